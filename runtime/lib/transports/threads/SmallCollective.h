//===- SmallCollective.h - collectives over boards --------------*- C++ -*-===//
//
// A collective whose operands fit on the members' boards: each member shows its
// own one, waits for those of the others, and has the result. Whether a
// collective is small follows from what its members agree on.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_SMALLCOLLECTIVE_H
#define MESH_RT_THREADS_SMALLCOLLECTIVE_H

#include "Endpoint.h"

namespace mesh::rt {

/// `flight.op` and `flight.membership` are set.
bool isSmall(const Flight &flight, const View &src);

Status startSmall(Endpoint &endpoint, Flight &flight, const View &src,
                  const View &dst);
Status advanceSmall(Endpoint &endpoint, Flight &flight);

/// Tells those for whom the collective is a small one that it is not.
void showOp(Flight &flight, const OpInstance &own);

/// Whether the member at a position has shown its operand.
bool hasShown(const Flight &flight, int64_t position);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_SMALLCOLLECTIVE_H
