//===- OverlapCost.cpp - costs of overlap ---------------------------------===//

#include "mesh/Transforms/Overlap/OverlapCost.h"

#include "mesh/Transforms/Collectives/RingActions.h"

#include <algorithm>

using namespace mesh;

/// Returns the bytes that a member of the group brings to the native collective
/// of a tensor.
static double getBytesBefore(const OverlapWork &work, double blockBytes) {
  auto n = static_cast<double>(work.n);
  switch (work.collective) {
  case MESH_RT_ALL_GATHER:
    return blockBytes;
  case MESH_RT_BROADCAST:
    return (n - 1) * blockBytes;
  default:
    return n * blockBytes;
  }
}

static rt::CollectiveTime getNativeTime(const OverlapWork &work,
                                        double blockBytes) {
  if (work.link.offloaded)
    return work.link.getModel().timeOf(work.collective, work.n,
                                       getBytesBefore(work, blockBytes));
  double times = work.collective == MESH_RT_ALL_REDUCE ? 2 : 1;
  double bytes = static_cast<double>(work.n - 1) * blockBytes;
  return {times * (work.link.latency + bytes / work.link.bandwidth), "copies"};
}

rt::CollectiveTime mesh::getNativeTime(const OverlapWork &work) {
  rt::CollectiveTime all = ::getNativeTime(work, work.blockBytes.front());
  for (double bytes : llvm::drop_begin(work.blockBytes))
    all.seconds += ::getNativeTime(work, bytes).seconds;
  return all;
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
/// The costs of the pieces of a ring. All chunks of a lane count as equal.
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
  /// The part of a block that a piece is.
  double getShare(unsigned lane) const {
    return static_cast<double>(schedule.lanes[lane].partSize) /
           static_cast<double>(work.blockSize * schedule.chunks);
  }

private:
  const OverlapWork &work;
  const RingSchedule &schedule;
};

/// The clock of one device that takes part in a ring. All devices do the same
/// at the same time, so that what it sends is what it receives.
class RingClock {
public:
  RingClock(const OverlapWork &work, const RingSchedule &schedule)
      : work(work), schedule(schedule), pieces(work, schedule),
        model(work.link.getModel()),
        arrivals(schedule.lanes.size() * schedule.chunks) {}

  /// The seconds from the first step to the last one.
  double run();

private:
  void act(const RingAction &action);
  void send(unsigned lane, double &arrival);

  const OverlapWork &work;
  const RingSchedule &schedule;
  RingPieces pieces;
  rt::LinkModel model;
  double now = 0;
  /// The times from which the wires of each lane are free.
  double free[2] = {0, 0};
  /// The arrival times of the chunks that are under way.
  SmallVector<double> arrivals;
};
} // namespace

double RingClock::run() {
  for (const RingSection &section : getActions(schedule, work.unrollLimit)) {
    double begin = now;
    llvm::for_each(section.actions, [&](auto &action) { act(action); });
    // Nothing is under way between iterations, which take as long as the first
    // one then.
    if (section.isLoop)
      now +=
          static_cast<double>(section.end - section.begin - 1) * (now - begin);
  }
  return now;
}

void RingClock::act(const RingAction &action) {
  double &arrival = arrivals[action.lane * schedule.chunks + action.chunk];
  switch (action.kind) {
  case RingAction::Send:
    return send(action.lane, arrival);
  case RingAction::Receive:
    now = std::max(now, arrival);
    return;
  case RingAction::Compute:
    now += pieces.getComputeSeconds(action.lane);
    return;
  case RingAction::Combine:
    return;
  }
}

void RingClock::send(unsigned lane, double &arrival) {
  for (double blockBytes : work.blockBytes) {
    double bytes = pieces.getShare(lane) * blockBytes;
    if (!work.link.offloaded) {
      // The cores that compute copy the messages.
      now += work.link.latency + bytes / work.link.bandwidth;
      arrival = now;
      continue;
    }
    // Two lanes go in opposite directions.
    double &wires = free[model.waysShareWires() ? 0 : lane];
    wires = std::max(wires, now) + model.transferOver(1, bytes);
    arrival = wires + model.latency;
  }
}

double mesh::getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                                  Direction direction, int64_t chunks) {
  RingSchedule schedule =
      planRing(work.kind, mode, direction, work.n, work.blockSize, chunks);
  return RingClock(work, schedule).run();
}
