//===- RematSearchTest.cpp - choices against the best ones ----------------===//

#include "mesh/Remat/RematSearch.h"

#include "gtest/gtest.h"

#include <random>

using namespace mesh;

namespace {
/// A chain of layers with its backward part, with sizes and times by chance.
/// Backward steps read the value of their layer, and some others.
class RandomProgram {
public:
  RandomProgram(unsigned seed, unsigned numLayers) : random(seed) {
    values.push_back({});
    for (unsigned layer = 0; layer < numLayers; ++layer)
      addForward(layer);
    unsigned gradient = numLayers;
    for (unsigned layer = numLayers; layer > 0; --layer)
      gradient = addBackward(layer, gradient);
  }

  RematProblem take() { return {std::move(steps), std::move(values)}; }

private:
  void addForward(unsigned last) {
    RematStep step{
        {last}, {last + 1}, 1e-6 * static_cast<double>(draw(1, 100))};
    if (draw(0, 2) == 0)
      step.reads.push_back(draw(0, last));
    step.isRepeatable = draw(0, 9) > 0;
    values.push_back({draw(16, 256), static_cast<unsigned>(steps.size()), {}});
    steps.push_back(step);
  }
  unsigned addBackward(unsigned layer, unsigned gradient) {
    RematStep step{
        {gradient, layer, layer - 1, static_cast<unsigned>(draw(0, layer))},
        {static_cast<unsigned>(values.size())},
        1e-6};
    step.extraBytes = draw(0, 1) * draw(0, 64);
    values.push_back({draw(1, 128), static_cast<unsigned>(steps.size()), {}});
    if (draw(0, 2) == 0)
      values.back().inPlaceOf = gradient;
    steps.push_back(step);
    return values.size() - 1;
  }

  int64_t draw(int64_t least, int64_t most) {
    return least + int64_t(random() % uint64_t(most - least + 1));
  }

  std::mt19937 random;
  std::vector<RematStep> steps;
  std::vector<RematValue> values;
};

/// Finds the least time of all choices that fit, by branch and bound.
class ExactSearch {
public:
  ExactSearch(const RematProblem &problem, int64_t limit)
      : problem(problem), limit(limit), chosen(problem.getChoices().size()),
        kept(problem.getSteps().size()) {}

  std::optional<double> run() {
    decide(0);
    return best;
  }

private:
  /// Keeps the value of a choice, or no longer.
  void keep(unsigned choice, int64_t sign) {
    const RematChoice &it = problem.getChoices()[choice];
    for (unsigned step = it.after + 1; it.before && step < *it.before; ++step)
      kept[step] += sign * problem.getValues()[it.value].bytes;
  }
  bool isHopeless(const RematCost &cost) const {
    return (best && cost.seconds >= *best) ||
           llvm::any_of(kept, [&](int64_t bytes) { return bytes > limit; });
  }
  /// More choices never take less time.
  void decide(unsigned next) {
    RematCost cost = problem.evaluate(chosen, limit);
    if (isHopeless(cost))
      return;
    if (cost.fits())
      best = cost.seconds;
    if (next == chosen.size() || cost.fits())
      return;
    bool isForEach = problem.getChoices()[next].isForEach;
    if (!isForEach || chosen[next - 1]) {
      chosen.set(next);
      decide(next + 1);
      chosen.reset(next);
    }
    if (isForEach)
      return decide(next + 1);
    keep(next, 1);
    decide(next + 1);
    keep(next, -1);
  }

  const RematProblem &problem;
  const int64_t limit;
  llvm::BitVector chosen;
  /// By step: the bytes that are kept whatever is decided next.
  std::vector<int64_t> kept;
  std::optional<double> best;
};
} // namespace

