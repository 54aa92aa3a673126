//===- Pull.cpp - what a member reads in a collective ---------------------===//

#include "Pull.h"

#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

/// Up to here reading everything from everybody beats another barrier.
static constexpr int64_t kMaxUnchunkedBytes = 32 << 10;

/// Chunks begin at multiples of a cache line's bytes.
static constexpr int64_t kChunkBytes = 128;

static int64_t sizeOfGroup(const Flight &flight) {
  return flight.membership->group.size();
}

static int64_t positionOf(const Flight &flight) {
  return flight.membership->group.position;
}

Entry &mesh::rt::entryAt(const Flight &flight, int64_t position) {
  return flight.slot->entries[flight.membership->ranks[position]];
}

bool mesh::rt::isChunked(const Flight &flight) {
  return flight.op.kind == MESH_RT_ALL_REDUCE &&
         flight.own->src.numBytes() * sizeOfGroup(flight) > kMaxUnchunkedBytes;
}

/// The elements of chunk `index` of an all-reduce.
static std::pair<int64_t, int64_t> chunkOf(const Flight &flight,
                                           int64_t index) {
  int64_t count = flight.own->src.numElements();
  int64_t n = sizeOfGroup(flight);
  int64_t unit = kChunkBytes / flight.own->src.elementSize;
  int64_t length = ((count + n - 1) / n + unit - 1) / unit * unit;
  return {std::min(count, index * length),
          std::min(count, (index + 1) * length)};
}

/// Combines the elements [begin, end) of the members' `pick(entry)` into dst.
template <typename Fn>
static Status combine(const Flight &flight, const View &dst, int64_t begin,
                      int64_t end, Arena &arena, Fn pick) {
  thread_local std::vector<View> views;
  views.assign(1, dst);
  for (int64_t i = 0; i < sizeOfGroup(flight); ++i)
    views.push_back(pick(entryAt(flight, i)));
  return reduceRange(static_cast<mesh_rt_type>(flight.op.element),
                     flight.op.combiner, views, begin, end, arena);
}

static const View &sourceView(const Entry &entry) { return entry.src; }

Status mesh::rt::reduceOwnChunk(const Flight &flight, Arena &arena) {
  auto [begin, end] = chunkOf(flight, positionOf(flight));
  return combine(flight, flight.own->dst, begin, end, arena, sourceView);
}

/// Calls body(position) for the members, beginning behind this one: so that
/// the members do not all read from the same peer.
template <typename Fn>
static void forEachMember(const Flight &flight, Fn body) {
  int64_t n = sizeOfGroup(flight);
  for (int64_t i = 0; i < n; ++i)
    body((positionOf(flight) + 1 + i) % n);
}

static void pullChunks(const Flight &flight) {
  forEachMember(flight, [&](int64_t position) {
    if (position == positionOf(flight))
      return;
    auto [begin, end] = chunkOf(flight, position);
    copyRange(flight.own->dst, entryAt(flight, position).dst, begin, end);
  });
}

/// A dense view of the shape of `shape`.
static View denseView(char *data, const View &shape) {
  View view = shape;
  view.data = data;
  int64_t stride = shape.elementSize;
  for (int d = shape.rank - 1; d >= 0; --d) {
    view.strides[d] = stride;
    stride *= shape.sizes[d];
  }
  return view;
}

static bool isInPlace(const Flight &flight) {
  return flight.own->src.data == flight.own->dst.data;
}

static Status reduceWhole(Flight &flight, Arena &arena) {
  View target = flight.own->dst;
  if (isInPlace(flight)) {
    flight.staged.resize(target.numBytes());
    target = denseView(flight.staged.data(), target);
  }
  return combine(flight, target, 0, target.numElements(), arena, sourceView);
}

static void gather(const Flight &flight) {
  int64_t size = flight.own->src.sizes[flight.op.dim];
  forEachMember(flight, [&](int64_t position) {
    copy(flight.own->dst.slice(flight.op.dim, position * size, size),
         entryAt(flight, position).src);
  });
}

static Status reduceBlock(const Flight &flight, Arena &arena) {
  const View &dst = flight.own->dst;
  int32_t dim = flight.op.dim;
  int64_t begin = positionOf(flight) * dst.sizes[dim];
  return combine(flight, dst, 0, dst.numElements(), arena,
                 [&](const Entry &entry) {
                   return entry.src.slice(dim, begin, dst.sizes[dim]);
                 });
}

