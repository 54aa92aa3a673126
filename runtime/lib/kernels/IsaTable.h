//===- IsaTable.h - The parts of one instruction set's table ----*- C++ -*-===//

#ifndef MESH_RT_KERNELS_ISATABLE_H
#define MESH_RT_KERNELS_ISATABLE_H

#include "VectorKernels.h"

namespace mesh::rt::MESH_RT_ISA {

void copyBytes(void *dst, const void *src, int64_t bytes);
void streamBytes(void *dst, const void *src, int64_t bytes);

extern const ReduceRows reduceTable[kNumTypes];

ProductKernel productKernel(mesh_rt_type in, mesh_rt_type out);

extern const VectorKernels kernels;

} // namespace mesh::rt::MESH_RT_ISA

#endif // MESH_RT_KERNELS_ISATABLE_H
