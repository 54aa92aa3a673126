//===- Collective.cpp - Collectives of the threads transport --------------===//

#include "Collective.h"

#include "PeerReads.h"
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
static bool count(Request &request, Stage stage,
                  std::atomic<int64_t> &counter) {
  request.stage = stage;
  request.own->stage.store(stage, std::memory_order_release);
  return counter.fetch_add(1, std::memory_order_acq_rel) + 1 ==
         request.membership->group.size();
}

/// The same; the last one tells the group.
static void countAndTell(Endpoint &endpoint, Request &request, Stage stage,
                         std::atomic<int64_t> &counter) {
  if (count(request, stage, counter))
    endpoint.notifyGroup(request.membership->group);
}

static bool isComplete(const Request &request,
                       const std::atomic<int64_t> &counter) {
  return counter.load(std::memory_order_acquire) ==
         request.membership->group.size();
}

/// Sets `source` and `readers` of a permute or broadcast.
static void findOwnPeers(Request &request) {
  findPeers(request.op, request.membership->group, request.source,
            request.readers);
}

/// A group of one device needs no meeting.
static void runAlone(Request &request, const View &src, const View &dst) {
  if (hasOneSource(request.op))
    findOwnPeers(request);
  if (hasOneSource(request.op) && request.source < 0)
    fillZero(dst);
  else
    copy(dst, src);
  request.isDone = true;
}

/// Members have to agree on it: it follows from what they compare.
static Sharing chooseSharing(const Endpoint &endpoint, const View &src,
                             const View &dst, int64_t numMembers) {
  int64_t bytes = std::max(src.numBytes(), dst.numBytes()) * numMembers;
  if (endpoint.fabric.maySpin())
    return bytes <= kMaxBytesByLast ? Sharing::Last : Sharing::Own;
  int64_t maxBytes = endpoint.eventCount.fiber ? kMaxBytesByLastOfFibers
                                               : kMaxBytesByLastOversubscribed;
  return bytes <= maxBytes ? Sharing::Last : Sharing::Parts;
}

static void enterSlot(Endpoint &endpoint, Request &request, const View &src,
                      const View &dst) {
  Membership &membership = *request.membership;
  Cursor &cursor = *membership.cursor;
  request.slot = cursor.slot ? cursor.slot : cursor.queue->front();
  request.own = &request.slot->entries[membership.ownRank()];
  Entry &own = *request.own;
  own.device = endpoint.device.position;
  own.group = &membership.group;
  own.op = request.op;
  own.src = src;
  own.dst = dst;
  int64_t numMembers = membership.group.size();
  request.sharing = chooseSharing(endpoint, src, dst, numMembers);
  if (endpoint.fabric.links)
    own.startedAt = Clock::now();
}

/// Permute and broadcast: tells those who may be waiting for this member.
static void publishToPeers(Endpoint &endpoint, Request &request) {
  Entry &own = *request.own;
  findOwnPeers(request);
  own.readers = static_cast<int64_t>(request.readers.size());
  if (request.source < 0) {
    fillZero(own.dst);
    own.transfer.store(Transfer::Done, std::memory_order_relaxed);
  }
  request.stage = Stage::Published;
  own.stage.store(Stage::Published, std::memory_order_release);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  auto notify = [&](int64_t position) {
    int64_t device = request.membership->group.members[position];
    if (device != endpoint.device.position)
      endpoint.fabric.endpoints[device]->eventCount.notifyAfterFence();
  };
  if (request.source >= 0)
    notify(request.source);
  std::for_each(request.readers.begin(), request.readers.end(), notify);
}

/// By the last member to come.
static Status finishForAll(Endpoint &endpoint, Request &request) {
  if (Status status = readForAll(request, endpoint.device.scratch);
      status == Status::Failed)
    return endpoint.failOp(request.op, std::move(status));
  const Group &group = request.membership->group;
  request.slot->numRead.store(group.size(), std::memory_order_release);
  endpoint.notifyGroup(group);
  return Status::Ok;
}

/// Wakes a member for each core that this one does not use.
static void ringHelpers(Endpoint &endpoint, const Group &group) {
  const Placement &placement = endpoint.fabric.placement;
  int last = placement.coreOfDevice(endpoint.device.position).number;
  for (int64_t i = 1; i < group.size(); ++i) {
    int64_t device = group.members[(group.position + i) % group.size()];
    if (int core = placement.coreOfDevice(device).number; core != last) {
      endpoint.fabric.endpoints[device]->eventCount.notify();
      last = core;
    }
  }
}

/// Does a part if nobody has begun it.
static Status takePart(Endpoint &endpoint, Request &request, int64_t part) {
  Slot &slot = *request.slot;
  if (slot.entries[part].isClaimed.exchange(true, std::memory_order_relaxed))
    return Status::Ok;
  slot.claimed.fetch_add(1, std::memory_order_relaxed);
  if (Status status = readPart(request, part, endpoint.device.scratch);
      status == Status::Failed)
    return endpoint.failOp(request.op, std::move(status));
  const Group &group = request.membership->group;
  if (slot.numRead.fetch_add(1, std::memory_order_acq_rel) + 1 == group.size())
    endpoint.notifyGroup(group);
  return Status::Ok;
}

