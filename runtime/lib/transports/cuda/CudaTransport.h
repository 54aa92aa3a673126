//===- CudaTransport.h - devices as parts of GPUs ---------------*- C++ -*-===//
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

#include "core/Communicator.h"
#include "mesh-rt/run.h"

#include <memory>
#include <vector>

namespace mesh::rt {

/// Throws std::runtime_error if there is no GPU that can be used, and
/// std::invalid_argument for options that GPUs do not have.
std::unique_ptr<Transport>
createCudaTransport(const std::vector<std::unique_ptr<Device>> &devices,
                    const RunOptions &options);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDATRANSPORT_H
