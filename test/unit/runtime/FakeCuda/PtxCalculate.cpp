//===- PtxCalculate.cpp - calculations of all types -----------------------===//

#include "PtxPlayer.h"

#include <cmath>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;
using std::string_view;

template <typename T>
bool Player::compare(const Instruction &i, T x, T y) const {
  bool unordered = false;
  if constexpr (std::is_floating_point_v<T>)
    unordered = std::isnan(x) || std::isnan(y);
  auto is = [&](string_view name) { return has(i, name); };
  if (is(".eq"))
    return !unordered && x == y;
  if (is(".ne"))
    return !unordered && x != y;
  if (is(".lt") || is(".lo"))
    return !unordered && x < y;
  if (is(".le") || is(".ls"))
    return !unordered && x <= y;
  if (is(".gt") || is(".hi"))
    return !unordered && x > y;
  if (is(".ge") || is(".hs"))
    return !unordered && x >= y;
  if (is(".equ"))
    return unordered || x == y;
  if (is(".neu"))
    return unordered || x != y;
  if (is(".ltu"))
    return unordered || x < y;
  if (is(".leu"))
    return unordered || x <= y;
  if (is(".gtu"))
    return unordered || x > y;
  if (is(".geu"))
    return unordered || x >= y;
  if (is(".num"))
    return !unordered;
  if (is(".nan"))
    return unordered;
  fail(i, "a comparison that is not played");
}

/// Takes a register apart, or puts one together.
void Player::moveParts(Thread &thread, const Instruction &i) {
  size_t width = 8 * sizeOf(i.type) / i.vector.size();
  uint64_t mask = (uint64_t(1) << width) - 1, whole = 0;
  bool isTakenApart = i.d.kind == Operand::Kind::None;
  uint64_t source = isTakenApart ? bitsOf(thread, i.a) : 0;
  for (size_t part = 0; part < i.vector.size(); ++part) {
    if (isTakenApart)
      thread.registers[i.vector[part].index] = source >> part * width & mask;
    else
      whole |= (bitsOf(thread, i.vector[part]) & mask) << part * width;
  }
  if (!isTakenApart)
    thread.registers[i.d.index] = whole;
}

void Player::calculate(Thread &thread, const Instruction &i) {
  switch (i.op) {
  case Op::Cvta:
  case Op::Mov:
    if (!i.vector.empty())
      return moveParts(thread, i);
    thread.registers[i.d.index] = bitsOf(thread, i.a) + i.a.offset;
    return;
  case Op::Selp:
    thread.registers[i.d.index] =
        bitsOf(thread, i.c) != 0 ? bitsOf(thread, i.a) : bitsOf(thread, i.b);
    return;
  default:
    break;
  }
  withType(i.type, [&](auto zero) {
    using T = decltype(zero);
    calculateAs<T>(thread, i);
  });
}

template <typename T>
void Player::calculateAs(Thread &thread, const Instruction &i) {
  if constexpr (kIsSmallFloat<T>) {
    calculateSmallFloat<T>(thread, i);
  } else {
    if (i.op == Op::Setp) {
      bool result = compare(i, get<T>(thread, i.a), get<T>(thread, i.b));
      return set(thread, i.d, result);
    }
    if constexpr (std::is_same_v<T, bool>) {
      bool x = bitsOf(thread, i.a) != 0, y = bitsOf(thread, i.b) != 0;
      switch (i.op) {
      case Op::And:
        return set(thread, i.d, x && y);
      case Op::Or:
        return set(thread, i.d, x || y);
      case Op::Xor:
        return set(thread, i.d, x != y);
      case Op::Not:
        return set(thread, i.d, !x);
      default:
        fail(i, "not of predicates");
      }
    } else if constexpr (std::is_floating_point_v<T>) {
      calculateFloat<T>(thread, i);
    } else {
      calculateInteger<T>(thread, i);
    }
  }
}

/// As small floats are compared.
template bool Player::compare(const Instruction &, double, double) const;
