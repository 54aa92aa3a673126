//===- PtxFloats.cpp - calculations of floats -----------------------------===//

#include "PtxPlayer.h"

#include <bit>
#include <cmath>
#include <limits>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;

template <typename T>
T Player::least(const Instruction &i, T x, T y) const {
  if (has(i, ".NaN") && (std::isnan(x) || std::isnan(y)))
    return std::numeric_limits<T>::quiet_NaN();
  return x == 0 && y == 0 ? (std::signbit(x) ? x : y) : std::fmin(x, y);
}

template <typename T>
void Player::calculateFloat(Thread &thread, const Instruction &i) {
  auto flush = [&](T value) {
    bool isFlushed = has(i, ".ftz") && std::fpclassify(value) == FP_SUBNORMAL;
    return isFlushed ? std::copysign(T(0), value) : value;
  };
  auto operand = [&](const Operand &from) {
    return flush(get<T>(thread, from));
  };
  T x = operand(i.a), y = operand(i.b), z = operand(i.c);
  auto put = [&](T value) {
    // NaN becomes 0.
    if (has(i, ".sat"))
      value = value > 0 ? std::fmin(value, T(1)) : T(0);
    set(thread, i.d, flush(value));
  };
  switch (i.op) {
  case Op::Add:
    return put(x + y);
  case Op::Sub:
    return put(x - y);
  case Op::Mul:
    return put(x * y);
  case Op::Div:
    return put(x / y);
  case Op::Fma:
  case Op::Mad:
    return put(std::fma(x, y, z));
  case Op::Min:
    return put(least(i, x, y));
  case Op::Max:
    return put(-least(i, -x, -y));
  case Op::Neg:
    return put(-x);
  case Op::Abs:
    return put(std::fabs(x));
  case Op::Sqrt:
    return put(std::sqrt(x));
  case Op::Rcp:
    return put(1 / x);
  case Op::Ex2:
    return put(static_cast<T>(std::exp2(static_cast<double>(x))));
  case Op::Lg2:
    return put(static_cast<T>(std::log2(static_cast<double>(x))));
  case Op::CopySign:
    // The sign of the first, and the rest of the second.
    return put(std::copysign(y, x));
  case Op::Testp:
    if (has(i, ".infinite"))
      return set(thread, i.d, std::isinf(x));
    if (has(i, ".finite"))
      return set(thread, i.d, std::isfinite(x));
    if (has(i, ".notanumber"))
      return set(thread, i.d, std::isnan(x));
    [[fallthrough]];
  default:
    fail(i, "not played for floats");
  }
}

/// x y + z, of which what an f64 does not hold decides no tie.
static double multiplyAdd(double x, double y, double z) {
  // Products of small floats are exact.
  double product = x * y, sum = product + z;
  if (!std::isfinite(sum))
    return sum;
  double missing = std::fabs(product) >= std::fabs(z) ? z - (sum - product)
                                                      : product - (sum - z);
  bool isOdd = std::bit_cast<uint64_t>(sum) & 1;
  return missing == 0 || isOdd
             ? sum
             : std::nextafter(sum, std::copysign(INFINITY, missing));
}

double Player::combine(const Instruction &i, double x, double y,
                       double z) const {
  switch (i.op) {
  case Op::Add:
    return x + y;
  case Op::Sub:
    return x - y;
  case Op::Mul:
    return x * y;
  case Op::Fma:
    return multiplyAdd(x, y, z);
  case Op::Min:
    return least(i, x, y);
  case Op::Max:
    return -least(i, -x, -y);
  case Op::Neg:
    return -x;
  case Op::Abs:
    return std::fabs(x);
  default:
    fail(i, "not played for floats of 16 bits");
  }
}

/// One number, or two in a register.
template <typename T>
void Player::calculateSmallFloat(Thread &thread, const Instruction &i) {
  auto value = [&](const Operand &operand, int part) -> double {
    uint64_t bits = bitsOf(thread, operand) >> (16 * part);
    return widen(T{static_cast<uint16_t>(bits)});
  };
  bool isPair = i.type == Type::F16x2 || i.type == Type::BF16x2;
  if (i.op == Op::Setp && !isPair)
    return set(thread, i.d, compare(i, value(i.a, 0), value(i.b, 0)));
  uint64_t result = 0;
  for (int part = 0; part < (isPair ? 2 : 1); ++part) {
    T rounded = roundTo<T>(
        combine(i, value(i.a, part), value(i.b, part), value(i.c, part)));
    result |= static_cast<uint64_t>(rounded.bits) << (16 * part);
  }
  thread.registers[i.d.index] = result;
}

template void Player::calculateSmallFloat<Half>(Thread &, const Instruction &);
template void Player::calculateSmallFloat<Bfloat>(Thread &,
                                                  const Instruction &);
template void Player::calculateFloat<float>(Thread &, const Instruction &);
template void Player::calculateFloat<double>(Thread &, const Instruction &);
