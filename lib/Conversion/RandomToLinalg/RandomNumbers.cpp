//===- RandomNumbers.cpp - the arithmetic of random numbers ---------------===//

#include "mesh/Conversion/RandomToLinalg/RandomNumbers.h"

#include "mesh/MathExpansion/Erf.h"
#include "mesh/MathExpansion/InverseErf.h"

#include "mesh/Support/Threefry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

static Value createInteger(ImplicitLocOpBuilder &b, Type type, uint64_t value) {
  llvm::APInt bits(type.getIntOrFloatBitWidth(), value,
                   /*isSigned=*/false, /*implicitTrunc=*/true);
  return arith::ConstantOp::create(b, b.getIntegerAttr(type, bits));
}

/// `value` as a number of `type`, the nearest one.
static APFloat roundTo(FloatType type, double value) {
  APFloat rounded(value);
  bool losesInfo = false;
  rounded.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  return rounded;
}

/// The next number after `value`, up or down.
static APFloat step(APFloat value, bool down) {
  value.next(down);
  return value;
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

static Value emitRotation(ImplicitLocOpBuilder &b, Value word, int bits) {
  Type type = word.getType();
  Value high = arith::ShLIOp::create(b, word, createInteger(b, type, bits));
  Value low =
      arith::ShRUIOp::create(b, word, createInteger(b, type, 32 - bits));
  return arith::OrIOp::create(b, high, low);
}

WordValues mesh::emitThreefry(ImplicitLocOpBuilder &b, WordValues key,
                              WordValues count) {
  Type type = b.getI32Type();
  auto add = [&](Value lhs, Value rhs) -> Value {
    return arith::AddIOp::create(b, lhs, rhs);
  };
  auto exclusiveOr = [&](Value lhs, Value rhs) -> Value {
    return arith::XOrIOp::create(b, lhs, rhs);
  };
  std::array<Value, 3> schedule = {
      key[0], key[1],
      exclusiveOr(exclusiveOr(key[0], key[1]),
                  createInteger(b, type, Threefry::parity))};
  WordValues x = {add(count[0], schedule[0]), add(count[1], schedule[1])};
  for (unsigned group = 1; group <= Threefry::numGroups; ++group) {
    for (int rotation : Threefry::rotations[(group - 1) % 2]) {
      x[0] = add(x[0], x[1]);
      x[1] = exclusiveOr(emitRotation(b, x[1], rotation), x[0]);
    }
    x[0] = add(x[0], schedule[group % 3]);
    x[1] = add(x[1],
               add(schedule[(group + 1) % 3], createInteger(b, type, group)));
  }
  return x;
}

Value mesh::emitBits(ImplicitLocOpBuilder &b, WordValues words,
                     unsigned width) {
  Type type = b.getIntegerType(width);
  if (width == 64) {
    Value high = arith::ExtUIOp::create(b, type, words[0]);
    Value low = arith::ExtUIOp::create(b, type, words[1]);
    high = arith::ShLIOp::create(b, high, createInteger(b, type, 32));
    return arith::OrIOp::create(b, high, low);
  }
  Value bits = arith::XOrIOp::create(b, words[0], words[1]);
  return width == 32 ? bits : arith::TruncIOp::create(b, type, bits);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The bits of the mantissa that are stored.
static unsigned getMantissaWidth(FloatType type) {
  return APFloat::semanticsPrecision(type.getFloatSemantics()) - 1;
}

unsigned mesh::getNumRandomBits(FloatType type) {
  return getMantissaWidth(type) < 8 ? 8 : type.getWidth();
}

namespace {
/// Arithmetic on numbers of a type. The narrow ones are held in f32, and
/// rounded after each op.
class Arithmetic {
public:
  Arithmetic(ImplicitLocOpBuilder &b, FloatType type)
      : b(b), type(type), isNarrow(type.getWidth() < 32),
        held(isNarrow ? b.getF32Type() : type) {}

  Value getConstant(const APFloat &value) const {
    return arith::ConstantOp::create(
        b, b.getFloatAttr(held, roundTo(held, value.convertToDouble())));
  }
  Value getConstant(double value) const {
    return getConstant(roundTo(type, value));
  }

  Value multiply(Value x, Value y) const {
    return round(arith::MulFOp::create(b, x, y));
  }
  /// `x` * `y` + `z`, rounded once, but for narrow types.
  Value multiplyAdd(Value x, Value y, Value z) const {
    if (isNarrow)
      return round(arith::AddFOp::create(b, multiply(x, y), z));
    return math::FmaOp::create(b, x, y, z);
  }
  Value inverseErf(Value x) const { return round(emitInverseErf(b, x)); }

  /// `x`, or `bound` if that is greater. There is no NaN: cheaper than a
  /// maximum that looks for one.
  Value atLeast(Value x, const APFloat &bound) const {
    return limit(arith::CmpFPredicate::OLT, x, bound);
  }
  Value atMost(Value x, const APFloat &bound) const {
    return limit(arith::CmpFPredicate::OGT, x, bound);
  }

  /// The number with `pattern` for its bits.
  Value fromBits(Value pattern) const {
    Value number = arith::BitcastOp::create(b, type, pattern);
    return isNarrow ? arith::ExtFOp::create(b, held, number) : number;
  }
  /// `x` in its own type.
  Value finish(Value x) const {
    return isNarrow ? arith::TruncFOp::create(b, type, x) : x;
  }

  FloatType getType() const { return type; }

private:
  Value round(Value x) const {
    return isNarrow ? arith::ExtFOp::create(b, held, finish(x)) : x;
  }
  Value limit(arith::CmpFPredicate predicate, Value x,
              const APFloat &bound) const {
    Value last = getConstant(bound);
    Value isBeyond = arith::CmpFOp::create(b, predicate, x, last);
    return arith::SelectOp::create(b, isBeyond, last, x);
  }

  ImplicitLocOpBuilder &b;
  FloatType type;
  bool isNarrow;
  FloatType held;
};
} // namespace

//===----------------------------------------------------------------------===//
// Uniform numbers
//===----------------------------------------------------------------------===//

/// A number from 0 on and less than 1: random bits as the mantissa of one from
/// 1 on and less than 2, less 1.
static Value emitUnit(ImplicitLocOpBuilder &b, const Arithmetic &arithmetic,
                      Value bits) {
  FloatType type = arithmetic.getType();
  unsigned width = type.getWidth();
  Type integer = b.getIntegerType(width);
  unsigned numBits = bits.getType().getIntOrFloatBitWidth();
  if (numBits < width)
    bits = arith::ExtUIOp::create(b, integer, bits);
  Value mantissa = arith::ShRUIOp::create(
      b, bits, createInteger(b, integer, numBits - getMantissaWidth(type)));
  APFloat one = roundTo(type, 1);
  Value pattern = arith::OrIOp::create(
      b, mantissa,
      createInteger(b, integer, one.bitcastToAPInt().getZExtValue()));
  return arith::SubFOp::create(b, arithmetic.fromBits(pattern),
                               arithmetic.getConstant(one));
}

static Value emitBetween(ImplicitLocOpBuilder &b, const Arithmetic &arithmetic,
                         Value bits, const APFloat &low, const APFloat &high) {
  Value unit = emitUnit(b, arithmetic, bits);
  if (low.isZero() && high == roundTo(arithmetic.getType(), 1))
    return unit;
  APFloat size = high;
  size.subtract(low, APFloat::rmNearestTiesToEven);
  return arithmetic.atLeast(arithmetic.multiplyAdd(unit,
                                                   arithmetic.getConstant(size),
                                                   arithmetic.getConstant(low)),
                            low);
}

Value mesh::emitUniform(ImplicitLocOpBuilder &b, FloatType type, Value bits,
                        double low, double high) {
  Arithmetic arithmetic(b, type);
  return arithmetic.finish(emitBetween(b, arithmetic, bits, roundTo(type, low),
                                       roundTo(type, high)));
}

//===----------------------------------------------------------------------===//
// Normal numbers
//===----------------------------------------------------------------------===//

/// The number of the normal distribution that stands where a uniform one
/// between -1 and 1 does.
static Value emitQuantile(const Arithmetic &arithmetic, Value uniform) {
  return arithmetic.multiply(arithmetic.inverseErf(uniform),
                             arithmetic.getConstant(M_SQRT2));
}

Value mesh::emitNormal(ImplicitLocOpBuilder &b, FloatType type, Value bits) {
  Arithmetic arithmetic(b, type);
  APFloat low = step(roundTo(type, -1), /*down=*/false);
  Value uniform = emitBetween(b, arithmetic, bits, low, roundTo(type, 1));
  return arithmetic.finish(emitQuantile(arithmetic, uniform));
}

/// The error function where the normal distribution is cut off at `bound`,
/// rounded at each step. To divide by the root of 2 XLA multiplies by its
/// inverse, in bf16 by one of f32.
static APFloat getCut(FloatType type, double bound) {
  auto round = [](FloatType type, double value) {
    return roundTo(type, value).convertToDouble();
  };
  FloatType held = type.isBF16() ? Float32Type::get(type.getContext()) : type;
  double inverse = round(held, 1 / round(type, M_SQRT2));
  double scaled = round(held, round(type, bound) * inverse);
  return roundTo(type, getErf(type, round(type, scaled)));
}

Value mesh::emitTruncatedNormal(ImplicitLocOpBuilder &b, FloatType type,
                                Value bits, double low, double high) {
  Arithmetic arithmetic(b, type);
  Value uniform =
      emitBetween(b, arithmetic, bits, getCut(type, low), getCut(type, high));
  // Rounding may lead out of the interval.
  Value number = emitQuantile(arithmetic, uniform);
  number = arithmetic.atLeast(number, step(roundTo(type, low), /*down=*/false));
  number = arithmetic.atMost(number, step(roundTo(type, high), /*down=*/true));
  return arithmetic.finish(number);
}
