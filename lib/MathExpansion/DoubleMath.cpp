//===- DoubleMath.cpp - functions of f64 as arithmetic --------------------===//
//
// As usual: the argument is brought near zero, where a polynomial takes over.
// Polynomials are Taylor's, of as many terms as the range needs.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"

#include "AngleReduction.h"
#include "Doubles.h"

#include <limits>

using namespace mesh;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
static constexpr double kLn2 = 0x1.62e42fefa39efp-1;
/// ln 2 in two parts, of which the first has zeros at its end.
static constexpr double kLn2High = 0x1.62e42feep-1;
static constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

namespace {
/// Functions, by numbers.
class DoubleMath : public Doubles {
public:
  using Doubles::Doubles;

  Value exp(Value x);
  /// exp(x) - 1.
  Value expM1(Value x);
  Value log(Value x);
  /// log(1 + x).
  Value log1p(Value x);
  /// The sine of x plus `quarter` quarters of a turn.
  Value sin(Value x, int64_t quarter);

private:
  /// (exp(r) - 1 + getOffset(n)) 2ⁿ, with x = n ln 2 + r; of what is less than
  /// `least` it is `limit`.
  Value scaleExponential(Value x, double least, double limit,
                         function_ref<Value(Value)> getOffset);
};
} // namespace

using Predicate = arith::CmpFPredicate;

Value DoubleMath::scaleExponential(Value x, double least, double limit,
                                   function_ref<Value(Value)> getOffset) {
  // Beyond these the result is the limit or infinite, whatever x.
  Value low = is(Predicate::OLT, x, least), high = is(Predicate::OGT, x, 710);
  Value isOutside = arith::OrIOp::create(b, low, high);
  Value isNaN = is(Predicate::UNO, x, 0);
  Value inside =
      select(arith::OrIOp::create(b, isOutside, isNaN), number(0), x);
  Value power = round(mul(inside, number(1 / kLn2)));
  Value rest = fma(power, number(-kLn2High), inside);
  rest = fma(power, number(-kLn2Low), rest);
  SmallVector<double> coefficients{1};
  for (int i = 2; i <= 13; ++i)
    coefficients.push_back(coefficients.back() / i);
  Value n = toInteger(power);
  Value result = fma(polynomial(rest, coefficients), rest, getOffset(n));
  // In two steps, since 2 to that power may be no normal number.
  Value half = arith::ShRSIOp::create(b, n, integer(1));
  result = mul(mul(result, powerOfTwo(half)),
               powerOfTwo(arith::SubIOp::create(b, n, half)));
  result = select(low, number(limit), result);
  result = select(high, number(kInfinity), result);
  return select(isNaN, x, result);
}

Value DoubleMath::exp(Value x) {
  return scaleExponential(x, -746, 0, [&](Value) { return number(1); });
}

Value DoubleMath::expM1(Value x) {
  // 1 - 2⁻ⁿ, which is 1 from some n on.
  auto getOffset = [&](Value n) {
    Value atMost = arith::MinSIOp::create(b, n, integer(64));
    return sub(number(1),
               powerOfTwo(arith::SubIOp::create(b, integer(0), atMost)));
  };
  Value result = scaleExponential(x, -40, -1, getOffset);
  // The sign of 0 stays.
  return select(is(Predicate::OEQ, x, 0), x, result);
}

Value DoubleMath::log(Value x) {
  // x = 2ᵉ m, with m around 1.
  Value isTiny = is(Predicate::OLT, x, 0x1p-1022);
  Value normal = select(isTiny, mul(x, number(0x1p54)), x);
  Value bits = bitsOf(normal);
  constexpr int64_t kSqrtHalf = 0x3fe6a09e00000000;
  // The exponent as if numbers began at √½ and not at 1.
  Value above = arith::SubIOp::create(b, bits, integer(kSqrtHalf));
  Value exponent = arith::ShRSIOp::create(b, above, integer(52));
  Value mantissa = ofBits(arith::SubIOp::create(
      b, bits, arith::ShLIOp::create(b, exponent, integer(52))));
  Value e = toNumber(exponent);
  e = select(isTiny, sub(e, number(54)), e);
  Value f = sub(mantissa, number(1));
  // log(1 + f) = f - f²/2 + s (f²/2 + R(s²)), with s = f / (2 + f).
  Value s = div(f, add(f, number(2)));
  Value z = mul(s, s);
  SmallVector<double> coefficients;
  for (int i = 1; i <= 10; ++i)
    coefficients.push_back(2.0 / (2 * i + 1));
  Value r = mul(z, polynomial(z, coefficients));
  Value half = mul(mul(f, f), number(0.5));
  Value low = fma(e, number(kLn2Low), mul(s, add(half, r)));
  Value result = fma(e, number(kLn2High), sub(f, sub(half, low)));
  result = select(is(Predicate::OEQ, x, 0), number(-kInfinity), result);
  result = select(is(Predicate::OEQ, x, kInfinity), x, result);
  result = select(is(Predicate::OLT, x, 0), number(kNaN), result);
  return select(is(Predicate::UNO, x, 0), x, result);
}

