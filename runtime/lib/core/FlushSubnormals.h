//===- FlushSubnormals.h - Subnormal floats count as zero -------*- C++ -*-===//
//
// Processors compute with subnormal f32 and f64 many times slower than with
// normal ones, and cotangents of a converged model are often that small. So
// all threads that run programs on CPUs take them for zero, as XLA's do. The
// mode belongs to a thread; f16 is not concerned.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_FLUSHSUBNORMALS_H
#define MESH_RT_CORE_FLUSHSUBNORMALS_H

#include <cstdint>

namespace mesh::rt {

/// While one lives, the thread that made it reads subnormal floats as zero and
/// writes zero for them. Without effect on processors other than x86-64 and
/// AArch64.
class FlushSubnormals {
public:
  FlushSubnormals();
  ~FlushSubnormals();
  FlushSubnormals(const FlushSubnormals &) = delete;
  FlushSubnormals &operator=(const FlushSubnormals &) = delete;

private:
  /// The control register of floating-point arithmetic before.
  uint64_t before;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FLUSHSUBNORMALS_H
