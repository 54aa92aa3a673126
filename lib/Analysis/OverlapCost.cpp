//===- OverlapCost.cpp - what a collective beside a contraction takes -----===//

#include "mesh/Analysis/OverlapCost.h"

#include <algorithm>

using namespace mesh;

/// All hops of a collective around the ring, one way. Where the cores copy,
/// devices meet once and then read all blocks where they are.
static double getRingSeconds(const OverlapWork &work) {
  auto hops = static_cast<double>(work.n - 1);
  double meetings = work.link.offloaded ? hops : 1;
  return meetings * work.link.latency +
         hops * work.blockBytes / work.link.bandwidth;
}

static double getSecondsAfter(const OverlapWork &work) {
  return work.gathersAfter ? getRingSeconds(work) : 0;
}

double mesh::getSynchronousSeconds(const OverlapWork &work) {
  return getRingSeconds(work) +
         static_cast<double>(work.n) * work.blockSeconds + work.overhead +
         getSecondsAfter(work);
}

namespace {
/// What a step computes and what it sends, in seconds.
struct StepSeconds {
  double compute;
  double wire;
};
} // namespace

static StepSeconds getStepSeconds(const OverlapWork &work,
                                  const RingSchedule &schedule,
                                  const RingPhase &phase) {
  auto getShare = [&](unsigned lane) {
    return static_cast<double>(schedule.lanes[lane].partSize) /
           static_cast<double>(work.blockSize);
  };
  auto chunks = static_cast<double>(schedule.chunks);
  double compute = 0;
  for (unsigned lane : phase.used)
    compute += chunks * work.overhead + getShare(lane) * work.blockSeconds;
  double longest = 0, sum = 0;
  for (unsigned lane : phase.moved) {
    double hop = chunks * work.link.latency +
                 getShare(lane) * work.blockBytes / work.link.bandwidth;
    longest = std::max(longest, hop);
    sum += hop;
  }
  // Two lanes go in opposite directions.
  bool isTwoWay = work.link.duplex && work.link.offloaded;
  return {compute, isTwoWay ? longest : sum};
}

/// What is sent beside what is computed.
static double getSecondsBeside(const OverlapWork &work, StepSeconds step) {
  return work.link.offloaded ? std::max(step.compute, step.wire)
                             : step.compute + step.wire;
}

double mesh::getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                                  Direction direction, int64_t chunks) {
  RingSchedule schedule =
      planRing(work.kind, mode, direction, work.n, work.blockSize, chunks);
  SmallVector<RingPhase> phases = schedule.getPhases();
  // A ring begins or ends with a block that nothing is sent beside. A scatter
  // is a gather backwards.
  if (work.kind == RingKind::Scatter)
    std::reverse(phases.begin(), phases.end());
  double seconds = getSecondsAfter(work);
  StepSeconds beside{0, 0};
  for (const RingPhase &phase : phases) {
    StepSeconds step = getStepSeconds(work, schedule, phase);
    if (phase.moved.empty() && !work.link.offloaded) {
      seconds += step.compute;
      continue;
    }
    if (phase.moved.empty()) {
      // All but one chunk of it are computed while others are under way.
      double share = 1 / static_cast<double>(schedule.chunks);
      seconds -= std::max(beside.compute, beside.wire);
      seconds += std::max(
          std::max(beside.compute, beside.wire) + share * step.compute,
          std::max(beside.compute, share * beside.wire) + step.compute);
      continue;
    }
    seconds += static_cast<double>(phase.end - phase.begin) *
               getSecondsBeside(work, step);
    beside = step;
  }
  return seconds;
}
