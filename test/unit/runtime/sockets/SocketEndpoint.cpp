//===- SocketEndpoint.cpp - starting ops and waiting for them -------------===//

#include "SocketEndpoint.h"

#include "core/Touch.h"

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
  flights.reset();
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

/// Sets the name of the op, the same at all devices. Returns what is wrong with
/// it, or "".
std::string SocketEndpoint::identify(SocketFlight &flight) {
  const mesh_rt_op &op = flight.op;
  flight.group = nullptr;
  Queue *queue = nullptr;
  if (flight.isMessage()) {
    if (flight.peer < 0 || flight.peer >= device.run.numDevices)
      return "peer must be less than " + std::to_string(device.run.numDevices) +
             ", got " + std::to_string(flight.peer);
  } else {
    std::string error;
    auto *membership = memberships.find(op, device, queues, error);
    if (!membership)
      return error;
    flight.group = &membership->group;
    queue = membership->cursor->queue;
  }
  if (std::string error = checkOp(op, flight.src, flight.dst, flight.group);
      !error.empty())
    return error;
  flight.fingerprint = fingerprintOf(op, flight.src, flight.dst);
  if (queue) {
    flight.key = {-1, queue->digest, queue->numStarted++};
    return {};
  }
  bool isSend = op.kind == MESH_RT_SEND;
  auto &counts = isSend ? numSends : numReceives;
  flight.key = {isSend ? device.position : flight.peer,
                static_cast<uint64_t>(op.tag), counts[{flight.peer, op.tag}]++};
  return {};
}

Status SocketEndpoint::launch(SocketFlight &flight, const View &src,
                              const View &dst) {
  // Before the mutex is taken, and the other thread uses it: from there the
  // program cannot be left.
  touchForReading(src);
  touchForWriting(dst);
  NoExit stay(device);
  std::lock_guard lock(mutex);
  flight.src = src;
  flight.dst = dst;
  flight.bytesSent = flight.bytesReceived = 0;
  flight.roundIndex = 0;
  flight.scratch.clear();
  if (std::string error = identify(flight); !error.empty())
    return failOp(flight.op, error);
  flight.text.clear();
  Writer writer(flight.text);
  RemoteOp::write(writer, flight.op, src, dst);
  // A send has the key of its receive, which may be here too.
  if (flight.op.kind != MESH_RT_SEND)
    started[flight.key] = &flight;
  beginRound(flight);
  advance(flight);
  if (!flight.isDone) {
    active.push_back(&flight);
    // It is to wait for sockets that take more, too.
    progress->wake();
  }
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status SocketEndpoint::waitFor(SocketFlight &flight, const char *waitLocation) {
  NoExit stay(device);
  std::unique_lock lock(mutex);
  if (!flight.isDone &&
      recordWait(
          flight, waitLocation,
          [&](Clock::time_point begin) {
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

Status SocketEndpoint::waitSlowly(std::unique_lock<std::mutex> &lock,
                                  SocketFlight &flight,
                                  Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  while (true) {
    poll();
    if (flight.isDone)
      return Status::Ok;
    if (checkPeers(flight) == Status::Failed)
      return Status::Failed;
    Clock::duration left = deadline.look(Clock::now());
    if (left <= Clock::duration::zero())
      return failExpired(flight.op, awaitedPeers(flight));
    changed.wait_for(lock, deadline.getNap(left));
  }
}

std::vector<int64_t>
SocketEndpoint::awaitedPeers(const SocketFlight &flight) const {
  std::vector<int64_t> devices;
  for (size_t i = 0; i < flight.targets.size(); ++i)
    if (flight.targets[i].isAwaited)
      devices.push_back(deviceAt(flight, flight.round.awaited[i].position));
  if (devices.empty() && flight.isMessage())
    devices.push_back(flight.peer);
  std::sort(devices.begin(), devices.end());
  return devices;
}

/// Fails if the flight waits for a device that has ended its program. All that
/// a device sends comes before its end.
Status SocketEndpoint::checkPeers(const SocketFlight &flight) {
  if (device.run.cancelled())
    return Status::Failed;
  std::vector<int64_t> gone = awaitedPeers(flight);
  std::erase_if(gone, [&](int64_t position) {
    return !peerAt[position] || !peerAt[position]->hasEnded;
  });
  return gone.empty() ? Status::Ok : failGone(flight.op, gone);
}
