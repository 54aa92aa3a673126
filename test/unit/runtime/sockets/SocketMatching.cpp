//===- SocketMatching.cpp - frames and the ops that await them ------------===//

#include "SocketEndpoint.h"

#include "core/JobReport.h"

#include <cstring>

using namespace mesh::rt;
using namespace mesh::rt::sockets;

void SocketEndpoint::findFiles(std::vector<pollfd> &files) const {
  for (const Peer &peer : peers) {
    if (!isRunning || peer.stream.isClosed())
      continue;
    short events = POLLIN;
    if (!peer.stream.isFlushed())
      events |= POLLOUT;
    files.push_back({peer.stream.getFile(), events, 0});
  }
}

void SocketEndpoint::poll() {
  if (!isRunning)
    return;
  try {
    for (Peer &peer : peers) {
      peer.stream.flush();
      peer.stream.receive(
          [&](Arrival &arrival) {
            if (device.run.cancelled() || arrival.frame.run != numRuns)
              return;
            auto found = started.find(arrival.frame.key);
            if (found == started.end())
              return;
            if (auto *target = findTarget(*found->second, peer.device, arrival))
              arrival.data = target->data;
          },
          [&](Arrival &arrival) { accept(peer.device, arrival); });
      if (peer.stream.isClosed() && !peer.hasEnded && !peer.isLost) {
        peer.isLost = true;
        device.run.fail(peer.device, "its process has closed the connection "
                                     "to device " +
                                         std::to_string(device.position));
      }
    }
    for (SocketRequest *request : active)
      advance(*request);
  } catch (const std::exception &error) {
    device.run.fail(device.position, error.what());
  }
  std::erase_if(active,
                [](const SocketRequest *request) { return request->isDone; });
  if (isConcluding && !early.empty() && !device.run.cancelled())
    refuse();
  if (device.run.cancelled())
    leaveFailedRun();
  changed.notify_all();
}

void SocketEndpoint::accept(int64_t from, Arrival &arrival) {
  if (arrival.frame.run != numRuns)
    return;
  switch (arrival.frame.kind) {
  case Frame::Kind::Piece:
    return acceptPiece(from, arrival);
  case Frame::Kind::Failed: {
    Reader reader(arrival.text);
    auto failed = reader.get<int64_t>();
    isFailureTold = true;
    device.run.fail(failed, reader.getText());
    return;
  }
  case Frame::Kind::Ended:
    return acceptEnd(from, arrival.text);
  }
}

void SocketEndpoint::acceptEnd(int64_t from, const std::string &text) {
  peerAt[from]->hasEnded = true;
  ends[from].state = DeviceReport::State::Finished;
  if (text.empty())
    return;
  Reader reader(text);
  auto failed = reader.get<int64_t>();
  isFailureTold = true;
  device.run.fail(failed, reader.getText());
  ends[from] = readDevice(reader);
}

/// Returns where the data goes; null if the request does not await it now.
SocketRequest::Target *SocketEndpoint::findTarget(SocketRequest &request,
                                                  int64_t from,
                                                  const Arrival &arrival) {
  if (arrival.frame.round != request.roundIndex ||
      !compare(request, from, arrival).isOk())
    return nullptr;
  for (size_t i = 0; i < request.targets.size(); ++i)
    if (request.targets[i].isAwaited &&
        deviceAt(request, request.round.awaited[i].position) == from)
      return &request.targets[i];
  return nullptr;
}

/// Fails, saying what differs, if the op that the arrival is of is not that of
/// the request.
Status SocketEndpoint::compare(const SocketRequest &request, int64_t from,
                               const Arrival &arrival) const {
  if (arrival.frame.fingerprint == request.fingerprint)
    return Status::Ok;
  Reader reader(arrival.text);
  RemoteOp remote(reader, from, device.run.numDevices);
  OpInstance own = instanceOf(request), other = remote.instance();
  if (request.isMessage())
    return compareMessage(own, other);
  return own.device < from ? compareOps(own, other) : compareOps(other, own);
}

void SocketEndpoint::acceptPiece(int64_t from, Arrival &arrival) {
  if (device.run.cancelled())
    return;
  const Frame &frame = arrival.frame;
  auto found = started.find(frame.key);
  if (found == started.end()) {
    auto queue = queues.byDigest.find(frame.key.group);
    bool isOver = frame.key.sender < 0 && queue != queues.byDigest.end() &&
                  frame.key.sequence < queue->second.numStarted;
    if (isOver)
      return failUnexpected(from, arrival);
    early[{frame.key, frame.round}].emplace_back(from, std::move(arrival));
    return;
  }
  SocketRequest &request = *found->second;
  if (Status status = compare(request, from, arrival);
      status == Status::Failed) {
    device.run.fail(device.position, status.getError().what());
    return;
  }
  if (frame.round > request.roundIndex) {
    early[{frame.key, frame.round}].emplace_back(from, std::move(arrival));
    return;
  }
  SocketRequest::Target *target = findTarget(request, from, arrival);
  if (!target)
    return failUnexpected(from, arrival);
  if (arrival.data != target->data && frame.dataBytes > 0)
    std::memcpy(target->data, arrival.data, frame.dataBytes);
  target->isAwaited = false;
  --request.pending;
  if (from != device.position)
    request.bytesReceived += frame.dataBytes;
}

/// The members of a group run different ops, as far as can be said.
void SocketEndpoint::failUnexpected(int64_t from, const Arrival &arrival) {
  Reader reader(arrival.text);
  RemoteOp remote(reader, from, device.run.numDevices);
  device.run.fail(device.position,
                  "the members of a group run different ops: " +
                      describeOp(*remote.instance().op) + " of device " +
                      std::to_string(from) + " sends device " +
                      std::to_string(device.position) +
                      " data that its op does not await");
}
