//===- SocketConclusion.cpp - the end of a run ----------------------------===//
//
// A run ends when each device has told the others that its program has ended.
// Until then each takes what the others send, so that no frame of the run is
// under way when the next one begins, but one that says that it has failed.
//
//===----------------------------------------------------------------------===//

#include "SocketEndpoint.h"

#include "core/JobReport.h"

using namespace mesh::rt;
using namespace mesh::rt::sockets;

using namespace std::chrono_literals;

void SocketEndpoint::announce(Frame::Kind kind) {
  Frame frame;
  frame.kind = kind;
  frame.run = numRuns;
  std::string text;
  if (device.run.cancelled()) {
    Writer writer(text);
    writer.put(device.run.failedDevice);
    writer.putText(device.run.failure);
    if (kind == Frame::Kind::Ended)
      writeDevice(writer, device.report(/*isEnded=*/true));
  }
  for (Peer &peer : peers) {
    peer.stream.send(frame, text);
    peer.stream.flush();
  }
}

void SocketEndpoint::leaveFailedRun() {
  if (hasLeftFailedRun)
    return;
  hasLeftFailedRun = true;
  for (Peer &peer : peers) {
    peer.stream.redirect();
    peer.stream.dropUnsentData();
  }
  started.clear();
  early.clear();
  if (!isFailureTold)
    announce(Frame::Kind::Failed);
  isFailureTold = true;
}

/// The program has ended well and takes nothing any more.
void SocketEndpoint::refuse() {
  const auto &[from, arrival] = early.begin()->second.front();
  Reader reader(arrival.text);
  RemoteOp remote(reader, from, device.run.numDevices);
  device.run.fail(from, describeOp(*remote.instance().op) + ": " +
                            describeGone({device.position}));
}

/// The failure may be one of this device that another has found.
void SocketEndpoint::markFailed() {
  if (device.run.cancelled() && device.run.failedDevice == device.position)
    device.activity.state = Activity::State::Failed;
}

bool SocketEndpoint::isEachEndedOrLost() const {
  return std::all_of(peers.begin(), peers.end(), [](const Peer &peer) {
    return (peer.hasEnded || peer.isLost) && peer.stream.isFlushed();
  });
}

bool SocketEndpoint::conclude(std::vector<DeviceReport> &known) {
  std::unique_lock lock(mutex);
  std::optional<Deadline> deadline;
  while (true) {
    poll();
    if (!isConcluding) {
      isConcluding = true;
      active.clear();
      started.clear();
      poll();
      markFailed();
      announce(Frame::Kind::Ended);
    }
    markFailed();
    bool isLost = std::any_of(peers.begin(), peers.end(),
                              [](const Peer &peer) { return peer.isLost; });
    if (isEachEndedOrLost() && (!isLost || isLossReported)) {
      isRunning = false;
      return true;
    }
    // Once the run has failed, the others have as long to end as for an op.
    if (!deadline && device.run.cancelled())
      deadline.emplace(Clock::now(), device.run.deadline);
    bool isLate = deadline && deadline->look(Clock::now()) <= 0s;
    if (isLate || isEachEndedOrLost()) {
      isLossReported = isLost;
      known = ends;
      return false;
    }
    changed.wait_for(lock, deadline ? deadline->getNap(50ms) : 50ms);
  }
}
