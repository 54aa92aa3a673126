//===- TensorViews.h - ops that give memory another shape -------*- C++ -*-===//

#ifndef MESH_IR_TENSORVIEWS_H
#define MESH_IR_TENSORVIEWS_H

#include "mesh/IR/BarrierOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {

/// Returns true if `op` gives all of its operand another shape or type, and
/// moves nothing. False for null.
inline bool isReshape(Operation *op) {
  return llvm::isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                               tensor::CastOp, OptimizationBarrierOp>(op);
}

/// Returns true if the result of `op` is a view of its first operand: a reshape
/// or a slice, also one at the place of the device. False for null.
inline bool isView(Operation *op) {
  return isReshape(op) ||
         llvm::isa_and_present<tensor::ExtractSliceOp, AllSliceOp>(op);
}

} // namespace mesh

#endif // MESH_IR_TENSORVIEWS_H
