//===- PtxFloats.cpp - calculations of floats -----------------------------===//

#include "PtxPlayer.h"
#include "mesh-rt/element.h"

#include <bit>
#include <cmath>
#include <limits>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;

template <typename T>
void Player::calculateFloat(Thread &thread, const Instruction &i) {
  T x = get<T>(thread, i.a), y = get<T>(thread, i.b), z = get<T>(thread, i.c);
  bool keepsNaN = has(i, ".NaN") && (std::isnan(x) || std::isnan(y));
  constexpr T kNaN = std::numeric_limits<T>::quiet_NaN();
  auto put = [&](T value) { set(thread, i.d, value); };
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
    return put(keepsNaN           ? kNaN
               : x == 0 && y == 0 ? (std::signbit(x) ? x : y)
                                  : std::fmin(x, y));
  case Op::Max:
    return put(keepsNaN           ? kNaN
               : x == 0 && y == 0 ? (std::signbit(x) ? y : x)
                                  : std::fmax(x, y));
  case Op::Neg:
    return put(-x);
  case Op::Abs:
    return put(std::fabs(x));
  case Op::Sqrt:
    return put(std::sqrt(x));
  case Op::Rcp:
    return put(1 / x);
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

/// `value` as an f16, rounded once: what an f32 does not hold decides no tie.
static Half roundToHalf(double value) {
  auto single = static_cast<float>(value);
  if (std::isfinite(single) && static_cast<double>(single) != value) {
    if (std::fabs(single) > std::fabs(value))
      single = std::nextafter(single, 0.0F);
    single = std::bit_cast<float>(std::bit_cast<uint32_t>(single) | 1U);
  }
  return {f32ToF16(single)};
}

/// In f64, which holds sums and products of f16.
Half Player::combineHalves(const Instruction &i, double x, double y,
                           double z) const {
  switch (i.op) {
  case Op::Add:
    return roundToHalf(x + y);
  case Op::Sub:
    return roundToHalf(x - y);
  case Op::Mul:
    return roundToHalf(x * y);
  case Op::Fma:
    return roundToHalf(std::fma(x, y, z));
  case Op::Neg:
    return roundToHalf(-x);
  case Op::Abs:
    return roundToHalf(std::fabs(x));
  default:
    fail(i, "not played for f16");
  }
}

/// One number, or two in a register.
void Player::calculateHalf(Thread &thread, const Instruction &i) {
  auto value = [&](const Operand &operand, int part) {
    uint64_t bits = bitsOf(thread, operand) >> (16 * part);
    return static_cast<double>(f16ToF32(static_cast<uint16_t>(bits)));
  };
  bool isPair = i.type == Type::F16x2;
  if (i.op == Op::Setp && !isPair)
    return set(thread, i.d, compare(i, value(i.a, 0), value(i.b, 0)));
  uint64_t result = 0;
  for (int part = 0; part < (isPair ? 2 : 1); ++part) {
    Half half =
        combineHalves(i, value(i.a, part), value(i.b, part), value(i.c, part));
    result |= static_cast<uint64_t>(half.bits) << (16 * part);
  }
  thread.registers[i.d.index] = result;
}

template void Player::calculateFloat<float>(Thread &, const Instruction &);
template void Player::calculateFloat<double>(Thread &, const Instruction &);
