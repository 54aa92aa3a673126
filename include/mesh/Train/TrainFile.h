//===- TrainFile.h - the tool mesh-train ------------------------*- C++ -*-===//

#ifndef MESH_TRAIN_TRAINFILE_H
#define MESH_TRAIN_TRAINFILE_H

#include "mesh/Execution/Execute.h"
#include "mesh/Execution/Program.h"

#include <functional>

namespace mesh {

/// The options of `mesh-train`, whose --help says what they mean.
struct TrainRequest {
  std::string file;
  std::string entry = "train_step";
  /// The number of steps that the parameters have seen in the end.
  int64_t steps = 0;
  /// Batches, as `name=file`, and other arguments (Arguments.h).
  std::vector<std::string> data, arguments;
  /// Files of tensors that parameters and state begin with.
  std::vector<std::string> params;
  uint64_t seed = 0;
  bool shuffle = true;

  std::string checkpoint;
  bool resume = false;
  /// Steps from one checkpoint to the next; 0: one of the first state, and one
  /// at the end.
  int64_t saveEvery = 0;
  /// Steps from one line of progress to the next.
  int64_t logEvery = 10;
  std::string plot;

  /// Its entries and donations are set by what is said here.
  CompileOptions compile;
  ExecuteOptions execute;
  /// Says whether to end after the current step; may be null.
  std::function<bool()> isInterrupted;
};

/// Trains, and prints the loss to `os` as it goes. An error says what is wrong
/// with the request or what failed, and where the last whole state is. With a
/// job, all processes are given the same request and return the same; rank 0
/// prints and writes. What interrupts one of them ends all.
llvm::Error trainFile(const TrainRequest &request, MLIRContext &context,
                      raw_ostream &os);

} // namespace mesh

#endif // MESH_TRAIN_TRAINFILE_H