// For 200 programs of up to 20 choices each, the search finds a plan wherever
// there is one. It takes the time of the best one.
TEST(RematSearchTest, IsTheBest) {
  unsigned numPrograms = 0, numFitting = 0, numTight = 0;
  for (unsigned seed = 0; numPrograms < 200; ++seed) {
    RematProblem problem = RandomProgram(seed, 3 + seed % 6).take();
    unsigned size = problem.getChoices().size();
    if (size > 20)
      continue;
    ++numPrograms;
    int64_t all = problem.evaluate(llvm::BitVector(size), 0).peakBytes;
    int64_t least = problem.getLeastBytes();
    for (int64_t percent : {80, 60, 40}) {
      int64_t limit = least + (all - least) * percent / 100;
      std::optional<double> best = ExactSearch(problem, limit).run();
      RematPlan plan = RematSearch(problem).run(limit);
      EXPECT_EQ(plan.cost.fits(), best.has_value())
          << "seed " << seed << " at " << percent << "%";
      if (!best || !plan.cost.fits())
        continue;
      EXPECT_GE(limit, problem.getLeastBytes());
      ++numFitting;
      numTight += *best > 0;
      EXPECT_DOUBLE_EQ(plan.cost.seconds, *best)
          << "seed " << seed << " at " << percent << "%";
    }
  }
  // Else nothing is tested.
  EXPECT_GE(numTight, 100u);
  RecordProperty("plans", static_cast<int>(numFitting));
}

// A chain of 500 steps fits into a third of its memory if it keeps values at a
// distance. Each step between them runs once more, at most.
TEST(RematSearchTest, FindsPlansOfLongChains) {
  constexpr unsigned kLength = 500;
  std::vector<RematStep> steps;
  std::vector<RematValue> values{{}};
  auto add = [&](SmallVector<unsigned, 4> reads) {
    RematStep step{std::move(reads), {unsigned(values.size())}, 1e-6};
    step.isRepeatable = true;
    values.push_back({1024, unsigned(steps.size()), {}});
    steps.push_back(std::move(step));
  };
  for (unsigned layer = 0; layer < kLength; ++layer)
    add({layer});
  for (unsigned layer = kLength; layer > 0; --layer)
    add({unsigned(values.size() - 1), layer});
  RematProblem problem(std::move(steps), std::move(values));
  llvm::BitVector none(problem.getChoices().size());
  int64_t limit = problem.evaluate(none, 0).peakBytes * 3 / 10;
  RematPlan plan = RematSearch(problem).run(limit);
  EXPECT_TRUE(plan.cost.fits());
  EXPECT_LE(plan.cost.seconds, kLength * 1e-6);
}

/// Some steps make a value each. As many others read all of them, and each is
/// followed by one that takes much memory.
static RematProblem getManyReads(unsigned count) {
  constexpr int64_t kMuch = 1000;
  std::vector<RematStep> steps;
  std::vector<RematValue> values{{}};
  RematStep reader;
  for (unsigned number = 1; number <= count; ++number) {
    values.push_back({/*bytes=*/1, number - 1, {}});
    steps.push_back({{0}, {number}, 1e-6});
    steps.back().isRepeatable = true;
    reader.reads.push_back(number);
  }
  RematStep large;
  large.extraBytes = kMuch;
  for (unsigned number = 0; number < count; ++number) {
    steps.push_back(large);
    steps.push_back(reader);
  }
  return {std::move(steps), std::move(values)};
}

// No plan repeats steps more than four times as often as the program has steps,
// be it the only one that fits.
TEST(RematSearchTest, BoundsRepetitions) {
  for (unsigned count : {8, 16}) {
    RematProblem problem = getManyReads(count);
    llvm::BitVector all(problem.getChoices().size(), true);
    RematCost cost = problem.evaluate(all, /*limit=*/1000);
    ASSERT_TRUE(cost.fits());
    EXPECT_EQ(cost.numRepetitions, count * count);
    bool isMany = cost.numRepetitions > 4 * problem.getSteps().size();
    EXPECT_EQ(isMany, count == 16);
    RematPlan plan =
        RematSearch(problem, /*budget=*/1 << 18).run(/*limit=*/1000);
    EXPECT_EQ(plan.cost.fits(), !isMany);
    EXPECT_LE(plan.cost.numRepetitions, 4 * problem.getSteps().size());
  }
}

/// A loop makes the values 1 and 2, and another one reads them, part by part.
static RematProblem getLoops(RematParts first, RematParts second) {
  std::vector<RematStep> steps{{{0}, {1, 2}}, {{1, 2}, {}}};
  steps[1].extraBytes = 7;
  steps[1].profile = {5, 1, 1, 7};
  return {
      std::move(steps),
      {{}, {100, 0, {}, std::move(first)}, {100, 0, {}, std::move(second)}}};
}

