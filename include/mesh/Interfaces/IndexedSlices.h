//===- IndexedSlices.h - gather and scatter as loops ------------*- C++ -*-===//
//
// `tensor.gather` and `tensor.scatter` in terms of ops that can be lowered, on
// whole tensors or on the blocks of one device.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_INDEXEDSLICES_H
#define MESH_INTERFACES_INDEXEDSLICES_H

#include "mesh/Interfaces/LocalIndices.h"

namespace mesh {

/// The operands of a gather, on one device or on all.
struct GatherParts {
  RankedTensorType type;
  Value source, indices;
  ArrayRef<int64_t> dims;
  /// The blocks of `dims` that the source holds.
  ArrayRef<DimBlock> blocks;
};

/// Gathers the slices that are in the source's blocks. The others are zero.
Value createGather(OpBuilder &builder, Location loc, const GatherParts &parts);

/// The operands of a scatter, on one device or on all.
struct ScatterParts {
  Value source, dest, indices;
  ArrayRef<int64_t> dims;
  /// The blocks of `dims` that the destination holds.
  ArrayRef<DimBlock> blocks;
};

/// Writes the slices that go to the destination's blocks, in order, and leaves
/// out the others.
Value createScatter(OpBuilder &builder, Location loc,
                    const ScatterParts &parts);

} // namespace mesh

#endif // MESH_INTERFACES_INDEXEDSLICES_H
