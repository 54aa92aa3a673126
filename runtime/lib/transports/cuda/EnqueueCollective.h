//===- EnqueueCollective.h - Give streams a collective ----------*- C++ -*-===//
//
// Gives the commands of a part of a collective to the streams of the GPUs. All
// whom it concerns have arrived. Afterwards `done` of each member that gets
// something is recorded.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_ENQUEUECOLLECTIVE_H
#define MESH_RT_CUDA_ENQUEUECOLLECTIVE_H

#include "RendezvousSlot.h"
#include "devices/cuda/GpuProcessor.h"

namespace mesh::rt {

/// Permute and broadcast: what `reader` gets; zeros if `source` is null.
void enqueueTransfer(const GpuProcessors &processors, const Member *source,
                     const Member &reader);

/// All other collectives, whole. `members` are by position.
void enqueueCollective(const GpuProcessors &processors,
                       const std::vector<const Member *> &members);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_ENQUEUECOLLECTIVE_H
