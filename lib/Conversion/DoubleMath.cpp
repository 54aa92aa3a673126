//===- DoubleMath.cpp - functions of f64 as arithmetic --------------------===//
//
// As usual: the argument is brought near zero, where a polynomial takes over.
// Polynomials are Taylor's, of as many terms as the range needs.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <limits>

using namespace mesh;

using llvm::APInt;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
static constexpr double kLn2 = 0x1.62e42fefa39efp-1;
/// ln 2 in two parts, of which the first has zeros at its end.
static constexpr double kLn2High = 0x1.62e42feep-1;
static constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
/// π/2 in three parts.
static constexpr double kHalfPi[] = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54,
                                     -0x1.f1976b7ed8fbcp-110};

/// From here on arguments are reduced by the bits of 2/π.
static constexpr double kLarge = 0x1p30;
/// How many bits of the product by 2/π are kept behind the point, after the two
/// that count quarters of a turn. No double but 0 is closer to a multiple of a
/// quarter than 2^-62 of one, and that is to have 53 bits after the product by
/// one of 53.
static constexpr unsigned kFractionBits = 190, kKeptBits = kFractionBits + 2;
/// 2/π in units of the last bit that the largest double leaves behind the
/// point: 2^-(971 + kFractionBits).
static constexpr char kTwoOverPi[] =
    "0000000000000145f306dc9c882a53f84eafa3ea69bb81b6c52b3278872083fc"
    "a2c757bd778ac36e48dc74849ba5c00c925dd413a32439fc3bd63962534e7dd1"
    "046bea5d768909d338e04d68befc827323ac7306a673e93908bf177bf250763f"
    "f12fffbc0b301fde5e2316b414da3eda6cfd9e4f96136e9e8c7ecd3cbfd45aea"
    "4f758fd7cbe2f67a0e73ef14a525d4d7f6bf623f1aba10ac";

namespace {
/// An angle as so many quarters of a turn, and the rest.
struct Angle {
  Value quarters, rest;
};

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
  Angle reduce(Value x);
  Angle reduceSmall(Value x);
  Angle reduceLarge(Value x);

  Value wide(const APInt &value) {
    return arith::ConstantOp::create(
        b, b.getIntegerAttr(b.getIntegerType(value.getBitWidth()), value));
  }
  Value wide(unsigned width, Value n) {
    return arith::ExtUIOp::create(b, b.getIntegerType(width), n);
  }
  Value low(unsigned width, Value n) {
    return arith::TruncIOp::create(b, b.getIntegerType(width), n);
  }
  Value shiftRight(Value n, Value by) {
    return arith::ShRUIOp::create(b, n, by);
  }
  Value shiftRight(Value n, uint64_t by) {
    unsigned width = n.getType().getIntOrFloatBitWidth();
    return shiftRight(n, wide(APInt(width, by)));
  }

  ImplicitLocOpBuilder b;
};
} // namespace

using Predicate = arith::CmpFPredicate;

