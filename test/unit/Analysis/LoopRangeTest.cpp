//===- LoopRangeTest.cpp - Ranges of loop variables -----------------------===//

#include "mesh/Analysis/LoopRange.h"

#include <gtest/gtest.h>

#include <limits>

using namespace mesh;

/// The range of a loop whose bounds and step have `width` bits, written with
/// their sign or without.
static std::optional<LoopRange> getRange(unsigned width, int64_t begin,
                                         int64_t end, int64_t step,
                                         bool isUnsigned) {
  auto get = [&](int64_t value) {
    return APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true);
  };
  return LoopRange::get(get(begin), get(end), get(step), isUnsigned);
}

/// Returns the trip count from `begin` up to `end`.
static std::optional<int64_t> count(int64_t begin, int64_t end, int64_t step) {
  if (begin < end && step <= 0)
    return std::nullopt;
  int64_t n = 0;
  for (int64_t i = begin; i < end; i += step)
    ++n;
  return n;
}

/// All loops of four bits, and their like of eight.
static void checkAll(unsigned width, int64_t factor, bool isUnsigned) {
  int64_t least = isUnsigned ? 0 : -8;
  for (int64_t begin = least; begin < least + 16; ++begin)
    for (int64_t end = least; end < least + 16; ++end)
      for (int64_t step = least; step < least + 16; ++step) {
        auto range = getRange(width, begin * factor, end * factor,
                              step * factor, isUnsigned);
        std::optional<int64_t> expected = count(begin, end, step);
        ASSERT_EQ(range.has_value(), expected.has_value())
            << begin << " to " << end << " step " << step;
        if (range) {
          EXPECT_EQ(range->numIterations, *expected)
              << begin << " to " << end << " step " << step;
        }
      }
}

TEST(LoopRange, CountsAllLoopsOfFewBits) {
  for (bool isUnsigned : {false, true}) {
    checkAll(4, 1, isUnsigned);
    checkAll(8, 16, isUnsigned);
    checkAll(64, int64_t(1) << 60, isUnsigned);
  }
}

TEST(LoopRange, KeepsWhereItBegins) {
  auto range = getRange(8, 100, 200, 40, /*isUnsigned=*/true);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->begin, 100);
  EXPECT_EQ(range->step, 40);
  EXPECT_EQ(range->numIterations, 3);
  // Read as signed.
  range = getRange(8, 200, 250, 200, /*isUnsigned=*/true);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->begin, -56);
  EXPECT_EQ(range->step, -56);
  EXPECT_EQ(range->numIterations, 1);
}

TEST(LoopRange, WrapsNumbersAsTheirTypeDoes) {
  mlir::MLIRContext context;
  Type type = mlir::IntegerType::get(&context, 8);
  auto range = getRange(8, 100, 200, 40, /*isUnsigned=*/true);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->getNumber(type, 0).getValue(), 100);
  EXPECT_EQ(range->getNumber(type, 2).getValue(), 180);
}

TEST(LoopRange, IsNothingBeyond64Bits) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
  // As many iterations as can be counted, and one more.
  EXPECT_EQ(getRange(64, 0, kMost, 1, false)->numIterations, kMost);
  EXPECT_FALSE(getRange(64, -1, kMost, 1, false));
  EXPECT_FALSE(getRange(64, kLeast, kMost, 1, false));
  EXPECT_EQ(getRange(64, kLeast, kMost, 2, false)->numIterations, kMost);
  EXPECT_FALSE(getRange(64, 0, -1, 1, /*isUnsigned=*/true));
  // Where a wider type begins and goes on has to be read with 64 bits.
  EXPECT_EQ(getRange(128, kLeast, kMost, kMost, false)->numIterations, 3);
  APInt large = APInt(128, 1).shl(64), zero(128, 0), one(128, 1);
  EXPECT_FALSE(LoopRange::get(large, large + 1, one, false));
  EXPECT_FALSE(LoopRange::get(zero, large, large, false));
  EXPECT_FALSE(LoopRange::get(zero, large, one, true));
  EXPECT_EQ(LoopRange::get(zero, large, one.shl(62), true)->numIterations, 4);
}
