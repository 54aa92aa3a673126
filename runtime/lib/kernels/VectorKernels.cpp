//===- VectorKernels.cpp - The choice of an instruction set ---------------===//

#include "VectorKernels.h"

namespace mesh::rt {

namespace baseline {
extern const VectorKernels kernels;
}
#ifdef MESH_RT_X86_VARIANTS
namespace avx2 {
extern const VectorKernels kernels;
}
namespace avx512 {
extern const VectorKernels kernels;
}
#endif

static const VectorKernels &choose() {
#ifdef MESH_RT_X86_VARIANTS
  __builtin_cpu_init();
  bool hasAvx2 = __builtin_cpu_supports("avx2") &&
                 __builtin_cpu_supports("fma") &&
                 __builtin_cpu_supports("bmi2");
  bool hasAvx512 =
      __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512vl");
  if (hasAvx2 && hasAvx512)
    return avx512::kernels;
  if (hasAvx2)
    return avx2::kernels;
#endif
  return baseline::kernels;
}

const VectorKernels &vectorKernels() {
  static const VectorKernels &chosen = choose();
  return chosen;
}

} // namespace mesh::rt
