//===- FloatMath.cpp - functions of f32 by a GPU's instructions -----------===//
//
// GPUs have an instruction for 2ˣ, which is taken to be off by two units of the
// last place at most. What it gives is multiplied by a power of two, or
// subtracted from 1 where the result is not small; where it is, a polynomial
// takes over, as for logarithms. Those have the least largest relative error,
// found by Lawson's algorithm.
//
//===----------------------------------------------------------------------===//

#include "FloatMath.h"

#include "Floats.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mesh;

/// log₂ e in two parts, the first of which is an f32.
static constexpr double kLog2EHigh = 0x1.715476p0, kLog2ELow = 0x1.4ae0cp-26;
static constexpr double kLn2 = 0x1.62e43p-1;

namespace {
/// Functions, by numbers.
class FloatMath : public Floats {
public:
  FloatMath(OpBuilder &builder, Location loc)
      : Floats(builder, loc, builder.getF32Type()) {}

  Value exp(Value x);
  Value exp2(Value x);
  Value tanh(Value x);
  Value erf(Value x);
  Value log(Value x);

  // The same to 2⁻¹⁶ of the result, as is enough for what is rounded to f16.
  Value shortExp(Value x) { return squaredPower(x, kLog2EHigh); }
  Value shortExp2(Value x) { return squaredPower(x, 1); }
  Value shortTanh(Value x);
  Value shortErf(Value x);
  Value shortLog(Value x);

private:
  Value call(StringRef name, ValueRange operands) {
    return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name),
                                         operands)
        .getResult(0);
  }
  /// 2ˣ to two units of the last place, and 0 if that is less than 2⁻¹²⁶.
  Value powerOfTwo(Value x) { return call("llvm.nvvm.ex2.approx.ftz", x); }
  /// 1/x to one, and 0 if that is less than 2⁻¹²⁶.
  Value reciprocal(Value x) { return call("llvm.nvvm.rcp.approx.ftz.f", x); }
  /// log₂ x; to 2⁻²² where that is less than 1, so to no digit near x = 1.
  Value approximateLog2(Value x) { return call("llvm.nvvm.lg2.approx.f", x); }
  Value abs(Value x) { return math::AbsFOp::create(b, x); }
  /// `x`, which is not negative, with the sign of another. Of math.copysign
  /// LLVM makes more, where the other has been a bf16.
  Value withSignOf(Value x, Value other) {
    Value sign = arith::AndIOp::create(b, bitsOf(other), integer(INT32_MIN));
    return ofBits(arith::OrIOp::create(b, bitsOf(x), sign));
  }
  /// 1 - 2ᵖ from `least` on, where p is x times the polynomial `large`, and
  /// less than that x + x times the polynomial `small` of x².
  Value erfByParts(Value x, double least, ArrayRef<double> small,
                   ArrayRef<double> large);
  Value scaledPower(Value x, double scale, function_ref<Value(Value)> getRest);
  /// 2 to the power of `scale` x, as a square, since itself it may be less than
  /// the instruction gives.
  Value squaredPower(Value x, double scale) {
    Value root = powerOfTwo(mul(x, number(scale / 2)));
    return mul(root, root);
  }
  /// 1 - 2 / (exp(2x) + 1).
  Value tanhFromOne(Value x) {
    Value exponential = powerOfTwo(mul(x, number(2 * kLog2EHigh)));
    return fma(reciprocal(add(exponential, number(1))), number(-2), number(1));
  }
};
} // namespace

using Predicate = arith::CmpFPredicate;

/// 2 to the power of `scale` x, which is n + rest(n).
Value FloatMath::scaledPower(Value x, double scale,
                             function_ref<Value(Value)> getRest) {
  // n is the nearest integer from -126 to 126: beyond them the rest is so large
  // that its power is 0 or infinite, or that its product is no normal number.
  // NaN is the rest's.
  constexpr double kLimit = 126;
  Value part = call("llvm.nvvm.fma.rn.sat.f",
                    {x, number(scale / (2 * kLimit)), number(0.5)});
  // To this number integers are added as they are. The last bits of the sum are
  // n + 127, the exponent of 2ⁿ.
  constexpr double kShift = 0x1.8p23;
  Value shifted = fma(part, number(2 * kLimit), number(kShift + 1));
  Value n = sub(shifted, number(kShift + 1 + kLimit));
  Value power = ofBits(arith::ShLIOp::create(b, bitsOf(shifted), integer(23)));
  return mul(powerOfTwo(getRest(n)), power);
}

Value FloatMath::exp(Value x) {
  return scaledPower(x, kLog2EHigh, [&](Value n) {
    Value rest = fma(x, number(kLog2EHigh), arith::NegFOp::create(b, n));
    return fma(x, number(kLog2ELow), rest);
  });
}

Value FloatMath::exp2(Value x) {
  return scaledPower(x, 1, [&](Value n) { return sub(x, n); });
}

Value FloatMath::tanh(Value x) {
  Value size = abs(x);
  Value large = tanhFromOne(size);
  Value square = mul(x, x);
  Value p = polynomial(square, {-0x1.55553ep-2, 0x1.1109aep-3, -0x1.b898dep-5,
                                0x1.54b8a2p-6, -0x1.82585ap-8});
  Value small = fma(mul(p, square), x, x);
  // The plain result for -0 would be 0.
  return withSignOf(select(is(Predicate::OGE, size, 0.6), large, small), x);
}

