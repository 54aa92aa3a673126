//===- LoneCollective.h - Collectives in groups of one ----------*- C++ -*-===//

#ifndef MESH_RT_CUDA_LONECOLLECTIVE_H
#define MESH_RT_CUDA_LONECOLLECTIVE_H

#include "GpuStream.h"
#include "core/Group.h"

namespace mesh::rt {

/// Gives the stream the commands of an op in a group of one.
void enqueueAlone(const GpuStream &stream, const mesh_rt_op &op,
                  const Group &group, const View &src, const View &dst);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_LONECOLLECTIVE_H