Value DoubleMath::log1p(Value x) {
  // The correction of the sum, by the derivative of the logarithm.
  Value sum = add(x, number(1));
  Value lacks = sub(x, sub(sum, number(1)));
  Value isRegular = arith::AndIOp::create(b, is(Predicate::OGT, x, -1),
                                          is(Predicate::OLT, x, kInfinity));
  Value correction = select(isRegular, div(lacks, sum), number(0));
  Value result = add(log(sum), correction);
  // The sign of 0 stays.
  return select(is(Predicate::OEQ, x, 0), x, result);
}

Value DoubleMath::sin(Value x, int64_t quarter) {
  auto [quarters, rest] = reduceAngle(b, b.getLoc(), x);
  Value z = mul(rest, rest);
  SmallVector<double> sine{1}, cosine{1};
  for (int i = 1; i <= 8; ++i) {
    sine.push_back(-sine.back() / (2 * i * (2 * i + 1)));
    cosine.push_back(-cosine.back() / ((2 * i - 1) * 2 * i));
  }
  Value n = arith::AddIOp::create(b, quarters, integer(quarter));
  auto has = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(b, n, integer(bit));
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, masked,
                                 integer(0));
  };
  Value result =
      select(has(1), polynomial(z, cosine), mul(rest, polynomial(z, sine)));
  result = select(has(2), arith::NegFOp::create(b, result), result);
  // Infinity has none.
  result = add(result, sub(x, x));
  // The sign of 0 stays.
  return quarter == 0 ? select(is(Predicate::OEQ, x, 0), x, result) : result;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
template <typename Op, Value (*emit)(DoubleMath &, Value)>
struct ExpandDouble : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF64())
      return rewriter.notifyMatchFailure(op, "is not of f64");
    DoubleMath doubles(rewriter, op.getLoc());
    rewriter.replaceOp(op, emit(doubles, op.getOperand()));
    return success();
  }
};

template <typename Op>
struct WidenMath : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32())
      return rewriter.notifyMatchFailure(op, "is not of f32");
    Type f64 = rewriter.getF64Type();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          operand.getType().isF32()
              ? arith::ExtFOp::create(rewriter, op.getLoc(), f64, operand)
              : operand);
    Value wide = Op::create(rewriter, op.getLoc(), TypeRange(f64), operands,
                            op->getAttrs());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, rewriter.getF32Type(),
                                                 wide);
    return success();
  }
};
} // namespace

static Value emitExp(DoubleMath &d, Value x) { return d.exp(x); }
static Value emitExpM1(DoubleMath &d, Value x) { return d.expM1(x); }
static Value emitLog(DoubleMath &d, Value x) { return d.log(x); }
static Value emitLog1p(DoubleMath &d, Value x) { return d.log1p(x); }
static Value emitLog2(DoubleMath &d, Value x) {
  return d.mul(d.log(x), d.number(1 / kLn2));
}
static Value emitLog10(DoubleMath &d, Value x) {
  return d.mul(d.log(x), d.number(0x1.bcb7b1526e50ep-2));
}
static Value emitSin(DoubleMath &d, Value x) { return d.sin(x, 0); }
static Value emitCos(DoubleMath &d, Value x) { return d.sin(x, 1); }

void mesh::populateDoubleMathPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandDouble<math::ExpOp, emitExp>,
               ExpandDouble<math::ExpM1Op, emitExpM1>,
               ExpandDouble<math::LogOp, emitLog>,
               ExpandDouble<math::Log1pOp, emitLog1p>,
               ExpandDouble<math::Log2Op, emitLog2>,
               ExpandDouble<math::Log10Op, emitLog10>,
               ExpandDouble<math::SinOp, emitSin>,
               ExpandDouble<math::CosOp, emitCos>>(patterns.getContext());
}

void mesh::populateWidenMathPatterns(RewritePatternSet &patterns) {
  patterns.add<WidenMath<math::AcoshOp>, WidenMath<math::AsinhOp>,
               WidenMath<math::AtanhOp>, WidenMath<math::CosOp>,
               WidenMath<math::CoshOp>, WidenMath<math::Log10Op>,
               WidenMath<math::PowFOp>, WidenMath<math::SinOp>,
               WidenMath<math::SinhOp>, WidenMath<math::TanOp>>(
      patterns.getContext(), PatternBenefit(2));
}
