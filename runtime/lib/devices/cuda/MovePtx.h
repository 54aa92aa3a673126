//===- MovePtx.h - The kernels of the runtime, as PTX -----------*- C++ -*-===//

#ifndef MESH_RT_CUDA_MOVEPTX_H
#define MESH_RT_CUDA_MOVEPTX_H

namespace mesh::rt {

/// device/Move.ptx.
extern const char kMovePtx[];

} // namespace mesh::rt

#endif // MESH_RT_CUDA_MOVEPTX_H