namespace {
/// The likely place of the result of a device, seen from a core: in its caches,
/// in its node's memory, or elsewhere.
enum class Nearness { Core, Node, Machine };
} // namespace

static Nearness nearnessOf(const Core &a, const Core &b) {
  if (a.number == b.number)
    return Nearness::Core;
  return a.node == b.node ? Nearness::Node : Nearness::Machine;
}

/// Does parts that nobody has begun, first those whose results are near. All
/// members are there.
static Status takeParts(Endpoint &endpoint, Request &request) {
  const Slot &slot = *request.slot;
  const Group &group = request.membership->group;
  const Placement &placement = endpoint.fabric.placement;
  const Core &own = placement.coreOfDevice(endpoint.device.position);
  for (auto nearness : {Nearness::Core, Nearness::Node, Nearness::Machine})
    for (int64_t part = 0; part < group.size(); ++part) {
      if (slot.claimed.load(std::memory_order_relaxed) == group.size())
        return Status::Ok;
      const Core &core = placement.coreOfDevice(group.members[part]);
      if (nearnessOf(core, own) == nearness &&
          takePart(endpoint, request, part) == Status::Failed)
        return Status::Failed;
    }
  return Status::Ok;
}

/// The last member to come begins with the parts, unless it has other things to
/// do meanwhile.
static Status publishParts(Endpoint &endpoint, Request &request) {
  if (!count(request, Stage::Published, request.slot->arrived))
    return Status::Ok;
  if (request.isAsync) {
    endpoint.notifyGroup(request.membership->group);
    return Status::Ok;
  }
  ringHelpers(endpoint, request.membership->group);
  return takeParts(endpoint, request);
}

Status mesh::rt::startCollective(Endpoint &endpoint, Request &request,
                                 const View &src, const View &dst) {
  if (request.membership->group.size() == 1) {
    runAlone(request, src, dst);
    return Status::Ok;
  }
  request.isSmall = isSmall(request, src);
  if (request.isSmall)
    return startSmall(endpoint, request, src, dst);
  enterSlot(endpoint, request, src, dst);
  publishOp(request, instanceOf(*request.own));
  // Compare before publishing: nobody may read by a shape that differs.
  Slot &slot = *request.slot;
  Entry &own = *request.own;
  int64_t first = -1;
  if (!slot.first.compare_exchange_strong(first, request.membership->ownRank(),
                                          std::memory_order_acq_rel)) {
    if (Status status =
            compareOps(instanceOf(slot.entries[first]), instanceOf(own));
        status == Status::Failed)
      return endpoint.device.failIf(std::move(status));
  }
  Status status = Status::Ok;
  if (hasOneSource(request.op))
    publishToPeers(endpoint, request);
  else if (request.sharing == Sharing::Own)
    countAndTell(endpoint, request, Stage::Published, slot.arrived);
  else if (request.sharing == Sharing::Parts)
    status = publishParts(endpoint, request);
  else if (count(request, Stage::Published, slot.arrived))
    status = finishForAll(endpoint, request);
  // Peers have been waiting for what is above, not for this.
  Cursor &cursor = *request.membership->cursor;
  cursor.slot = cursor.queue->next(slot);
  return status;
}

static void complete(Endpoint &endpoint, Request &request) {
  // As on transports that send.
  const Group &group = request.membership->group;
  const View &src = request.own->src;
  bool isChunked = isReducedInChunks(request.op, src.numBytes(), group.size());
  Traffic traffic = trafficOf(request.op, src, request.own->dst, group,
                              isChunked, request.source, request.readers);
  endpoint.device.counters.bytesReceived += traffic.received;
  endpoint.device.counters.bytesSent += traffic.sent;
  request.own->stage.store(Stage::Left, std::memory_order_release);
  request.isDone = true;
}

