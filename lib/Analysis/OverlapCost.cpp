//===- OverlapCost.cpp - what a collective beside a contraction takes -----===//

#include "mesh/Analysis/OverlapCost.h"

#include <algorithm>

using namespace mesh;

/// What a member of the group brings to the native collective.
static double getBytesBefore(const OverlapWork &work) {
  auto n = static_cast<double>(work.n);
  switch (work.collective) {
  case MESH_RT_ALL_GATHER:
    return work.blockBytes;
  case MESH_RT_BROADCAST:
    return (n - 1) * work.blockBytes;
  default:
    return n * work.blockBytes;
  }
}

rt::CollectiveTime mesh::getNativeTime(const OverlapWork &work) {
  if (work.link.offloaded)
    return work.link.getModel().timeOf(work.collective, work.n,
                                       getBytesBefore(work));
  double times = work.collective == MESH_RT_ALL_REDUCE ? 2 : 1;
  double bytes = static_cast<double>(work.n - 1) * work.blockBytes;
  return {times * (work.link.latency + bytes / work.link.bandwidth), "copies"};
}

double mesh::getComputeSeconds(const OverlapWork &work) {
  return static_cast<double>(work.n) * work.blockSeconds + work.overhead;
}

double mesh::getSynchronousSeconds(const OverlapWork &work) {
  return getNativeTime(work).seconds + getComputeSeconds(work);
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

namespace {
/// What the pieces of a ring take. All chunks of a lane count as equal.
class RingPieces {
public:
  RingPieces(const OverlapWork &work, const RingSchedule &schedule)
      : work(work), schedule(schedule) {}

  /// To compute with a piece that `lane` has at hand.
  double getComputeSeconds(unsigned lane) const {
    double whole = static_cast<double>(work.n) * work.blockSeconds;
    return work.overhead + std::max(getShare(lane) * work.blockSeconds,
                                    std::min(work.leastSeconds, whole));
  }
  double getBytes(unsigned lane) const {
    return getShare(lane) * work.blockBytes;
  }

private:
  double getShare(unsigned lane) const {
    return static_cast<double>(schedule.lanes[lane].partSize) /
           static_cast<double>(work.blockSize * schedule.chunks);
  }

  const OverlapWork &work;
  const RingSchedule &schedule;
};

/// The clock of one device that takes part in a ring. All devices do the same
/// at the same time, so that what it sends is what it receives. It goes through
/// the steps in the order in which RingEmitter writes them.
class RingClock {
public:
  RingClock(const OverlapWork &work, const RingSchedule &schedule)
      : work(work), schedule(schedule), pieces(work, schedule),
        model(work.link.getModel()),
        arrivals(schedule.lanes.size() * schedule.chunks) {}

  /// The seconds from the first step to the last one.
  double run();

private:
  bool isLoop(const RingPhase &phase) const {
    return schedule.isLoop(phase, work.unrollLimit);
  }
  void step(const RingPhase &phase, const RingPhase *next);
  void stepGather(const RingPhase &phase);
  void stepScatter(const RingPhase &phase, const RingPhase *next);

  void compute(unsigned lane) { now += pieces.getComputeSeconds(lane); }
  void send(unsigned lane, int64_t chunk);
  void receive(unsigned lane, int64_t chunk);
  void receiveAll();
  std::optional<double> &getArrival(unsigned lane, int64_t chunk) {
    return arrivals[lane * schedule.chunks + chunk];
  }

  const OverlapWork &work;
  const RingSchedule &schedule;
  RingPieces pieces;
  rt::LinkModel model;
  double now = 0;
  /// When the wires that each lane takes are free.
  double free[2] = {0, 0};
  /// When the chunks arrive that are under way.
  SmallVector<std::optional<double>> arrivals;
};
} // namespace

double RingClock::run() {
  SmallVector<RingPhase> phases = schedule.getPhases();
  for (auto [number, phase] : llvm::enumerate(phases)) {
    int64_t length = phase.end - phase.begin;
    if (isLoop(phase)) {
      // Nothing is under way between iterations, which take as long as the
      // first one then.
      receiveAll();
      double begin = now;
      step(phase, /*next=*/nullptr);
      receiveAll();
      now += static_cast<double>(length - 1) * (now - begin);
      continue;
    }
    const RingPhase *after =
        number + 1 < phases.size() && !isLoop(phases[number + 1])
            ? &phases[number + 1]
            : nullptr;
    for (int64_t i = 0; i < length; ++i)
      step(phase, i + 1 < length ? &phase : after);
  }
  return now;
}

void RingClock::step(const RingPhase &phase, const RingPhase *next) {
  if (schedule.kind == RingKind::Gather)
    stepGather(phase);
  else
    stepScatter(phase, next);
}

void RingClock::stepGather(const RingPhase &phase) {
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
    for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
      receive(lane, chunk);
    for (unsigned lane : phase.moved)
      send(lane, chunk);
    for (unsigned lane : phase.used)
      compute(lane);
  }
}

void RingClock::stepScatter(const RingPhase &phase, const RingPhase *next) {
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk)
    for (unsigned lane : phase.moved)
      send(lane, chunk);
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
    for (unsigned lane : phase.used)
      compute(lane);
    for (unsigned lane : phase.moved)
      receive(lane, chunk);
    if (next)
      for (unsigned lane : next->moved)
        send(lane, chunk);
  }
}

void RingClock::send(unsigned lane, int64_t chunk) {
  std::optional<double> &arrival = getArrival(lane, chunk);
  if (arrival)
    return;
  // Two lanes go in opposite directions.
  double &wires = free[model.waysShareWires() ? 0 : lane];
  wires = std::max(wires, now) + model.transferOver(1, pieces.getBytes(lane));
  arrival = wires + model.latency;
}

void RingClock::receive(unsigned lane, int64_t chunk) {
  if (std::optional<double> arrival =
          std::exchange(getArrival(lane, chunk), std::nullopt))
    now = std::max(now, *arrival);
}

void RingClock::receiveAll() {
  for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk)
      receive(lane, chunk);
}

/// The cores that compute copy the messages.
static double getSecondsOneByOne(const OverlapWork &work,
                                 const RingSchedule &schedule) {
  RingPieces pieces(work, schedule);
  double seconds = 0;
  for (const RingPhase &phase : schedule.getPhases()) {
    double ofChunk = 0;
    for (unsigned lane : phase.used)
      ofChunk += pieces.getComputeSeconds(lane);
    for (unsigned lane : phase.moved)
      ofChunk +=
          work.link.latency + pieces.getBytes(lane) / work.link.bandwidth;
    seconds +=
        static_cast<double>((phase.end - phase.begin) * schedule.chunks) *
        ofChunk;
  }
  return seconds;
}

double mesh::getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                                  Direction direction, int64_t chunks) {
  RingSchedule schedule =
      planRing(work.kind, mode, direction, work.n, work.blockSize, chunks);
  return work.link.offloaded ? RingClock(work, schedule).run()
                             : getSecondsOneByOne(work, schedule);
}
