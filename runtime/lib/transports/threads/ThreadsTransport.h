//===- ThreadsTransport.h - Devices as threads of one process ---*- C++ -*-===//
//
// Devices read their peers' buffers directly. A start publishes where an op's
// buffers are; the reading is done by whoever wants the data, in its waits. So
// a waiting device has to advance all its ops in flight, not just the one it
// waits for: a peer may be waiting for the release of another op's source.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_THREADSTRANSPORT_H
#define MESH_RT_THREADS_THREADSTRANSPORT_H

#include "core/TransportTable.h"

namespace mesh::rt {

extern const TransportEntry threadsTransport;

} // namespace mesh::rt

#endif // MESH_RT_THREADS_THREADSTRANSPORT_H
