//===- Collective.cpp - collectives of the threads transport --------------===//

#include "Collective.h"

#include "Pull.h"
#include "core/OpCheck.h"
#include "kernels/Copy.h"

using namespace mesh::rt;

/// Permute and broadcast wait for one source only, not for the whole group.
static bool hasOneSource(const Flight &flight) {
  return flight.op.kind == MESH_RT_PERMUTE ||
         flight.op.kind == MESH_RT_BROADCAST;
}

static OpInstance instanceOf(const Entry &entry) {
  return {entry.device, &entry.op, &entry.src, &entry.dst, entry.group};
}

/// Moves the member on; the last one to do so tells the group.
static void count(Endpoint &endpoint, Flight &flight, Stage stage,
                  std::atomic<int64_t> &counter) {
  const Group &group = flight.membership->group;
  flight.stage = stage;
  flight.own->stage.store(stage, std::memory_order_release);
  if (counter.fetch_add(1, std::memory_order_acq_rel) + 1 == group.size())
    endpoint.ringGroup(group);
}

static bool isComplete(const Flight &flight,
                       const std::atomic<int64_t> &counter) {
  return counter.load(std::memory_order_acquire) ==
         flight.membership->group.size();
}

/// A group of one device needs no meeting.
static void runAlone(Flight &flight, const View &src, const View &dst) {
  if (hasOneSource(flight) && sourceOf(flight) < 0)
    fillZero(dst);
  else
    copy(dst, src);
  flight.isDone = true;
}

static void enterSlot(Endpoint &endpoint, Flight &flight, const View &src,
                      const View &dst) {
  Membership &membership = *flight.membership;
  Cursor &cursor = *membership.cursor;
  flight.slot = cursor.slot ? cursor.slot : cursor.queue->front();
  cursor.slot = cursor.queue->next(*flight.slot);
  Entry &own = flight.slot->entries[membership.ownRank()];
  flight.own = &own;
  own.device = endpoint.device.position;
  own.group = &membership.group;
  own.op = flight.op;
  own.src = src;
  own.dst = dst;
}

Status mesh::rt::startCollective(Endpoint &endpoint, Flight &flight,
                                 const View &src, const View &dst) {
  if (flight.membership->group.size() == 1) {
    runAlone(flight, src, dst);
    return Status::Ok;
  }
  enterSlot(endpoint, flight, src, dst);
  // Compare before publishing: nobody may read by a shape that differs.
  Slot &slot = *flight.slot;
  Entry &own = *flight.own;
  int64_t first = -1;
  if (!slot.first.compare_exchange_strong(first, flight.membership->ownRank(),
                                          std::memory_order_acq_rel)) {
    std::string error =
        compareOps(instanceOf(slot.entries[first]), instanceOf(own));
    if (!error.empty())
      return endpoint.device.fail(error);
  }
  if (!hasOneSource(flight)) {
    count(endpoint, flight, Stage::Published, slot.arrived);
    return Status::Ok;
  }
  std::vector<int64_t> readers = readersOf(flight);
  own.readers = static_cast<int64_t>(readers.size());
  flight.stage = Stage::Published;
  own.stage.store(Stage::Published, std::memory_order_release);
  for (int64_t reader : readers) {
    int64_t device = flight.membership->group.members[reader];
    endpoint.hub.endpoints[device]->doorbell.ring();
  }
  return Status::Ok;
}

static void complete(Endpoint &endpoint, Flight &flight) {
  Traffic traffic = trafficOf(flight);
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  flight.membership->cursor->queue->leave(*flight.slot);
  flight.isDone = true;
}

/// Permute and broadcast: reads from the source, once it is there.
static void pullFromSource(Endpoint &endpoint, Flight &flight) {
  int64_t position = sourceOf(flight);
  if (position < 0) {
    fillZero(flight.own->dst);
    flight.stage = Stage::Pulled;
    return;
  }
  Entry &source = flight.slot->entries[flight.membership->ranks[position]];
  if (source.stage.load(std::memory_order_acquire) == Stage::Absent)
    return;
  copy(flight.own->dst, source.src);
  flight.stage = Stage::Pulled;
  // The source may leave once all have read, so look at it before that.
  int64_t device = source.device, readers = source.readers;
  if (source.readersDone.fetch_add(1, std::memory_order_acq_rel) + 1 == readers)
    endpoint.hub.endpoints[device]->doorbell.ring();
}

static void advanceOneSource(Endpoint &endpoint, Flight &flight) {
  if (flight.stage == Stage::Published)
    pullFromSource(endpoint, flight);
  if (flight.stage == Stage::Pulled &&
      flight.own->readersDone.load(std::memory_order_acquire) ==
          flight.own->readers)
    complete(endpoint, flight);
}

Status mesh::rt::advanceCollective(Endpoint &endpoint, Flight &flight) {
  if (hasOneSource(flight)) {
    advanceOneSource(endpoint, flight);
    return Status::Ok;
  }
  Slot &slot = *flight.slot;
  Arena &arena = endpoint.device.arena;
  bool chunked = isChunked(flight);
  Status status = Status::Ok;
  if (flight.stage == Stage::Published && chunked) {
    if (!isComplete(flight, slot.arrived))
      return Status::Ok;
    status = reduceOwnChunk(flight, arena);
    count(endpoint, flight, Stage::Reduced, slot.reduced);
  }
  if (flight.stage < Stage::Pulled) {
    if (!isComplete(flight, chunked ? slot.reduced : slot.arrived))
      return Status::Ok;
    if (status == Status::Ok)
      status = pullAll(flight, arena);
    count(endpoint, flight, Stage::Pulled, slot.pulled);
  }
  if (status == Status::Failed)
    return endpoint.device.fail("cannot allocate scratch memory for " +
                                describeOp(flight.op));
  if (isComplete(flight, slot.pulled)) {
    settle(flight);
    complete(endpoint, flight);
  }
  return Status::Ok;
}

std::vector<int64_t> mesh::rt::awaitedMembers(const Flight &flight) {
  const Group &group = flight.membership->group;
  std::vector<int64_t> positions;
  Stage needed = Stage::Published;
  if (!hasOneSource(flight)) {
    for (int64_t i = 0; i < group.size(); ++i)
      positions.push_back(i);
    if (flight.stage != Stage::Published)
      needed = flight.stage;
  } else if (flight.stage == Stage::Published) {
    positions.push_back(sourceOf(flight));
  } else {
    positions = readersOf(flight);
    needed = Stage::Pulled;
  }
  std::vector<int64_t> awaited;
  for (int64_t position : positions)
    if (entryAt(flight, position).stage.load(std::memory_order_acquire) <
        needed)
      awaited.push_back(group.members[position]);
  return awaited;
}

bool mesh::rt::hasArrived(const Flight &flight, int64_t device) {
  const Group &group = flight.membership->group;
  for (int64_t i = 0; i < group.size(); ++i)
    if (group.members[i] == device)
      return entryAt(flight, i).stage.load(std::memory_order_acquire) !=
             Stage::Absent;
  return true;
}
