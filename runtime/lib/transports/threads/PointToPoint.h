//===- PointToPoint.h - send and recv of the threads transport --*- C++ -*-===//

#ifndef MESH_RT_THREADS_POINTTOPOINT_H
#define MESH_RT_THREADS_POINTTOPOINT_H

#include "Endpoint.h"

namespace mesh::rt {

/// Starts a send or a recv. `request.op` and `request.peer` are set.
Status startMessage(Endpoint &endpoint, Request &request, const View &src,
                    const View &dst);

Status advanceMessage(Endpoint &endpoint, Request &request);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_POINTTOPOINT_H
