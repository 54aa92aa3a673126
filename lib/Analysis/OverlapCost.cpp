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

double mesh::getSynchronousSeconds(const OverlapWork &work) {
  return getNativeTime(work).seconds +
         static_cast<double>(work.n) * work.blockSeconds + work.overhead;
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
  // Two lanes go in opposite directions.
  double bytes[2] = {0, 0};
  for (auto [way, lane] : llvm::zip(bytes, phase.moved))
    way = getShare(lane) * work.blockBytes;
  if (work.link.offloaded)
    return {compute, work.link.getModel().bothWays(chunks, bytes[0], bytes[1])};
  auto messages = chunks * static_cast<double>(phase.moved.size());
  return {compute, messages * work.link.latency +
                       (bytes[0] + bytes[1]) / work.link.bandwidth};
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
  double seconds = 0;
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
