//===- MachineOptions.cpp - Check the options of a machine ----------------===//

#include "MachineOptions.h"

#include "TransportTable.h"
#include "mesh-rt/job.h"

#include <fstream>

using namespace mesh::rt;

/// Rejects faults that no device of this machine can have.
static void checkFaults(const RunOptions &options) {
  for (const Fault &fault : options.faults) {
    if (fault.kind == Fault::Kind::Kill && !options.job)
      throw Error("a device can be killed only where it is a "
                  "process of its own");
    if (fault.device >= options.numDevices)
      throw Error("there is no device " + std::to_string(fault.device) +
                  " for a fault; there are " +
                  std::to_string(options.numDevices));
  }
}

bool mesh::rt::wantsOwnThreads(const RunOptions &options) {
  return options.cuda || !options.links.empty() || options.flopRate != 0 ||
         !options.faults.empty();
}

static void checkThreads(const RunOptions &options) {
  if (options.numThreads < 0)
    throw Error("devices need at least 1 thread, got " +
                std::to_string(options.numThreads));
  if (options.numThreads != 0 && options.numThreads < options.numDevices &&
      wantsOwnThreads(options))
    throw Error(
        "GPUs, emulated links and rates, and faults need a thread for each of "
        "the " +
        std::to_string(options.numDevices) + " devices, got " +
        std::to_string(options.numThreads));
}

/// A stack ends at a page that cannot be written, a mapping of its own. Checked
/// before anything is made for devices whose stacks are unavailable.
static void checkStacks(const RunOptions &options) {
  int64_t most = 0;
  std::ifstream("/proc/sys/vm/max_map_count") >> most;
  if (!options.job && most != 0 && options.numDevices > most / 2)
    throw Error("the stack of each takes two of the " + std::to_string(most) +
                " mappings that a process may have (sysctl vm.max_map_count)");
}

std::string mesh::rt::nameTransport(const RunOptions &options) {
  if (!options.transport.empty())
    return options.transport;
  return options.cuda ? "cuda" : transports().front()->name;
}

static void checkTransport(const RunOptions &options) {
  const TransportInfo &info = findTransport(nameTransport(options)).info;
  if (info.isOnGpus != options.cuda.has_value())
    throw Error(std::string("transport '") + info.name +
                "' is for devices that are " +
                (info.isOnGpus ? "GPUs, got CPUs" : "CPUs, got GPUs"));
}

/// Rejects options that no machine of this process has.
static void checkOptions(const RunOptions &options) {
  if (options.numDevices < 1)
    throw Error("a machine needs at least 1 device, got " +
                std::to_string(options.numDevices));
  checkStacks(options);
  checkFaults(options);
  checkThreads(options);
  if (!options.job)
    checkTransport(options);
  if (options.job && !options.links.empty())
    throw Error("links are emulated between threads, not "
                "between processes");
  if (options.job && options.credits != 0)
    throw Error("credits are for sends between threads, not "
                "between processes");
}

/// Returns the text in which the processes of a job must agree.
static std::string describeMachine(const RunOptions &options) {
  std::string text = std::to_string(options.numDevices) + " devices";
  for (const MeshAxis &axis : options.axes)
    text += ", axis of size " + std::to_string(axis.size) + " and stride " +
            std::to_string(axis.stride);
  if (!options.faults.empty())
    text += ", faults: " + std::to_string(options.faults.size());
  return text;
}

static std::string describeSize(const RunOptions &options) {
  int64_t size = options.job->size();
  if (size == options.numDevices)
    return {};
  std::string wanted = std::to_string(options.numDevices);
  return "there must be one process per device, " + wanted + ", got " +
         std::to_string(size) + (size == 1 ? " process" : " processes") +
         ": start them by mpirun -n " + wanted;
}

/// Returns the first problem of a job's machine, or "". `problem` is that of
/// this process. All processes get the same.
static std::string findProblem(const RunOptions &options, std::string problem) {
  Job &job = *options.job;
  std::vector<std::string> problems = job.gather(problem);
  std::vector<std::string> machines = job.gather(describeMachine(options));
  for (size_t rank = 1; rank < problems.size() && problem.empty(); ++rank)
    problem = problems[rank];
  for (size_t rank = 1; rank < machines.size() && problem.empty(); ++rank)
    if (machines[rank] != machines[0])
      problem = "the processes want different machines: process 0 " +
                machines[0] + ", process " + std::to_string(rank) + " " +
                machines[rank];
  if (problem.empty())
    problem = describeSize(options);
  return job.broadcast(problem);
}

void mesh::rt::checkMachine(const RunOptions &options) {
  if (!options.job)
    return checkOptions(options);
  std::string problem;
  try {
    checkOptions(options);
  } catch (const Error &error) {
    problem = error.what();
  }
  if (problem = findProblem(options, std::move(problem)); !problem.empty())
    throw Error(problem);
}
