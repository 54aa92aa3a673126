//===- NcclTransport.h - Devices as processes with a GPU each ---*- C++ -*-===//
//
// One device per process and GPU. MPI carries what processes tell each other:
// which ops they start, how the run ends. NCCL carries the data, from GPU to
// GPU.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLTRANSPORT_H
#define MESH_RT_NCCL_NCCLTRANSPORT_H

#include "core/TransportTable.h"

namespace mesh::rt {

extern const TransportEntry ncclTransport;

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLTRANSPORT_H
