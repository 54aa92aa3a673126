//===- Pattern.cpp - Sources and readers of data in an op -----------------===//

#include "Pattern.h"

#include <algorithm>

using namespace mesh::rt;

/// Up to here getting everything from everybody beats another meeting. With two
/// members it is no more than what chunks would send; but of what no cache
/// holds, each then reads more.
static constexpr int64_t kMaxUnchunkedBytes = 32 << 10;
static constexpr int64_t kMaxUnchunkedBytesOfTwo = 8 << 20;

/// Chunks begin at multiples of a cache line's bytes.
static constexpr int64_t kChunkBytes = 128;

static void findPairs(const mesh_rt_op &op, int64_t own, int64_t &source,
                      std::vector<int64_t> &readers) {
  for (int64_t i = 0; i < op.num_pairs; ++i) {
    if (op.pairs[i].target == own)
      source = op.pairs[i].source;
    if (op.pairs[i].source == own)
      readers.push_back(op.pairs[i].target);
  }
}

void mesh::rt::findPeers(const mesh_rt_op &op, const Group &group,
                         int64_t &source, std::vector<int64_t> &readers) {
  int64_t n = group.size(), own = group.position;
  source = -1;
  readers.clear();
  if (op.kind == MESH_RT_BROADCAST) {
    source = op.root;
    for (int64_t i = 0; i < n && own == op.root; ++i)
      readers.push_back(i);
  } else if (op.num_pairs != 0) {
    findPairs(op, own, source, readers);
  } else if (op.num_targets != 0) {
    // From a position over some digits to that of the same device over others.
    int64_t self = group.members[own];
    source = positionOver(op.targets, op.num_targets,
                          memberAt(own, op.axes, op.num_axes, self));
    readers.push_back(positionOver(
        op.axes, op.num_axes, memberAt(own, op.targets, op.num_targets, self)));
  } else {
    int64_t shift = (op.shift % n + n) % n;
    source = (own - shift + n) % n;
    readers.push_back((own + shift) % n);
  }
}

bool mesh::rt::isReducedInChunks(const mesh_rt_op &op, int64_t bytes,
                                 int64_t n) {
  if (op.kind != MESH_RT_ALL_REDUCE)
    return false;
  return n == 2 ? bytes > kMaxUnchunkedBytesOfTwo
                : bytes * n > kMaxUnchunkedBytes;
}

Range mesh::rt::chunkOf(int64_t count, int64_t elementSize, int64_t n,
                        int64_t index) {
  int64_t unit = kChunkBytes / elementSize;
  int64_t length = ((count + n - 1) / n + unit - 1) / unit * unit;
  return {std::min(count, index * length),
          std::min(count, (index + 1) * length)};
}

Traffic mesh::rt::trafficOf(const mesh_rt_op &op, const View &src,
                            const View &dst, const Group &group, bool isChunked,
                            int64_t source,
                            const std::vector<int64_t> &readers) {
  int64_t n = group.size(), others = n - 1;
  switch (op.kind) {
  case MESH_RT_ALL_GATHER:
    return {others * src.numBytes(), others * src.numBytes()};
  case MESH_RT_REDUCE_SCATTER:
    return {others * dst.numBytes(), others * dst.numBytes()};
  case MESH_RT_ALL_TO_ALL:
    return {others * (dst.numBytes() / n), others * (src.numBytes() / n)};
  case MESH_RT_ALL_REDUCE: {
    if (!isChunked)
      return {others * src.numBytes(), others * src.numBytes()};
    Range chunk =
        chunkOf(src.numElements(), src.elementSize, n, group.position);
    int64_t own = chunk.size() * src.elementSize;
    int64_t bytes = others * own + src.numBytes() - own;
    return {bytes, bytes};
  }
  default: {
    Traffic traffic;
    if (source >= 0 && source != group.position)
      traffic.received = dst.numBytes();
    for (int64_t reader : readers)
      if (reader != group.position)
        traffic.sent += dst.numBytes();
    return traffic;
  }
  }
}
