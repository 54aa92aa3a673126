//===- MpiEndpoint.cpp - starting ops and waiting for them ----------------===//

#include "MpiEndpoint.h"

#include "core/Deadline.h"
#include "core/Touch.h"

#include <algorithm>

using namespace mesh::rt;

MpiEndpoint::MpiEndpoint(Device &device, MpiLibrary &library,
                         const std::vector<AxisChannel> &axisChannels)
    : OpRunner(device), library(library), axisChannels(axisChannels),
      courier(library), lookout(library), farewell(device, library, courier),
      helper(
          device, library.mutex,
          [this] { return active.empty() ? kIdleHelperNap : kHelperNap; },
          [this] {
            if (!this->device.run.cancelled())
              poll();
          }) {}

void MpiEndpoint::reset() {
  std::lock_guard lock(library.mutex);
  ++library.numRuns;
  active.clear();
  started.clear();
  flights.reset();
  scratch.reset();
  numSends.clear();
  numReceives.clear();
  for (Queue &queue : queues) {
    queue.numStarted = 0;
    for (Queue::Past &past : queue.history)
      past.sequence = -1;
  }
  farewell.reset();
  isConcluding = false;
}

void MpiEndpoint::begin() {
  std::lock_guard lock(library.mutex);
  helper.begin();
}

//===----------------------------------------------------------------------===//
// Starting
//===----------------------------------------------------------------------===//

Queue &MpiEndpoint::queueOf(const std::vector<int64_t> &members) {
  std::vector<int64_t> sorted = members;
  std::sort(sorted.begin(), sorted.end());
  uint64_t digest = digestOf(sorted);
  for (Queue &queue : queues)
    if (queue.digest == digest)
      return queue;
  return queues.emplace_back(digest);
}

MpiMembership *MpiEndpoint::findMembership(const mesh_rt_op &op,
                                           std::string &error) {
  for (MpiMembership &membership : memberships)
    if (membership.group.isOver(op.axes, op.num_axes))
      return &membership;
  MpiMembership membership;
  error = makeGroup(device.position, device.run.numDevices, op.axes,
                    op.num_axes, membership.group);
  if (!error.empty())
    return nullptr;
  membership.queue = &queueOf(membership.group.members);
  membership.channel = axisChannels.back().channel;
  membership.ranks.assign(membership.group.members.begin(),
                          membership.group.members.end());
  for (const AxisChannel &channel : axisChannels) {
    if (!membership.group.isOver(&channel.axis, 1))
      continue;
    membership.channel = channel.channel;
    for (int i = 0; i < static_cast<int>(membership.ranks.size()); ++i)
      membership.ranks[i] = i;
  }
  return &memberships.emplace_back(std::move(membership));
}

void MpiEndpoint::identifyMessage(MpiFlight &flight) {
  bool isSend = flight.op.kind == MESH_RT_SEND;
  auto &counts = isSend ? numSends : numReceives;
  flight.key = {isSend ? device.position : flight.peer,
                static_cast<uint64_t>(flight.op.tag),
                counts[{flight.peer, flight.op.tag}]++};
}

/// Sets what names the op at all devices. Returns what is wrong with it, or "".
std::string MpiEndpoint::identify(MpiFlight &flight) {
  const mesh_rt_op &op = flight.op;
  flight.membership = nullptr;
  const Group *group = nullptr;
  if (flight.isMessage()) {
    int64_t numDevices = device.run.numDevices;
    if (flight.peer < 0 || flight.peer >= numDevices)
      return "peer must be less than " + std::to_string(numDevices) + ", got " +
             std::to_string(flight.peer);
  } else {
    std::string error;
    flight.membership = findMembership(op, error);
    if (!flight.membership)
      return error;
    group = &flight.membership->group;
  }
  if (std::string error = checkOp(op, flight.src, flight.dst, group);
      !error.empty())
    return error;
  flight.fingerprint = fingerprintOf(op, flight.src, flight.dst);
  if (flight.isMessage()) {
    identifyMessage(flight);
    return {};
  }
  Queue &queue = *flight.membership->queue;
  flight.key = {-1, queue.digest, queue.numStarted++};
  queue.past(flight.key.sequence) = {flight.key.sequence, op, flight.src,
                                     flight.dst, &flight.membership->group};
  return {};
}