Value Doubles::scaleExponential(Value x, double least, double limit,
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

Value Doubles::exp(Value x) {
  return scaleExponential(x, -746, 0, [&](Value) { return number(1); });
}

Value Doubles::expM1(Value x) {
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

Value Doubles::log1p(Value x) {
  // What the sum lacks, by the derivative of the logarithm.
  Value sum = add(x, number(1));
  Value lacks = sub(x, sub(sum, number(1)));
  Value isRegular = arith::AndIOp::create(b, is(Predicate::OGT, x, -1),
                                          is(Predicate::OLT, x, kInfinity));
  Value correction = select(isRegular, div(lacks, sum), number(0));
  Value result = add(log(sum), correction);
  // The sign of 0 stays.
  return select(is(Predicate::OEQ, x, 0), x, result);
}

Angle Doubles::reduceSmall(Value x) {
  Value turns = round(mul(x, number(1 / kHalfPi[0])));
  Value rest = x;
  for (double part : kHalfPi)
    rest = fma(turns, number(-part), rest);
  return {toInteger(turns), rest};
}

/// As Payne and Hanek: |x| = m 2ᵉ, with m of 53 bits, so of 2/π the bits that
/// give whole turns and those that give too little do not count. What is left
/// is a product of integers.
Angle Doubles::reduceLarge(Value x) {
  constexpr unsigned kWindowBits = 256;
  Value bits = bitsOf(x);
  Value mantissa = arith::OrIOp::create(
      b, arith::AndIOp::create(b, bits, integer((int64_t(1) << 52) - 1)),
      integer(int64_t(1) << 52));
  Value exponent =
      arith::AndIOp::create(b, shiftRight(bits, 52), integer(2047));
  // The window has the bits that count, and up to 63 below them.
  Value skipped = arith::SubIOp::create(b, integer(2046), exponent);
  Value word = shiftRight(skipped, 6);
  APInt twoOverPi(4 * (sizeof(kTwoOverPi) - 1), kTwoOverPi, 16);
  Value window = wide(APInt::getZero(kWindowBits));
  for (unsigned i = 0; 64 * i + kWindowBits <= twoOverPi.getBitWidth(); ++i) {
    Value isHere =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, word, integer(i));
    window = select(isHere, wide(twoOverPi.extractBits(kWindowBits, 64 * i)),
                    window);
  }
  Value below = arith::AndIOp::create(b, skipped, integer(63));
  Value factor = low(kKeptBits, shiftRight(window, wide(kWindowBits, below)));
  Value product = arith::MulIOp::create(b, factor, wide(kKeptBits, mantissa));

  // To the nearest quarter.
  Value rounded = arith::AddIOp::create(
      b, product, wide(APInt::getOneBitSet(kKeptBits, kFractionBits - 1)));
  Value quarters = shiftRight(rounded, kFractionBits);
  Value fraction = arith::SubIOp::create(
      b, product,
      arith::ShLIOp::create(b, quarters,
                            wide(APInt(kKeptBits, kFractionBits))));
  Value zero = wide(APInt::getZero(kKeptBits));
  auto isNegative = [&](Value n, Value zero) -> Value {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::slt, n, zero);
  };
  Value isBefore = isNegative(fraction, zero);
  Value magnitude =
      select(isBefore, arith::SubIOp::create(b, zero, fraction), fraction);

  // As two doubles, in units of 2⁻⁶², times π/2 as two doubles.
  Value high = low(64, shiftRight(magnitude, 128));
  Value highNumber = toNumber(high);
  Value lowNumber =
      fma(arith::UIToFPOp::create(b, b.getF64Type(),
                                  low(64, shiftRight(magnitude, 64))),
          number(0x1p-64),
          toNumber(arith::SubIOp::create(b, high, toInteger(highNumber))));
  Value unit = number(kHalfPi[0] * 0x1p-62);
  Value rest = mul(highNumber, unit);
  Value lost = fma(highNumber, unit, arith::NegFOp::create(b, rest));
  Value lostUnit = number(kHalfPi[1] * 0x1p-62);
  rest = add(rest, add(lost, fma(highNumber, lostUnit, mul(lowNumber, unit))));

  Value isBelow = isNegative(bits, integer(0));
  rest = select(arith::XOrIOp::create(b, isBefore, isBelow),
                arith::NegFOp::create(b, rest), rest);
  Value n = low(64, quarters);
  n = select(isBelow, arith::SubIOp::create(b, integer(0), n), n);
  return {n, rest};
}

/// What is no number is large: its angle is any.
Angle Doubles::reduce(Value x) {
  Value isLarge = is(Predicate::UGE, math::AbsFOp::create(b, x), kLarge);
  auto branch = scf::IfOp::create(b, {b.getI64Type(), b.getF64Type()}, isLarge,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  auto yield = [&](Block *block, Angle (Doubles::*reduce)(Value)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    Angle angle = (this->*reduce)(x);
    scf::YieldOp::create(b, {angle.quarters, angle.rest});
  };
  yield(branch.thenBlock(), &Doubles::reduceLarge);
  yield(branch.elseBlock(), &Doubles::reduceSmall);
  return {branch.getResult(0), branch.getResult(1)};
}

Value Doubles::sin(Value x, int64_t quarter) {
  auto [quarters, rest] = reduce(x);
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
  // Of infinity there is none.
  result = add(result, sub(x, x));
  // The sign of 0 stays.
  return quarter == 0 ? select(is(Predicate::OEQ, x, 0), x, result) : result;
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
static Value emitExpM1(Doubles &d, Value x) { return d.expM1(x); }
static Value emitLog(Doubles &d, Value x) { return d.log(x); }
static Value emitLog1p(Doubles &d, Value x) { return d.log1p(x); }
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