static int64_t getPeakWithoutStacks(const RematProblem &problem) {
  return problem.evaluate(llvm::BitVector(2, true), /*limit=*/0).peakBytes;
}

// Step 1 receives a part of what step 3 makes: that is in use from then on.
TEST(RematProblemTest, MemoryBeginsWithAPart) {
  std::vector<RematStep> steps{
      {{}, {0}}, {{}, {1}}, {{0}, {2}}, {{1, 2}, {3}}, {{3}, {}}};
  std::vector<RematValue> values{
      {10, 0, {}}, {0, 1, {}}, {1, 2, {}}, {100, 3, {}}};
  EXPECT_EQ(RematProblem(steps, values).getPeakBytes(), 101);
  values[3].begin = 1;
  EXPECT_EQ(RematProblem(steps, values).getProfile(),
            (std::vector<int64_t>{10, 110, 111, 101, 100}));
}

// A part is in memory from the step that needs it first to the last one.
TEST(RematProblemTest, PartsHaveLiveRanges) {
  RematParts early{{0}, 1e-6, /*bytes=*/10, {{1, 0, /*first=*/0, /*last=*/1}}};
  RematParts late{{0}, 1e-6, /*bytes=*/20, {{1, 0, /*first=*/2, /*last=*/3}}};
  EXPECT_EQ(getPeakWithoutStacks(getLoops(early, late)), 20 + 7);
  EXPECT_EQ(getPeakWithoutStacks(getLoops(late, early)), 20 + 7);
  late.extraBytes = 50;
  EXPECT_EQ(getPeakWithoutStacks(getLoops(early, late)), 20 + 50 + 1);
}

// A part that another one is made of is there before that.
TEST(RematProblemTest, PartsAreMadeOfOthers) {
  RematParts late{{0}, 1e-6, /*bytes=*/20, {{1, 0, /*first=*/2, /*last=*/3}}};
  RematParts early{{1}, 1e-6, /*bytes=*/10, {{1, 0, /*first=*/0, /*last=*/0}}};
  EXPECT_EQ(getPeakWithoutStacks(getLoops(late, early)), 20 + 10 + 5);
  early.reads = {0};
  EXPECT_EQ(getPeakWithoutStacks(getLoops(late, early)), 20 + 7);
}

/// Step 0 makes the values 1 and 2, step 1 takes much memory, and step 2 reads
/// both values.
static RematProblem getTwoResults() {
  std::vector<RematStep> steps{{{0}, {1, 2}, 1e-6}, {{}, {}}, {{1, 2}, {}}};
  steps[0].isRepeatable = true;
  steps[0].repeatedBytes = 160;
  steps[1].extraBytes = 100;
  return {std::move(steps), {{}, {100, 0, {}}, {60, 0, {}}}};
}

// A step with several results runs once for all that are read from there. It
// makes the others as well.
TEST(RematProblemTest, RepeatsAllResults) {
  RematProblem problem = getTwoResults();
  auto evaluate = [&](ArrayRef<unsigned> dropped) {
    llvm::BitVector chosen(problem.getChoices().size());
    for (unsigned value : dropped)
      chosen.set(*problem.getChoiceAt(value, /*step=*/2));
    return problem.evaluate(chosen, /*limit=*/0);
  };
  EXPECT_EQ(evaluate({}).peakBytes, 100 + 60 + 100);
  EXPECT_EQ(evaluate({1}).peakBytes, 60 + 160);
  EXPECT_EQ(evaluate({1, 2}).peakBytes, 160);
  EXPECT_EQ(evaluate({1, 2}).numRepetitions, 1u);
  EXPECT_DOUBLE_EQ(evaluate({1, 2}).seconds, 1e-6);
}

/// Step 0 makes value 1, of which step 1 makes value 2. Step 2 takes much
/// memory. Then step 3 reads value 2, step 4 takes less, and step 5 reads value
/// 1.
static RematProblem getRepeatedReader() {
  std::vector<RematStep> steps{{{0}, {1}, 1e-6}, {{1}, {2}, 1e-6}, {{}, {}},
                               {{2}, {}},        {{}, {}},         {{1}, {}}};
  steps[0].isRepeatable = steps[1].isRepeatable = true;
  steps[2].extraBytes = 200;
  steps[4].extraBytes = 150;
  return {std::move(steps), {{}, {100, 0, {}}, {10, 1, {}}}};
}

