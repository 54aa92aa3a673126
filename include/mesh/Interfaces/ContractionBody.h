//===- ContractionBody.h - bodies that add up products ----------*- C++ -*-===//

#ifndef MESH_INTERFACES_CONTRACTIONBODY_H
#define MESH_INTERFACES_CONTRACTIONBODY_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mesh {

/// Whether `body` adds products to its last argument, with any casts between:
/// of floats or of integers.
inline bool addsUpProducts(mlir::Block &body) {
  return mlir::linalg::detail::isContractionBody(
      body, [](Operation *multiply, Operation *add) {
        return (llvm::isa<mlir::arith::MulFOp>(multiply) &&
                llvm::isa<mlir::arith::AddFOp>(add)) ||
               (llvm::isa<mlir::arith::MulIOp>(multiply) &&
                llvm::isa<mlir::arith::AddIOp>(add));
      });
}

} // namespace mesh

#endif // MESH_INTERFACES_CONTRACTIONBODY_H
