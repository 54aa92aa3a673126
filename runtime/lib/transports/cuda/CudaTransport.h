//===- CudaTransport.h - Devices as parts of GPUs ---------------*- C++ -*-===//
//
// Every device has a thread, as with the threads transport, which says what its
// GPU is to do and does not wait for it. Devices meet on the host; whoever
// comes last tells the GPUs how the data moves, ordered by events. So the
// threads wait for each other to have started an op, and the GPUs for what they
// need.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDATRANSPORT_H
#define MESH_RT_CUDA_CUDATRANSPORT_H

#include "core/TransportTable.h"

namespace mesh::rt {

extern const TransportEntry cudaTransport;

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDATRANSPORT_H
