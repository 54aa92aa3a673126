//===- EmitNorm.cpp - norms as structured ops -----------------------------===//
//
// Sums that do not depend on their order (after Demmel and Nguyen, "Fast
// reproducible floating-point summation"): with a power of two S larger than
// all that is added up, (S + x) - S is x without the bits below those of S. Of
// such pieces each sum is exact, and so are the sums of the next pieces of what
// is left.
//
//===----------------------------------------------------------------------===//

#include "mesh/Params/Norms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mesh;

/// The terms that an element adds to each of several reductions. The arguments
/// are the element and the elements of what is the same for all.
using Terms =
    function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, ValueRange)>;

/// Reduces `tensors`, which are of one shape, along all but their last
/// `numKept` dims. The `numTerms` results of `terms` are combined, each on its
/// own, in `type`. `others` are scalar tensors. Terms are at least 0, or are
/// summed up: all starts from 0.
static SmallVector<Value> reduce(ImplicitLocOpBuilder &b, Combiner combiner,
                                 ValueRange tensors, ValueRange others,
                                 int64_t numKept, FloatType type, Terms terms,
                                 unsigned numTerms) {
  auto first = llvm::cast<RankedTensorType>(tensors.front().getType());
  int64_t rank = first.getRank();
  auto identity = AffineMap::getMultiDimIdentityMap(rank, b.getContext());
  SmallVector<AffineMap> maps(tensors.size(), identity);
  maps.append(others.size(), AffineMap::get(rank, 0, b.getContext()));
  maps.append(numTerms,
              AffineMap::get(rank, 0, identity.getResults().take_back(numKept),
                             b.getContext()));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  std::fill(iterators.end() - numKept, iterators.end(),
            utils::IteratorType::parallel);
  auto resultType =
      RankedTensorType::get(first.getShape().take_back(numKept), type);
  Value neutral = arith::ConstantOp::create(b, b.getFloatAttr(type, 0));
  Value empty = tensor::EmptyOp::create(b, resultType.getShape(), type);
  Value zeros =
      linalg::FillOp::create(b, ValueRange(neutral), ValueRange(empty))
          .getResult(0);
  SmallVector<Value> inputs(tensors);
  llvm::append_range(inputs, others);
  auto generic = linalg::GenericOp::create(
      b, SmallVector<Type>(numTerms, resultType), inputs,
      SmallVector<Value>(numTerms, zeros), maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder body(loc, nested);
        SmallVector<Value> values =
            terms(body, arguments.take_front(inputs.size()));
        for (auto [index, value] : llvm::enumerate(values))
          value = combine(body, loc, combiner, arguments[inputs.size() + index],
                          value);
        linalg::YieldOp::create(body, values);
      });
  return llvm::to_vector(ValueRange(generic.getResults()));
}

/// Reduces all of `tensor`: whole rows at a time, which takes vectors, and then
/// along what is left of the last dim. Sums of sums lose less, too.
static SmallVector<Value> reduceAll(ImplicitLocOpBuilder &b, Combiner combiner,
                                    Value tensor, ValueRange others,
                                    FloatType type, Terms terms,
                                    unsigned numTerms) {
  int64_t rank = llvm::cast<RankedTensorType>(tensor.getType()).getRank();
  if (rank <= 1)
    return reduce(b, combiner, tensor, others, 0, type, terms, numTerms);
  SmallVector<Value> rows =
      reduce(b, combiner, tensor, others, 1, type, terms, numTerms);
  auto asTheyAre = [](ImplicitLocOpBuilder &, ValueRange values) {
    return llvm::to_vector(values);
  };
  return reduce(b, combiner, rows, {}, 0, type, asTheyAre, numTerms);
}

/// `value`, a float or a tensor of some, as `type`.
static Value extend(ImplicitLocOpBuilder &b, Value value, FloatType type) {
  if (getElementTypeOrSelf(value) == type)
    return value;
  Type wide = type;
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(value.getType()))
    wide = tensor.clone(type);
  return arith::ExtFOp::create(b, wide, value);
}

/// A number as a scalar tensor.
static Value createScalar(ImplicitLocOpBuilder &b, TypedAttr value) {
  return arith::ConstantOp::create(
      b, DenseElementsAttr::get(RankedTensorType::get({}, value.getType()),
                                Attribute(value)));
}

/// The sum of the squares of `tensor`, in `type`.
static Value sumSquares(ImplicitLocOpBuilder &b, Value tensor, FloatType type) {
  auto square = [&](ImplicitLocOpBuilder &b, ValueRange values) {
    Value wide = extend(b, values[0], type);
    return SmallVector<Value>{arith::MulFOp::create(b, wide, wide)};
  };
  return reduceAll(b, Combiner::Sum, tensor, {}, type, square, 1).front();
}

//===----------------------------------------------------------------------===//
// Sums in whatever order
//===----------------------------------------------------------------------===//

