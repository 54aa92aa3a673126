//===- PairwiseBoundTest.cpp - tests of bounds of sums --------------------===//

#include "mesh/Search/PairwiseBound.h"

#include "gtest/gtest.h"

#include <limits>
#include <random>

using namespace mesh;

namespace {

/// Variables of three choices, with random costs.
class RandomSum {
public:
  static constexpr unsigned kChoices = 3;

  explicit RandomSum(uint64_t seed) : random(seed) {}

  std::vector<double> draw(size_t count) {
    std::vector<double> costs(count);
    for (double &cost : costs)
      cost = static_cast<double>(random() % 1000);
    return costs;
  }
  unsigned addVariable() {
    variables.push_back(draw(kChoices));
    return bound.addVariable(variables.back());
  }
  void addPair(unsigned from, unsigned to) {
    std::vector<double> costs = draw(kChoices * kChoices);
    pairs.push_back({from, to, costs});
    bound.addPair(from, to, std::move(costs));
  }
  /// Makes each of `count` variables a pair with an earlier one.
  void addTree(unsigned count) {
    for (unsigned number = 0; number < count; ++number)
      if (unsigned variable = addVariable(); variable > 0)
        addPair(static_cast<unsigned>(random() % variable), variable);
  }

  /// Returns the least sum of all choices.
  double getLeast() const {
    double least = std::numeric_limits<double>::infinity();
    std::vector<unsigned> choices(variables.size());
    while (true) {
      double sum = 0;
      for (size_t number = 0; number < choices.size(); ++number)
        sum += variables[number][choices[number]];
      for (const Pair &pair : pairs)
        sum += pair.costs[choices[pair.from] * kChoices + choices[pair.to]];
      least = std::min(least, sum);
      size_t digit = 0;
      while (digit < choices.size() && ++choices[digit] == kChoices)
        choices[digit++] = 0;
      if (digit == choices.size())
        return least;
    }
  }

  PairwiseBound bound;

private:
  struct Pair {
    unsigned from, to;
    std::vector<double> costs;
  };

  std::mt19937_64 random;
  std::vector<std::vector<double>> variables;
  std::vector<Pair> pairs;
};

TEST(PairwiseBound, IsTheLeastSumOfTrees) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    RandomSum sum(seed);
    sum.addTree(7);
    double least = sum.getLeast();
    EXPECT_NEAR(sum.bound.getLeast(), least, 1e-6 * least) << seed;
  }
}

TEST(PairwiseBound, IsNeverAboveTheLeastSum) {
  double shares = 0;
  constexpr uint64_t kSums = 50;
  for (uint64_t seed = 0; seed < kSums; ++seed) {
    RandomSum sum(seed);
    sum.addTree(7);
    // Circles, and two pairs of the same variables.
    for (unsigned number = 0; number < 6; ++number)
      sum.addPair(number, (number * 3 + 2) % 7);
    double least = sum.getLeast(), bound = sum.bound.getLeast();
    EXPECT_LE(bound, least * (1 + 1e-9)) << seed;
    shares += bound / least;
  }
  EXPECT_GE(shares / kSums, 0.9);
}

TEST(PairwiseBound, OfNothing) { EXPECT_EQ(PairwiseBound().getLeast(), 0); }

} // namespace
