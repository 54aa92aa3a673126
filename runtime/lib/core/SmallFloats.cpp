//===- SmallFloats.cpp - Conversions to bf16 for compiled code ------------===//
//
// LLVM rounds to bf16 by calls that the C compiler's own library has since GCC
// 13 only. These are weak, so that such a library's come first. A bf16 is
// returned in the lower half of a float's register.
//
//===----------------------------------------------------------------------===//

#include "SmallFloats.h"

#include "mesh-rt/element.h"

#include <bit>
#include <cmath>

using namespace mesh::rt;

/// Rounded to odd: what is not exact gets a last bit of one, so that rounding
/// once more to a type that is two bits narrower gives what rounding once
/// would have.
static float toOddFloat(double value) {
  auto nearest = static_cast<float>(value);
  auto bits = std::bit_cast<uint32_t>(nearest);
  if (nearest == value || std::isnan(value) || (bits & 1))
    return nearest;
  bool isAbove = std::fabs(static_cast<double>(nearest)) > std::fabs(value);
  return std::bit_cast<float>(isAbove ? bits - 1 : bits + 1);
}

[[gnu::weak]] float __truncsfbf2(float value) {
  return std::bit_cast<float>(uint32_t(f32ToBf16(value)));
}

[[gnu::weak]] float __truncdfbf2(double value) {
  return std::bit_cast<float>(uint32_t(f32ToBf16(toOddFloat(value))));
}
