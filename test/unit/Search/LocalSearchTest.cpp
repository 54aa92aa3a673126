//===- LocalSearchTest.cpp - tests of the search among strategies ---------===//

#include "AllStrategies.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {

/// A random table of costs of each choice, and of each pair of choices.
class RandomProblem {
public:
  RandomProblem(uint64_t seed, std::vector<unsigned> numChoices)
      : numChoices(std::move(numChoices)), seed(seed) {}

  std::optional<StrategyCost> evaluate(const Choices &choices) const {
    StrategyCost cost{1, 0};
    for (size_t i = 0; i < choices.size(); ++i) {
      cost.seconds += get(i, choices[i], i, 0);
      cost.bytes += 100 * (numChoices[i] - choices[i]);
      for (size_t j = 0; j < i; ++j)
        cost.seconds += get(i, choices[i], j, choices[j]);
    }
    return cost;
  }

  std::vector<unsigned> numChoices;

private:
  double get(size_t a, unsigned x, size_t b, unsigned y) const {
    std::mt19937_64 random(seed * 1000003 + a * 4099 + x * 521 + b * 67 + y);
    random.discard(3);
    return static_cast<double>(random() % 1000) / 1000;
  }

  uint64_t seed;
};

LocalSearchOptions getOptions(const RandomProblem &problem) {
  LocalSearchOptions options;
  options.numChoices = problem.numChoices;
  options.evaluate = [&](const Choices &choices) {
    return problem.evaluate(choices);
  };
  options.isOver = [] { return false; };
  return options;
}

std::vector<RatedStrategy> search(LocalSearchOptions options) {
  Choices start(options.numChoices.size());
  return LocalSearch(std::move(options)).run(std::move(start));
}

TEST(LocalSearch, FindsTheBestOfMostSmallProblems) {
  int numBest = 0;
  constexpr int kProblems = 100;
  for (int seed = 0; seed < kProblems; ++seed) {
    RandomProblem problem(seed, {5, 4, 5, 3});
    double best = std::numeric_limits<double>::infinity();
    visitAll(problem.numChoices, [&](const Choices &choices) {
      best = std::min(best, problem.evaluate(choices)->seconds);
    });
    std::vector<RatedStrategy> found = search(getOptions(problem));
    ASSERT_FALSE(found.empty());
    EXPECT_GE(found.front().cost.seconds, best);
    EXPECT_LE(found.front().cost.seconds, 1.25 * best) << seed;
    numBest += found.front().cost.seconds == best;
  }
  EXPECT_GE(numBest, 85);
}

TEST(LocalSearch, MemoryComesFirst) {
  RandomProblem problem(7, {5, 4, 5, 3});
  LocalSearchOptions options = getOptions(problem);
  options.memoryLimit = 800;
  std::vector<RatedStrategy> found = search(options);
  EXPECT_LE(found.front().cost.bytes, 800);
  // Where nothing fits, the least memory is best: the last of all choices.
  options.memoryLimit = 100;
  found = search(options);
  EXPECT_EQ(found.front().choices, (Choices{4, 3, 4, 2}));
  EXPECT_EQ(found.front().cost.bytes, 400);
}

TEST(LocalSearch, IsDeterministic) {
  RandomProblem problem(3, {5, 4, 5, 3, 5, 5, 5});
  std::vector<RatedStrategy> a = search(getOptions(problem)),
                             b = search(getOptions(problem));
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i)
    EXPECT_EQ(a[i].choices, b[i].choices);
}

TEST(LocalSearch, KeepsDistinctStrategiesInOrder) {
  RandomProblem problem(11, {5, 4, 5, 3});
  LocalSearchOptions options = getOptions(problem);
  options.numKept = 3;
  std::vector<RatedStrategy> found = search(std::move(options));
  ASSERT_EQ(found.size(), 3u);
  EXPECT_LT(found[0].cost.seconds, found[1].cost.seconds);
  EXPECT_LT(found[1].cost.seconds, found[2].cost.seconds);
}

TEST(LocalSearch, PassesOverWhatIsImpossible) {
  RandomProblem problem(5, {5, 4, 5, 3});
  LocalSearchOptions options = getOptions(problem);
  // The start, and half of all others.
  options.evaluate =
      [&](const Choices &choices) -> std::optional<StrategyCost> {
    if ((choices[0] + choices[1]) % 2 == 0)
      return std::nullopt;
    return problem.evaluate(choices);
  };
  for (const RatedStrategy &strategy : search(std::move(options)))
    EXPECT_EQ((strategy.choices[0] + strategy.choices[1]) % 2, 1u);
  // And nothing at all.
  options = getOptions(problem);
  options.evaluate = [](const Choices &) { return std::nullopt; };
  EXPECT_TRUE(search(std::move(options)).empty());
}

TEST(LocalSearch, EndsWithTheBudget) {
  RandomProblem problem(5, {5, 4, 5, 3});
  LocalSearchOptions options = getOptions(problem);
  int64_t left = 3;
  options.isOver = [&] { return left-- <= 0; };
  LocalSearch limited(std::move(options));
  EXPECT_FALSE(limited.run(Choices(4)).empty());
  EXPECT_LE(limited.getNumTried(), 4u);
}

TEST(LocalSearch, RanksByOtherCosts) {
  LocalSearchOptions options;
  options.numChoices = {3};
  options.isOver = [] { return false; };
  options.memoryLimit = 15;
  // The faster ones take more memory.
  options.evaluate = [](const Choices &choices) {
    return StrategyCost{3. - choices[0], 10 + choices[0]};
  };
  LocalSearch local(std::move(options));
  EXPECT_EQ(local.run(Choices{0}).front().choices, Choices{2});
  std::vector<RatedStrategy> ranked = local.rank([](StrategyCost cost) {
    cost.bytes += cost.seconds < 3 ? 5 : 0;
    return cost;
  });
  EXPECT_EQ(ranked.front().choices, Choices{0});
  // The costs are those that they have.
  EXPECT_EQ(ranked[1].choices, Choices{1});
  EXPECT_EQ(ranked[1].cost.bytes, 11);
}

TEST(LocalSearch, TakesMovesFromEachStart) {
  LocalSearchOptions options;
  options.numChoices = {2, 2, 2};
  options.moves = {{{1, 1}, {2, 1}}};
  options.isOver = [] { return false; };
  options.patience = 0;
  // Nothing leads on from the better start.
  options.evaluate = [](const Choices &choices) {
    if (choices == Choices{0, 1, 1})
      return StrategyCost{1, 0};
    return StrategyCost{choices == Choices{1, 0, 0} ? 5. : 10., 0};
  };
  LocalSearch local(std::move(options));
  EXPECT_EQ(local.run({Choices{1, 0, 0}, Choices{0, 0, 0}}).front().choices,
            (Choices{0, 1, 1}));
}

TEST(LocalSearch, NothingToDecide) {
  LocalSearchOptions options;
  options.evaluate = [](const Choices &) { return StrategyCost{2, 3}; };
  options.isOver = [] { return false; };
  std::vector<RatedStrategy> found = search(std::move(options));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front().cost.seconds, 2);
}

} // namespace
