//===- Laying.h - how the data of a collective moves ------------*- C++ -*-===//
//
// Gives the commands of a part of an exchange to the streams of the GPUs. All
// whom it concerns have arrived. Afterwards `done` of each member that gets
// something is recorded.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_LAYING_H
#define MESH_RT_CUDA_LAYING_H

#include "Exchange.h"
#include "GpuProcessor.h"

namespace mesh::rt {

/// By the device's position.
using GpuProcessors = std::vector<GpuProcessor *>;

/// Permute and broadcast: what `reader` gets; zeros if `source` is null.
void layTransfer(const GpuProcessors &processors, const Member *source,
                 const Member &reader);

/// What becomes of an op in a group of one.
void layAlone(const GpuStream &stream, const mesh_rt_op &op, const Group &group,
              const View &src, const View &dst);

/// All other collectives, whole. `members` are by position.
void layCollective(const GpuProcessors &processors,
                   const std::vector<const Member *> &members);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_LAYING_H
