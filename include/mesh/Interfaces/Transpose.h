//===- Transpose.h - tensors with dims in another order ---------*- C++ -*-===//

#ifndef MESH_INTERFACES_TRANSPOSE_H
#define MESH_INTERFACES_TRANSPOSE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// Returns `value` with its dims in another order: dim i of the result is dim
/// `order[i]` of `value`.
Value createTranspose(OpBuilder &builder, Location loc, Value value,
                      ArrayRef<int64_t> order);

} // namespace mesh

#endif // MESH_INTERFACES_TRANSPOSE_H
