//===- Collective.cpp - collectives of the threads transport --------------===//

#include "Collective.h"

#include "Pull.h"
#include "SmallCollective.h"
#include "core/Links.h"
#include "core/Pattern.h"
#include "kernels/Copy.h"

#include <algorithm>
#include <set>

using namespace mesh::rt;

/// Up to how many bytes of all members' operands, or results, the last member
/// to come does a collective for all: with a core for each device, where
/// meeting again takes less than a microsecond, where devices take turns on the
/// cores, and where they do so without the system's help.
static constexpr int64_t kMaxBytesByLast = 4 << 10;
static constexpr int64_t kMaxBytesByLastOversubscribed = 256 << 10;
static constexpr int64_t kMaxBytesByLastOfFibers = 16 << 10;

static OpInstance instanceOf(const Entry &entry) {
  return {entry.device, &entry.op, &entry.src, &entry.dst, entry.group};
}

/// Moves the member on. Returns whether it is the last one to do so.
static bool count(Flight &flight, Stage stage, std::atomic<int64_t> &counter) {
  flight.stage = stage;
  flight.own->stage.store(stage, std::memory_order_release);
  return counter.fetch_add(1, std::memory_order_acq_rel) + 1 ==
         flight.membership->group.size();
}

/// The same; the last one tells the group.
static void countAndTell(Endpoint &endpoint, Flight &flight, Stage stage,
                         std::atomic<int64_t> &counter) {
  if (count(flight, stage, counter))
    endpoint.notifyGroup(flight.membership->group);
}

static bool isComplete(const Flight &flight,
                       const std::atomic<int64_t> &counter) {
  return counter.load(std::memory_order_acquire) ==
         flight.membership->group.size();
}

/// Of a permute or broadcast, sets `source` and `readers`.
static void findOwnPeers(Flight &flight) {
  findPeers(flight.op, flight.membership->group, flight.source, flight.readers);
}

/// A group of one device needs no meeting.
static void runAlone(Flight &flight, const View &src, const View &dst) {
  if (hasOneSource(flight.op))
    findOwnPeers(flight);
  if (hasOneSource(flight.op) && flight.source < 0)
    fillZero(dst);
  else
    copy(dst, src);
  flight.isDone = true;
}

/// Members have to agree on it: it follows from what they compare.
static Sharing chooseSharing(const Endpoint &endpoint, const View &src,
                             const View &dst, int64_t numMembers) {
  int64_t bytes = std::max(src.numBytes(), dst.numBytes()) * numMembers;
  if (endpoint.hub.maySpin())
    return bytes <= kMaxBytesByLast ? Sharing::Last : Sharing::Own;
  int64_t maxBytes = endpoint.eventCount.fiber ? kMaxBytesByLastOfFibers
                                               : kMaxBytesByLastOversubscribed;
  return bytes <= maxBytes ? Sharing::Last : Sharing::Parts;
}

static void enterSlot(Endpoint &endpoint, Flight &flight, const View &src,
                      const View &dst) {
  Membership &membership = *flight.membership;
  Cursor &cursor = *membership.cursor;
  flight.slot = cursor.slot ? cursor.slot : cursor.queue->front();
  flight.own = &flight.slot->entries[membership.ownRank()];
  Entry &own = *flight.own;
  own.device = endpoint.device.position;
  own.group = &membership.group;
  own.op = flight.op;
  own.src = src;
  own.dst = dst;
  int64_t numMembers = membership.group.size();
  flight.sharing = chooseSharing(endpoint, src, dst, numMembers);
  if (endpoint.hub.links)
    own.startedAt = Clock::now();
}

/// Permute and broadcast: tells those who may be waiting for this member.
static void publishToPeers(Endpoint &endpoint, Flight &flight) {
  Entry &own = *flight.own;
  findOwnPeers(flight);
  own.readers = static_cast<int64_t>(flight.readers.size());
  if (flight.source < 0) {
    fillZero(own.dst);
    own.transfer.store(Transfer::Done, std::memory_order_relaxed);
  }
  flight.stage = Stage::Published;
  own.stage.store(Stage::Published, std::memory_order_release);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  auto notify = [&](int64_t position) {
    int64_t device = flight.membership->group.members[position];
    if (device != endpoint.device.position)
      endpoint.hub.endpoints[device]->eventCount.notifyAfterFence();
  };
  if (flight.source >= 0)
    notify(flight.source);
  std::for_each(flight.readers.begin(), flight.readers.end(), notify);
}

