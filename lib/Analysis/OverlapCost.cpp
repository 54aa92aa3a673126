//===- OverlapCost.cpp - what a collective beside a contraction takes -----===//

#include "mesh/Analysis/OverlapCost.h"

#include <algorithm>

using namespace mesh;

/// All hops of a collective around the ring, one way.
static double getRingSeconds(const OverlapWork &work) {
  return static_cast<double>(work.n - 1) *
         (work.link.latency + work.blockBytes / work.link.bandwidth);
}

static double getSecondsAfter(const OverlapWork &work) {
  return work.gathersAfter ? getRingSeconds(work) : 0;
}

double mesh::getSynchronousSeconds(const OverlapWork &work) {
  return getRingSeconds(work) +
         static_cast<double>(work.n) * work.blockSeconds + work.overhead +
         getSecondsAfter(work);
}

/// The slower of what a step of the phase computes and what it sends.
static double getStepSeconds(const OverlapWork &work,
                             const RingSchedule &schedule,
                             const RingPhase &phase) {
  auto getShare = [&](unsigned lane) {
    return static_cast<double>(schedule.lanes[lane].partSize) /
           static_cast<double>(work.blockSize);
  };
  double compute = 0;
  for (unsigned lane : phase.used)
    compute += work.overhead + getShare(lane) * work.blockSeconds;
  double longest = 0, sum = 0;
  for (unsigned lane : phase.moved) {
    double hop = work.link.latency +
                 getShare(lane) * work.blockBytes / work.link.bandwidth;
    longest = std::max(longest, hop);
    sum += hop;
  }
  // Two lanes go in opposite directions.
  return std::max(compute, work.link.duplex ? longest : sum);
}

double mesh::getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                                  Direction direction) {
  RingSchedule schedule =
      planRing(work.kind, mode, direction, work.n, work.blockSize);
  double seconds = getSecondsAfter(work);
  for (const RingPhase &phase : schedule.getPhases())
    seconds += static_cast<double>(phase.end - phase.begin) *
               getStepSeconds(work, schedule, phase);
  return seconds;
}