// A copy is there until it is read last, or there is one for each step before
// which it is read.
TEST(RematProblemTest, CopiesForEachRead) {
  RematProblem problem = getRepeatedReader();
  unsigned first = *problem.getChoiceAt(/*value=*/1, /*step=*/5);
  unsigned second = *problem.getChoiceAt(/*value=*/2, /*step=*/3);
  ASSERT_TRUE(problem.getChoices()[first + 1].isForEach);
  llvm::BitVector chosen(problem.getChoices().size());
  chosen.set(first).set(second);
  RematCost cost = problem.evaluate(chosen, /*limit=*/0);
  EXPECT_EQ(cost.peakBytes, 100 + 150);
  EXPECT_EQ(cost.numRepetitions, 2u);
  cost = problem.evaluate(chosen.set(first + 1), /*limit=*/0);
  EXPECT_EQ(cost.peakBytes, 200);
  EXPECT_EQ(cost.numRepetitions, 3u);
  for (const RematRepetition &copy :
       problem.getSchedule(chosen, /*limit=*/0).repetitions)
    EXPECT_EQ(copy.last, copy.before);
}

// A copy that only the next step reads is a part of that if it can be: then it
// takes no memory.
TEST(RematProblemTest, FusesCopies) {
  std::vector<RematStep> steps{
      {{0}, {1}, 1e-6}, {{1}, {2}}, {{}, {}}, {{1, 2}, {}}};
  steps[0].isRepeatable = true;
  steps[3].extraBytes = 40;
  std::vector<RematValue> values{{}, {100, 0, {}}, {10, 1, {}}};
  auto getPeak = [&] {
    RematProblem problem(steps, values);
    llvm::BitVector chosen(problem.getChoices().size());
    chosen.set(*problem.getChoiceAt(/*value=*/1, /*step=*/3));
    return problem.evaluate(chosen, /*limit=*/0).peakBytes;
  };
  EXPECT_EQ(getPeak(), 100 + 10 + 40);
  steps[3].fusable.push_back(1);
  EXPECT_EQ(getPeak(), 100 + 10);
}

// If a step that computes parts itself runs again, it computes them again, and
// what they are made of is kept until then.
TEST(RematProblemTest, ComputesPartsInEachRun) {
  std::vector<RematStep> steps{{{0}, {1}}, {{1}, {2}}, {{2}, {3}, 1e-6},
                               {{3}, {}},  {{}, {}},   {{3}, {}}};
  steps[2].isRepeatable = true;
  steps[4].extraBytes = 200;
  std::vector<RematValue> values{{}, {50, 0, {}}, {400, 1, {}}, {100, 2, {}}};
  values[2].parts = RematParts{{1}, 2e-6, 10};
  RematProblem problem(std::move(steps), std::move(values));
  llvm::BitVector chosen(problem.getChoices().size());
  chosen.set(*problem.getChoiceAt(/*value=*/2, /*step=*/2));
  EXPECT_DOUBLE_EQ(problem.evaluate(chosen, /*limit=*/0).seconds, 2e-6);
  chosen.set(*problem.getChoiceAt(/*value=*/3, /*step=*/5));
  RematCost cost = problem.evaluate(chosen, /*limit=*/0);
  EXPECT_DOUBLE_EQ(cost.seconds, 1e-6 + 2 * 2e-6);
  EXPECT_EQ(cost.peakBytes, 50 + 200);
}

// The least bytes are no more than those of a result that is written over what
// a part of its step is written over.
TEST(RematProblemTest, LeastBytesOfParts) {
  std::vector<RematStep> steps{
      {{0}, {1}, 1e-6}, {{1}, {2}, 1e-6}, {{2}, {}}, {{}, {}}, {{2, 1}, {3}}};
  steps[0].isRepeatable = steps[1].isRepeatable = true;
  steps[4].fusable.push_back(2);
  RematProblem problem(std::move(steps),
                       {{}, {100, 0, {}}, {100, 1, 1}, {100, 4, 2}});
  llvm::BitVector chosen(problem.getChoices().size());
  for (unsigned value : {1, 2})
    chosen.set(*problem.getChoiceAt(value, /*step=*/4));
  int64_t peak = problem.evaluate(chosen, /*limit=*/0).peakBytes;
  EXPECT_EQ(peak, 100);
  EXPECT_LE(problem.getLeastBytes(), peak);
}

