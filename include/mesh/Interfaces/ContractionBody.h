//===- ContractionBody.h - bodies that add up products ----------*- C++ -*-===//

#ifndef MESH_INTERFACES_CONTRACTIONBODY_H
#define MESH_INTERFACES_CONTRACTIONBODY_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mesh {

/// Returns true if `body` adds products to its last argument, of floats or of
/// integers, with no more than `Casts` between. What is cast after the
/// multiplication has wrapped or been rounded, and is no such product.
/// Upstream's matcher looks through all unary ops, be they exponentials or
/// negations.
template <typename... Casts>
bool addsUpProducts(mlir::Block &body) {
  auto isCast = [](Operation &op) {
    return op.getNumOperands() != 1 ||
           op.hasTrait<mlir::OpTrait::IsTerminator>() ||
           llvm::isa<Casts...>(op);
  };
  auto isPair = [](Operation *multiply, Operation *add) {
    return multiply->getResultTypes() == add->getResultTypes() &&
           ((llvm::isa<mlir::arith::MulFOp>(multiply) &&
             llvm::isa<mlir::arith::AddFOp>(add)) ||
            (llvm::isa<mlir::arith::MulIOp>(multiply) &&
             llvm::isa<mlir::arith::AddIOp>(add)));
  };
  return llvm::all_of(body, isCast) &&
         mlir::linalg::detail::isContractionBody(body, isPair);
}

} // namespace mesh

#endif // MESH_INTERFACES_CONTRACTIONBODY_H
