//===- SoftmaxSteps.cpp - softmax as structured ops -----------------------===//

#include "mesh/Interfaces/SoftmaxSteps.h"

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// Emits the steps of a softmax over one dim of a tensor.
class SoftmaxSteps {
public:
  SoftmaxSteps(OpBuilder &builder, linalg::SoftmaxOp op)
      : builder(builder), loc(op.getLoc()),
        element(op.getInputOperandType().getElementType()),
        dim(static_cast<int64_t>(op.getDimension())),
        rank(op.getInputOperandRank()) {}

  Value emit(Value input, Value out) const;

private:
  /// Combines `rows` by an `Op` along the dim, starting from `start`.
  template <typename Op>
  Value reduce(Value rows, Value empty, TypedAttr start) const;
  /// Computes, into `out`, what `emitElement` makes of each element of `rows`
  /// and of the number of its row.
  Value map(Value rows, Value numbers, Value out,
            function_ref<Value(OpBuilder &, Value, Value)> emitElement) const;

  AffineMap getRowMap() const {
    return AffineMap::getMultiDimIdentityMap(rank, builder.getContext());
  }
  AffineMap getNumberMap() const { return getRowMap().dropResult(dim); }

  OpBuilder &builder;
  Location loc;
  Type element;
  int64_t dim, rank;
};
} // namespace

template <typename Op>
Value SoftmaxSteps::reduce(Value rows, Value empty, TypedAttr start) const {
  Value init = arith::ConstantOp::create(builder, loc, start);
  Value filled = linalg::FillOp::create(builder, loc, init, empty).getResult(0);
  SmallVector<mlir::utils::IteratorType> iterators(
      rank, mlir::utils::IteratorType::parallel);
  iterators[dim] = mlir::utils::IteratorType::reduction;
  auto reduction = linalg::GenericOp::create(
      builder, loc, filled.getType(), rows, filled,
      {getRowMap(), getNumberMap()}, iterators,
      [](OpBuilder &b, Location loc, ValueRange arguments) {
        Value combined = Op::create(b, loc, arguments[0], arguments[1]);
        linalg::YieldOp::create(b, loc, combined);
      });
  return reduction.getResult(0);
}

Value SoftmaxSteps::map(
    Value rows, Value numbers, Value out,
    function_ref<Value(OpBuilder &, Value, Value)> emitElement) const {
  SmallVector<mlir::utils::IteratorType> iterators(
      rank, mlir::utils::IteratorType::parallel);
  auto elements = linalg::GenericOp::create(
      builder, loc, out.getType(), ValueRange{rows, numbers}, out,
      {getRowMap(), getNumberMap(), getRowMap()}, iterators,
      [&](OpBuilder &b, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(b, loc,
                                emitElement(b, arguments[0], arguments[1]));
      });
  return elements.getResult(0);
}

/// The maximum starts from the lowest number. NaN, which `arith.maxnumf`
/// ignores, would be lost in a maximum over devices, which does not ignore it.
/// A row that has nothing but NaN becomes NaN in the end.
Value SoftmaxSteps::emit(Value input, Value out) const {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, input);
  sizes.erase(sizes.begin() + dim);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  Value maximum = reduce<arith::MaxNumFOp>(
      input, empty, getNeutralElement(Combiner::Max, element));
  Value exponentials =
      map(input, maximum, out, [&](OpBuilder &b, Value x, Value most) -> Value {
        Value difference = arith::SubFOp::create(b, loc, x, most);
        return math::ExpOp::create(b, loc, difference);
      });
  Value sum = reduce<arith::AddFOp>(
      exponentials, empty, llvm::cast<TypedAttr>(builder.getZeroAttr(element)));
  return map(exponentials, sum, out,
             [&](OpBuilder &b, Value x, Value total) -> Value {
               return arith::DivFOp::create(b, loc, x, total);
             });
}

LogicalResult mesh::checkHasFloats(linalg::SoftmaxOp op) {
  Type element = op.getInputOperandType().getElementType();
  if (llvm::isa<FloatType>(element))
    return success();
  return op.emitOpError("must be of floating point numbers, got ") << element;
}

LogicalResult mesh::decomposeSoftmax(mlir::RewriterBase &rewriter,
                                     linalg::SoftmaxOp op) {
  if (failed(checkHasFloats(op)))
    return failure();
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(
      op, SoftmaxSteps(rewriter, op).emit(op.getInput(), op.getOutput()));
  return success();
}
