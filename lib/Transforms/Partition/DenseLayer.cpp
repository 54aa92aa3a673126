//===- DenseLayer.cpp - a dense layer in linalg ---------------------------===//

#include "mesh/Transforms/Partition/DenseLayer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mesh;

static RankedTensorType getType(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

static Type getAccumulatorType(Type element) {
  return element.getIntOrFloatBitWidth() < 32
             ? Float32Type::get(element.getContext())
             : element;
}

/// x · kernel in elements of `element`, into a tensor of zeros.
static Value buildProduct(ImplicitLocOpBuilder &builder, Value x, Value kernel,
                          bool transposed, Type element) {
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, builder.getLoc(), x);
  sizes.back() = tensor::getMixedSize(builder, builder.getLoc(), kernel,
                                      transposed ? 0 : 1);
  Value empty = tensor::EmptyOp::create(builder, sizes, element);
  Value zero = arith::ConstantOp::create(builder, builder.getZeroAttr(element));
  Value init = linalg::FillOp::create(builder, zero, empty).getResult(0);
  int64_t rank = sizes.size();
  if (rank == 2 && !transposed)
    return linalg::MatmulOp::create(builder, init.getType(),
                                    ValueRange{x, kernel}, init)
        .getResult(0);

  // Loops: the dims of x but for the last, out, in.
  MLIRContext *context = builder.getContext();
  auto dim = [&](int64_t loop) { return getAffineDimExpr(loop, context); };
  SmallVector<AffineExpr> xDims, yDims;
  for (int64_t loop = 0; loop < rank; ++loop)
    yDims.push_back(dim(loop));
  xDims.assign(yDims.begin(), std::prev(yDims.end()));
  xDims.push_back(dim(rank));
  SmallVector<AffineExpr> kernelDims{dim(rank), dim(rank - 1)};
  if (transposed)
    std::swap(kernelDims[0], kernelDims[1]);
  auto getMap = [&](ArrayRef<AffineExpr> dims) -> Attribute {
    return AffineMapAttr::get(AffineMap::get(rank + 1, 0, dims, context));
  };
  ArrayAttr maps =
      builder.getArrayAttr({getMap(xDims), getMap(kernelDims), getMap(yDims)});
  return linalg::ContractOp::create(builder, init.getType(),
                                    ValueRange{x, kernel}, init, maps)
      .getResult(0);
}

/// y + bias along the last dim.
static Value addBias(ImplicitLocOpBuilder &builder, Value y, Value bias) {
  int64_t rank = getType(y).getRank();
  MLIRContext *context = builder.getContext();
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  AffineMap last = AffineMap::get(rank, 0, getAffineDimExpr(rank - 1, context));
  Value empty = tensor::EmptyOp::create(
      builder, tensor::getMixedSizes(builder, builder.getLoc(), y),
      getType(y).getElementType());
  return linalg::GenericOp::create(
             builder, y.getType(), ValueRange{y, bias}, empty,
             ArrayRef{identity, last, identity},
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [](OpBuilder &nested, Location loc, ValueRange elements) {
               Value sum =
                   arith::AddFOp::create(nested, loc, elements[0], elements[1]);
               linalg::YieldOp::create(nested, loc, sum);
             })
      .getResult(0);
}

Value mesh::buildDense(OpBuilder &opBuilder, TPDenseOp op,
                       function_ref<Value(DensePoint, Value)> annotate) {
  ImplicitLocOpBuilder builder(op.getLoc(), opBuilder);
  RankedTensorType type = op.getType();
  Type accumulator = getAccumulatorType(type.getElementType());
  auto toType = [&](Value value, Type element) -> Value {
    RankedTensorType from = getType(value);
    if (from.getElementType() == element)
      return value;
    auto to = RankedTensorType::get(from.getShape(), element);
    if (element == accumulator)
      return arith::ExtFOp::create(builder, to, value);
    return arith::TruncFOp::create(builder, to, value);
  };

  Value x = annotate(DensePoint::X, op.getX());
  x = annotate(DensePoint::GatheredX, x);
  Value kernel = annotate(DensePoint::Kernel, op.getKernel());
  Value y =
      buildProduct(builder, x, kernel, op.getTransposeKernel(), accumulator);
  y = annotate(DensePoint::Product, y);
  y = annotate(DensePoint::ReducedProduct, y);
  if (op.getBias()) {
    Value bias = annotate(DensePoint::Bias, toType(op.getBias(), accumulator));
    y = addBias(builder, y, bias);
  }
  return annotate(DensePoint::Y, toType(y, type.getElementType()));
}
