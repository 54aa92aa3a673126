//===- element.h - Element types and their conversions ----------*- C++ -*-===//
//
// Facts about the element types of abi.h: sizes, names, and the conversions of
// the two 16-bit float formats, which C++20 lacks.
//
// Conversions to 16 bits round to nearest, ties to even; overflow gives an
// infinity; a NaN stays a NaN. Conversions to f32 are exact. They have no
// branches, so that loops over them vectorise.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_ELEMENT_H
#define MESH_RT_ELEMENT_H

#include "mesh-rt/abi.h"

#include <bit>
#include <cstdint>

namespace mesh::rt {

inline constexpr int kNumTypes = MESH_RT_F64 + 1;
inline constexpr int kNumCombiners = MESH_RT_OR + 1;

/// Bytes of one element in memory; 0 if `type` is none of mesh_rt_type.
constexpr int64_t sizeOf(mesh_rt_type type) {
  switch (type) {
  case MESH_RT_I1:
  case MESH_RT_I8:
    return 1;
  case MESH_RT_I16:
  case MESH_RT_BF16:
  case MESH_RT_F16:
    return 2;
  case MESH_RT_I32:
  case MESH_RT_F32:
    return 4;
  case MESH_RT_I64:
  case MESH_RT_F64:
    return 8;
  }
  return 0;
}

/// The name that MLIR gives the type: "bf16"; "?" if it is none.
constexpr const char *nameOf(mesh_rt_type type) {
  constexpr const char *names[] = {"i1",   "i8",  "i16", "i32", "i64",
                                   "bf16", "f16", "f32", "f64"};
  return type >= 0 && type < kNumTypes ? names[type] : "?";
}

constexpr bool isFloat(mesh_rt_type type) {
  return type >= MESH_RT_BF16 && type <= MESH_RT_F64;
}

/// Returns whether `combiner` is one and applies to `type`: bitwise ones apply
/// to integers only.
constexpr bool canReduce(mesh_rt_type type, int32_t combiner) {
  bool isBitwise = combiner == MESH_RT_AND || combiner == MESH_RT_OR;
  return combiner >= 0 && combiner < kNumCombiners &&
         !(isBitwise && isFloat(type));
}

/// Always inlined: the callers are compiled for several instruction sets, and
/// a shared out-of-line copy would be of any one of them.
[[gnu::always_inline]] constexpr float bf16ToF32(uint16_t value) {
  return std::bit_cast<float>(static_cast<uint32_t>(value) << 16);
}

[[gnu::always_inline]] constexpr uint16_t f32ToBf16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  uint32_t quiet = (bits >> 16) | 0x40;
  bool isNaN = (bits & 0x7fffffff) > 0x7f800000;
  return static_cast<uint16_t>(isNaN ? quiet : rounded);
}

[[gnu::always_inline]] constexpr float f16ToF32(uint16_t value) {
  // Move exponent and mantissa into place and rebias the exponent.
  uint32_t magnitude = static_cast<uint32_t>(value & 0x7fff) << 13;
  uint32_t exponent = magnitude & 0x0f800000;
  uint32_t normal = magnitude + (112u << 23);
  uint32_t infinite = magnitude + (224u << 23);
  // A subnormal is an integer multiple of 2^-24, which f32 adds exactly.
  float subnormal = std::bit_cast<float>(magnitude + (113u << 23)) -
                    std::bit_cast<float>(113u << 23);
  uint32_t bits = exponent == 0x0f800000 ? infinite : normal;
  bits = exponent == 0 ? std::bit_cast<uint32_t>(subnormal) : bits;
  uint32_t sign = static_cast<uint32_t>(value & 0x8000) << 16;
  return std::bit_cast<float>(bits | sign);
}

[[gnu::always_inline]] constexpr uint16_t f32ToF16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t sign = (bits >> 16) & 0x8000;
  uint32_t magnitude = bits & 0x7fffffff;
  uint32_t odd = (magnitude >> 13) & 1;
  uint32_t normal = (magnitude - (112u << 23) + 0xfff + odd) >> 13;
  // Adding 0.5 lets the f32 adder round to multiples of 2^-24.
  uint32_t subnormal =
      std::bit_cast<uint32_t>(
          std::bit_cast<float>(magnitude < (113u << 23) ? magnitude : 0u) +
          0.5f) -
      std::bit_cast<uint32_t>(0.5f);
  uint32_t quiet = 0x7e00 | ((magnitude >> 13) & 0x3ff);
  uint32_t result = magnitude < (113u << 23) ? subnormal : normal;
  result = magnitude >= (143u << 23) ? 0x7c00 : result;
  result = magnitude > 0x7f800000 ? quiet : result;
  return static_cast<uint16_t>(result | sign);
}

} // namespace mesh::rt

#endif // MESH_RT_ELEMENT_H
