//===- WindowPlanTest.cpp - Halos of windows ------------------------------===//

#include "mesh/Interfaces/WindowPlan.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <optional>
#include <random>

using namespace mesh;

namespace {
using Parts = SmallVector<WindowPart, 4>;

/// Returns the elements that device `d` gets by `plan`: for each element of its
/// window the position in the dim, or nothing for padding and elements beyond
/// the ends.
std::vector<std::optional<int64_t>> follow(const WindowPlan &plan,
                                           Blocks blocks, const Window &window,
                                           int64_t devices, int64_t d) {
  if (plan.gathers)
    blocks = {blocks.size * blocks.count, 1};
  std::vector<std::optional<int64_t>> joined(plan.low);
  for (const WindowPart &part : plan.parts)
    for (int64_t i = 0; i < part.size; ++i) {
      int64_t block = part.distance;
      bool exists = block == 0;
      if (blocks.count != 1 && d % plan.period == part.phase) {
        block = plan.getSource(part, d, devices);
        exists = llvm::is_contained(
            getReceivers(plan, part, blocks, window, devices), d);
        EXPECT_TRUE(!exists || (block >= 0 && block < blocks.count));
      }
      joined.push_back(exists
                           ? std::optional(block * blocks.size + part.begin + i)
                           : std::nullopt);
    }
  joined.resize(joined.size() + plan.high);
  EXPECT_EQ(static_cast<int64_t>(joined.size()), plan.getSize());
  if (plan.hasPhases()) {
    auto first = joined.begin() + d % plan.period * window.size;
    return {first, first + window.size};
  }
  int64_t begin = plan.scale * d + plan.offset;
  EXPECT_TRUE(plan.clamps || (begin >= 0 && begin <= plan.last));
  begin = std::clamp<int64_t>(begin, 0, plan.last);
  return {joined.begin() + begin, joined.begin() + begin + window.size};
}

void expectRight(Blocks blocks, const Window &window, int64_t devices) {
  SCOPED_TRACE(testing::Message()
               << blocks.count << " blocks of " << blocks.size << ", "
               << devices << " devices, window " << window.scale << " d + "
               << window.offset << ", " << window.size);
  WindowPlan plan = planWindow(blocks, window, devices);
  int64_t extent = blocks.size * blocks.count;
  for (int64_t d = 0; d < devices; ++d) {
    auto got = follow(plan, blocks, window, devices, d);
    for (int64_t i = 0; i < window.size; ++i) {
      int64_t position = window.scale * d + window.offset + i;
      bool isNeeded =
          position >= window.first && position < std::min(window.end, extent);
      if (isNeeded)
        ASSERT_EQ(got[i], position) << "device " << d << ", element " << i;
      else if (position < 0 || position >= extent)
        ASSERT_EQ(got[i], std::nullopt) << "device " << d << ", element " << i;
    }
  }
}

// A kernel of three elements on blocks of four: an element of each neighbour.
TEST(WindowPlanTest, OneNeighbourOnEachSide) {
  WindowPlan plan = planWindow({4, 8}, {4, -1, 6}, 8);
  EXPECT_EQ(plan.parts, (Parts{{-1, 3, 1}, {0, 0, 4}, {1, 0, 1}}));
  EXPECT_TRUE(plan.isAligned());
  EXPECT_EQ(plan.getSize(), 6);
}

TEST(WindowPlanTest, TheOwnBlock) {
  WindowPlan plan = planWindow({4, 8}, {4, 0, 4}, 8);
  EXPECT_EQ(plan.parts, (Parts{{0, 0, 4}}));
}

// The number of parts depends on how far a device has to look, not on how many
// devices there are.
TEST(WindowPlanTest, ManyDevices) {
  for (int64_t devices : {8, 64, 65536}) {
    WindowPlan plan = planWindow({4, devices}, {4, 5, 4}, devices);
    EXPECT_EQ(plan.parts, (Parts{{1, 1, 3}, {2, 0, 1}}));
  }
}

// Where the blocks of the result are smaller, the windows begin ever earlier.
TEST(WindowPlanTest, OtherBlocks) {
  WindowPlan plan = planWindow({5, 4}, {4, 0, 6}, 4);
  EXPECT_EQ(plan.parts, (Parts{{-1, 2, 3}, {0, 0, 5}, {1, 0, 1}}));
  EXPECT_EQ(plan.scale, -1);
  EXPECT_EQ(plan.offset, 3);
  EXPECT_FALSE(plan.clamps);
}

TEST(WindowPlanTest, MostOfTheDim) {
  EXPECT_FALSE(planWindow({4, 4}, {4, -4, 12}, 4).gathers);
  EXPECT_TRUE(planWindow({4, 4}, {4, -6, 16}, 4).gathers);
}

// A reversed dim is one permute of blocks.
TEST(WindowPlanTest, Reversal) {
  WindowPlan plan = planWindow({3, 4}, {-3, 9, 3}, 4);
  EXPECT_TRUE(plan.mirrors);
  EXPECT_TRUE(plan.isAligned());
  EXPECT_EQ(plan.parts, (Parts{{0, 0, 3}}));
}

// Few devices send a slice that few devices have.
TEST(WindowPlanTest, Bounds) {
  Window window{3, 9, 3, 9, 12};
  WindowPlan plan = planWindow({3, 4}, window, 4);
  EXPECT_EQ(plan.parts, (Parts{{3, 0, 3}}));
  EXPECT_EQ(getReceivers(plan, plan.parts[0], {3, 4}, window, 4),
            (SmallVector<int64_t>{0}));
}

TEST(WindowPlanTest, NothingOfTheDim) {
  WindowPlan plan = planWindow({4, 4}, {4, 16, 4}, 4);
  EXPECT_TRUE(plan.parts.empty());
  EXPECT_EQ(plan.getSize(), 4);
}

// Half of a dim on all devices: each block is two parts, for two devices.
TEST(WindowPlanTest, PhasesOfOneBlock) {
  for (int64_t devices : {4, 8, 256}) {
    Window window{2, 0, 2};
    WindowPlan plan = planWindow({4, devices}, window, devices);
    EXPECT_EQ(plan.parts, (Parts{{0, 0, 2, 0}, {0, 2, 2, 1}}));
    EXPECT_EQ(plan.period, 2);
    EXPECT_EQ(plan.advance, 1);
    EXPECT_FALSE(plan.isAligned());
    EXPECT_EQ(plan.getSource(plan.parts[1], 3, devices), 1);
    EXPECT_EQ(getReceivers(plan, plan.parts[0], {4, devices}, window, 4),
              (SmallVector<int64_t>{0, 2}));
  }
}

// A slice that is put behind another: two of its blocks make one of the result.
TEST(WindowPlanTest, BlocksThatAreJoined) {
  Window window{4, -16, 4};
  WindowPlan plan = planWindow({2, 8}, window, 8);
  EXPECT_EQ(plan.parts, (Parts{{-8, 0, 2}, {-7, 0, 2}}));
  EXPECT_EQ(plan.advance, 2);
  EXPECT_TRUE(plan.isAligned());
  EXPECT_EQ(getReceivers(plan, plan.parts[0], {2, 8}, window, 8),
            (SmallVector<int64_t>{4, 5, 6, 7}));
}

// A halo of the half reaches into the blocks beside it.
TEST(WindowPlanTest, PhasesWithHalo) {
  WindowPlan plan = planWindow({4, 16}, {2, -1, 4}, 16);
  EXPECT_EQ(plan.parts,
            (Parts{{-1, 3, 1, 0}, {0, 0, 3, 0}, {0, 1, 3, 1}, {1, 0, 1, 1}}));
}

TEST(WindowPlanTest, AnyWindow) {
  std::mt19937 random(7);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  for (int i = 0; i < 20000; ++i) {
    int64_t devices = pick(1, 9);
    Blocks blocks{pick(0, 6), pick(0, 1) ? devices : 1};
    Window window{pick(-8, 8), pick(-20, 20), pick(0, 12)};
    if (pick(0, 1) != 0) {
      window.first = pick(0, 10);
      window.end = pick(0, 40);
    }
    expectRight(blocks, window, devices);
    if (testing::Test::HasFailure())
      return;
  }
}
} // namespace
