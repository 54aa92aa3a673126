//===- RingScheduleTest.cpp - rings played on plain vectors ---------------===//

#include "mesh/Transforms/Collectives/RingSchedule.h"

#include <gtest/gtest.h>

#include <map>

using namespace mesh;

namespace {

struct Case {
  OverlapMode mode;
  Direction direction;
  int64_t n;
  int64_t blockSize;
};

/// Writes the name of the case for gtest.
void PrintTo(const Case &test, std::ostream *os) {
  *os << stringifyOverlapMode(test.mode).str() << " "
      << stringifyDirection(test.direction).str() << ", n = " << test.n
      << ", block of " << test.blockSize;
}

class RingScheduleTest : public testing::TestWithParam<Case> {
protected:
  RingSchedule plan(RingKind kind) const {
    auto [mode, direction, n, blockSize] = GetParam();
    return planRing(kind, mode, direction, n, blockSize);
  }
};

std::vector<Case> allCases() {
  std::vector<Case> cases;
  for (OverlapMode mode :
       {OverlapMode::Ring, OverlapMode::Bidirectional, OverlapMode::Split})
    for (Direction direction : {Direction::Up, Direction::Down})
      for (int64_t n = 2; n <= 9; ++n)
        for (int64_t blockSize : {1, 2, 5})
          cases.push_back({mode, direction, n, blockSize});
  return cases;
}

int64_t wrap(int64_t device, int64_t n) { return (device % n + n) % n; }

} // namespace

/// Blocks travel as `getBlock` says, and each device uses each element of each
/// block once.
TEST_P(RingScheduleTest, GatherUsesEveryElementOnce) {
  RingSchedule ring = plan(RingKind::Gather);
  int64_t n = ring.n, blockSize = GetParam().blockSize;
  std::vector<std::map<std::pair<int64_t, int64_t>, int>> uses(n);
  for (unsigned l = 0; l < ring.lanes.size(); ++l) {
    const RingLane &lane = ring.lanes[l];
    std::vector<int64_t> held(n);
    for (int64_t d = 0; d < n; ++d)
      held[d] = d;
    for (int64_t step = 0; step < ring.getNumSteps(); ++step) {
      for (int64_t d = 0; d < n; ++d) {
        if (!ring.isUsed(l, step))
          continue;
        EXPECT_EQ(ring.getBlock(l, step, d), held[d]);
        for (int64_t e = 0; e < lane.partSize; ++e)
          ++uses[d][{held[d], lane.partOffset + e}];
      }
      if (!ring.isMoved(l, step))
        continue;
      std::vector<int64_t> next(n);
      for (int64_t d = 0; d < n; ++d)
        next[wrap(d + lane.shift, n)] = held[d];
      held = next;
    }
  }
  for (int64_t d = 0; d < n; ++d) {
    EXPECT_EQ(uses[d].size(), static_cast<size_t>(n * blockSize));
    for (auto &[element, count] : uses[d])
      EXPECT_EQ(count, 1);
  }
}

/// The accumulators that end on device d have met each device's contribution
/// to each element of block d once, and nothing else.
TEST_P(RingScheduleTest, ScatterCombinesEveryContributionOnce) {
  RingSchedule ring = plan(RingKind::Scatter);
  int64_t n = ring.n, blockSize = GetParam().blockSize;
  // (contributing device, element) of block d, on device d
  std::vector<std::map<std::pair<int64_t, int64_t>, int>> result(n);
  for (unsigned l = 0; l < ring.lanes.size(); ++l) {
    const RingLane &lane = ring.lanes[l];
    struct Accumulator {
      int64_t block;
      std::vector<int64_t> contributors;
    };
    std::vector<Accumulator> held(n);
    for (int64_t d = 0; d < n; ++d)
      held[d].block = ring.getBlock(l, 0, d);
    for (int64_t step = 0; step < ring.getNumSteps(); ++step) {
      if (ring.isMoved(l, step)) {
        std::vector<Accumulator> next(n);
        for (int64_t d = 0; d < n; ++d)
          next[wrap(d + lane.shift, n)] = held[d];
        held = next;
      }
      if (!ring.isUsed(l, step))
        continue;
      for (int64_t d = 0; d < n; ++d) {
        EXPECT_EQ(ring.getBlock(l, step, d), held[d].block);
        held[d].contributors.push_back(d);
      }
    }
    for (int64_t d = 0; d < n; ++d) {
      EXPECT_EQ(held[d].block, d);
      for (int64_t contributor : held[d].contributors)
        for (int64_t e = 0; e < lane.partSize; ++e)
          ++result[d][{contributor, lane.partOffset + e}];
    }
  }
  for (int64_t d = 0; d < n; ++d) {
    EXPECT_EQ(result[d].size(), static_cast<size_t>(n * blockSize));
    for (auto &[contribution, count] : result[d])
      EXPECT_EQ(count, 1);
  }
}