Status mesh::rt::failOutOfMemory(Endpoint &endpoint, const Flight &flight) {
  return endpoint.device.fail("cannot allocate scratch memory for " +
                              describeOp(flight.op));
}

/// By the last member to come.
static Status finishForAll(Endpoint &endpoint, Flight &flight) {
  if (pullForAll(flight, endpoint.device.scratch) == Status::Failed)
    return failOutOfMemory(endpoint, flight);
  const Group &group = flight.membership->group;
  flight.slot->pulled.store(group.size(), std::memory_order_release);
  endpoint.notifyGroup(group);
  return Status::Ok;
}

/// Wakes a member for each core that this one does not use.
static void ringHelpers(Endpoint &endpoint, const Group &group) {
  const Placement &placement = endpoint.hub.placement;
  int last = placement.coreOfDevice(endpoint.device.position).number;
  for (int64_t i = 1; i < group.size(); ++i) {
    int64_t device = group.members[(group.position + i) % group.size()];
    if (int core = placement.coreOfDevice(device).number; core != last) {
      endpoint.hub.endpoints[device]->eventCount.notify();
      last = core;
    }
  }
}

/// Does a part if nobody has begun it.
static Status takePart(Endpoint &endpoint, Flight &flight, int64_t part) {
  Slot &slot = *flight.slot;
  if (slot.entries[part].isClaimed.exchange(true, std::memory_order_relaxed))
    return Status::Ok;
  slot.claimed.fetch_add(1, std::memory_order_relaxed);
  if (pullPart(flight, part, endpoint.device.scratch) == Status::Failed)
    return failOutOfMemory(endpoint, flight);
  const Group &group = flight.membership->group;
  if (slot.pulled.fetch_add(1, std::memory_order_acq_rel) + 1 == group.size())
    endpoint.notifyGroup(group);
  return Status::Ok;
}

namespace {
/// Where the result of a device is likely to be, seen from a core: in its
/// caches, in its node's memory, or elsewhere.
enum class Nearness { Core, Node, Machine };
} // namespace

static Nearness nearnessOf(const Core &a, const Core &b) {
  if (a.number == b.number)
    return Nearness::Core;
  return a.node == b.node ? Nearness::Node : Nearness::Machine;
}

/// Does parts that nobody has begun, first those whose results are near. All
/// members are there.
static Status takeParts(Endpoint &endpoint, Flight &flight) {
  const Slot &slot = *flight.slot;
  const Group &group = flight.membership->group;
  const Placement &placement = endpoint.hub.placement;
  const Core &own = placement.coreOfDevice(endpoint.device.position);
  for (auto nearness : {Nearness::Core, Nearness::Node, Nearness::Machine})
    for (int64_t part = 0; part < group.size(); ++part) {
      if (slot.claimed.load(std::memory_order_relaxed) == group.size())
        return Status::Ok;
      const Core &core = placement.coreOfDevice(group.members[part]);
      if (nearnessOf(core, own) == nearness &&
          takePart(endpoint, flight, part) == Status::Failed)
        return Status::Failed;
    }
  return Status::Ok;
}

/// The last member to come begins with the parts, unless it has other things to
/// do meanwhile.
static Status publishParts(Endpoint &endpoint, Flight &flight) {
  if (!count(flight, Stage::Published, flight.slot->arrived))
    return Status::Ok;
  if (flight.isAsync) {
    endpoint.notifyGroup(flight.membership->group);
    return Status::Ok;
  }
  ringHelpers(endpoint, flight.membership->group);
  return takeParts(endpoint, flight);
}

