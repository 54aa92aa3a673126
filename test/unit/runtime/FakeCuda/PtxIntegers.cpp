//===- PtxIntegers.cpp - calculations of integers -------------------------===//

#include "PtxPlayer.h"

#include <algorithm>
#include <bit>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;

template <typename T>
void Player::calculateInteger(Thread &thread, const Instruction &i) {
  using U = std::make_unsigned_t<T>;
  using Wide = std::conditional_t<
      sizeof(T) == 8,
      std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>,
      std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>;
  T x = get<T>(thread, i.a), y = get<T>(thread, i.b), z = get<T>(thread, i.c);
  constexpr unsigned kBits = 8 * sizeof(T);
  auto put = [&](auto value) { set(thread, i.d, static_cast<T>(value)); };
  Wide product = static_cast<Wide>(x) * static_cast<Wide>(y);
  switch (i.op) {
  case Op::Add:
  case Op::Addc:
  case Op::Sub:
  case Op::Subc: {
    bool isSum = i.op == Op::Add || i.op == Op::Addc;
    bool carries = i.op == Op::Addc || i.op == Op::Subc;
    unsigned __int128 first = static_cast<U>(x), second = static_cast<U>(y);
    second += carries && thread.carry ? 1 : 0;
    if (has(i, ".cc"))
      thread.carry = isSum ? (first + second) >> kBits != 0 : first < second;
    return put(static_cast<U>(isSum ? first + second : first - second));
  }
  case Op::Mul:
  case Op::Mad: {
    if (has(i, ".wide")) {
      uint64_t wide = static_cast<uint64_t>(product);
      if (i.op == Op::Mad)
        wide += bitsOf(thread, i.c);
      thread.registers[i.d.index] =
          sizeof(T) == 2 ? static_cast<uint32_t>(wide) : wide;
      return;
    }
    T part = static_cast<T>(has(i, ".hi") ? product >> kBits : product);
    return put(static_cast<U>(part) +
               (i.op == Op::Mad ? static_cast<U>(z) : U(0)));
  }
  case Op::Div:
    return put(y == 0 ? T(-1)
               : std::is_signed_v<T> && y == T(-1)
                   ? static_cast<T>(U(0) - static_cast<U>(x))
                   : static_cast<T>(x / y));
  case Op::Rem:
    return put(y == 0                              ? x
               : std::is_signed_v<T> && y == T(-1) ? T(0)
                                                   : static_cast<T>(x % y));
  case Op::Min:
    return put(std::min(x, y));
  case Op::Max:
    return put(std::max(x, y));
  case Op::Neg:
    return put(U(0) - static_cast<U>(x));
  case Op::Abs:
    return put(x < 0 ? U(0) - static_cast<U>(x) : static_cast<U>(x));
  case Op::And:
    return put(x & y);
  case Op::Or:
    return put(x | y);
  case Op::Xor:
    return put(x ^ y);
  case Op::Not:
    return put(~x);
  // Amounts are u32, and beyond the width all bits go.
  case Op::Shl: {
    auto amount = get<uint32_t>(thread, i.b);
    return put(amount >= kBits ? U(0)
                               : static_cast<U>(static_cast<U>(x) << amount));
  }
  case Op::Shr: {
    auto amount = get<uint32_t>(thread, i.b);
    if (amount >= kBits)
      return put(x < 0 ? T(-1) : T(0));
    return put(x >> amount);
  }
  case Op::Popc:
    thread.registers[i.d.index] = std::popcount(static_cast<U>(x));
    return;
  case Op::Clz:
    thread.registers[i.d.index] = std::countl_zero(static_cast<U>(x));
    return;
  case Op::Brev: {
    U result = 0;
    for (unsigned bit = 0; bit < kBits; ++bit)
      result |=
          static_cast<U>((static_cast<U>(x) >> bit & 1) << (kBits - 1 - bit));
    return put(result);
  }
  case Op::Bfe: {
    unsigned begin = get<uint32_t>(thread, i.b) & 255;
    unsigned length = get<uint32_t>(thread, i.c) & 255;
    auto bitAt = [&](unsigned bit) { return static_cast<U>(x) >> bit & 1; };
    // Bits beyond the field, or the number, are the field's sign.
    U sign = std::is_signed_v<T> && length > 0
                 ? bitAt(std::min(begin + length, kBits) - 1)
                 : 0;
    U result = 0;
    for (unsigned bit = 0; bit < kBits; ++bit)
      result |=
          (bit < length && begin + bit < kBits ? bitAt(begin + bit) : sign)
          << bit;
    return put(result);
  }
  case Op::Shf: {
    // The upper half of a:b is b, which comes second.
    uint64_t both = static_cast<uint64_t>(get<uint32_t>(thread, i.b)) << 32 |
                    get<uint32_t>(thread, i.a);
    auto amount = get<uint32_t>(thread, i.c);
    amount = has(i, ".wrap") ? amount & 31 : std::min<uint32_t>(amount, 32);
    if (has(i, ".l"))
      return put(static_cast<uint32_t>(both << amount >> 32));
    return put(static_cast<uint32_t>(both >> amount));
  }
  case Op::Prmt: {
    uint64_t both = static_cast<uint64_t>(get<uint32_t>(thread, i.b)) << 32 |
                    get<uint32_t>(thread, i.a);
    auto selector = get<uint32_t>(thread, i.c);
    uint32_t result = 0;
    for (int byte = 0; byte < 4; ++byte) {
      uint32_t choice = selector >> (4 * byte) & 15;
      uint32_t value = both >> (8 * (choice & 7)) & 255;
      if (choice & 8)
        value = value & 128 ? 255 : 0;
      result |= value << (8 * byte);
    }
    return put(result);
  }
  default:
    fail(i, "not played for integers");
  }
}

template void Player::calculateInteger<uint8_t>(Thread &, const Instruction &);
template void Player::calculateInteger<uint16_t>(Thread &, const Instruction &);
template void Player::calculateInteger<uint32_t>(Thread &, const Instruction &);
template void Player::calculateInteger<uint64_t>(Thread &, const Instruction &);
template void Player::calculateInteger<int8_t>(Thread &, const Instruction &);
template void Player::calculateInteger<int16_t>(Thread &, const Instruction &);
template void Player::calculateInteger<int32_t>(Thread &, const Instruction &);
template void Player::calculateInteger<int64_t>(Thread &, const Instruction &);