/// Chunks tile what a lane carries; there are no empty ones.
TEST_P(RingScheduleTest, ChunksTileTheLanes) {
  auto [mode, direction, n, blockSize] = GetParam();
  for (int64_t chunks : {1, 2, 3, 7}) {
    RingSchedule ring =
        planRing(RingKind::Gather, mode, direction, n, blockSize, chunks);
    EXPECT_LE(ring.chunks, chunks);
    for (unsigned lane = 0; lane < ring.lanes.size(); ++lane) {
      int64_t end = ring.lanes[lane].partOffset;
      for (int64_t chunk = 0; chunk < ring.chunks; ++chunk) {
        RingPiece piece = ring.getPiece(lane, chunk);
        EXPECT_EQ(piece.offset, end);
        EXPECT_GE(piece.size, 1);
        EXPECT_LE(piece.size, ring.getPiece(lane, ring.chunks - 1).size + 1);
        end += piece.size;
      }
      EXPECT_EQ(end, ring.lanes[lane].partOffset + ring.lanes[lane].partSize);
    }
  }
}

/// Phases list the steps in order, and say of each what the schedule says.
TEST_P(RingScheduleTest, PhasesCoverTheSteps) {
  for (RingKind kind : {RingKind::Gather, RingKind::Scatter}) {
    RingSchedule ring = plan(kind);
    int64_t step = 0;
    for (const RingPhase &phase : ring.getPhases()) {
      EXPECT_EQ(phase.begin, step);
      EXPECT_LT(phase.begin, phase.end);
      for (; step < phase.end; ++step)
        for (unsigned lane = 0; lane < ring.lanes.size(); ++lane) {
          EXPECT_EQ(llvm::is_contained(phase.used, lane),
                    ring.isUsed(lane, step));
          EXPECT_EQ(llvm::is_contained(phase.moved, lane),
                    ring.isMoved(lane, step));
        }
    }
    EXPECT_EQ(step, ring.getNumSteps());
  }
}

INSTANTIATE_TEST_SUITE_P(AllModes, RingScheduleTest,
                         testing::ValuesIn(allCases()));

/// The numbers of hops that each mode is known by.
TEST(RingSchedule, Hops) {
  auto hops = [](OverlapMode mode, int64_t n) {
    SmallVector<int64_t> result;
    for (const RingLane &lane :
         planRing(RingKind::Gather, mode, Direction::Up, n, 4).lanes)
      result.push_back(lane.hops);
    return result;
  };
  EXPECT_EQ(hops(OverlapMode::Ring, 8), SmallVector<int64_t>({7}));
  EXPECT_EQ(hops(OverlapMode::Bidirectional, 8), SmallVector<int64_t>({4, 3}));
  EXPECT_EQ(hops(OverlapMode::Bidirectional, 7), SmallVector<int64_t>({3, 3}));
  EXPECT_EQ(hops(OverlapMode::Bidirectional, 2), SmallVector<int64_t>({1}));
  EXPECT_EQ(hops(OverlapMode::Split, 8), SmallVector<int64_t>({7, 7}));
}

/// Block (d − i) mod n is at hand at step i going up, (d + i) mod n going down.
TEST(RingSchedule, BlockAtHand) {
  RingSchedule up =
      planRing(RingKind::Gather, OverlapMode::Ring, Direction::Up, 4, 1);
  RingSchedule down =
      planRing(RingKind::Gather, OverlapMode::Ring, Direction::Down, 4, 1);
  EXPECT_EQ(up.getBlock(0, 3, 1), 2);
  EXPECT_EQ(down.getBlock(0, 3, 2), 1);
}

/// A schedule of any size has few phases.
TEST(RingSchedule, PhasesDoNotGrow) {
  for (OverlapMode mode :
       {OverlapMode::Ring, OverlapMode::Bidirectional, OverlapMode::Split})
    for (RingKind kind : {RingKind::Gather, RingKind::Scatter})
      EXPECT_LE(planRing(kind, mode, Direction::Up, 4096, 2).getPhases().size(),
                5u);
}
