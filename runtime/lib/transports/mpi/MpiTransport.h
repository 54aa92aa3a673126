//===- MpiTransport.h - Devices as processes of an MPI job ------*- C++ -*-===//
//
// One device per process. Data moves between pairs of processes by nonblocking
// sends and receives, on a communicator per mesh axis where the op is along
// one; reductions are computed by the runtime's own kernels, in the order of
// the members, so that the results are those of threads.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_MPI_MPITRANSPORT_H
#define MESH_RT_MPI_MPITRANSPORT_H

#include "core/TransportTable.h"
#include "transports/job/MpiLibrary.h"

namespace mesh::rt {

extern const TransportEntry mpiTransport;

/// Called by all processes with the same options.
std::unique_ptr<Transport> createMpiTransport(MpiLibrary &library,
                                              const RunOptions &options);

} // namespace mesh::rt

#endif // MESH_RT_MPI_MPITRANSPORT_H
