//===- SmallCollective.h - Collectives over eager rings ---------*- C++ -*-===//
//
// A collective whose operands fit on the members' eager rings: each member
// shows its own one, waits for those of the others, and has the result. Whether
// a collective is small follows from what its members agree on.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_SMALLCOLLECTIVE_H
#define MESH_RT_THREADS_SMALLCOLLECTIVE_H

#include "Endpoint.h"

namespace mesh::rt {

/// `request.op` and `request.membership` are set.
bool isSmall(const Request &request, const View &src);

Status startSmall(Endpoint &endpoint, Request &request, const View &src,
                  const View &dst);
Status advanceSmall(Endpoint &endpoint, Request &request);

/// Tells those for whom the collective is a small one that it is not.
void publishOp(Request &request, const OpInstance &own);

/// Returns true if the member at a position has published its operand.
bool hasPublished(const Request &request, int64_t position);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_SMALLCOLLECTIVE_H