static void exchange(const Flight &flight) {
  const mesh_rt_op &op = flight.op;
  const View &dst = flight.own->dst;
  int64_t n = sizeOfGroup(flight);
  int64_t from = flight.own->src.sizes[op.split_dim] / n;
  int64_t to = dst.sizes[op.dim] / n;
  forEachMember(flight, [&](int64_t position) {
    const View &src = entryAt(flight, position).src;
    copy(dst.slice(op.dim, position * to, to),
         src.slice(op.split_dim, positionOf(flight) * from, from));
  });
}

Status mesh::rt::pullAll(Flight &flight, Arena &arena) {
  switch (flight.op.kind) {
  case MESH_RT_ALL_GATHER:
    gather(flight);
    return Status::Ok;
  case MESH_RT_REDUCE_SCATTER:
    return reduceBlock(flight, arena);
  case MESH_RT_ALL_TO_ALL:
    exchange(flight);
    return Status::Ok;
  default:
    if (!isChunked(flight))
      return reduceWhole(flight, arena);
    pullChunks(flight);
    return Status::Ok;
  }
}

void mesh::rt::settle(Flight &flight) {
  if (flight.op.kind != MESH_RT_ALL_REDUCE || isChunked(flight) ||
      !isInPlace(flight))
    return;
  const View &dst = flight.own->dst;
  copy(dst, denseView(flight.staged.data(), dst));
}

/// From a position over `from` to that of the same device over `to`.
static int64_t translate(const Flight &flight, int64_t position,
                         const mesh_rt_axis *from, int64_t numFrom,
                         const mesh_rt_axis *to, int64_t numTo) {
  int64_t self = flight.membership->group.members[positionOf(flight)];
  return positionOver(to, numTo, memberAt(position, from, numFrom, self));
}

static void findPairs(Flight &flight) {
  const mesh_rt_op &op = flight.op;
  for (int64_t i = 0; i < op.num_pairs; ++i) {
    if (op.pairs[i].target == positionOf(flight))
      flight.source = op.pairs[i].source;
    if (op.pairs[i].source == positionOf(flight))
      flight.readers.push_back(op.pairs[i].target);
  }
}

void mesh::rt::findPeers(Flight &flight) {
  const mesh_rt_op &op = flight.op;
  int64_t n = sizeOfGroup(flight), own = positionOf(flight);
  flight.source = -1;
  flight.readers.clear();
  if (op.kind == MESH_RT_BROADCAST) {
    flight.source = op.root;
    for (int64_t i = 0; i < n && own == op.root; ++i)
      flight.readers.push_back(i);
  } else if (op.num_pairs != 0) {
    findPairs(flight);
  } else if (op.num_targets != 0) {
    flight.source = translate(flight, own, op.axes, op.num_axes, op.targets,
                              op.num_targets);
    flight.readers.push_back(translate(flight, own, op.targets, op.num_targets,
                                       op.axes, op.num_axes));
  } else {
    int64_t shift = (op.shift % n + n) % n;
    flight.source = (own - shift + n) % n;
    flight.readers.push_back((own + shift) % n);
  }
}

Traffic mesh::rt::trafficOf(const Flight &flight) {
  const View &src = flight.own->src, &dst = flight.own->dst;
  int64_t n = sizeOfGroup(flight), others = n - 1;
  switch (flight.op.kind) {
  case MESH_RT_ALL_GATHER:
    return {others * src.numBytes(), others * src.numBytes()};
  case MESH_RT_REDUCE_SCATTER:
    return {others * dst.numBytes(), others * dst.numBytes()};
  case MESH_RT_ALL_TO_ALL:
    return {others * (dst.numBytes() / n), others * (src.numBytes() / n)};
  case MESH_RT_ALL_REDUCE: {
    if (!isChunked(flight))
      return {others * src.numBytes(), others * src.numBytes()};
    auto [begin, end] = chunkOf(flight, positionOf(flight));
    int64_t own = (end - begin) * src.elementSize;
    int64_t bytes = others * own + src.numBytes() - own;
    return {bytes, bytes};
  }
  default: {
    Traffic traffic;
    if (flight.source >= 0 && flight.source != positionOf(flight))
      traffic.received = dst.numBytes();
    for (int64_t reader : flight.readers)
      if (reader != positionOf(flight))
        traffic.sent += dst.numBytes();
    return traffic;
  }
  }
}
