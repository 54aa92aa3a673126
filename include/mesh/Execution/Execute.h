//===- Execute.h - run an entry on its devices ------------------*- C++ -*-===//
//
// Runs a program once on each device: on parts that the devices hold, or on
// whole arguments, which are split, and the results put together.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_EXECUTE_H
#define MESH_EXECUTION_EXECUTE_H

#include "mesh-rt/run.h"
#include "mesh/Execution/EmulatedLinks.h"
#include "mesh/Execution/Program.h"
#include "mesh/Execution/RunStopper.h"

#include <functional>
#include <optional>

namespace mesh {

struct ExecuteOptions {
  /// The number of runs of the program. If there are more than one, it runs
  /// once more before, to warm up; on GPUs two steps, of which the second is
  /// captured and then launched as a graph (docs/gpu.md).
  int64_t repeat = 1;
  /// The number of calls of the program in a run, without waiting for it in
  /// between.
  int64_t steps = 1;
  /// Links to emulate, by the name of their axis; "*" stands for all others.
  LinkMap links = {};
  /// Fail if a run's results are not those of the first one to the bit, on each
  /// device.
  bool sameBits = false;
  /// The tolerance of differences between devices' copies of a result, if not
  /// that for its type (Compare.h).
  std::optional<double> tolerance = {};
  /// Returns how much copies of the result of that number may differ if they
  /// exceed the tolerance for its type; without it they may not.
  std::function<llvm::Expected<double>(size_t)> extendTolerance = {};
  /// If set, it can end the runs.
  RunStopper *stopper = nullptr;
  /// The options of the runtime, except for those that follow from the entry:
  /// the name, the devices, the axes, the links and the memory. With `cuda`,
  /// the entry must be compiled for GPUs.
  rt::RunOptions runtime = {};
};

/// The parts of a value, one for each device.
using DeviceParts = std::vector<HostTensor>;

/// A run as the devices see it.
struct PartsExecution {
  /// The devices' parts of each result of the last run. With a job, at rank 0
  /// alone.
  std::vector<DeviceParts> parts;
  /// Wall time of a step in each run, without the warm-up. On GPUs it begins
  /// when the arguments are there, and ends when the results are.
  std::vector<std::chrono::nanoseconds> times;
  /// Counters, and spans if traced, of the last run, of all of its steps. On
  /// GPUs it says how many steps were launches of a graph.
  rt::RunReport report;

  std::chrono::nanoseconds getMedianTime() const;
  std::chrono::nanoseconds getMinTime() const;
};

/// A run on whole values; the parts have gone into the results.
struct Execution : PartsExecution {
  /// The whole results of the last run. With a job, at rank 0 alone.
  std::vector<HostTensor> results;
  /// For each, the largest relative error between the devices' copies.
  std::vector<double> copyErrors;
};

/// Runs `entry` on each argument's parts, by device, or, with a job, the one
/// part that is this process's. They must be of the local shapes that the
/// signature says, and are not written to. An error is the runtime's report of
/// a failed run, a RunFailure (FailureReport.h). With a job, all processes call
/// this, and succeed or fail alike.
llvm::Expected<PartsExecution>
executeParts(const Program::Entry &entry,
             ArrayRef<ArrayRef<HostTensor>> arguments,
             const ExecuteOptions &options = {});

/// Runs `entry`. The whole arguments must be of the shapes that its signature
/// says. An error is the runtime's report of a failed run, or says which
/// result's copies differ between devices. With a job, all processes call this
/// with the same arguments, and succeed or fail alike.
llvm::Expected<Execution> execute(const Program::Entry &entry,
                                  ArrayRef<HostTensor> arguments,
                                  const ExecuteOptions &options = {});

} // namespace mesh

#endif // MESH_EXECUTION_EXECUTE_H
