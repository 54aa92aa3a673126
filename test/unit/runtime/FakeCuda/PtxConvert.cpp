//===- PtxConvert.cpp - from one type to another --------------------------===//

#include "PtxPlayer.h"

#include <cmath>
#include <limits>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;
using std::string_view;

/// If the modifiers say so.
template <typename F>
static F roundToInteger(string_view modifiers, F value) {
  auto has = [&](string_view text) {
    return modifiers.find(text) != string_view::npos;
  };
  if (has(".rzi"))
    return std::trunc(value);
  if (has(".rmi"))
    return std::floor(value);
  if (has(".rpi"))
    return std::ceil(value);
  if (has(".rni"))
    return std::nearbyint(value);
  return value;
}

/// As the hardware: beyond the range its end, and 0 for NaN.
template <typename I, typename F>
static I saturate(F value) {
  if (std::isnan(value))
    return 0;
  if (value <= static_cast<F>(std::numeric_limits<I>::min()))
    return std::numeric_limits<I>::min();
  if (value >= static_cast<F>(std::numeric_limits<I>::max()))
    return std::numeric_limits<I>::max();
  return static_cast<I>(value);
}

/// Two numbers into one register, the first to the upper half.
template <typename T>
static uint32_t pack(float upper, float lower) {
  return static_cast<uint32_t>(roundTo<T>(upper).bits) << 16 |
         roundTo<T>(lower).bits;
}

void Player::convert(Thread &thread, const Instruction &i) {
  // The name has the result's type first.
  if (i.type == Type::F32 &&
      (i.from == Type::F16x2 || i.from == Type::BF16x2)) {
    auto upper = get<float>(thread, i.a), lower = get<float>(thread, i.b);
    return set(thread, i.d,
               i.from == Type::F16x2 ? pack<Half>(upper, lower)
                                     : pack<Bfloat>(upper, lower));
  }
  withType(i.type, [&](auto source) {
    using From = decltype(source);
    withType(i.from, [&](auto target) {
      using To = decltype(target);
      if constexpr (std::is_same_v<From, bool> || std::is_same_v<To, bool>) {
        fail(i, "a conversion of predicates");
      } else if constexpr (kIsInteger<From> && kIsInteger<To>) {
        To x = static_cast<To>(get<From>(thread, i.a));
        // Into registers that are wider, too: the sign goes on.
        if constexpr (std::is_signed_v<To>)
          thread.registers[i.d.index] =
              static_cast<uint64_t>(static_cast<int64_t>(x));
        else
          set(thread, i.d, x);
      } else if constexpr (kIsInteger<From>) {
        set(thread, i.d, roundTo<To>(get<From>(thread, i.a)));
      } else {
        auto x = roundToInteger(i.modifiers, widen(get<From>(thread, i.a)));
        if constexpr (kIsInteger<To>)
          set(thread, i.d, saturate<To>(x));
        else
          set(thread, i.d, roundTo<To>(x));
      }
    });
  });
}