namespace {
/// Numbers of at most 4, of which there are at most 2^log2Count, as pieces.
/// Invariant: the sum of all pieces of a kind is below 2^53 units of the last
/// bit that such a piece has.
struct Pieces {
  static constexpr int numPieces = 3;

  explicit Pieces(int64_t count)
      : log2Count(
            static_cast<int>(llvm::Log2_64_Ceil(std::max<int64_t>(count, 1)))) {
  }

  /// Returns the number by which the pieces number `index` are cut off.
  double getCut(int index) const {
    // Twice the sum that there can be, and of what such a cut leaves, which is
    // at most 2^-53 of the cut, twice that sum again.
    return std::ldexp(1.0, log2Count + 3 + index * (log2Count + 2 - 53));
  }

  SmallVector<Value> emit(ImplicitLocOpBuilder &b, Value number) const {
    SmallVector<Value> pieces;
    for (int index = 0; index < numPieces; ++index) {
      Value cut =
          arith::ConstantOp::create(b, b.getF64FloatAttr(getCut(index)));
      Value shifted = arith::AddFOp::create(b, cut, number);
      pieces.push_back(arith::SubFOp::create(b, shifted, cut));
      number = arith::SubFOp::create(b, number, pieces.back());
    }
    return pieces;
  }

  int log2Count;
};
} // namespace

/// The power of two that `number`, a scalar tensor of at least 0, begins with,
/// or the least normal one.
static Value getPowerOfTwo(ImplicitLocOpBuilder &b, Value number) {
  constexpr int64_t exponentBits = 0x7ff0000000000000;
  constexpr int64_t leastNormal = 0x0010000000000000;
  auto bitsType = RankedTensorType::get({}, b.getI64Type());
  Value bits = arith::BitcastOp::create(b, bitsType, number);
  Value power = arith::AndIOp::create(
      b, bits, createScalar(b, b.getI64IntegerAttr(exponentBits)));
  power = arith::MaxUIOp::create(
      b, power, createScalar(b, b.getI64IntegerAttr(leastNormal)));
  return arith::BitcastOp::create(b, number.getType(), power);
}

/// The sum of the squares of `tensor` in f64, the same in whatever order.
static Value sumSquaresReproducibly(ImplicitLocOpBuilder &b, Value tensor) {
  FloatType type = b.getF64Type();
  auto magnitude = [&](ImplicitLocOpBuilder &b, ValueRange values) {
    return SmallVector<Value>{
        extend(b, math::AbsFOp::create(b, values[0]), type)};
  };
  Value largest =
      reduceAll(b, Combiner::Max, tensor, {}, type, magnitude, 1).front();

  // Powers of two scale without rounding.
  Value one = createScalar(b, b.getF64FloatAttr(1));
  Value scale = getPowerOfTwo(b, largest);
  Value inverse = arith::DivFOp::create(b, one, scale);
  Pieces pieces(
      llvm::cast<RankedTensorType>(tensor.getType()).getNumElements());
  auto cut = [&](ImplicitLocOpBuilder &b, ValueRange values) {
    Value scaled =
        arith::MulFOp::create(b, extend(b, values[0], type), values[1]);
    return pieces.emit(b, arith::MulFOp::create(b, scaled, scaled));
  };
  SmallVector<Value> sums = reduceAll(b, Combiner::Sum, tensor, inverse, type,
                                      cut, Pieces::numPieces);
  // Infinities have no pieces. The choice does not commute with sums, so the
  // partial sums of devices are added up before it, while that is exact.
  Value infinity = createScalar(
      b, b.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics())));
  Value isInfinite =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, largest, infinity);
  for (Value &sum : sums)
    sum = arith::SelectOp::create(b, isInfinite, infinity, sum);
  Value sum = sums.pop_back_val();
  while (!sums.empty())
    sum = arith::AddFOp::create(b, sums.pop_back_val(), sum);
  return arith::MulFOp::create(b, arith::MulFOp::create(b, sum, scale), scale);
}

/// The type that squares are added up in: those of bf16, which has the range of
/// f32, can leave that.
static FloatType getSumType(NormOp op) {
  bool isWide =
      op.getReproducible() || llvm::any_of(op.getInputs(), [](Value input) {
        return getElementTypeOrSelf(input).isBF16();
      });
  return isWide ? Float64Type::get(op.getContext())
                : llvm::cast<FloatType>(getElementTypeOrSelf(op.getType()));
}

Value mesh::emitNorm(OpBuilder &builder, NormOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  auto resultType = llvm::cast<FloatType>(getElementTypeOrSelf(op.getType()));
  FloatType type = getSumType(op);
  Value sum;
  for (Value input : op.getInputs()) {
    Value squares = op.getReproducible() ? sumSquaresReproducibly(b, input)
                                         : sumSquares(b, input, type);
    sum = sum ? arith::AddFOp::create(b, sum, squares) : squares;
  }
  if (!op.getSquared())
    sum = math::SqrtOp::create(b, sum);
  if (type == resultType)
    return sum;
  return arith::TruncFOp::create(b, op.getType(), sum);
}
