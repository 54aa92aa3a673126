//===- MoveLaunch.h - Launch the kernels of the runtime ---------*- C++ -*-===//

#ifndef MESH_RT_CUDA_MOVELAUNCH_H
#define MESH_RT_CUDA_MOVELAUNCH_H

#include "GpuStream.h"

namespace mesh::rt {

// As the functions of GpuStream, by kernels, for views that are not empty.
// Called while the stream's GPU is current. They throw CudaError, also if the
// views are so many that a kernel's arguments have no room for them.

void launchCopy(const GpuStream &stream, const std::vector<View> &targets,
                const View &src);
void launchCombine(const GpuStream &stream, mesh_rt_type type, int32_t combiner,
                   const std::vector<View> &targets,
                   const std::vector<View> &sources, Range range);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_MOVELAUNCH_H
