//===- Pattern.h - Sources and readers of data in an op ---------*- C++ -*-===//
//
// Facts that follow from an op and its group alone, and are the same on every
// transport: so are the results, bit for bit.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_PATTERN_H
#define MESH_RT_CORE_PATTERN_H

#include "Group.h"
#include "View.h"

#include <vector>

namespace mesh::rt {

/// Elements [begin, end) of a tensor, counted row-major.
struct Range {
  int64_t begin = 0;
  int64_t end = 0;

  int64_t size() const { return end - begin; }
};

/// Finds the peers of this member in a permute or broadcast: the position of
/// the source, -1 if there is none, and those of the readers.
void findPeers(const mesh_rt_op &op, const Group &group, int64_t &source,
               std::vector<int64_t> &readers);

/// Returns true if `op` is an all-reduce, of `bytes` bytes among n members,
/// that is reduced in chunks, one by each member, which the others then get; if
/// not, each member reduces everything.
bool isReducedInChunks(const mesh_rt_op &op, int64_t bytes, int64_t n);

/// Chunk `index` of n of `count` elements.
Range chunkOf(int64_t count, int64_t elementSize, int64_t n, int64_t index);

/// Bytes that a member takes from its peers and gives to them.
struct Traffic {
  int64_t received = 0;
  int64_t sent = 0;
};

/// Returns the traffic of a collective. `isChunked` selects the algorithm of an
/// all-reduce. `source` and `readers` are the peers of a permute or broadcast.
Traffic trafficOf(const mesh_rt_op &op, const View &src, const View &dst,
                  const Group &group, bool isChunked, int64_t source,
                  const std::vector<int64_t> &readers);

} // namespace mesh::rt

#endif // MESH_RT_CORE_PATTERN_H