Status MpiEndpoint::launch(MpiFlight &flight, const View &src,
                           const View &dst) {
  // Before the helper and MPI use it: there a fault would end the process.
  touchForReading(src);
  touchForWriting(dst);
  NoExit stay(device);
  std::unique_lock lock(library.mutex);
  flight.src = src;
  flight.dst = dst;
  if (std::string error = identify(flight); !error.empty())
    return failOp(flight.op, error);
  flight.phase = 0;
  flight.bytesSent = flight.bytesReceived = 0;
  beginPhase(flight);
  registerFlight(flight);
  advance(flight);
  bool isHelpNeeded = flight.isAsync && !flight.isDone && active.empty();
  if (!flight.isDone)
    active.push_back(&flight);
  lock.unlock();
  // It looks seldom while nothing is under way.
  if (isHelpNeeded)
    helper.hurry();
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status MpiEndpoint::waitFor(MpiFlight &flight, const char *waitLocation) {
  NoExit stay(device);
  std::unique_lock lock(library.mutex);
  if (!flight.isDone)
    poll();
  if (!flight.isDone &&
      recordWait(
          flight, waitLocation,
          [&](Clock::time_point begin) {
            Helper::Pause pause(helper);
            return waitSlowly(lock, flight, begin);
          },
          [&] { return awaitedPeers(flight); }) == Status::Failed)
    return Status::Failed;
  device.counters.bytesSent += flight.bytesSent;
  device.counters.bytesReceived += flight.bytesReceived;
  if (flight.isAsync)
    device.trace.record(Span::Category::Flight, flight.op.name,
                        flight.op.location, flight.startedAt, flight.endsAt,
                        flight.bytes);
  return Status::Ok;
}

Status MpiEndpoint::waitSlowly(std::unique_lock<std::mutex> &lock,
                               MpiFlight &flight, Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  lookout.begin();
  while (true) {
    bool hasMoved = poll();
    if (flight.isDone)
      return Status::Ok;
    if (checkPeers(flight) == Status::Failed)
      return Status::Failed;
    if (lookout.staysAwake(hasMoved))
      continue;
    if (deadline.look(Clock::now()) <= Clock::duration::zero())
      return failExpired(flight.op, awaitedPeers(flight));
    lookout.nap(lock);
  }
}

/// Of whom announcements are to come; if of nobody, the data of some is on its
/// way, or what this device gives is not taken yet.
std::vector<int64_t> MpiEndpoint::awaitedPeers(const MpiFlight &flight) const {
  std::vector<int64_t> peers;
  for (const Incoming &incoming : flight.incoming)
    if (incoming.isAwaited)
      peers.push_back(deviceAt(flight, incoming.position));
  if (peers.empty() && flight.isMessage())
    peers.push_back(flight.peer);
  std::sort(peers.begin(), peers.end());
  return peers;
}

/// Whether all that the flight waits for can still come.
Status MpiEndpoint::checkPeers(MpiFlight &flight) {
  if (device.run.cancelled())
    return Status::Failed;
  if (!farewell.hasAnyFinished())
    return Status::Ok;
  // What a device has sent comes before its end, so nothing is missed.
  std::vector<int64_t> gone;
  for (const Incoming &incoming : flight.incoming)
    if (incoming.isAwaited &&
        farewell.hasFinished(deviceAt(flight, incoming.position)))
      gone.push_back(deviceAt(flight, incoming.position));
  if (gone.empty())
    return Status::Ok;
  std::sort(gone.begin(), gone.end());
  return failGone(flight.op, gone);
}
