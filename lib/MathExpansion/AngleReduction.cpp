//===- AngleReduction.cpp - angles as quarters of a turn ------------------===//
//
// Small ones by Cody and Waite, with π/2 in parts; large ones by Payne and
// Hanek, with as many bits of 2/π as count.
//
//===----------------------------------------------------------------------===//

#include "AngleReduction.h"

#include "Doubles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

using llvm::APInt;

/// π/2 in three parts.
static constexpr double kHalfPi[] = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54,
                                     -0x1.f1976b7ed8fbcp-110};

/// From here on arguments are reduced by the bits of 2/π.
static constexpr double kLarge = 0x1p30;
/// The number of bits of the product by 2/π that are kept behind the point,
/// after the two that count quarters of a turn. No double but 0 is closer to a
/// multiple of a quarter than 2^-62 of one, and that is to have 53 bits after
/// the product by one of 53.
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
class AngleReduction : public Doubles {
public:
  using Doubles::Doubles;

  Angle reduce(Value x);

private:
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
};
} // namespace

Angle AngleReduction::reduceSmall(Value x) {
  Value turns = round(mul(x, number(1 / kHalfPi[0])));
  Value rest = x;
  for (double part : kHalfPi)
    rest = fma(turns, number(-part), rest);
  return {toInteger(turns), rest};
}

/// As Payne and Hanek: |x| = m 2ᵉ, with m of 53 bits, so of 2/π the bits that
/// give whole turns and those that give too little do not count. What is left
/// is a product of integers.
Angle AngleReduction::reduceLarge(Value x) {
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

/// NaN takes the large-argument path.
Angle AngleReduction::reduce(Value x) {
  Value isLarge =
      is(arith::CmpFPredicate::UGE, math::AbsFOp::create(b, x), kLarge);
  auto branch = scf::IfOp::create(b, {b.getI64Type(), b.getF64Type()}, isLarge,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  auto yield = [&](Block *block, Angle (AngleReduction::*reduce)(Value)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    Angle angle = (this->*reduce)(x);
    scf::YieldOp::create(b, {angle.quarters, angle.rest});
  };
  yield(branch.thenBlock(), &AngleReduction::reduceLarge);
  yield(branch.elseBlock(), &AngleReduction::reduceSmall);
  return {branch.getResult(0), branch.getResult(1)};
}

Angle mesh::reduceAngle(OpBuilder &builder, Location loc, Value x) {
  return AngleReduction(builder, loc).reduce(x);
}
