//===- MpiEndpoint.cpp - Starting ops and waiting for them ----------------===//

#include "MpiEndpoint.h"

#include "core/Deadline.h"
#include "core/PageProbe.h"

#include <algorithm>

using namespace mesh::rt;

MpiEndpoint::MpiEndpoint(Device &device, MpiLibrary &library,
                         const std::vector<AxisChannel> &axisChannels)
    : OpRunner(device), library(library), axisChannels(axisChannels),
      transferQueue(library), pollPolicy(library),
      runEnd(device, library, transferQueue),
      progressThread(
          device, library.mutex,
          [this] {
            return active.empty() ? kIdleProgressInterval : kProgressInterval;
          },
          [this] {
            if (!this->device.run.cancelled())
              poll();
          }) {}

void MpiEndpoint::reset() {
  std::lock_guard lock(library.mutex);
  ++library.numRuns;
  active.clear();
  started.clear();
  requests.reset();
  scratch.reset();
  numSends.clear();
  numReceives.clear();
  for (Queue &queue : queues) {
    queue.numStarted = 0;
    for (Queue::Past &past : queue.history)
      past.sequence = -1;
  }
  runEnd.reset();
  isConcluding = false;
}

void MpiEndpoint::begin() {
  std::lock_guard lock(library.mutex);
  progressThread.begin();
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

Status MpiEndpoint::findMembership(const mesh_rt_op &op,
                                   MpiMembership *&found) {
  for (MpiMembership &membership : memberships)
    if (membership.group.isOver(op.axes, op.num_axes)) {
      found = &membership;
      return Status::Ok;
    }
  MpiMembership membership;
  if (Status status = makeGroup(device.position, device.run.numDevices, op.axes,
                                op.num_axes, membership.group);
      status == Status::Failed)
    return status;
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
  found = &memberships.emplace_back(std::move(membership));
  return Status::Ok;
}

void MpiEndpoint::identifyMessage(MpiRequest &request) {
  bool isSend = request.op.kind == MESH_RT_SEND;
  auto &counts = isSend ? numSends : numReceives;
  request.key = {isSend ? device.position : request.peer,
                 static_cast<uint64_t>(request.op.tag),
                 counts[{request.peer, request.op.tag}]++};
}

/// Sets what names the op at all devices. Fails if it makes no sense.
Status MpiEndpoint::identify(MpiRequest &request) {
  const mesh_rt_op &op = request.op;
  request.membership = nullptr;
  const Group *group = nullptr;
  if (Status status = request.isMessage()
                          ? checkPeer(request.peer, device.run.numDevices)
                          : findMembership(op, request.membership);
      status == Status::Failed)
    return status;
  if (request.membership)
    group = &request.membership->group;
  if (Status status = checkOp(op, request.src, request.dst, group);
      status == Status::Failed)
    return status;
  request.fingerprint = fingerprintOf(op, request.src, request.dst);
  if (request.isMessage()) {
    identifyMessage(request);
    return Status::Ok;
  }
  Queue &queue = *request.membership->queue;
  request.key = {-1, queue.digest, queue.numStarted++};
  queue.past(request.key.sequence) = {request.key.sequence, op, request.src,
                                      request.dst, &request.membership->group};
  return Status::Ok;
}

Status MpiEndpoint::launch(MpiRequest &request, const View &src,
                           const View &dst) {
  // Before the progress thread and MPI use it: there a fault would end the
  // process.
  probeForReading(src);
  probeForWriting(dst);
  NoExit stay(device);
  std::unique_lock lock(library.mutex);
  request.src = src;
  request.dst = dst;
  if (Status status = identify(request); status == Status::Failed)
    return failOp(request.op, std::move(status));
  request.phase = 0;
  request.bytesSent = request.bytesReceived = 0;
  beginPhase(request);
  registerRequest(request);
  advance(request);
  bool isHelpNeeded = request.isAsync && !request.isDone && active.empty();
  if (!request.isDone)
    active.push_back(&request);
  lock.unlock();
  // It looks seldom while nothing is under way.
  if (isHelpNeeded)
    progressThread.notify();
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status MpiEndpoint::waitFor(MpiRequest &request, const char *waitLocation) {
  NoExit stay(device);
  std::unique_lock lock(library.mutex);
  if (!request.isDone)
    poll();
  if (!request.isDone &&
      recordWait(
          request, waitLocation,
          [&](Clock::time_point begin) {
            ProgressThread::Pause pause(progressThread);
            return waitSlowly(lock, request, begin);
          },
          [&] { return awaitedPeers(request); }) == Status::Failed)
    return Status::Failed;
  device.counters.bytesSent += request.bytesSent;
  device.counters.bytesReceived += request.bytesReceived;
  if (request.isAsync)
    device.trace.record(Span::Category::Flight, request.op.name,
                        request.op.location, request.startedAt, request.endsAt,
                        request.bytes);
  return Status::Ok;
}

Status MpiEndpoint::waitSlowly(std::unique_lock<std::mutex> &lock,
                               MpiRequest &request, Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  pollPolicy.begin();
  while (true) {
    bool hasMoved = poll();
    if (request.isDone)
      return Status::Ok;
    if (checkPeers(request) == Status::Failed)
      return Status::Failed;
    if (pollPolicy.pollsAgain(hasMoved))
      continue;
    if (deadline.look(Clock::now()) <= Clock::duration::zero())
      return failExpired(request.op, awaitedPeers(request));
    pollPolicy.sleep(lock);
  }
}

/// Returns the devices whose announcements are to come; if there are none, the
/// data of some is on its way, or what this device gives is not taken yet.
std::vector<int64_t>
MpiEndpoint::awaitedPeers(const MpiRequest &request) const {
  std::vector<int64_t> peers;
  for (const Incoming &incoming : request.incoming)
    if (incoming.isAwaited)
      peers.push_back(deviceAt(request, incoming.position));
  if (peers.empty() && request.isMessage())
    peers.push_back(request.peer);
  std::sort(peers.begin(), peers.end());
  return peers;
}

/// Fails unless all that the request waits for can still come.
Status MpiEndpoint::checkPeers(MpiRequest &request) {
  if (device.run.cancelled())
    return Status::Failed;
  if (!runEnd.hasAnyFinished())
    return Status::Ok;
  // The messages of a device come before its end, so nothing is missed.
  std::vector<int64_t> gone;
  for (const Incoming &incoming : request.incoming)
    if (incoming.isAwaited &&
        runEnd.hasFinished(deviceAt(request, incoming.position)))
      gone.push_back(deviceAt(request, incoming.position));
  if (gone.empty())
    return Status::Ok;
  std::sort(gone.begin(), gone.end());
  return failGone(request.op, gone);
}