Status mesh::rt::startCollective(Endpoint &endpoint, Flight &flight,
                                 const View &src, const View &dst) {
  if (flight.membership->group.size() == 1) {
    runAlone(flight, src, dst);
    return Status::Ok;
  }
  flight.isSmall = isSmall(flight, src);
  if (flight.isSmall)
    return startSmall(endpoint, flight, src, dst);
  enterSlot(endpoint, flight, src, dst);
  showOp(flight, instanceOf(*flight.own));
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
  Status status = Status::Ok;
  if (hasOneSource(flight.op))
    publishToPeers(endpoint, flight);
  else if (flight.sharing == Sharing::Own)
    countAndTell(endpoint, flight, Stage::Published, slot.arrived);
  else if (flight.sharing == Sharing::Parts)
    status = publishParts(endpoint, flight);
  else if (count(flight, Stage::Published, slot.arrived))
    status = finishForAll(endpoint, flight);
  // Peers have been waiting for what is above, not for this.
  Cursor &cursor = *flight.membership->cursor;
  cursor.slot = cursor.queue->next(slot);
  return status;
}

static void complete(Endpoint &endpoint, Flight &flight) {
  // As on transports that send.
  const Group &group = flight.membership->group;
  const View &src = flight.own->src;
  bool isChunked = isReducedInChunks(flight.op, src.numBytes(), group.size());
  Traffic traffic = trafficOf(flight.op, src, flight.own->dst, group, isChunked,
                              flight.source, flight.readers);
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  flight.own->stage.store(Stage::Left, std::memory_order_release);
  flight.isDone = true;
}

/// When the wires have moved `source` to `reader`; both are there.
static Clock::time_point arrivalOf(Endpoint &endpoint, const Flight &flight,
                                   const Entry &source, const Entry &reader) {
  Clock::time_point ready = std::max(source.startedAt, reader.startedAt);
  int64_t bytes = source.src.numBytes();
  if (flight.op.kind == MESH_RT_BROADCAST)
    return endpoint.hub.links->join(flight.slot->course, *source.group,
                                    MESH_RT_BROADCAST, bytes, ready);
  return endpoint.hub.links->send(source.device, reader.device, bytes, ready);
}

static void raise(std::atomic<Clock::time_point> &time,
                  Clock::time_point atLeast) {
  Clock::time_point now = time.load(std::memory_order_relaxed);
  while (now < atLeast &&
         !time.compare_exchange_weak(now, atLeast, std::memory_order_relaxed))
    ;
}

/// Permute and broadcast: moves the data from `source` to `reader` if both are
/// there and nobody does so already.
static void transfer(Endpoint &endpoint, const Flight &flight, Entry &source,
                     Entry &reader) {
  Transfer expected = Transfer::Pending;
  if (source.stage.load(std::memory_order_acquire) == Stage::Absent ||
      reader.stage.load(std::memory_order_acquire) == Stage::Absent ||
      reader.transfer.load(std::memory_order_relaxed) != expected ||
      !reader.transfer.compare_exchange_strong(expected, Transfer::Claimed,
                                               std::memory_order_acq_rel))
    return;
  if (endpoint.hub.links) {
    Clock::time_point arrival = arrivalOf(endpoint, flight, source, reader);
    reader.arrivesAt.store(arrival, std::memory_order_relaxed);
    raise(source.isSentAt, arrival);
  }
  copy(reader.dst, source.src);
  // Each may leave as soon as it learns of this, so look at both before.
  int64_t from = source.device, to = reader.device, readers = source.readers;
  reader.transfer.store(Transfer::Done, std::memory_order_release);
  bool isLast =
      source.readersDone.fetch_add(1, std::memory_order_acq_rel) + 1 == readers;
  for (int64_t device : {from, to})
    if (device != endpoint.device.position && (device == to || isLast))
      endpoint.hub.endpoints[device]->eventCount.notify();
}

/// Moves what this member gets and gives, as far as the others are there.
static void transferAll(Endpoint &endpoint, Flight &flight) {
  Entry &own = *flight.own;
  if (flight.source >= 0)
    transfer(endpoint, flight, entryAt(flight, flight.source), own);
  if (own.readersDone.load(std::memory_order_relaxed) == own.readers)
    return;
  for (int64_t reader : flight.readers)
    transfer(endpoint, flight, own, entryAt(flight, reader));
}

static bool isPast(Clock::time_point time) {
  return time == Clock::time_point() || Clock::now() >= time;
}

