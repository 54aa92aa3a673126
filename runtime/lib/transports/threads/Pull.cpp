//===- Pull.cpp - what a member reads in a collective ---------------------===//

#include "Pull.h"

#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

static int64_t sizeOfGroup(const Flight &flight) {
  return flight.membership->group.size();
}

static int64_t positionOf(const Flight &flight) {
  return flight.membership->group.position;
}

Entry &mesh::rt::entryAt(const Flight &flight, int64_t position) {
  return flight.slot->entries[flight.membership->ranks[position]];
}

/// The elements of chunk `index` of an all-reduce.
static Range chunkAt(const Flight &flight, int64_t index) {
  const View &src = flight.own->src;
  return chunkOf(src.numElements(), src.elementSize, sizeOfGroup(flight),
                 index);
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
  auto [begin, end] = chunkAt(flight, positionOf(flight));
  return combine(flight, flight.own->dst, begin, end, arena, sourceView);
}

/// Calls body(position) for the members, beginning behind `reader`: so that
/// the members do not all read from the same peer.
template <typename Fn>
static void forEachMember(const Flight &flight, int64_t reader, Fn body) {
  int64_t n = sizeOfGroup(flight);
  for (int64_t i = 0; i < n; ++i)
    body((reader + 1 + i) % n);
}

/// Of the results, which all members write at the same time.
static Caching cachingOfResults(const Flight &flight) {
  return cachingOf(flight.own->dst.numBytes() * sizeOfGroup(flight));
}

static void pullChunks(const Flight &flight) {
  Caching caching = cachingOfResults(flight);
  forEachMember(flight, positionOf(flight), [&](int64_t position) {
    if (position == positionOf(flight))
      return;
    auto [begin, end] = chunkAt(flight, position);
    copyRange(flight.own->dst, entryAt(flight, position).dst, begin, end,
              caching);
  });
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

/// The same result for all, made once.
static Status reduceForAll(const Flight &flight, Arena &arena) {
  const View &dst = flight.own->dst;
  Status status = combine(flight, dst, 0, dst.numElements(), arena, sourceView);
  if (status == Status::Failed)
    return status;
  for (int64_t i = 0; i < sizeOfGroup(flight); ++i)
    if (i != positionOf(flight))
      copy(entryAt(flight, i).dst, dst);
  return Status::Ok;
}

static void gather(const Flight &flight, int64_t reader) {
  const View &dst = entryAt(flight, reader).dst;
  int64_t size = flight.own->src.sizes[flight.op.dim];
  Caching caching = cachingOfResults(flight);
  forEachMember(flight, reader, [&](int64_t position) {
    copy(dst.slice(flight.op.dim, position * size, size),
         entryAt(flight, position).src, caching);
  });
}

static Status reduceBlock(const Flight &flight, int64_t reader, Arena &arena) {
  const View &dst = entryAt(flight, reader).dst;
  int32_t dim = flight.op.dim;
  int64_t begin = reader * dst.sizes[dim];
  return combine(flight, dst, 0, dst.numElements(), arena,
                 [&](const Entry &entry) {
                   return entry.src.slice(dim, begin, dst.sizes[dim]);
                 });
}

static void exchange(const Flight &flight, int64_t reader) {
  const mesh_rt_op &op = flight.op;
  const View &dst = entryAt(flight, reader).dst;
  int64_t n = sizeOfGroup(flight);
  int64_t from = flight.own->src.sizes[op.split_dim] / n;
  int64_t to = dst.sizes[op.dim] / n;
  Caching caching = cachingOfResults(flight);
  forEachMember(flight, reader, [&](int64_t position) {
    const View &src = entryAt(flight, position).src;
    copy(dst.slice(op.dim, position * to, to),
         src.slice(op.split_dim, reader * from, from), caching);
  });
}

/// What the member at the position `reader` gets, but for an all-reduce.
static Status pull(const Flight &flight, int64_t reader, Arena &arena) {
  switch (flight.op.kind) {
  case MESH_RT_REDUCE_SCATTER:
    return reduceBlock(flight, reader, arena);
  case MESH_RT_ALL_TO_ALL:
    exchange(flight, reader);
    return Status::Ok;
  default:
    gather(flight, reader);
    return Status::Ok;
  }
}

Status mesh::rt::pullOwn(Flight &flight, Arena &arena) {
  if (flight.op.kind != MESH_RT_ALL_REDUCE)
    return pull(flight, positionOf(flight), arena);
  if (!flight.isChunked)
    return reduceWhole(flight, arena);
  pullChunks(flight);
  return Status::Ok;
}

void mesh::rt::settle(Flight &flight) {
  if (flight.op.kind != MESH_RT_ALL_REDUCE || flight.isDoneByLast ||
      flight.isChunked || !isInPlace(flight))
    return;
  const View &dst = flight.own->dst;
  copy(dst, denseView(flight.staged.data(), dst));
}

Status mesh::rt::pullForAll(const Flight &flight, Arena &arena) {
  if (flight.op.kind == MESH_RT_ALL_REDUCE)
    return reduceForAll(flight, arena);
  Status status = Status::Ok;
  for (int64_t i = 0; i < sizeOfGroup(flight) && status == Status::Ok; ++i)
    status = pull(flight, i, arena);
  return status;
}
