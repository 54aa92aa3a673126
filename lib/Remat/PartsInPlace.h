//===- PartsInPlace.h - tensors made where they are a part ------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_PARTSINPLACE_H
#define MESH_LIB_REMAT_PARTSINPLACE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {

/// Returns true if `insert` writes to a place that is known when `op` runs, or
/// could be: ops that have no effect move before it. Both are in one block.
bool isPlaceKnown(tensor::InsertSliceOp insert, Operation *op);

/// Returns the op that puts `result` into a tensor of which it is a part, if it
/// is computed there: over the slice that was there, or over nothing.
tensor::InsertSliceOp getInsertInPlace(OpResult result);

} // namespace mesh

#endif // MESH_LIB_REMAT_PARTSINPLACE_H
