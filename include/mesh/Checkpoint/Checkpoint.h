//===- Checkpoint.h - files of tensors of either format ---------*- C++ -*-===//
//
// The name of a file tells its format: .safetensors (Safetensors.h) or .npz
// (Npz.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CHECKPOINT_CHECKPOINT_H
#define MESH_CHECKPOINT_CHECKPOINT_H

#include "mesh/Checkpoint/Npz.h"
#include "mesh/Checkpoint/Safetensors.h"

#include <variant>

namespace mesh {

/// Returns true if the extension of `path` is that of a file of tensors.
bool isCheckpoint(StringRef path);

/// Reads all tensors of file `path`, split as `request` says; each device reads
/// its part.
llvm::Expected<ShardedBatch> loadCheckpoint(StringRef path,
                                            const ShardRequest &request);

/// Fails if file `path` cannot have tensors of these names.
llvm::Error checkTensorNames(StringRef path, ArrayRef<StringRef> names);

/// Writes `batch` to file `path`, each device its part.
llvm::Error saveCheckpoint(StringRef path, const ShardedBatch &batch);

/// A file of whole tensors. Tensors of types that Mesh does not have are errors
/// only when they are read.
class TensorFile {
public:
  static llvm::Expected<TensorFile> open(StringRef path);

  std::vector<std::string> getNames() const;
  /// One of these.
  llvm::Expected<HostTensor> read(StringRef name) const;

private:
  using File = std::variant<NpzFile, SafetensorsFile>;
  explicit TensorFile(File file) : file(std::move(file)) {}

  File file;
};

/// Writes whole tensors to file `path`, with the checksum of each, by which
/// readers find damage.
llvm::Error writeTensors(StringRef path, std::vector<Leaf> tensors);

} // namespace mesh

#endif // MESH_CHECKPOINT_CHECKPOINT_H