static void advanceOneSource(Endpoint &endpoint, Flight &flight) {
  Entry &own = *flight.own;
  transferAll(endpoint, flight);
  if (own.transfer.load(std::memory_order_acquire) != Transfer::Done ||
      own.readersDone.load(std::memory_order_acquire) != own.readers)
    return;
  if (endpoint.hub.links) {
    flight.endsAt = std::max(own.arrivesAt.load(std::memory_order_relaxed),
                             own.isSentAt.load(std::memory_order_relaxed));
    if (!isPast(flight.endsAt))
      return;
  }
  complete(endpoint, flight);
}

/// With emulated links: whether the wires are done too.
static bool isOverWires(Endpoint &endpoint, Flight &flight) {
  Slot &slot = *flight.slot;
  Transfer expected = Transfer::Pending;
  if (slot.schedule.compare_exchange_strong(expected, Transfer::Claimed,
                                            std::memory_order_acq_rel)) {
    const Group &group = flight.membership->group;
    Clock::time_point ready;
    for (int64_t i = 0; i < group.size(); ++i)
      ready = std::max(ready, entryAt(flight, i).startedAt);
    slot.endsAt = endpoint.hub.links->run(
        group, static_cast<mesh_rt_kind>(flight.op.kind),
        flight.own->src.numBytes(), ready);
    slot.schedule.store(Transfer::Done, std::memory_order_release);
    endpoint.notifyGroup(group);
  }
  if (slot.schedule.load(std::memory_order_acquire) != Transfer::Done)
    return false;
  flight.endsAt = slot.endsAt;
  return isPast(flight.endsAt);
}

/// Does this member's part, or any, once all are there.
static Status advancePull(Endpoint &endpoint, Flight &flight) {
  if (flight.sharing == Sharing::Last || flight.stage == Stage::Pulled ||
      !isComplete(flight, flight.slot->arrived))
    return Status::Ok;
  if (flight.sharing == Sharing::Parts)
    return takeParts(endpoint, flight);
  Status status = pullPart(flight, flight.membership->group.position,
                           endpoint.device.scratch);
  countAndTell(endpoint, flight, Stage::Pulled, flight.slot->pulled);
  return status == Status::Ok ? status : failOutOfMemory(endpoint, flight);
}

Status mesh::rt::advanceCollective(Endpoint &endpoint, Flight &flight) {
  if (flight.isSmall)
    return advanceSmall(endpoint, flight);
  if (hasOneSource(flight.op)) {
    advanceOneSource(endpoint, flight);
    return Status::Ok;
  }
  if (advancePull(endpoint, flight) == Status::Failed)
    return Status::Failed;
  if (isComplete(flight, flight.slot->pulled) &&
      (!endpoint.hub.links || isOverWires(endpoint, flight)))
    complete(endpoint, flight);
  return Status::Ok;
}

/// Permute and broadcast: those without whom this member cannot go on.
static std::set<int64_t> awaitedPositions(const Flight &flight) {
  std::set<int64_t> positions;
  if (flight.own->transfer.load(std::memory_order_acquire) != Transfer::Done)
    positions.insert(flight.source);
  for (int64_t reader : flight.readers)
    if (entryAt(flight, reader).transfer.load(std::memory_order_acquire) !=
        Transfer::Done)
      positions.insert(reader);
  return positions;
}

std::vector<int64_t> mesh::rt::awaitedMembers(const Flight &flight) {
  const Group &group = flight.membership->group;
  std::vector<int64_t> awaited;
  if (flight.isSmall) {
    for (int64_t i = 0; i < group.size(); ++i)
      if (!hasShown(flight, i))
        awaited.push_back(group.members[i]);
    return awaited;
  }
  if (hasOneSource(flight.op)) {
    for (int64_t position : awaitedPositions(flight))
      awaited.push_back(group.members[position]);
    return awaited;
  }
  for (int64_t i = 0; i < group.size(); ++i)
    if (entryAt(flight, i).stage.load(std::memory_order_acquire) < flight.stage)
      awaited.push_back(group.members[i]);
  return awaited;
}

bool mesh::rt::hasArrived(const Flight &flight, int64_t device) {
  const Group &group = flight.membership->group;
  for (int64_t i = 0; i < group.size(); ++i)
    if (group.members[i] == device)
      return flight.isSmall
                 ? hasShown(flight, i)
                 : entryAt(flight, i).stage.load(std::memory_order_acquire) !=
                       Stage::Absent;
  return true;
}
