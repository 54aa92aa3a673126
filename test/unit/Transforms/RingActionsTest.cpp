//===- RingActionsTest.cpp - actions played on plain vectors --------------===//

#include "mesh/Transforms/Collectives/RingActions.h"

#include <gtest/gtest.h>

#include <map>

using namespace mesh;

namespace {

/// All devices of a ring, which do the same at the same time, with a message
/// under way at most for each chunk of each lane.
class Player {
public:
  explicit Player(const RingSchedule &ring)
      : ring(ring),
        atHand(ring.lanes.size() * ring.chunks, std::vector<Held>(ring.n)),
        underWay(atHand.size()) {
    if (ring.kind == RingKind::Gather)
      for (std::vector<Held> &piece : atHand)
        for (int64_t d = 0; d < ring.n; ++d)
          piece[d] = {d};
  }

  void play(int64_t unrollLimit) {
    for (const RingSection &section : getActions(ring, unrollLimit)) {
      int64_t times = section.isLoop ? section.end - section.begin : 1;
      for (int64_t i = 0; i < times; ++i) {
        for (const RingAction &action : section.actions)
          act(action, section.isLoop ? section.begin + i : action.step);
        if (section.isLoop) {
          EXPECT_EQ(numUnderWay, 0);
        }
      }
    }
    EXPECT_EQ(numUnderWay, 0);
  }

  /// A gather: the block. A scatter: the contributors to the accumulator.
  using Held = std::vector<int64_t>;

  const RingSchedule &ring;
  std::vector<std::vector<Held>> atHand, underWay;
  /// On each device: how often what was computed, by block, lane and chunk.
  std::map<std::tuple<int64_t, int64_t, unsigned, int64_t>, int> computed;
  int64_t numUnderWay = 0;

private:
  void act(const RingAction &action, int64_t step) {
    auto [kind, lane, chunk, first] = action;
    size_t piece = lane * ring.chunks + chunk;
    switch (kind) {
    case RingAction::Send:
      ASSERT_TRUE(underWay[piece].empty());
      for (int64_t d = 0; d < ring.n; ++d)
        underWay[piece].push_back(
            atHand[piece][(d + ring.n - ring.lanes[lane].shift) % ring.n]);
      ++numUnderWay;
      return;
    case RingAction::Receive:
      ASSERT_FALSE(underWay[piece].empty());
      atHand[piece] = std::exchange(underWay[piece], {});
      --numUnderWay;
      return;
    case RingAction::Compute:
      for (int64_t d = 0; d < ring.n; ++d) {
        int64_t block = ring.getBlock(lane, step, d);
        ++computed[{d, block, lane, chunk}];
        if (ring.kind == RingKind::Gather) {
          EXPECT_EQ(atHand[piece][d], Held{block});
        }
      }
      return;
    case RingAction::Combine:
      for (int64_t d = 0; d < ring.n; ++d)
        atHand[piece][d].push_back(d);
      return;
    }
  }
};

/// Each block is used once; of lanes that share blocks by one of them.
void expectAllComputed(const Player &player) {
  const RingSchedule &ring = player.ring;
  for (auto [what, times] : player.computed)
    EXPECT_EQ(times, 1);
  size_t parts = ring.isSplit() ? 2 : 1;
  EXPECT_EQ(player.computed.size(),
            static_cast<size_t>(ring.n * ring.n * ring.chunks) * parts);
}

template <typename Visit>
void visitRings(RingKind kind, Visit visit) {
  for (OverlapMode mode :
       {OverlapMode::Ring, OverlapMode::Bidirectional, OverlapMode::Split})
    for (Direction direction : {Direction::Up, Direction::Down})
      for (int64_t n = 2; n <= 9; ++n)
        for (int64_t chunks : {1, 2, 3})
          for (int64_t unrollLimit : {1, 4, 16}) {
            SCOPED_TRACE(stringifyOverlapMode(mode).str() +
                         ", n = " + std::to_string(n) +
                         ", chunks = " + std::to_string(chunks) +
                         ", unrolled up to " + std::to_string(unrollLimit));
            RingSchedule ring = planRing(kind, mode, direction, n, 6, chunks);
            Player player(ring);
            player.play(unrollLimit);
            visit(player);
          }
}

TEST(RingActions, GathersPassAllBlocks) {
  visitRings(RingKind::Gather, expectAllComputed);
}

TEST(RingActions, ScattersCollectAllContributions) {
  visitRings(RingKind::Scatter, [](const Player &player) {
    expectAllComputed(player);
    const RingSchedule &ring = player.ring;
    int64_t parts = ring.isSplit() ? 2 : 1;
    for (int64_t d = 0; d < ring.n; ++d) {
      size_t contributions = 0;
      for (const std::vector<Player::Held> &piece : player.atHand)
        contributions += piece[d].size();
      EXPECT_EQ(contributions,
                static_cast<size_t>(ring.n * ring.chunks * parts));
    }
  });
}

/// A ring of any size has few actions.
TEST(RingActions, LoopsDoNotGrow) {
  auto count = [](RingKind kind, int64_t n) {
    RingSchedule ring =
        planRing(kind, OverlapMode::Bidirectional, Direction::Up, n, 8, 2);
    size_t actions = 0;
    for (const RingSection &section : getActions(ring, /*unrollLimit=*/8))
      actions += section.actions.size();
    return actions;
  };
  for (RingKind kind : {RingKind::Gather, RingKind::Scatter})
    EXPECT_EQ(count(kind, 4096), count(kind, 16));
}

} // namespace