Value FloatMath::erfByParts(Value x, double least, ArrayRef<double> small,
                            ArrayRef<double> large) {
  // From 4 on it is 1.
  Value size = arith::MinimumFOp::create(b, abs(x), number(4));
  Value power = powerOfTwo(mul(size, polynomial(size, large)));
  Value fromOne = withSignOf(sub(number(1), power), x);
  Value rest = polynomial(mul(x, x), small);
  return select(is(Predicate::OGE, size, least), fromOne, fma(rest, x, x));
}

Value FloatMath::erf(Value x) {
  return erfByParts(x, 0.8,
                    {0x1.06eba8p-3, -0x1.81272ep-2, 0x1.ce2804p-4,
                     -0x1.b76eap-6, 0x1.4d426p-8, -0x1.56a2aap-11},
                    {-0x1.a0cd28p0, -0x1.d5879cp-1, -0x1.37471ap-3,
                     0x1.0f3884p-5, -0x1.31b958p-8, 0x1.47284cp-12});
}

Value FloatMath::shortTanh(Value x) {
  Value size = abs(x);
  Value large = withSignOf(tanhFromOne(size), x);
  Value p = polynomial(mul(x, x), {1, -0x1.53934ep-2});
  return select(is(Predicate::OGE, size, 0.125), large, mul(x, p));
}

Value FloatMath::shortErf(Value x) {
  return erfByParts(
      x, 0.47, {0x1.06e72p-3, -0x1.80705ep-2, 0x1.ab575p-4},
      {-0x1.a02152p0, -0x1.dc078p-1, -0x1.0aa1cp-3, 0x1.17df4cp-6});
}

Value FloatMath::log(Value x) {
  constexpr int64_t kTwoThirds = 0x3f2aaaab, kExponent = -0x00800000;
  constexpr int64_t kLeastNormal = 0x00800000, kInfinity = 0x7f800000;
  Value isTiny = is(Predicate::OLT, x, 0x1p-126);
  Value bits = bitsOf(select(isTiny, mul(x, number(0x1p23)), x));
  // x = 2ⁿ (1 + f), which is between 2/3 and 4/3. n is the exponent as if
  // numbers began at 2/3 and not at 1.
  Value above = arith::SubIOp::create(b, bits, integer(kTwoThirds));
  Value exponent = arith::AndIOp::create(b, above, integer(kExponent));
  Value n = fma(toNumber(exponent), number(0x1p-23),
                select(isTiny, number(-23), number(0)));
  Value f = sub(ofBits(arith::SubIOp::create(b, bits, exponent)), number(1));
  Value p = polynomial(f, {-0x1.ffffd6p-2, 0x1.5554fap-2, -0x1.00148p-2,
                           0x1.99d428p-3, -0x1.5032eap-3, 0x1.1ea258p-3,
                           -0x1.3b2846p-3, 0x1.1f427cp-3});
  Value result = fma(n, number(kLn2), fma(p, mul(f, f), f));
  // The instruction gives what there is for others.
  Value fromNormal = arith::SubIOp::create(b, bits, integer(kLeastNormal));
  Value isRegular =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ult, fromNormal,
                            integer(kInfinity - kLeastNormal));
  return select(isRegular, result, approximateLog2(x));
}

Value FloatMath::shortLog(Value x) {
  Value f = sub(x, number(1));
  Value p = polynomial(f, {-0x1.ffffe4p-2, 0x1.55ff68p-2, -0x1.00b5e6p-2});
  return select(is(Predicate::OLT, abs(f), 0x1p-4), fma(p, mul(f, f), f),
                mul(approximateLog2(x), number(kLn2)));
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
template <typename Op>
struct ExpandFloat : public OpRewritePattern<Op> {
  using Emit = Value (FloatMath::*)(Value);

  /// `emitShort` is for ops that may be approximate.
  ExpandFloat(MLIRContext *context, PatternBenefit benefit, Emit emit,
              Emit emitShort)
      : OpRewritePattern<Op>(context, benefit), emit(emit),
        emitShort(emitShort) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32())
      return rewriter.notifyMatchFailure(op, "is not of f32");
    bool mayBeShort =
        bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::afn);
    FloatMath floats(rewriter, op.getLoc());
    rewriter.replaceOp(
        op, (floats.*(mayBeShort ? emitShort : emit))(op.getOperand()));
    return success();
  }

private:
  const Emit emit, emitShort;
};
} // namespace

void mesh::populateFloatMathPatterns(RewritePatternSet &patterns,
                                     PatternBenefit benefit) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ExpandFloat<math::ExpOp>>(context, benefit, &FloatMath::exp,
                                         &FloatMath::shortExp);
  patterns.add<ExpandFloat<math::Exp2Op>>(context, benefit, &FloatMath::exp2,
                                          &FloatMath::shortExp2);
  patterns.add<ExpandFloat<math::TanhOp>>(context, benefit, &FloatMath::tanh,
                                          &FloatMath::shortTanh);
  patterns.add<ExpandFloat<math::ErfOp>>(context, benefit, &FloatMath::erf,
                                         &FloatMath::shortErf);
  patterns.add<ExpandFloat<math::LogOp>>(context, benefit, &FloatMath::log,
                                         &FloatMath::shortLog);
}
