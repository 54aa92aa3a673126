//===- LocalIndices.h - global indices on one device ------------*- C++ -*-===//
//
// A dim that is split is cut into blocks of equal size, one for each device of
// a group. These functions build the arithmetic that leads from an index into
// the whole dim to one into the block that the device holds.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_LOCALINDICES_H
#define MESH_INTERFACES_LOCALINDICES_H

#include "mesh/Interfaces/PartitionableOpInterface.h"

namespace mesh {

/// The blocks of one dim: where this device's begins, and the size of each.
struct DimBlock {
  /// Null where the dim is not split: the block begins at 0.
  Value begin;
  int64_t size;

  bool isWhole() const { return !begin; }
};

/// The block of a dim of `size` elements that `axes` split.
DimBlock createBlock(OpBuilder &builder, Location loc, const LocalView &view,
                     ArrayRef<AxisRefAttr> axes, int64_t size);

/// The blocks of the dims of `global`, split as its sharding says.
SmallVector<DimBlock> createBlocks(OpBuilder &builder, Location loc,
                                   const LocalView &view, Value global);

/// The place of a global index on this device.
struct LocalIndex {
  /// Within the block, whatever the global index is: safe to read from.
  Value index;
  /// The condition that the global index is in the block; null if it always is.
  Value isHere;
};

LocalIndex createLocalIndex(OpBuilder &builder, Location loc, Value global,
                            const DimBlock &block);

/// The place of an element or slice on this device: `isHere` if it is in every
/// dim's block.
struct LocalIndices {
  SmallVector<Value> indices;
  Value isHere;
};

LocalIndices createLocalIndices(OpBuilder &builder, Location loc,
                                ValueRange globals, ArrayRef<DimBlock> blocks);

} // namespace mesh

#endif // MESH_INTERFACES_LOCALINDICES_H
