//===- CheckpointLock.h - One training for a checkpoint ---------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_CHECKPOINTLOCK_H
#define MESH_LIB_TRAIN_CHECKPOINTLOCK_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

/// Keeps others from training to a checkpoint. The lock is one on a file beside
/// the checkpoint. It ends with the process, however that ends.
class CheckpointLock {
public:
  CheckpointLock() = default;
  CheckpointLock(const CheckpointLock &) = delete;
  CheckpointLock &operator=(const CheckpointLock &) = delete;
  ~CheckpointLock();

  /// Fails if another has the lock of `checkpoint`. Removes the unfinished
  /// files of trainings that were killed. Folders that cannot be written to,
  /// and file systems without locks, lock nothing.
  llvm::Error acquire(StringRef checkpoint);

private:
  std::string path;
  int file = -1;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_CHECKPOINTLOCK_H
