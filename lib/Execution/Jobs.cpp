//===- Jobs.cpp - running in several processes ----------------------------===//
//
// Compiled with exceptions, which the runtime throws.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Jobs.h"

#include <exception>

using namespace mesh;

llvm::Expected<std::unique_ptr<rt::Job>> mesh::joinJob(Transport transport,
                                                       rt::OnLost onLost) {
  bool isProcess = transport == Transport::Mpi ||
                   (transport == Transport::Cuda && rt::isMpiProcess());
  if (!isProcess)
    return nullptr;
  try {
    std::unique_ptr<rt::Job> job = rt::joinMpiJob(std::move(onLost));
    // A process that is alone may have all the GPUs.
    if (transport == Transport::Cuda && job->size() == 1)
      return nullptr;
    return job;
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}

bool mesh::isRoot(const rt::Job *job) { return !job || job->rank() == 0; }

/// The first error among the processes' reports, which are empty or "!" and the
/// error's text.
static std::string findError(ArrayRef<std::string> reports) {
  for (auto [rank, report] : llvm::enumerate(reports))
    if (!report.empty())
      return rank == 0
                 ? report
                 : "!process " + std::to_string(rank) + ": " + report.substr(1);
  return {};
}

llvm::Error mesh::agree(rt::Job *job, llvm::Error error) {
  if (!job)
    return error;
  // An error may be without text.
  std::string report =
      error ? "!" + llvm::toString(std::move(error)) : std::string();
  try {
    report = job->broadcast(findError(job->gather(report)));
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
  if (report.empty())
    return llvm::Error::success();
  return llvm::createStringError(report.substr(1));
}
