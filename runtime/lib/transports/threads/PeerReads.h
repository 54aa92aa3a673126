//===- PeerReads.h - Reads of peers in collectives --------------*- C++ -*-===//
//
// The data movement of each collective but permutes and broadcasts, from the
// view of members that read their peers' buffers. When these are called, the
// entries that they read are published, and stay until the caller says that it
// has read them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_PEERREADS_H
#define MESH_RT_THREADS_PEERREADS_H

#include "Request.h"
#include "core/Arena.h"
#include "core/Status.h"

namespace mesh::rt {

/// The entry of the member at a position of the group; of a small collective
/// the own one.
Entry &entryAt(const Request &request, int64_t position);

/// Reads the data that the member at a position needs from its peers; of an
/// all-reduce its chunk of the result, for all. Fails, as the others do, if the
/// arena is out of memory.
Status readPart(const Request &request, int64_t position, Arena &arena);

/// The data that this member needs in a small collective.
Status readSmall(const Request &request, Arena &arena);

/// The data that all members need, while they wait.
Status readForAll(const Request &request, Arena &arena);

} // namespace mesh::rt

#endif // MESH_RT_THREADS_PEERREADS_H
