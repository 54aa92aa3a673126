//===- ReadDims.h - Dims of operands that tell a place ----------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_READDIMS_H
#define MESH_LIB_DIFFERENTIATION_READDIMS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/AffineMap.h"

namespace mesh {

/// The dims of an operand of a structured op, without those that are read at a
/// constant, or as another dim is: along a diagonal one dim tells the place.
class ReadDims {
public:
  /// The operand has the shape `shape` and is read by `map`.
  ReadDims(AffineMap map, ArrayRef<int64_t> shape);

  /// Returns the map to the dims that are left, and their shape.
  AffineMap getMap() const;
  SmallVector<int64_t> getShape() const;
  /// Returns a tensor with all dims of the operand: zeros, but for the elements
  /// of `value` at the places that are read.
  Value spread(OpBuilder &builder, Location loc, Value value) const;

private:
  Value repeatDims(OpBuilder &builder, Location loc, Value value) const;
  Value addConstantDims(OpBuilder &builder, Location loc, Value value) const;
  bool isConstant(unsigned dim) const;
  bool isKept(unsigned dim) const {
    return !isConstant(dim) && same[dim] == dim;
  }

  AffineMap map;
  SmallVector<int64_t> shape;
  /// The dim that is kept of those that are read as each dim is.
  SmallVector<unsigned> same;
};

/// Returns zeros of `shape` to which each element of `elements` is added at the
/// place that `map` makes of its indices.
Value createPlacedSum(OpBuilder &builder, Location loc, Value elements,
                      AffineMap map, ArrayRef<int64_t> shape);

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_READDIMS_H
