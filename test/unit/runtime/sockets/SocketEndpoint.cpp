//===- SocketEndpoint.cpp - starting ops and waiting for them -------------===//

#include "SocketEndpoint.h"

#include "core/PageProbe.h"

using namespace mesh::rt;
using namespace mesh::rt::sockets;

SocketEndpoint::SocketEndpoint(Device &device, std::vector<File> connections)
    : OpRunner(device), peerAt(connections.size()) {
  for (size_t i = 0; i < connections.size(); ++i) {
    auto position = static_cast<int64_t>(i);
    if (position != device.position)
      peerAt[i] = &peers.emplace_back(position, std::move(connections[i]));
  }
  progress.emplace(
      mutex, [this](std::vector<pollfd> &files) { findFiles(files); },
      [this] { poll(); });
}

void SocketEndpoint::reset() {
  std::lock_guard lock(mutex);
  ++numRuns;
  active.clear();
  started.clear();
  early.clear();
  requests.reset();
  scratch.reset();
  numSends.clear();
  numReceives.clear();
  for (auto &[digest, queue] : queues.byDigest)
    queue.numStarted = 0;
  for (Peer &peer : peers)
    peer.hasEnded = peer.isLost = false;
  ends.assign(peerAt.size(), {});
  isConcluding = hasLeftFailedRun = isFailureTold = isLossReported = false;
}

void SocketEndpoint::begin() {
  std::lock_guard lock(mutex);
  isRunning = true;
  progress->wake();
}

//===----------------------------------------------------------------------===//
// Starting
//===----------------------------------------------------------------------===//

/// Sets the name of the op, the same at all devices. Fails if the op makes no
/// sense.
Status SocketEndpoint::identify(SocketRequest &request) {
  const mesh_rt_op &op = request.op;
  request.group = nullptr;
  Queue *queue = nullptr;
  Memberships<Cursor>::Membership *membership = nullptr;
  if (Status status = request.isMessage()
                          ? checkPeer(request.peer, device.run.numDevices)
                          : memberships.find(op, device, queues, membership);
      status == Status::Failed)
    return status;
  if (membership) {
    request.group = &membership->group;
    queue = membership->cursor->queue;
  }
  if (Status status = checkOp(op, request.src, request.dst, request.group);
      status == Status::Failed)
    return status;
  request.fingerprint = fingerprintOf(op, request.src, request.dst);
  if (queue) {
    request.key = {-1, queue->digest, queue->numStarted++};
    return Status::Ok;
  }
  bool isSend = op.kind == MESH_RT_SEND;
  auto &counts = isSend ? numSends : numReceives;
  request.key = {isSend ? device.position : request.peer,
                 static_cast<uint64_t>(op.tag),
                 counts[{request.peer, op.tag}]++};
  return Status::Ok;
}

Status SocketEndpoint::launch(SocketRequest &request, const View &src,
                              const View &dst) {
  // Before the mutex is taken, and the other thread uses it: from there the
  // program cannot be left.
  probeForReading(src);
  probeForWriting(dst);
  NoExit stay(device);
  std::lock_guard lock(mutex);
  request.src = src;
  request.dst = dst;
  request.bytesSent = request.bytesReceived = 0;
  request.roundIndex = 0;
  request.scratch.clear();
  if (Status status = identify(request); status == Status::Failed)
    return failOp(request.op, std::move(status));
  request.text.clear();
  Writer writer(request.text);
  RemoteOp::write(writer, request.op, src, dst);
  // A send has the key of its receive, which may be here too.
  if (request.op.kind != MESH_RT_SEND)
    started[request.key] = &request;
  beginRound(request);
  advance(request);
  if (!request.isDone) {
    active.push_back(&request);
    // It is to wait for sockets that take more, too.
    progress->wake();
  }
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status SocketEndpoint::waitFor(SocketRequest &request,
                               const char *waitLocation) {
  NoExit stay(device);
  std::unique_lock lock(mutex);
  if (!request.isDone &&
      recordWait(
          request, waitLocation,
          [&](Clock::time_point begin) {
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

Status SocketEndpoint::waitSlowly(std::unique_lock<std::mutex> &lock,
                                  SocketRequest &request,
                                  Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    poll();
    if (request.isDone)
      return Status::Ok;
    if (checkPeers(request) == Status::Failed)
      return Status::Failed;
    Clock::duration left = deadline.look(Clock::now());
    if (left <= Clock::duration::zero())
      return failExpired(request.op, awaitedPeers(request));
    changed.wait_for(lock, deadline.getNap(left));
  }
}

std::vector<int64_t>
SocketEndpoint::awaitedPeers(const SocketRequest &request) const {
  std::vector<int64_t> devices;
  for (size_t i = 0; i < request.targets.size(); ++i)
    if (request.targets[i].isAwaited)
      devices.push_back(deviceAt(request, request.round.awaited[i].position));
  if (devices.empty() && request.isMessage())
    devices.push_back(request.peer);
  std::sort(devices.begin(), devices.end());
  return devices;
}

/// Fails if the request waits for a device that has ended its program. All that
/// a device sends comes before its end.
Status SocketEndpoint::checkPeers(const SocketRequest &request) {
  if (device.run.cancelled())
    return Status::Failed;
  std::vector<int64_t> gone = awaitedPeers(request);
  std::erase_if(gone, [&](int64_t position) {
    return !peerAt[position] || !peerAt[position]->hasEnded;
  });
  return gone.empty() ? Status::Ok : failGone(request.op, gone);
}
