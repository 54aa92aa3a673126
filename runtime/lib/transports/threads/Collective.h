//===- Collective.h - Collectives of the threads transport ------*- C++ -*-===//
//
// A member's way through a collective is a small state machine: Published,
// then Read, then done. `advance` takes
// it as far as the peers allow and never blocks. A small collective takes less
// time than another meeting: it is one alone (SmallCollective.h), or the last
// member to come does it for all.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_COLLECTIVE_H
#define MESH_RT_THREADS_COLLECTIVE_H

#include "Endpoint.h"
#include "core/OpCheck.h"

namespace mesh::rt {

/// Publishes the op in the group's next slot and compares it with the first
/// member's op. `request.op` and `request.membership` are set.
Status startCollective(Endpoint &endpoint, Request &request, const View &src,
                       const View &dst);

Status advanceCollective(Endpoint &endpoint, Request &request);

/// The devices that a request that is not done waits for.
std::vector<int64_t> awaitedMembers(const Request &request);

/// Returns true if the member `device` has started the op.
bool hasArrived(const Request &request, int64_t device);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_COLLECTIVE_H
