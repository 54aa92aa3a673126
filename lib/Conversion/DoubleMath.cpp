//===- DoubleMath.cpp - functions of f64 as arithmetic --------------------===//
//
// As usual: the argument is brought near zero, where a polynomial takes over.
// Polynomials are Taylor's, of as many terms as the range needs.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <limits>

using namespace mesh;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
static constexpr double kLn2 = 0x1.62e42fefa39efp-1;
/// ln 2 in two parts, of which the first has zeros at its end.
static constexpr double kLn2High = 0x1.62e42feep-1;
static constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
/// π/2 in three parts.
static constexpr double kHalfPi[] = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54,
                                     -0x1.f1976b7ed8fbcp-110};

namespace {
/// Numbers, in the spelling of arithmetic.
class Doubles {
public:
  Doubles(OpBuilder &builder, Location loc) : b(loc, builder) {}

  Value number(double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  }
  Value integer(int64_t value) {
    return arith::ConstantOp::create(b, b.getI64IntegerAttr(value));
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, x, y); }
  Value fma(Value x, Value y, Value z) {
    return math::FmaOp::create(b, x, y, z);
  }
  Value round(Value x) { return math::RoundEvenOp::create(b, x); }
  Value toInteger(Value x) {
    return arith::FPToSIOp::create(b, b.getI64Type(), x);
  }
  Value toNumber(Value n) {
    return arith::SIToFPOp::create(b, b.getF64Type(), n);
  }
  Value bitsOf(Value x) {
    return arith::BitcastOp::create(b, b.getI64Type(), x);
  }
  Value ofBits(Value n) {
    return arith::BitcastOp::create(b, b.getF64Type(), n);
  }
  Value is(arith::CmpFPredicate predicate, Value x, double y) {
    return arith::CmpFOp::create(b, predicate, x, number(y));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, condition, x, y);
  }
  /// c₀ + x (c₁ + x (c₂ + …
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value result = number(coefficients.back());
    for (double c : llvm::reverse(coefficients.drop_back()))
      result = fma(result, x, number(c));
    return result;
  }
  /// 2 to the power of n, from -1022 to 1023.
  Value powerOfTwo(Value n) {
    Value biased = arith::AddIOp::create(b, n, integer(1023));
    return ofBits(arith::ShLIOp::create(b, biased, integer(52)));
  }

  Value exp(Value x);
  Value log(Value x);
  /// The sine of x plus `quarter` quarters of a turn.
  Value sin(Value x, int64_t quarter);

private:
  ImplicitLocOpBuilder b;
};
} // namespace

using Predicate = arith::CmpFPredicate;

Value Doubles::exp(Value x) {
  // Beyond these the result is 0 or infinite, whatever x.
  Value low = is(Predicate::OLT, x, -746), high = is(Predicate::OGT, x, 710);
  Value isOutside = arith::OrIOp::create(b, low, high);
  Value isNaN = is(Predicate::UNO, x, 0);
  Value inside =
      select(arith::OrIOp::create(b, isOutside, isNaN), number(0), x);
  Value power = round(mul(inside, number(1 / kLn2)));
  Value rest = fma(power, number(-kLn2High), inside);
  rest = fma(power, number(-kLn2Low), rest);
  SmallVector<double> coefficients{1};
  for (int i = 1; i <= 13; ++i)
    coefficients.push_back(coefficients.back() / i);
  Value result = polynomial(rest, coefficients);
  // In two steps, since 2 to that power may be no normal number.
  Value n = toInteger(power);
  Value half = arith::ShRSIOp::create(b, n, integer(1));
  result = mul(mul(result, powerOfTwo(half)),
               powerOfTwo(arith::SubIOp::create(b, n, half)));
  result = select(low, number(0), result);
  result = select(high, number(kInfinity), result);
  return select(isNaN, x, result);
}

Value Doubles::log(Value x) {
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

Value Doubles::sin(Value x, int64_t quarter) {
  Value magnitude = math::AbsFOp::create(b, x);
  Value isSmall = is(Predicate::OLT, magnitude, 0x1p50);
  Value turns = round(mul(x, number(1 / kHalfPi[0])));
  turns = select(isSmall, turns, number(0));
  Value rest = x;
  for (double part : kHalfPi)
    rest = fma(turns, number(-part), rest);
  Value z = mul(rest, rest);
  SmallVector<double> sine{1}, cosine{1};
  for (int i = 1; i <= 8; ++i) {
    sine.push_back(-sine.back() / (2 * i * (2 * i + 1)));
    cosine.push_back(-cosine.back() / ((2 * i - 1) * 2 * i));
  }
  Value n = arith::AddIOp::create(b, toInteger(turns), integer(quarter));
  auto has = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(b, n, integer(bit));
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, masked,
                                 integer(0));
  };
  Value result =
      select(has(1), polynomial(z, cosine), mul(rest, polynomial(z, sine)));
  result = select(has(2), arith::NegFOp::create(b, result), result);
  // Of infinity there is none.
  return add(result, sub(x, x));
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
template <typename Op, Value (*emit)(Doubles &, Value)>
struct ExpandDouble : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF64())
      return rewriter.notifyMatchFailure(op, "is not of f64");
    Doubles doubles(rewriter, op.getLoc());
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

static Value emitExp(Doubles &d, Value x) { return d.exp(x); }
static Value emitExpM1(Doubles &d, Value x) {
  return d.sub(d.exp(x), d.number(1));
}
static Value emitLog(Doubles &d, Value x) { return d.log(x); }
static Value emitLog1p(Doubles &d, Value x) {
  return d.log(d.add(x, d.number(1)));
}
static Value emitLog2(Doubles &d, Value x) {
  return d.mul(d.log(x), d.number(1 / kLn2));
}
static Value emitLog10(Doubles &d, Value x) {
  return d.mul(d.log(x), d.number(0x1.bcb7b1526e50ep-2));
}
static Value emitSin(Doubles &d, Value x) { return d.sin(x, 0); }
static Value emitCos(Doubles &d, Value x) { return d.sin(x, 1); }

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
               WidenMath<math::CoshOp>, WidenMath<math::Exp2Op>,
               WidenMath<math::Log10Op>, WidenMath<math::PowFOp>,
               WidenMath<math::SinOp>, WidenMath<math::SinhOp>,
               WidenMath<math::TanOp>>(patterns.getContext(),
                                       PatternBenefit(2));
}
