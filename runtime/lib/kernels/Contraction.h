//===- Contraction.h - Tensor contractions ----------------------*- C++ -*-===//

#ifndef MESH_RT_KERNELS_CONTRACTION_H
#define MESH_RT_KERNELS_CONTRACTION_H

#include "core/Device.h"
#include "mesh-rt/abi.h"

namespace mesh::rt {

/// As mesh_rt_contract, on `device`.
Status contract(Device &device, const mesh_rt_contraction &op,
                const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                const mesh_rt_memref *out);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_CONTRACTION_H
