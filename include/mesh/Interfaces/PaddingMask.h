//===- PaddingMask.h - telling padding from elements ------------*- C++ -*-===//

#ifndef MESH_INTERFACES_PADDINGMASK_H
#define MESH_INTERFACES_PADDINGMASK_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// In the body of a structured op, whether the indices of all of `loops`, of
/// which there is at least one, are below their sizes.
Value createIsInside(OpBuilder &builder, Location loc,
                     const llvm::BitVector &loops,
                     function_ref<int64_t(unsigned loop)> getSize);

/// A scalar constant: of a number, or of an array of two for a complex one.
Value createScalar(OpBuilder &builder, Location loc, Type type,
                   Attribute element);

/// A tensor of `type` with any elements, laid out as `sharding`, to take the
/// place of a slice of a tensor without elements: that would be out of bounds.
Value createWithoutElements(OpBuilder &builder, Location loc,
                            RankedTensorType type, ShardingAttr sharding);

/// `tensor` with `element` wherever an index is not below that of `shape`. All
/// values are split as `tensor` is.
Value createFilledPadding(OpBuilder &builder, Location loc, Value tensor,
                          ArrayRef<int64_t> shape, Attribute element);

} // namespace mesh

#endif // MESH_INTERFACES_PADDINGMASK_H