/// Step 0 makes value 1. Step 1 runs others in one of three ways, and step 2
/// reads value 1.
static RematProblem getWays() {
  std::vector<RematStep> steps{{{0}, {1}, 1e-6}, {{}, {}}, {{1}, {}}};
  steps[0].isRepeatable = true;
  steps[1].extraBytes = 100;
  steps[1].profile = {20, 100, 30};
  steps[1].insides = {{{20, 80, 30}, 5e-7}, {{20, 60, 30}, 2e-6}};
  return {std::move(steps), {{}, {50, 0, {}}}};
}

// The steps inside another one run in the quickest way that fits beside the
// rest. A plan has the fewest seconds of both: values that are dropped, and
// ways.
TEST(RematProblemTest, RunsInTheQuickestWay) {
  RematProblem problem = getWays();
  EXPECT_EQ(problem.getPeakBytes(), 150);
  EXPECT_EQ(problem.getLeastBytes(), 60);
  auto plan = [&](int64_t limit) { return RematSearch(problem).run(limit); };
  EXPECT_DOUBLE_EQ(plan(150).cost.seconds, 0);
  EXPECT_DOUBLE_EQ(plan(149).cost.seconds, 5e-7);
  // To drop the value takes less time than the last way.
  EXPECT_DOUBLE_EQ(plan(129).cost.seconds, 1e-6);
  EXPECT_DOUBLE_EQ(plan(99).cost.seconds, 1.5e-6);
  EXPECT_DOUBLE_EQ(plan(79).cost.seconds, 3e-6);
  EXPECT_FALSE(plan(59).cost.fits());
  EXPECT_EQ(RematSearch(problem).getFewest().cost.peakBytes, 60);
}

/// Step 1 reads value 1 at the first of three steps inside, and makes value 2
/// at the last one. Step 2 reads value 2, and some more.
static RematProblem getBranches(int64_t bytes,
                                std::optional<unsigned> inPlaceOf,
                                SmallVector<unsigned, 4> others) {
  std::vector<RematStep> steps{{{0}, {1}}, {{1}, {2}}, {{2}, {}}};
  llvm::append_range(steps[2].reads, others);
  steps[1].extraBytes = 50;
  steps[1].profile = {10, 50, 20};
  steps[1].lastReads = {{1, 0}};
  steps[1].firstWrites = {{2, 2}};
  return {std::move(steps), {{}, {100, 0, {}}, {bytes, 1, inPlaceOf}}};
}

// A value that is read or made in branches is in use for a part of the time,
// unless there is another reader, or one value is in the place of the other.
TEST(RematProblemTest, UsesInBranches) {
  EXPECT_EQ(getBranches(60, std::nullopt, {}).getPeakBytes(), 100 + 10);
  EXPECT_EQ(getBranches(60, std::nullopt, {1}).getPeakBytes(), 100 + 60 + 20);
  EXPECT_EQ(getBranches(100, 1, {}).getPeakBytes(), 100 + 50);
  for (int64_t bytes : {60, 100})
    for (std::optional<unsigned> old : {std::optional<unsigned>(), {1}}) {
      RematProblem problem = getBranches(bytes, old, {});
      EXPECT_LE(problem.getLeastBytes(), problem.getPeakBytes());
    }
}

// The schedule tells how much memory there is for what is inside.
TEST(RematProblemTest, TellsTheRoom) {
  RematProblem problem = getWays();
  llvm::BitVector chosen(problem.getChoices().size());
  auto getRooms = [&](int64_t limit) {
    return problem.getSchedule(chosen, limit).rooms;
  };
  EXPECT_EQ(getRooms(135), std::vector({RematRoom{1, 1, 85}}));
  // Where nothing fits, the least.
  EXPECT_EQ(getRooms(10), std::vector({RematRoom{1, 1, 60}}));
  EXPECT_TRUE(getRooms(150).empty());
}
