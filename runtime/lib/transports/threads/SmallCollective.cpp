//===- SmallCollective.cpp - Collectives over eager rings -----------------===//

#include "SmallCollective.h"

#include "Collective.h"
#include "PeerReads.h"
#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "kernels/Reduce.h"

#include <algorithm>

using namespace mesh::rt;

static EagerRing &eagerRingAt(const Request &request, int64_t position) {
  const Membership &membership = *request.membership;
  return membership.cursor->queue->eagerRingOf(membership.ranks[position]);
}

static EagerRing &ownEagerRing(const Request &request) {
  return eagerRingAt(request, request.membership->group.position);
}

/// Larger all-reduces are faster done once, by the last member to come, than by
/// each for itself.
static int64_t maxBytesOf(const mesh_rt_op &op) {
  return op.kind == MESH_RT_ALL_REDUCE ? EagerEntry::kMaxBytes / 2
                                       : EagerEntry::kMaxBytes;
}

bool mesh::rt::isSmall(const Request &request, const View &src) {
  const Membership &membership = *request.membership;
  return membership.cursor->queue->hasEagerRings() && membership.isAscending &&
         src.rank <= Signature::kMaxRank &&
         src.numBytes() <= maxBytesOf(request.op) &&
         request.op.kind != MESH_RT_PERMUTE &&
         request.op.kind != MESH_RT_BROADCAST;
}

/// The entry below which all others have read what this member has published.
static int64_t findUnread(const Request &request) {
  const Group &group = request.membership->group;
  int64_t unread = request.membership->cursor->number;
  for (int64_t i = 0; i < group.size(); ++i)
    if (i != group.position)
      unread = std::min(unread, eagerRingAt(request, i).getRead());
  return unread;
}

/// The place of this member's next entry.
static EagerEntry &placeEntry(Request &request) {
  Cursor &cursor = *request.membership->cursor;
  request.eagerNumber = ++cursor.number;
  if (cursor.number - EagerRing::kPlaces >= cursor.unread)
    cursor.unread = findUnread(request);
  return ownEagerRing(request).place(cursor.number, cursor.unread);
}

/// Updates the number of collectives that this member has read, once one has
/// begun or ended.
static void updateRead(const Request &request) {
  const Cursor &cursor = *request.membership->cursor;
  if (cursor.numSmallDone == cursor.numSmallStarted)
    ownEagerRing(request).setRead(cursor.number + 1);
  else if (request.isSmall)
    ownEagerRing(request).setRead(request.eagerNumber + 1);
}

static OpInstance instanceOf(const Endpoint &endpoint, const Request &request) {
  return {endpoint.device.position, &request.op, &request.smallEntry.src,
          &request.smallEntry.dst, &request.membership->group};
}

static void publish(Request &request, EagerEntry &entry,
                    const OpInstance &own) {
  request.signature = signatureOf(request.op, *own.src, request.isSmall);
  entry.signature = request.signature;
  entry.instance = own;
  EagerRing::publish(entry, request.eagerNumber);
}

Status mesh::rt::startSmall(Endpoint &endpoint, Request &request,
                            const View &src, const View &dst) {
  Cursor &cursor = *request.membership->cursor;
  request.own = &request.smallEntry;
  request.own->src = src;
  request.own->dst = dst;
  request.turn = cursor.numSmallStarted++;
  request.numEagerEntries = 0;
  EagerEntry &entry = placeEntry(request);
  pack(entry.operand.data(), src, 0, src.numElements());
  publish(request, entry, instanceOf(endpoint, request));
  // While the others' entries come.
  ownEagerRing(request).prepare(request.eagerNumber + 1, src.numBytes());
  Status status =
      request.isAsync ? Status::Ok : advanceSmall(endpoint, request);
  // A sleep takes much longer than this took.
  endpoint.notifyGroup(request.membership->group);
  return status;
}

void mesh::rt::publishOp(Request &request, const OpInstance &own) {
  if (!request.membership->cursor->queue->hasEagerRings())
    return;
  publish(request, placeEntry(request), own);
  updateRead(request);
}

/// Reads the entries that have come. Returns whether all have; fails if one
/// says that its member runs another op.
static bool readEntries(Endpoint &endpoint, Request &request, Status &status) {
  const Group &group = request.membership->group;
  for (; request.numEagerEntries < group.size(); ++request.numEagerEntries) {
    int64_t position = request.numEagerEntries;
    if (position == group.position)
      continue;
    EagerEntry *entry =
        eagerRingAt(request, position).find(request.eagerNumber);
    if (!entry)
      return false;
    if (entry->signature != request.signature) {
      OpInstance own = instanceOf(endpoint, request);
      status = endpoint.device.failIf(position < group.position
                                          ? compareOps(entry->instance, own)
                                          : compareOps(own, entry->instance));
      return false;
    }
    request.eagerEntries[position] = entry;
  }
  return true;
}

/// Returns true if each block along the op's dim is one piece of a contiguous
/// tensor.
static bool areBlocksDense(const mesh_rt_op &op, const View &src) {
  return op.kind == MESH_RT_ALL_REDUCE ||
         (op.kind != MESH_RT_ALL_TO_ALL &&
          std::all_of(src.sizes, src.sizes + op.dim,
                      [](int64_t size) { return size == 1; }));
}

/// Reads data without strides. The views that the general way needs take longer
/// than the elements of a small collective. Returns true if it applies.
[[gnu::noinline]] static bool readDense(const Request &request) {
  const mesh_rt_op &op = request.op;
  const View &src = request.own->src, &dst = request.own->dst;
  const Group &group = request.membership->group;
  const char *own = denseAddress(src, 0);
  char *result = denseAddress(dst, 0);
  if (!own || !result || !areBlocksDense(op, src))
    return false;
  bool isScattered = op.kind == MESH_RT_REDUCE_SCATTER;
  int64_t skipped = isScattered ? group.position * dst.numBytes() : 0;
  thread_local std::vector<const char *> operands;
  operands.clear();
  for (int64_t i = 0; i < group.size(); ++i)
    operands.push_back(
        (i == group.position ? own : request.eagerEntries[i]->operand.data()) +
        skipped);
  if (op.kind != MESH_RT_ALL_GATHER) {
    reduceDense(static_cast<mesh_rt_type>(op.element), op.combiner, result,
                operands, dst.numElements());
    return true;
  }
  int64_t bytes = src.numBytes();
  for (int64_t i = 0; i < group.size(); ++i)
    copyDense(result + i * bytes, operands[i], bytes);
  return true;
}

Status mesh::rt::advanceSmall(Endpoint &endpoint, Request &request) {
  Cursor &cursor = *request.membership->cursor;
  Status status = Status::Ok;
  if (request.turn != cursor.numSmallDone ||
      !readEntries(endpoint, request, status))
    return status;
  if (!readDense(request))
    if (Status read = readSmall(request, endpoint.device.scratch);
        read == Status::Failed)
      return endpoint.failOp(request.op, std::move(read));
  ++cursor.numSmallDone;
  updateRead(request);
  Traffic traffic = trafficOf(request.op, request.own->src, request.own->dst,
                              request.membership->group, /*isChunked=*/false,
                              /*source=*/-1, /*readers=*/{});
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  request.isDone = true;
  return Status::Ok;
}

bool mesh::rt::hasPublished(const Request &request, int64_t position) {
  return eagerRingAt(request, position).find(request.eagerNumber) != nullptr;
}