/// Returns the time at which the wires have moved `source` to `reader`; both
/// are there.
static Clock::time_point arrivalOf(Endpoint &endpoint, const Request &request,
                                   const Entry &source, const Entry &reader) {
  Clock::time_point ready = std::max(source.startedAt, reader.startedAt);
  int64_t bytes = source.src.numBytes();
  if (request.op.kind == MESH_RT_BROADCAST)
    return endpoint.fabric.links->join(request.slot->course, *source.group,
                                       MESH_RT_BROADCAST, bytes, ready);
  return endpoint.fabric.links->send(source.device, reader.device, bytes,
                                     ready);
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
static void transfer(Endpoint &endpoint, const Request &request, Entry &source,
                     Entry &reader) {
  Transfer expected = Transfer::Pending;
  if (source.stage.load(std::memory_order_acquire) == Stage::Absent ||
      reader.stage.load(std::memory_order_acquire) == Stage::Absent ||
      reader.transfer.load(std::memory_order_relaxed) != expected ||
      !reader.transfer.compare_exchange_strong(expected, Transfer::Claimed,
                                               std::memory_order_acq_rel))
    return;
  if (endpoint.fabric.links) {
    Clock::time_point arrival = arrivalOf(endpoint, request, source, reader);
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
      endpoint.fabric.endpoints[device]->eventCount.notify();
}

/// Moves what this member gets and gives, as far as the others are there.
static void transferAll(Endpoint &endpoint, Request &request) {
  Entry &own = *request.own;
  if (request.source >= 0)
    transfer(endpoint, request, entryAt(request, request.source), own);
  if (own.readersDone.load(std::memory_order_relaxed) == own.readers)
    return;
  for (int64_t reader : request.readers)
    transfer(endpoint, request, own, entryAt(request, reader));
}

static bool isPast(Clock::time_point time) {
  return time == Clock::time_point() || Clock::now() >= time;
}

static void advanceOneSource(Endpoint &endpoint, Request &request) {
  Entry &own = *request.own;
  transferAll(endpoint, request);
  if (own.transfer.load(std::memory_order_acquire) != Transfer::Done ||
      own.readersDone.load(std::memory_order_acquire) != own.readers)
    return;
  if (endpoint.fabric.links) {
    request.endsAt = std::max(own.arrivesAt.load(std::memory_order_relaxed),
                              own.isSentAt.load(std::memory_order_relaxed));
    if (!isPast(request.endsAt))
      return;
  }
  complete(endpoint, request);
}

/// With emulated links: whether the wires are done too.
static bool isOverWires(Endpoint &endpoint, Request &request) {
  Slot &slot = *request.slot;
  Transfer expected = Transfer::Pending;
  if (slot.schedule.compare_exchange_strong(expected, Transfer::Claimed,
                                            std::memory_order_acq_rel)) {
    const Group &group = request.membership->group;
    Clock::time_point ready;
    for (int64_t i = 0; i < group.size(); ++i)
      ready = std::max(ready, entryAt(request, i).startedAt);
    slot.endsAt = endpoint.fabric.links->run(
        group, static_cast<mesh_rt_kind>(request.op.kind),
        request.own->src.numBytes(), ready);
    slot.schedule.store(Transfer::Done, std::memory_order_release);
    endpoint.notifyGroup(group);
  }
  if (slot.schedule.load(std::memory_order_acquire) != Transfer::Done)
    return false;
  request.endsAt = slot.endsAt;
  return isPast(request.endsAt);
}

/// Does this member's part, or any, once all are there.
static Status advanceRead(Endpoint &endpoint, Request &request) {
  if (request.sharing == Sharing::Last || request.stage == Stage::Read ||
      !isComplete(request, request.slot->arrived))
    return Status::Ok;
  if (request.sharing == Sharing::Parts)
    return takeParts(endpoint, request);
  Status status = readPart(request, request.membership->group.position,
                           endpoint.device.scratch);
  countAndTell(endpoint, request, Stage::Read, request.slot->numRead);
  return endpoint.failOp(request.op, std::move(status));
}

Status mesh::rt::advanceCollective(Endpoint &endpoint, Request &request) {
  if (request.isSmall)
    return advanceSmall(endpoint, request);
  if (hasOneSource(request.op)) {
    advanceOneSource(endpoint, request);
    return Status::Ok;
  }
  if (advanceRead(endpoint, request) == Status::Failed)
    return Status::Failed;
  if (isComplete(request, request.slot->numRead) &&
      (!endpoint.fabric.links || isOverWires(endpoint, request)))
    complete(endpoint, request);
  return Status::Ok;
}

/// Permute and broadcast: those without whom this member cannot go on.
static std::set<int64_t> awaitedPositions(const Request &request) {
  std::set<int64_t> positions;
  if (request.own->transfer.load(std::memory_order_acquire) != Transfer::Done)
    positions.insert(request.source);
  for (int64_t reader : request.readers)
    if (entryAt(request, reader).transfer.load(std::memory_order_acquire) !=
        Transfer::Done)
      positions.insert(reader);
  return positions;
}

std::vector<int64_t> mesh::rt::awaitedMembers(const Request &request) {
  const Group &group = request.membership->group;
  std::vector<int64_t> awaited;
  if (request.isSmall) {
    for (int64_t i = 0; i < group.size(); ++i)
      if (!hasPublished(request, i))
        awaited.push_back(group.members[i]);
    return awaited;
  }
  if (hasOneSource(request.op)) {
    for (int64_t position : awaitedPositions(request))
      awaited.push_back(group.members[position]);
    return awaited;
  }
  for (int64_t i = 0; i < group.size(); ++i)
    if (entryAt(request, i).stage.load(std::memory_order_acquire) <
        request.stage)
      awaited.push_back(group.members[i]);
  return awaited;
}

bool mesh::rt::hasArrived(const Request &request, int64_t device) {
  const Group &group = request.membership->group;
  for (int64_t i = 0; i < group.size(); ++i)
    if (group.members[i] == device)
      return request.isSmall
                 ? hasPublished(request, i)
                 : entryAt(request, i).stage.load(std::memory_order_acquire) !=
                       Stage::Absent;
  return true;
}
