//===- Checkpoint.h - files of tensors of either format ---------*- C++ -*-===//
//
// What a file is its name says: .safetensors (Safetensors.h) or .npz (Npz.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CHECKPOINT_CHECKPOINT_H
#define MESH_CHECKPOINT_CHECKPOINT_H

#include "mesh/Sharder/BatchSharder.h"

namespace mesh {

/// Whether `path` is called like a file of tensors.
bool isCheckpoint(StringRef path);

/// All tensors of file `path`, split by `spec`; each device reads its part.
llvm::Expected<ShardedBatch> loadCheckpoint(StringRef path,
                                            const BatchSharder &sharder,
                                            const BatchSpec &spec);

/// Writes `batch` to file `path`, each device its part.
llvm::Error saveCheckpoint(StringRef path, const ShardedBatch &batch);

/// The same of whole tensors.
llvm::Expected<std::vector<Leaf>> readTensors(StringRef path,
                                              MLIRContext &context);
llvm::Error writeTensors(StringRef path, std::vector<Leaf> tensors,
                         MLIRContext &context);

} // namespace mesh

#endif // MESH_CHECKPOINT_CHECKPOINT_H
