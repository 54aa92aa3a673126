//===- MemoryPlanTest.cpp - Places of buffers -----------------------------===//

#include "mesh/Bufferization/MemoryPlan.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace mesh;

namespace {

/// Buffers that are in use at the same time do not overlap, all lie in the
/// block, and are aligned.
void expectValid(ArrayRef<BufferUse> uses, const MemoryPlan &plan,
                 int64_t alignment) {
  ASSERT_EQ(plan.offsets.size(), uses.size());
  for (size_t i = 0; i < uses.size(); ++i) {
    EXPECT_EQ(plan.offsets[i] % alignment, 0);
    EXPECT_LE(plan.offsets[i] + uses[i].bytes, plan.bytes);
    for (size_t j = 0; j < i; ++j)
      EXPECT_TRUE(uses[i].end < uses[j].begin || uses[j].end < uses[i].begin ||
                  plan.offsets[i] + uses[i].bytes <= plan.offsets[j] ||
                  plan.offsets[j] + uses[j].bytes <= plan.offsets[i])
          << i << " and " << j;
  }
  EXPECT_GE(plan.bytes, getPeakBytes(uses, alignment));
}

TEST(MemoryPlan, NothingTakesNothing) {
  EXPECT_EQ(planMemory({}, 64).bytes, 0);
}

TEST(MemoryPlan, BuffersThatDoNotMeetShareTheirPlace) {
  BufferUse uses[] = {{100, 0, 1}, {100, 2, 3}, {100, 3, 4}};
  MemoryPlan plan = planMemory(uses, 64);
  EXPECT_EQ(plan.offsets, (SmallVector<int64_t>{0, 0, 128}));
  EXPECT_EQ(plan.bytes, 256);
}

TEST(MemoryPlan, AGapIsClosedFromBothSides) {
  // Three that lie side by side; the middle one goes last.
  BufferUse uses[] = {{64, 0, 1}, {64, 0, 3}, {64, 0, 2}, {192, 4, 5}};
  MemoryPlan plan = planMemory(uses, 64);
  EXPECT_EQ(plan.bytes, 192);
  EXPECT_EQ(plan.offsets.back(), 0);
}

TEST(MemoryPlan, TheLargeGoFirstIfThatTakesLess) {
  // In the order of time the small one takes the place of the first large one,
  // so that the third does not fit there.
  BufferUse uses[] = {{1024, 0, 1}, {1024, 0, 9}, {64, 2, 9}, {1024, 3, 9}};
  MemoryPlan plan = planMemory(uses, 64);
  expectValid(uses, plan, 64);
  EXPECT_EQ(plan.bytes, getPeakBytes(uses, 64));
}

TEST(MemoryPlan, WhatEndsTheBlockGoesFirstIfGapsAreLeft) {
  // By size, by length, by both and by time, a gap is left below the second.
  BufferUse uses[] = {
      {192, 6, 8}, {128, 3, 3}, {128, 2, 3}, {128, 0, 6}, {256, 7, 7}};
  MemoryPlan plan = planMemory(uses, 64);
  expectValid(uses, plan, 64);
  EXPECT_EQ(plan.bytes, getPeakBytes(uses, 64));
}

TEST(MemoryPlan, ManyBuffersThatSeldomMeet) {
  // The same again and again; how many there are is no reason to take more.
  SmallVector<BufferUse> uses;
  for (int64_t time = 0; time < 20000; time += 10)
    uses.append({{1024, time, time + 1},
                 {1024, time, time + 9},
                 {64, time + 2, time + 9},
                 {1024, time + 3, time + 9}});
  MemoryPlan plan = planMemory(uses, 64);
  EXPECT_EQ(plan.bytes, getPeakBytes(uses, 64));
  expectValid(
      ArrayRef(uses).take_front(200),
      {SmallVector<int64_t>(plan.offsets.begin(), plan.offsets.begin() + 200),
       plan.bytes},
      /*alignment=*/64);
}

TEST(MemoryPlan, RandomUses) {
  std::mt19937 random(7);
  double planned = 0, least = 0;
  for (int round = 0; round < 200; ++round) {
    SmallVector<BufferUse> uses;
    size_t count = random() % 40;
    for (size_t i = 0; i < count; ++i) {
      int64_t begin = random() % 50;
      int64_t bytes = int64_t(1) << random() % 12;
      uses.push_back({bytes, begin, begin + int64_t(random() % 10)});
    }
    int64_t alignment = int64_t(16) << random() % 4;
    MemoryPlan plan = planMemory(uses, alignment);
    expectValid(uses, plan, alignment);
    int64_t peak = 0;
    for (size_t number : getPeakUses(uses, alignment))
      peak +=
          static_cast<int64_t>(llvm::alignTo(uses[number].bytes, alignment));
    EXPECT_EQ(peak, getPeakBytes(uses, alignment));
    planned += static_cast<double>(plan.bytes);
    least += static_cast<double>(getPeakBytes(uses, alignment));
  }
  // Close to what nobody can do better.
  EXPECT_LT(planned, 1.03 * least);
}

// Few buffers are placed in many orders: seldom is a gap left.
TEST(MemoryPlan, FewBuffersHaveFewGaps) {
  std::mt19937 random(1);
  double planned = 0, least = 0;
  for (int round = 0; round < 40; ++round) {
    SmallVector<BufferUse> uses;
    for (int i = 0; i < 80; ++i) {
      auto begin = static_cast<int64_t>(random() % 60);
      int64_t length = random() % 3 ? 2 : 30;
      uses.push_back({int64_t(64) << (random() % 7), begin, begin + length});
    }
    planned += static_cast<double>(planMemory(uses, /*alignment=*/64).bytes);
    least += static_cast<double>(getPeakBytes(uses, /*alignment=*/64));
  }
  EXPECT_LT(planned, 1.0005 * least);
}

} // namespace
