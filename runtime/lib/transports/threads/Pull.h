//===- Pull.h - what a member reads in a collective -------------*- C++ -*-===//
//
// The data movement of each collective, from the view of one member that reads
// its peers' buffers. When these are called, the entries that they read are
// published, and stay until the caller says that it has pulled.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_PULL_H
#define MESH_RT_THREADS_PULL_H

#include "Flight.h"
#include "core/Arena.h"
#include "core/Status.h"

namespace mesh::rt {

/// The entry of the member at a position of the group.
Entry &entryAt(const Flight &flight, int64_t position);

/// Chunked: this member's chunk of the result, into its own dst.
Status reduceOwnChunk(const Flight &flight, Arena &arena);

/// Everything that the member still needs from its peers. Not for permute and
/// broadcast. Fails if the arena is out of memory.
Status pullAll(Flight &flight, Arena &arena);

/// Once no peer reads src any more: completes what pullAll had to defer.
void settle(Flight &flight);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_PULL_H
