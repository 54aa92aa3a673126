//===- IsaElement.h - Element types for the inner loops ---------*- C++ -*-===//
//
// The forms of an element in memory (Memory), in a sum (Value), and as bits
// (Unsigned), per element type. Part of the code that is compiled once per
// instruction set.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_KERNELS_ISAELEMENT_H
#define MESH_RT_KERNELS_ISAELEMENT_H

#include "mesh-rt/element.h"

/// The iterations of the loop that follows are independent of each other.
#ifdef __clang__
#define MESH_RT_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define MESH_RT_INDEPENDENT _Pragma("GCC ivdep")
#endif
/// Inlined even in debug builds.
#define MESH_RT_INLINE [[gnu::always_inline]] static inline

namespace mesh::rt::MESH_RT_ISA {

template <typename T, typename Bits>
struct Plain {
  using Memory = T;
  using Value = T;
  using Unsigned = Bits;
  MESH_RT_INLINE T load(T value) { return value; }
  MESH_RT_INLINE T store(T value) { return value; }
};
struct Bfloat16 {
  using Memory = uint16_t;
  using Value = float;
  using Unsigned = uint32_t;
  MESH_RT_INLINE float load(uint16_t value) { return bf16ToF32(value); }
  MESH_RT_INLINE uint16_t store(float value) { return f32ToBf16(value); }
};
struct Float16 {
  using Memory = uint16_t;
  using Value = float;
  using Unsigned = uint32_t;
  MESH_RT_INLINE float load(uint16_t value) { return f16ToF32(value); }
  MESH_RT_INLINE uint16_t store(float value) { return f32ToF16(value); }
};
using I8 = Plain<int8_t, uint32_t>;
using I16 = Plain<int16_t, uint32_t>;
using I32 = Plain<int32_t, uint32_t>;
using I64 = Plain<int64_t, uint64_t>;
using F32 = Plain<float, uint32_t>;
using F64 = Plain<double, uint64_t>;

} // namespace mesh::rt::MESH_RT_ISA

#endif // MESH_RT_KERNELS_ISAELEMENT_H
