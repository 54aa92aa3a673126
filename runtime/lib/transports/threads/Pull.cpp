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
  if (flight.isSmall)
    return *flight.own;
  return flight.slot->entries[flight.membership->ranks[position]];
}

/// The operand of the member at a position.
static View sourceAt(const Flight &flight, int64_t position) {
  if (flight.isSmall && position != positionOf(flight))
    return denseView(flight.notes[position]->operand.data(), flight.own->src);
  return entryAt(flight, position).src;
}

/// Combines the elements [begin, end) of `pick(operand)` of each member into
/// those of the results, which are in `views`.
template <typename Fn>
static Status combine(const Flight &flight, std::vector<View> &views,
                      int64_t begin, int64_t end, Arena &arena, Fn pick,
                      Caching caching = Caching::Through) {
  auto numResults = static_cast<int64_t>(views.size());
  for (int64_t i = 0; i < sizeOfGroup(flight); ++i)
    views.push_back(pick(sourceAt(flight, i)));
  return reduceRange(static_cast<mesh_rt_type>(flight.op.element),
                     flight.op.combiner, views, begin, end, arena, numResults,
                     caching);
}

static View whole(const View &operand) { return operand; }

/// The thread's vector of views, to spare allocations. Never inlined into a
/// function that waits: see currentDevice.
[[gnu::noinline]] static std::vector<View> &startViews() {
  thread_local std::vector<View> views;
  views.clear();
  return views;
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

/// Of an all-reduce's results. Two members find theirs in the cache even where
/// operands and results just fill it.
static Caching cachingOfAllReduce(const Flight &flight) {
  int64_t n = sizeOfGroup(flight);
  return cachingOf(flight.own->dst.numBytes() * n * (n > 2 ? 2 : 1));
}

/// An all-reduce's elements in `range`, for all members. Nobody else reads or
/// writes them, so results may be operands.
static Status reduceForAll(const Flight &flight, Range range, Arena &arena) {
  std::vector<View> &views = startViews();
  forEachMember(flight, positionOf(flight) - 1, [&](int64_t position) {
    views.push_back(entryAt(flight, position).dst);
  });
  return combine(flight, views, range.begin, range.end, arena, whole,
                 cachingOfAllReduce(flight));
}

static Range chunkOfPart(const Flight &flight, int64_t position) {
  const View &src = flight.own->src;
  return chunkOf(src.numElements(), src.elementSize, sizeOfGroup(flight),
                 position);
}

/// A small one: the own result alone.
static Status reduceForOwn(const Flight &flight, Arena &arena) {
  std::vector<View> &views = startViews();
  const View &dst = views.emplace_back(flight.own->dst);
  return combine(flight, views, 0, dst.numElements(), arena, whole);
}

static void gather(const Flight &flight, int64_t reader) {
  const View &dst = entryAt(flight, reader).dst;
  int64_t size = flight.own->src.sizes[flight.op.dim];
  Caching caching = cachingOfResults(flight);
  forEachMember(flight, reader, [&](int64_t position) {
    copy(dst.slice(flight.op.dim, position * size, size),
         sourceAt(flight, position), caching);
  });
}

static Status reduceBlock(const Flight &flight, int64_t reader, Arena &arena) {
  const View &dst = entryAt(flight, reader).dst;
  int32_t dim = flight.op.dim;
  int64_t begin = reader * dst.sizes[dim];
  std::vector<View> &views = startViews();
  views.push_back(dst);
  return combine(flight, views, 0, dst.numElements(), arena,
                 [&](const View &operand) {
                   return operand.slice(dim, begin, dst.sizes[dim]);
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
    View src = sourceAt(flight, position);
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

Status mesh::rt::pullPart(const Flight &flight, int64_t position,
                          Arena &arena) {
  return flight.op.kind == MESH_RT_ALL_REDUCE
             ? reduceForAll(flight, chunkOfPart(flight, position), arena)
             : pull(flight, position, arena);
}

Status mesh::rt::pullSmall(const Flight &flight, Arena &arena) {
  return flight.op.kind == MESH_RT_ALL_REDUCE
             ? reduceForOwn(flight, arena)
             : pull(flight, positionOf(flight), arena);
}

Status mesh::rt::pullForAll(const Flight &flight, Arena &arena) {
  if (flight.op.kind == MESH_RT_ALL_REDUCE)
    return reduceForAll(flight, {0, flight.own->dst.numElements()}, arena);
  Status status = Status::Ok;
  for (int64_t i = 0; i < sizeOfGroup(flight) && status == Status::Ok; ++i)
    status = pull(flight, i, arena);
  return status;
}
