//===- LocalGpu.cpp - The GPU of a process --------------------------------===//

#include "LocalGpu.h"

#include "core/Serialization.h"

#include <fstream>
#include <map>
#include <unistd.h>

using namespace mesh::rt;

/// Returns a name that all processes on this computer have in common, in
/// containers too, and no others have.
static std::string nameComputer() {
  std::string name;
  if (std::getline(std::ifstream("/proc/sys/kernel/random/boot_id"), name))
    return name;
  char host[256] = "";
  (void)gethostname(host, sizeof(host) - 1);
  return host;
}

static LocalGpu claimGpu(int64_t rank, int rankOnNode,
                         const RunOptions &options) {
  LocalGpu own;
  own.gpus = Gpus::ofOne(*options.cuda, rank, rankOnNode);
  own.gpus->checkMemory(options.memory);
  own.nccl = std::make_shared<NcclLibrary>(options.cuda->nccl);
  return own;
}

/// Returns the error in the processes' records, or "".
static std::string findProblem(const std::vector<std::string> &all) {
  std::map<std::pair<std::string, std::string>, size_t> owners;
  for (size_t rank = 0; rank < all.size(); ++rank) {
    Reader reader(all[rank]);
    std::string process = "process " + std::to_string(rank);
    if (std::string problem = reader.getText(); !problem.empty())
      return (rank == 0 ? "" : process + ": ") + problem;
    std::string computer = reader.getText(), bus = reader.getText();
    auto [owner, isFree] = owners.try_emplace({computer, bus}, rank);
    if (!isFree)
      return "processes " + std::to_string(owner->second) + " and " +
             std::to_string(rank) + " are both on " + reader.getText() +
             ", and NCCL wants a GPU for each process";
  }
  return {};
}

LocalGpu mesh::rt::claimLocalGpu(Job &job, int rankOnNode,
                                 const RunOptions &options) {
  LocalGpu own;
  std::string part;
  Writer writer(part);
  try {
    own = claimGpu(job.rank(), rankOnNode, options);
    const Gpu &gpu = own.gpus->of(job.rank());
    std::string bus = gpu.busId();
    writer.putText("");
    writer.putText(nameComputer());
    writer.putText(bus);
    writer.putText(gpu.describe());
  } catch (const Error &error) {
    writer.putText(error.what());
  }
  std::vector<std::string> all = job.gather(part);
  if (std::string problem = job.broadcast(findProblem(all)); !problem.empty())
    throw Error(problem);
  return own;
}
