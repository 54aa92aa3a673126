//===- Transpose.cpp - tensors with dims in another order -----------------===//

#include "mesh/Interfaces/Transpose.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mesh;

Value mesh::createTranspose(OpBuilder &builder, Location loc, Value value,
                            ArrayRef<int64_t> order) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Value empty = tensor::EmptyOp::create(
      builder, loc, mlir::applyPermutation(type.getShape(), order),
      type.getElementType());
  return linalg::TransposeOp::create(builder, loc, value, empty, order)
      ->getResult(0);
}
