//===- ThreadsTransport.h - devices as threads of one process ---*- C++ -*-===//
//
// Devices read their peers' buffers directly. A start publishes where an op's
// buffers are; the reading is done by whoever wants the data, in its waits. So
// a waiting device has to advance all its ops in flight, not just the one it
// waits for: a peer may be waiting for the release of another op's source.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_THREADSTRANSPORT_H
#define MESH_RT_THREADS_THREADSTRANSPORT_H

#include "core/Communicator.h"
#include "mesh-rt/run.h"

#include <memory>
#include <vector>

namespace mesh::rt {

class Fibers;
class Placement;

/// With `links`, those are emulated; see mesh-rt/run.h. With `fibers`, these
/// are the devices, by position. `placement` outlives the transport.
std::unique_ptr<Transport>
createThreadsTransport(const Placement &placement,
                       const std::vector<LinkOptions> &links, Fibers *fibers);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_THREADSTRANSPORT_H
