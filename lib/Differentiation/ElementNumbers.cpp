//===- ElementNumbers.cpp - tensors of numbers of elements ----------------===//

#include "ElementNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

Value mesh::createFromIndices(
    OpBuilder &builder, Location loc, ArrayRef<int64_t> shape, Type element,
    function_ref<Value(OpBuilder &, Location)> makeIndex) {
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  SmallVector<mlir::utils::IteratorType> loops(
      shape.size(), mlir::utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), ValueRange(), empty,
             builder.getMultiDimIdentityMap(shape.size()), loops,
             [&](OpBuilder &body, Location loc, ValueRange) {
               Value number = arith::IndexCastOp::create(body, loc, element,
                                                         makeIndex(body, loc));
               linalg::YieldOp::create(body, loc, number);
             })
      .getResult(0);
}

Value mesh::createElementNumbers(OpBuilder &builder, Location loc,
                                 ArrayRef<int64_t> shape, Type element,
                                 int64_t first) {
  return createFromIndices(
      builder, loc, shape, element, [&](OpBuilder &body, Location loc) {
        auto constant = [&](int64_t value) -> Value {
          return arith::ConstantIndexOp::create(body, loc, value);
        };
        Value number = constant(0);
        for (auto [dim, size] : llvm::enumerate(shape)) {
          number = arith::MulIOp::create(body, loc, number, constant(size));
          number = arith::AddIOp::create(
              body, loc, number, linalg::IndexOp::create(body, loc, dim));
        }
        return first == 0
                   ? number
                   : arith::AddIOp::create(body, loc, number, constant(first));
      });
}
