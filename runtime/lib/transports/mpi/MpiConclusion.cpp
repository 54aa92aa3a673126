//===- MpiConclusion.cpp - The end of a run -------------------------------===//
//
// Until all devices have told each other that theirs has ended, each takes what
// others send: nothing is under way when the next run begins, or when MPI ends,
// even if the run has failed.
//
//===----------------------------------------------------------------------===//

#include "MpiEndpoint.h"

using namespace mesh::rt;

/// The program has ended well and takes nothing any more.
void MpiEndpoint::refuse() {
  const Arrival &arrival = *early.begin()->second.front();
  Reader reader({arrival.bytes.data(), arrival.bytes.size()});
  reader.get<MessageHeader>();
  RemoteOp remote(reader, arrival.device, device.run.numDevices);
  device.run.fail(arrival.device, describeOp(*remote.instance().op) + ": " +
                                      describeGone({device.position}));
}

/// Takes the data of pieces that no op takes, for its sender waits for that.
void MpiEndpoint::drain() {
  for (const auto &[key, arrivals] : early)
    for (const auto &arrival : arrivals) {
      const MessageHeader &header = arrival->header;
      if (header.tag < 0)
        continue;
      void *block = scratch.allocate(64, header.bytes);
      if (!block)
        throw outOfScratch().at("a message that no op takes");
      transferQueue.receive({header.channel, header.rank, header.tag},
                            static_cast<char *>(block), header.bytes,
                            numDrained);
    }
  early.clear();
}

void MpiEndpoint::beginConclusion() {
  // Data that the requests of a failed run have put aside is drained too.
  requests.forEachInUse([&](MpiRequest &request) {
    for (auto &arrival : request.later)
      early[request.key].push_back(std::move(arrival));
    request.later.clear();
  });
  active.clear();
  started.clear();
  progressThread.end();
  if (!early.empty() && !device.run.cancelled())
    refuse();
  if (device.run.cancelled())
    concludeFailure();
  runEnd.announceEnd();
  isConcluding = true;
}

void MpiEndpoint::concludeFailure() {
  if (device.run.failedDevice == device.position)
    device.activity.state = Activity::State::Failed;
  runEnd.announceFailure();
  drain();
}

bool MpiEndpoint::conclude(std::vector<DeviceReport> &known) {
  std::unique_lock lock(library.mutex);
  if (!isConcluding)
    beginConclusion();
  auto goOn = [&] {
    if (!early.empty() && !device.run.cancelled())
      refuse();
    if (device.run.cancelled())
      concludeFailure();
    bool hasMoved = poll();
    return RunEndBarrier::Progress{hasMoved, early.empty()};
  };
  return runEnd.awaitEnds(lock, pollPolicy, goOn, known);
}
