//===- PtxConvert.cpp - from one type to another --------------------------===//

#include "PtxPlayer.h"
#include "mesh-rt/element.h"

#include <cmath>
#include <limits>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;
using std::string_view;

template <typename F>
static F roundTo(string_view modifiers, F value) {
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

void Player::convert(Thread &thread, const Instruction &i) {
  // The first goes to the upper half.
  if (i.from == Type::F16x2 && i.type == Type::F32) {
    auto upper = f32ToF16(get<float>(thread, i.a)),
         lower = f32ToF16(get<float>(thread, i.b));
    return set(thread, i.d, static_cast<uint32_t>(upper << 16 | lower));
  }
  // The name has the result's type first.
  withType(i.type, [&](auto source) {
    using From = decltype(source);
    withType(i.from, [&](auto target) {
      using To = decltype(target);
      auto x = get<From>(thread, i.a);
      if constexpr (std::is_same_v<From, bool> || std::is_same_v<To, bool>) {
        fail(i, "a conversion of predicates");
      } else if constexpr (std::is_same_v<From, Half>) {
        float value = f16ToF32(x.bits);
        if constexpr (std::is_floating_point_v<To>)
          set(thread, i.d, static_cast<To>(value));
        else
          fail(i, "an f16 to an integer");
      } else if constexpr (std::is_same_v<To, Half>) {
        if constexpr (std::is_same_v<From, float>)
          set(thread, i.d, Half{f32ToF16(x)});
        else
          fail(i, "to f16, but not from f32");
      } else if constexpr (kIsInteger<From>) {
        // Into registers that are wider, too: the sign goes on.
        if constexpr (kIsInteger<To> && std::is_signed_v<To>)
          thread.registers[i.d.index] =
              static_cast<uint64_t>(static_cast<int64_t>(static_cast<To>(x)));
        else
          set(thread, i.d, static_cast<To>(x));
      } else if constexpr (kIsInteger<To>) {
        set(thread, i.d, saturate<To>(roundTo(i.modifiers, x)));
      } else {
        set(thread, i.d, static_cast<To>(roundTo(i.modifiers, x)));
      }
    });
  });
}
