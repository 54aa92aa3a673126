//===- NcclTransport.h - devices as processes with a GPU each ---*- C++ -*-===//
//
// One device per process and GPU. MPI carries what processes tell each other:
// which ops they start, how the run ends. NCCL carries the data, from GPU to
// GPU.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLTRANSPORT_H
#define MESH_RT_NCCL_NCCLTRANSPORT_H

#include "core/Communicator.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"
#include "transports/job/MpiLibrary.h"

namespace mesh::rt {

/// Called by all processes with the same options. In all of them it throws
/// std::invalid_argument for options that such devices do not have, and
/// std::runtime_error if one of them has no GPU, or no NCCL, or two have the
/// same GPU.
std::unique_ptr<Transport> createNcclTransport(Job &job, MpiLibrary &library,
                                               const RunOptions &options);

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLTRANSPORT_H
