//===- InitialState.h - The state that training begins with -----*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_INITIALSTATE_H
#define MESH_LIB_TRAIN_INITIALSTATE_H

#include "Losses.h"
#include "TrainState.h"
#include "mesh/Execution/Execute.h"

namespace mesh {

/// Finds values for parameters and state: from files, and for those that files
/// do not have, from `init_params` and from `init_` with the name of the step.
class InitialState {
public:
  InitialState(ModuleOp module, const CompileOptions &options,
               const ExecuteOptions &execution, StringRef entry, uint64_t seed)
      : module(module), options(options), execution(execution), entry(entry),
        seed(seed) {}

  /// Sets the values that file `path` has, and warns of other tensors in it. A
  /// value that another file has is an error.
  llvm::Error read(StringRef path, TrainState &state);
  /// Sets all values from checkpoint `path`, and its losses. An error if it has
  /// others than `state`, as of another optimizer.
  llvm::Error resume(StringRef path, TrainState &state, Losses &losses);
  /// Sets the values that are missing. With a job, each process computes the
  /// parts of its device.
  llvm::Error compute(TrainState &state);

private:
  llvm::Error runInit(const Program::Entry &init, TrainState &state);
  llvm::Expected<ArgumentMemory> getArgument(const Session &session,
                                             size_t argument, TrainState &state,
                                             HostTensor &whole) const;

  ModuleOp module;
  CompileOptions options;
  ExecuteOptions execution;
  std::string entry;
  uint64_t seed;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_INITIALSTATE_H
