//===- LocalGpu.h - The GPU of a process ------------------------*- C++ -*-===//

#ifndef MESH_RT_NCCL_LOCALGPU_H
#define MESH_RT_NCCL_LOCALGPU_H

#include "NcclLibrary.h"
#include "devices/cuda/Gpu.h"
#include "mesh-rt/job.h"

namespace mesh::rt {

/// The resources of a process to communicate from its GPU.
struct LocalGpu {
  std::shared_ptr<const Gpus> gpus;
  std::shared_ptr<const NcclLibrary> nccl;
};

/// Called by all processes of the job. On each computer the processes take the
/// GPUs that they see in order, and this one takes number
/// `rankOnNode`. If one of them has none, or two have the same, or NCCL is not
/// there, all throw the same Error.
LocalGpu claimLocalGpu(Job &job, int rankOnNode, const RunOptions &options);

} // namespace mesh::rt

#endif // MESH_RT_NCCL_LOCALGPU_H
