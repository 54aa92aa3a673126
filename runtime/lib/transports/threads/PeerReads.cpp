//===- PeerReads.cpp - Reads of peers in collectives ----------------------===//

#include "PeerReads.h"

#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

static int64_t sizeOfGroup(const Request &request) {
  return request.membership->group.size();
}

static int64_t positionOf(const Request &request) {
  return request.membership->group.position;
}

Entry &mesh::rt::entryAt(const Request &request, int64_t position) {
  if (request.isSmall)
    return *request.own;
  return request.slot->entries[request.membership->ranks[position]];
}

/// The operand of the member at a position.
static View sourceAt(const Request &request, int64_t position) {
  if (request.isSmall && position != positionOf(request))
    return denseView(request.eagerEntries[position]->operand.data(),
                     request.own->src);
  return entryAt(request, position).src;
}

/// Combines the elements [begin, end) of `pick(operand)` of each member into
/// those of the results, which are in `views`.
template <typename Fn>
static Status combine(const Request &request, std::vector<View> &views,
                      int64_t begin, int64_t end, Arena &arena, Fn pick,
                      Caching caching = Caching::Through) {
  auto numResults = static_cast<int64_t>(views.size());
  for (int64_t i = 0; i < sizeOfGroup(request); ++i)
    views.push_back(pick(sourceAt(request, i)));
  return reduceRange(static_cast<mesh_rt_type>(request.op.element),
                     request.op.combiner, views, begin, end, arena, numResults,
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
static void forEachMember(const Request &request, int64_t reader, Fn body) {
  int64_t n = sizeOfGroup(request);
  for (int64_t i = 0; i < n; ++i)
    body((reader + 1 + i) % n);
}

/// Returns the caching of the results, which all members write at the same
/// time.
static Caching cachingOfResults(const Request &request) {
  return cachingOf(request.own->dst.numBytes() * sizeOfGroup(request));
}

/// Returns the caching of an all-reduce's results. Two members find theirs in
/// the cache even where operands and results just fill it.
static Caching cachingOfAllReduce(const Request &request) {
  int64_t n = sizeOfGroup(request);
  return cachingOf(request.own->dst.numBytes() * n * (n > 2 ? 2 : 1));
}

/// An all-reduce's elements in `range`, for all members. Nobody else reads or
/// writes them, so results may be operands.
static Status reduceForAll(const Request &request, Range range, Arena &arena) {
  std::vector<View> &views = startViews();
  forEachMember(request, positionOf(request) - 1, [&](int64_t position) {
    views.push_back(entryAt(request, position).dst);
  });
  return combine(request, views, range.begin, range.end, arena, whole,
                 cachingOfAllReduce(request));
}

static Range chunkOfPart(const Request &request, int64_t position) {
  const View &src = request.own->src;
  return chunkOf(src.numElements(), src.elementSize, sizeOfGroup(request),
                 position);
}

/// A small one: the own result alone.
static Status reduceForOwn(const Request &request, Arena &arena) {
  std::vector<View> &views = startViews();
  const View &dst = views.emplace_back(request.own->dst);
  return combine(request, views, 0, dst.numElements(), arena, whole);
}

static void gather(const Request &request, int64_t reader) {
  const View &dst = entryAt(request, reader).dst;
  int64_t size = request.own->src.sizes[request.op.dim];
  Caching caching = cachingOfResults(request);
  forEachMember(request, reader, [&](int64_t position) {
    copy(dst.slice(request.op.dim, position * size, size),
         sourceAt(request, position), caching);
  });
}

static Status reduceBlock(const Request &request, int64_t reader,
                          Arena &arena) {
  const View &dst = entryAt(request, reader).dst;
  int32_t dim = request.op.dim;
  int64_t begin = reader * dst.sizes[dim];
  std::vector<View> &views = startViews();
  views.push_back(dst);
  return combine(request, views, 0, dst.numElements(), arena,
                 [&](const View &operand) {
                   return operand.slice(dim, begin, dst.sizes[dim]);
                 });
}

static void exchange(const Request &request, int64_t reader) {
  const mesh_rt_op &op = request.op;
  const View &dst = entryAt(request, reader).dst;
  int64_t n = sizeOfGroup(request);
  int64_t from = request.own->src.sizes[op.split_dim] / n;
  int64_t to = dst.sizes[op.dim] / n;
  Caching caching = cachingOfResults(request);
  forEachMember(request, reader, [&](int64_t position) {
    View src = sourceAt(request, position);
    copy(dst.slice(op.dim, position * to, to),
         src.slice(op.split_dim, reader * from, from), caching);
  });
}

/// Reads the result of the member at the position `reader`, but for an
/// all-reduce.
static Status readFor(const Request &request, int64_t reader, Arena &arena) {
  switch (request.op.kind) {
  case MESH_RT_REDUCE_SCATTER:
    return reduceBlock(request, reader, arena);
  case MESH_RT_ALL_TO_ALL:
    exchange(request, reader);
    return Status::Ok;
  default:
    gather(request, reader);
    return Status::Ok;
  }
}

Status mesh::rt::readPart(const Request &request, int64_t position,
                          Arena &arena) {
  return request.op.kind == MESH_RT_ALL_REDUCE
             ? reduceForAll(request, chunkOfPart(request, position), arena)
             : readFor(request, position, arena);
}

Status mesh::rt::readSmall(const Request &request, Arena &arena) {
  return request.op.kind == MESH_RT_ALL_REDUCE
             ? reduceForOwn(request, arena)
             : readFor(request, positionOf(request), arena);
}

Status mesh::rt::readForAll(const Request &request, Arena &arena) {
  if (request.op.kind == MESH_RT_ALL_REDUCE)
    return reduceForAll(request, {0, request.own->dst.numElements()}, arena);
  Status status = Status::Ok;
  for (int64_t i = 0; i < sizeOfGroup(request) && status == Status::Ok; ++i)
    status = readFor(request, i, arena);
  return status;
}
