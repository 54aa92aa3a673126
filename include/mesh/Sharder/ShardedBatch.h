//===- ShardedBatch.h - arrays as the devices hold them ---------*- C++ -*-===//

#ifndef MESH_SHARDER_SHARDEDBATCH_H
#define MESH_SHARDER_SHARDEDBATCH_H

#include "mesh/Host/ShardPlacement.h"
#include "mesh/Sharder/Batch.h"
#include "mesh/Sharder/BatchSpec.h"

namespace mesh {

struct ShardedLeaf {
  ShardedLeaf(std::string name, ShardingAttr sharding, ShardPlacement placement)
      : name(std::move(name)), sharding(sharding),
        placement(std::move(placement)) {}
  ShardedLeaf(ShardedLeaf &&) = default;
  ShardedLeaf &operator=(ShardedLeaf &&) = default;

  std::string name;
  ShardingAttr sharding;
  ShardPlacement placement;
  /// One a device.
  std::vector<HostTensor> parts;
};

struct ShardedBatch {
  std::vector<ShardedLeaf> leaves;

  /// The leaf called `name`, or null.
  const ShardedLeaf *find(StringRef name) const;
  std::vector<StringRef> getNames() const;
  /// Return the size of the whole arrays, without padding.
  int64_t getNumElements() const;
  int64_t getNumBytes() const;
};

/// Describes the shards of arrays that are asked for: on which mesh, and how
/// each array is split.
struct ShardRequest {
  /// The name of the mesh, for shardings to speak of, and the mesh.
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  LogicalRules rules;
  /// Pad dims that are not divisible by the number of shards, with zeros,
  /// instead of an error.
  bool pad = false;
  BatchSpec spec;

  /// Returns the leaf of that name and shape, without its parts. An error names
  /// the leaf and what is wrong: a spec for more dims than it has, an unknown
  /// axis or logical name, an axis used twice, a dim that does not divide
  /// unless it may be padded.
  llvm::Expected<ShardedLeaf> layOut(StringRef name,
                                     const TensorShape &shape) const;

  /// Splits `batch`: the parts of each leaf. Errors as above, or a name in
  /// `spec` that no leaf has.
  llvm::Expected<ShardedBatch> shard(const Batch &batch) const;
};

} // namespace mesh

#endif // MESH_SHARDER_SHARDEDBATCH_H
