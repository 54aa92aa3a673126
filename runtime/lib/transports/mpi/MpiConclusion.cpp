//===- MpiConclusion.cpp - the end of a run -------------------------------===//
//
// A run ends when all devices have told each other that theirs has. Until then
// each takes what others send: nothing is under way when the next run begins,
// or when MPI ends, even if the run has failed.
//
//===----------------------------------------------------------------------===//

#include "MpiEndpoint.h"

#include "MpiJob.h"

using namespace mesh::rt;

static constexpr int kSpins = 200;
static constexpr std::chrono::microseconds kNap{100};

/// Tells all others that this device has finished or that the run has failed.
void MpiEndpoint::announce(Envelope::Kind kind) {
  Envelope envelope;
  envelope.kind = kind;
  envelope.run = library.numRuns;
  for (int rank = 0; rank < library.size(); ++rank) {
    if (rank == device.position)
      continue;
    Courier::Buffer buffer = courier.takeBuffer();
    Writer writer(*buffer);
    writer.put(envelope);
    if (kind == Envelope::Kind::Failed) {
      writer.put(device.run.failedDevice);
      writer.putText(device.run.failure);
    }
    courier.send({0, rank, kEnvelopeTag}, std::move(buffer));
  }
}

/// The program has ended well and takes nothing any more.
void MpiEndpoint::refuse() {
  const Arrival &arrival = *early.begin()->second.front();
  Reader reader({arrival.bytes.data(), arrival.bytes.size()});
  reader.get<Envelope>();
  RemoteOp remote(reader, arrival.device, device.run.numDevices);
  device.run.fail(arrival.device, describeOp(*remote.instance().op) + ": " +
                                      describeGone({device.position}));
}

/// Takes the data of pieces that no op takes, for its sender waits for that.
void MpiEndpoint::drain() {
  for (const auto &[key, arrivals] : early)
    for (const auto &arrival : arrivals) {
      const Envelope &envelope = arrival->envelope;
      if (envelope.tag < 0)
        continue;
      void *block = scratch.allocate(64, envelope.bytes);
      if (!block)
        throw std::bad_alloc();
      courier.receive({envelope.channel, envelope.rank, envelope.tag},
                      static_cast<char *>(block), envelope.bytes, numDrained);
    }
  early.clear();
}

bool MpiEndpoint::isOver() const {
  return numFinished == library.size() - 1 && courier.isIdle() && early.empty();
}

void MpiEndpoint::conclude() {
  std::unique_lock lock(library.mutex);
  // What the flights of a failed run have put aside is to be drained too.
  flights.forEachInUse([&](MpiFlight &flight) {
    for (auto &arrival : flight.later)
      early[flight.key].push_back(std::move(arrival));
    flight.later.clear();
  });
  active.clear();
  started.clear();
  isRunning = false;
  bool isFirstLook = true;
  for (int looks = 0;; ++looks) {
    if (!early.empty() && !device.run.cancelled())
      refuse();
    if (device.run.cancelled()) {
      if (device.run.failedDevice == device.position)
        device.activity.state = Activity::State::Failed;
      if (!isFailureKnown)
        announce(Envelope::Kind::Failed);
      isFailureKnown = true;
      drain();
    }
    if (isFirstLook)
      announce(Envelope::Kind::Finished);
    isFirstLook = false;
    if (poll())
      looks = 0;
    if (isOver())
      return;
    if (looks < kSpins) {
      std::this_thread::yield();
    } else {
      lock.unlock();
      std::this_thread::sleep_for(kNap);
      lock.lock();
    }
  }
}
