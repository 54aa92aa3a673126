//===- BalanceStagesTest.cpp - splits against all that there are ----------===//

#include "mesh/Schedule/BalanceStages.h"

#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

using namespace mesh;

namespace {

SmallVector<Rational> toRationals(ArrayRef<int64_t> costs) {
  SmallVector<Rational> result;
  for (int64_t cost : costs)
    result.push_back({cost, 1});
  return result;
}

SmallVector<int64_t> balance(ArrayRef<int64_t> costs, int64_t stages) {
  return llvm::cantFail(balanceStages(toRationals(costs), stages)).lengths;
}

/// Largest stage and sum of squares of a split.
std::pair<int64_t, int64_t> judge(ArrayRef<int64_t> costs,
                                  ArrayRef<int64_t> lengths) {
  std::pair<int64_t, int64_t> result;
  for (int64_t length : lengths) {
    ArrayRef<int64_t> stage = costs.take_front(length);
    int64_t sum = std::accumulate(stage.begin(), stage.end(), int64_t(0));
    result.first = std::max(result.first, sum);
    result.second += sum * sum;
    costs = costs.drop_front(length);
  }
  EXPECT_TRUE(costs.empty());
  return result;
}

/// The best of all splits.
std::pair<int64_t, int64_t> findBest(ArrayRef<int64_t> costs, int64_t stages,
                                     SmallVector<int64_t> lengths = {}) {
  int64_t left = costs.size() -
                 std::accumulate(lengths.begin(), lengths.end(), int64_t(0));
  if (stages == 1) {
    lengths.push_back(left);
    return judge(costs, lengths);
  }
  std::pair<int64_t, int64_t> best(INT64_MAX, INT64_MAX);
  for (int64_t length = 1; length <= left - (stages - 1); ++length) {
    lengths.push_back(length);
    best = std::min(best, findBest(costs, stages - 1, lengths));
    lengths.pop_back();
  }
  return best;
}

} // namespace

/// No split is better, and every layer is in it.
TEST(BalanceStagesTest, IsTheBestOfAll) {
  std::mt19937 random(3);
  for (int round = 0; round < 2000; ++round) {
    SmallVector<int64_t> costs(1 + random() % 9);
    for (int64_t &cost : costs)
      cost = random() % (round % 2 ? 4 : 100);
    int64_t stages = 1 + random() % costs.size();
    SmallVector<int64_t> lengths = balance(costs, stages);
    ASSERT_EQ(static_cast<int64_t>(lengths.size()), stages);
    EXPECT_TRUE(
        llvm::all_of(lengths, [](int64_t length) { return length > 0; }));
    EXPECT_EQ(judge(costs, lengths), findBest(costs, stages));
  }
}

/// 30 layers on 4 stages: none is dropped.
TEST(BalanceStagesTest, UnevenNumbers) {
  EXPECT_EQ(balance(SmallVector<int64_t>(30, 1), 4),
            (SmallVector<int64_t>{8, 8, 7, 7}));
  // Stages beside the slowest one are balanced, too.
  EXPECT_EQ(balance({9, 1, 1, 1, 1}, 3), (SmallVector<int64_t>{1, 2, 2}));
}

TEST(BalanceStagesTest, FractionsAreExact) {
  StageSplit split = llvm::cantFail(
      balanceStages({{1, 3}, {1, 6}, {1, 2}, {1, 2}, {1, 4}, {1, 4}}, 4));
  EXPECT_EQ(split.lengths, (SmallVector<int64_t>{2, 1, 1, 2}));
  for (const Rational &cost : split.costs)
    EXPECT_EQ(toString(cost), "0.5");
}

TEST(BalanceStagesTest, Errors) {
  auto getError = [](ArrayRef<Rational> costs, int64_t stages) {
    return llvm::toString(balanceStages(costs, stages).takeError());
  };
  EXPECT_EQ(getError({{1, 1}}, 0), "expected at least 1 stage, got 0");
  EXPECT_EQ(getError({{1, 1}}, 2), "expected a layer at least for each of 2 "
                                   "stages, got 1 layers");
  EXPECT_EQ(getError({{1 << 30, 1}, {1 << 30, 1}}, 1),
            "the layers' costs are too far apart for exact arithmetic: their "
            "sum would be more than 2147483647 of the largest unit that all "
            "are whole in");
}
