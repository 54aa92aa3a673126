//===- InitializeParam.cpp - initial values of parameters -----------------===//

#include "mesh/Params/InitializeParam.h"

#include "mesh/IR/RandomOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <cmath>

using namespace mesh;

/// `value`, rounded to `type`.
static double roundTo(Type type, double value) {
  APFloat rounded(value);
  bool losesInfo = false;
  rounded.convert(llvm::cast<FloatType>(type).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
  return rounded.convertToDouble();
}

static Value createSplat(ImplicitLocOpBuilder &b, RankedTensorType type,
                         double value) {
  Attribute element;
  if (auto integer = llvm::dyn_cast<IntegerType>(type.getElementType()))
    element = b.getIntegerAttr(
        integer, llvm::APInt(integer.getWidth(),
                             static_cast<uint64_t>(static_cast<int64_t>(value)),
                             /*isSigned=*/false, /*implicitTrunc=*/true));
  else
    element = b.getFloatAttr(type.getElementType(), value);
  return arith::ConstantOp::create(b, DenseElementsAttr::get(type, element));
}

static Value multiply(ImplicitLocOpBuilder &b, Value tensor, double factor) {
  if (factor == 1)
    return tensor;
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  return arith::MulFOp::create(b, tensor, createSplat(b, type, factor));
}

/// The keys that the elements of `param` are drawn by: one, or, if parameters
/// are stacked, one for each of them.
static Value createKeys(ImplicitLocOpBuilder &b, ParamOp param, Value key) {
  Value fold =
      arith::ConstantIntOp::create(b, b.getI64Type(), param.getKeyFold());
  Value own = RngFoldOp::create(b, key, fold);
  SmallVector<int64_t> shape;
  auto getType = [&] {
    SmallVector<int64_t> words(shape);
    words.push_back(2);
    return RankedTensorType::get(words, b.getI32Type());
  };
  ArrayRef<int64_t> stacked =
      param.getTensorType().getShape().take_front(param.getStacked());
  if (param.getSplitRngs()) {
    for (int64_t size : stacked) {
      shape.push_back(size);
      own = RngSplitOp::create(b, getType(), own, /*from=*/Value());
    }
    return own;
  }
  if (stacked.empty())
    return own;
  // The same key for all.
  llvm::append_range(shape, stacked);
  Value empty =
      tensor::EmptyOp::create(b, getType().getShape(), b.getI32Type());
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, stacked.size()));
  return linalg::BroadcastOp::create(b, own, empty, dims)->getResult(0);
}

/// Standard numbers and the factor that they are to be multiplied by.
struct Drawn {
  Value numbers;
  double factor;
};

/// Draws numbers of variance `value` / fan. Each step is rounded to the element
/// type, as JAX does it.
static Drawn drawScaled(ImplicitLocOpBuilder &b, ParamOp param, Value keys) {
  RankedTensorType type = param.getTensorType();
  Type element = type.getElementType();
  auto in = static_cast<double>(param.getFanIn());
  auto out = static_cast<double>(param.getFanOut());
  double fan = *param.getFan() == FanMode::In    ? in
               : *param.getFan() == FanMode::Out ? out
                                                 : (in + out) / 2;
  double variance = roundTo(element, param.getValue().convertToDouble() / fan);
  auto rootOf = [&](double value) {
    return roundTo(element, std::sqrt(roundTo(element, value)));
  };
  auto number = [&](double value) { return b.getF64FloatAttr(value); };
  switch (*param.getDistribution()) {
  case InitDistribution::TruncatedNormal: {
    // The standard deviation that truncation leaves of 1.
    double left = roundTo(element, .87962566103423978);
    return {RandomTruncatedNormalOp::create(b, type, keys, number(-2),
                                            number(2), ValueRange(), nullptr),
            roundTo(element, rootOf(variance) / left)};
  }
  case InitDistribution::Normal:
    return {RandomNormalOp::create(b, type, keys, ValueRange(), nullptr),
            rootOf(variance)};
  case InitDistribution::Uniform:
    return {RandomUniformOp::create(b, type, keys, number(-1), number(1),
                                    ValueRange(), nullptr),
            rootOf(3 * variance)};
  }
  llvm_unreachable("not a distribution");
}

static Drawn draw(ImplicitLocOpBuilder &b, ParamOp param, Value keys) {
  RankedTensorType type = param.getTensorType();
  double value = param.getValue().convertToDouble();
  auto number = [&](double value) { return b.getF64FloatAttr(value); };
  switch (param.getInit()) {
  case InitKind::Normal:
    return {RandomNormalOp::create(b, type, keys, ValueRange(), nullptr),
            value};
  case InitKind::TruncatedNormal:
    return {RandomTruncatedNormalOp::create(b, type, keys, number(-2),
                                            number(2), ValueRange(), nullptr),
            value};
  case InitKind::Uniform:
    return {RandomUniformOp::create(b, type, keys, number(0), number(1),
                                    ValueRange(), nullptr),
            value};
  case InitKind::VarianceScaling:
    return drawScaled(b, param, keys);
  case InitKind::Constant:
    return {createSplat(b, type, value), 1};
  }
  llvm_unreachable("not an initialiser");
}

/// Zeroes what is not number `kept` along the first dim.
static Value mask(ImplicitLocOpBuilder &b, Value tensor, int64_t kept) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  Value empty =
      tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
  auto identity =
      AffineMap::getMultiDimIdentityMap(type.getRank(), b.getContext());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, type, tensor, empty, ArrayRef<AffineMap>{identity, identity},
             iterators,
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder body(loc, nested);
               Value number = linalg::IndexOp::create(body, 0);
               Value isKept = arith::CmpIOp::create(
                   body, arith::CmpIPredicate::eq, number,
                   arith::ConstantIndexOp::create(body, kept));
               Value zero = arith::ConstantOp::create(
                   body, body.getZeroAttr(type.getElementType()));
               linalg::YieldOp::create(
                   body,
                   arith::SelectOp::create(body, isKept, arguments[0], zero)
                       .getResult());
             })
      .getResult(0);
}

Value mesh::emitInitializer(OpBuilder &builder, ParamOp param, Value key) {
  ImplicitLocOpBuilder b(param.getLoc(), builder);
  Value keys = param.isRandom() ? createKeys(b, param, key) : Value();
  Drawn drawn = draw(b, param, keys);
  Value tensor = drawn.numbers;
  if (param.isRandom())
    tensor =
        multiply(b, tensor,
                 roundTo(param.getTensorType().getElementType(), drawn.factor));
  if (std::optional<APFloat> adjust = param.getAdjust())
    tensor = multiply(b, tensor, adjust->convertToDouble());
  if (std::optional<int64_t> kept = param.getMaskExcept())
    tensor = mask(b, tensor, *kept);
  return tensor;
}
