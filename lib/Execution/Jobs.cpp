//===- Jobs.cpp - running in several processes ----------------------------===//
//
// Compiled with exceptions, which the runtime throws.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Jobs.h"

#include "mesh-rt/transport.h"

#include <cstdlib>
#include <exception>

using namespace mesh;

/// Returns the number of processes that the launcher of an MPI says that it has
/// started; 0 if there is none.
static int64_t getNumLaunched() {
  for (const char *variable : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
    const char *text = std::getenv(variable);
    int64_t count = 0;
    if (text && !StringRef(text).getAsInteger(10, count))
      return count;
  }
  return 0;
}

llvm::Expected<std::unique_ptr<rt::Job>> mesh::joinJob(StringRef transport,
                                                       rt::OnLost onLost) {
  try {
    if (auto job = rt::joinJob(transport.str(), std::move(onLost)))
      return job;
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
  if (int64_t count = getNumLaunched(); count > 1)
    return llvm::createStringError(
        "mpirun has started " + llvm::Twine(count) +
        " processes, and each would run the whole program: give "
        "--transport=mpi");
  return nullptr;
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

llvm::Expected<bool> mesh::isAny(rt::Job *job, bool value) {
  if (!job)
    return value;
  try {
    bool isIn = llvm::is_contained(job->gather(value ? "1" : "0"), "1");
    return job->broadcast(isIn ? "1" : "0") == "1";
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}

llvm::Expected<std::vector<std::string>>
mesh::gatherBytes(rt::Job *job, const std::string &bytes) {
  try {
    return job->gather(bytes);
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}

llvm::Expected<std::string> mesh::broadcastBytes(rt::Job *job,
                                                 const std::string &bytes) {
  try {
    return job->broadcast(bytes);
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}

/// Describes the difference of `fact` from `value`, which it is at rank 0.
static llvm::Error describeDifference(const JobFact &fact,
                                      const std::string &value) {
  if (fact.kind == JobFact::Digest)
    return llvm::createStringError(fact.name + " is not that of process 0");
  return llvm::createStringError(fact.name + ": '" + fact.value + "', but '" +
                                 value + "' in process 0");
}

/// Compares `facts` with those of rank 0. Throws an rt::Error.
static llvm::Error compareFacts(rt::Job &job, ArrayRef<JobFact> facts) {
  const JobFact *different = nullptr;
  std::string expected;
  for (const JobFact &fact : facts) {
    std::string value = job.broadcast(fact.value);
    if (!different && value != fact.value) {
      different = &fact;
      expected = std::move(value);
    }
  }
  return different ? describeDifference(*different, expected)
                   : llvm::Error::success();
}

llvm::Error mesh::agreeOn(rt::Job *job, ArrayRef<JobFact> facts) {
  if (!job)
    return llvm::Error::success();
  try {
    return agree(job, compareFacts(*job, facts));
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}
