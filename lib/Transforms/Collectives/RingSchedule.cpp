//===- RingSchedule.cpp - schedules of rings ------------------------------===//

#include "mesh/Transforms/Collectives/RingSchedule.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

int64_t RingSchedule::getBlock(unsigned lane, int64_t step,
                               int64_t device) const {
  const RingLane &it = lanes[lane];
  int64_t block = (device + it.start - it.shift * step) % n;
  return block < 0 ? block + n : block;
}

bool RingSchedule::isUsed(unsigned lane, int64_t step) const {
  const RingLane &it = lanes[lane];
  int64_t ownStep = kind == RingKind::Gather ? 0 : it.hops;
  return step <= it.hops && (it.usesOwn || step != ownStep);
}

bool RingSchedule::isMoved(unsigned lane, int64_t step) const {
  int64_t hops = lanes[lane].hops;
  return kind == RingKind::Gather ? step < hops : step >= 1 && step <= hops;
}

RingPiece RingSchedule::getPiece(unsigned lane, int64_t chunk) const {
  const RingLane &it = lanes[lane];
  int64_t begin = it.partSize * chunk / chunks;
  return {it.partOffset + begin, it.partSize * (chunk + 1) / chunks - begin};
}

bool RingSchedule::isSplit() const {
  return lanes.size() == 2 && lanes[1].partOffset != lanes[0].partOffset;
}

SmallVector<RingPhase> RingSchedule::getPhases() const {
  // The work of a lane only changes after its first step and around its last.
  SmallVector<int64_t> bounds = {0, 1, getNumSteps()};
  for (const RingLane &lane : lanes)
    llvm::append_values(bounds, lane.hops, lane.hops + 1);
  llvm::sort(bounds);
  bounds.erase(llvm::unique(bounds), bounds.end());

  SmallVector<RingPhase> phases;
  for (auto [begin, end] : llvm::zip(bounds, llvm::drop_begin(bounds))) {
    RingPhase phase{begin, end, {}, {}};
    for (unsigned lane = 0; lane < lanes.size(); ++lane) {
      if (isUsed(lane, begin))
        phase.used.push_back(lane);
      if (isMoved(lane, begin))
        phase.moved.push_back(lane);
    }
    if (!phases.empty() && phases.back().used == phase.used &&
        phases.back().moved == phase.moved)
      phases.back().end = end;
    else
      phases.push_back(phase);
  }
  return phases;
}

RingSchedule mesh::planRing(RingKind kind, OverlapMode mode,
                            Direction direction, int64_t n, int64_t blockSize,
                            int64_t chunks) {
  assert(mode != OverlapMode::None && n >= 2 && "there is no ring");
  int64_t shift = direction == Direction::Up ? 1 : -1;
  RingSchedule schedule{kind, n, {}};
  auto addLane = [&](int64_t shift, int64_t hops, int64_t partOffset,
                     int64_t partSize, bool usesOwn) {
    // Blocks start where they belong, accumulators where they reach their
    // owner by the last hop.
    int64_t start = kind == RingKind::Gather ? 0 : shift * hops;
    schedule.lanes.push_back(
        {shift, hops, start, partOffset, partSize, usesOwn});
  };
  switch (mode) {
  case OverlapMode::None:
    break;
  case OverlapMode::Ring:
    addLane(shift, n - 1, 0, blockSize, true);
    break;
  case OverlapMode::Bidirectional:
    addLane(shift, n / 2, 0, blockSize, true);
    if (n > 2)
      addLane(-shift, (n - 1) / 2, 0, blockSize, false);
    break;
  case OverlapMode::Split: {
    int64_t half = blockSize - blockSize / 2;
    addLane(shift, n - 1, 0, half, true);
    if (half < blockSize)
      addLane(-shift, n - 1, half, blockSize - half, true);
    break;
  }
  }
  for (const RingLane &lane : schedule.lanes)
    chunks = std::min(chunks, lane.partSize);
  schedule.chunks = std::max<int64_t>(chunks, 1);
  return schedule;
}
