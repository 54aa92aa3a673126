//===- RematSearch.cpp - the cheapest repetitions that fit ----------------===//

#include "mesh/Remat/RematSearch.h"

#include "ManyDrops.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mesh;

static size_t square(size_t number) { return number * number; }

namespace {
/// The search of choices for a limit.
class Search {
public:
  Search(const RematProblem &problem, int64_t limit, int64_t budget)
      : problem(problem), limit(limit), budget(budget),
        isSmall(2 * square(problem.getChoices().size()) *
                    problem.getSteps().size() <
                static_cast<size_t>(budget)),
        plan{llvm::BitVector(problem.getChoices().size()), {}},
        banned(problem.getChoices().size()) {
    plan.cost = *evaluate(plan.chosen);
  }

  RematPlan run();
  /// Searches from `start` alone.
  RematPlan runFrom(llvm::BitVector start) {
    searchFrom(std::move(start));
    return plan;
  }

private:
  std::optional<RematCost> evaluate(const llvm::BitVector &chosen);
  unsigned getEnd(unsigned choice) const;
  double getScore(unsigned choice, ArrayRef<unsigned> numOver) const;
  std::vector<unsigned> rank(ArrayRef<int64_t> profile) const;
  std::vector<int64_t> getProfile() const;
  bool dropMany();
  llvm::BitVector withSources(llvm::BitVector chosen, unsigned choice) const;
  std::vector<unsigned> getCandidates() const;
  class BestStep;
  bool dropBest();
  bool dropPair();
  void descend();
  void improve();
  llvm::BitVector keepEvery(unsigned distance) const;
  bool searchFrom(llvm::BitVector start);
  bool accept(llvm::BitVector chosen);
  bool giveUp();
  bool addOne(const llvm::BitVector &fewer);
  bool exchange();

  const RematProblem &problem;
  const int64_t limit;
  /// The number of steps that may still be evaluated.
  int64_t budget;
  /// True if all choices can be tried one by one.
  const bool isSmall;
  RematPlan plan;
  /// Choices that are not made for now.
  llvm::BitVector banned;
};
} // namespace

/// Returns the cost of `chosen`; nothing if it has so many repetitions that
/// lowering the program would take much memory and time.
std::optional<RematCost> Search::evaluate(const llvm::BitVector &chosen) {
  constexpr size_t kMostRepetitions = 4;
  size_t numSteps = problem.getSteps().size();
  RematCost cost = problem.evaluate(chosen, limit);
  budget -= static_cast<int64_t>(numSteps + cost.numRepetitions) + 1;
  if (cost.numRepetitions > kMostRepetitions * numSteps)
    return std::nullopt;
  return cost;
}

/// The end of the time in which the value of `choice` is dropped.
unsigned Search::getEnd(unsigned choice) const {
  return problem.getChoices()[choice].before.value_or(
      problem.getSteps().size());
}

/// Returns the bytes above the limit that `choice` may save, summed up over
/// steps, per second. `numOver` counts the steps above it before each.
double Search::getScore(unsigned choice, ArrayRef<unsigned> numOver) const {
  const RematChoice &it = problem.getChoices()[choice];
  const RematValue &value = problem.getValues()[it.value];
  if (!it.before)
    return 0;
  double steps = numOver[*it.before] - numOver[it.after + 1];
  return steps * static_cast<double>(value.bytes) /
         (problem.getSeconds(choice) + kLeastSeconds);
}

/// Returns the choices that may save bytes above the limit, best first.
std::vector<unsigned> Search::rank(ArrayRef<int64_t> profile) const {
  std::vector<unsigned> numOver(1);
  for (int64_t bytes : profile)
    numOver.push_back(numOver.back() + (bytes > limit));
  std::vector<std::pair<double, unsigned>> order;
  for (unsigned choice : llvm::seq<unsigned>(0, plan.chosen.size()))
    if (!plan.chosen[choice])
      if (double score = getScore(choice, numOver); score > 0)
        order.emplace_back(-score, choice);
  llvm::sort(order);
  std::vector<unsigned> ranked;
  for (auto [score, choice] : order)
    ranked.push_back(choice);
  return ranked;
}

std::vector<int64_t> Search::getProfile() const {
  std::vector<int64_t> profile;
  problem.evaluate(plan.chosen, limit, nullptr, &profile);
  return profile;
}

/// Drops as many values as it seems to take, without evaluating one by one.
bool Search::dropMany() {
  llvm::BitVector chosen = ManyDrops(problem, plan.chosen, getProfile(), limit)
                               .run(rank(getProfile()));
  std::optional<RematCost> cost = evaluate(chosen);
  if (!cost || cost->excess >= plan.cost.excess)
    return false;
  plan = {std::move(chosen), *cost};
  return true;
}

/// Adds to `chosen` the choice and those of all values that it would otherwise
/// keep for it.
llvm::BitVector Search::withSources(llvm::BitVector chosen,
                                    unsigned choice) const {
  SmallVector<unsigned> left{choice};
  unsigned end = getEnd(choice);
  while (!left.empty()) {
    unsigned next = left.pop_back_val();
    if (chosen[next] && next != choice)
      continue;
    chosen.set(next);
    for (unsigned read : problem.getReads(next))
      if (std::optional<unsigned> later = problem.getChoiceAt(read, end);
          later && !problem.getChoices()[*later].before)
        left.push_back(*later);
  }
  return chosen;
}

/// Takes of `candidates` what saves the most bytes above the limit per second.
class Search::BestStep {
public:
  explicit BestStep(Search &search) : search(search) {}

  void consider(llvm::BitVector chosen) {
    if (search.budget < 0 || chosen.anyCommon(search.banned))
      return;
    std::optional<RematCost> cost = search.evaluate(chosen);
    if (!cost)
      return;
    double saved = search.plan.cost.excess - cost->excess;
    double seconds = cost->seconds - search.plan.cost.seconds;
    double score = saved / (std::max(0.0, seconds) + kLeastSeconds);
    if (saved <= 0 || score <= bestScore)
      return;
    bestScore = score;
    best = {std::move(chosen), *cost};
  }
  bool take() {
    if (bestScore == 0)
      return false;
    search.plan = std::move(best);
    return true;
  }

private:
  Search &search;
  RematPlan best;
  double bestScore = 0;
};

/// Returns the choices to try one by one.
std::vector<unsigned> Search::getCandidates() const {
  constexpr size_t kMost = 64;
  if (isSmall) {
    auto all = llvm::seq<unsigned>(0, plan.chosen.size());
    return {all.begin(), all.end()};
  }
  std::vector<unsigned> ranked = rank(getProfile());
  ranked.resize(std::min(ranked.size(), kMost));
  return ranked;
}

/// Adds one choice, or takes one back.
bool Search::dropBest() {
  BestStep step(*this);
  for (unsigned choice : getCandidates()) {
    llvm::BitVector chosen = plan.chosen;
    step.consider(chosen.flip(choice));
    if (plan.chosen[choice])
      continue;
    llvm::BitVector closed = withSources(plan.chosen, choice);
    if (closed != chosen)
      step.consider(std::move(closed));
  }
  return step.take();
}

/// Changes two choices, where no single one saves anything.
bool Search::dropPair() {
  BestStep step(*this);
  std::vector<unsigned> candidates = getCandidates();
  for (unsigned first : candidates) {
    llvm::BitVector start =
        plan.chosen[first] ? plan.chosen : withSources(plan.chosen, first);
    if (plan.chosen[first])
      start.reset(first);
    for (unsigned second : candidates) {
      if (second == first || budget < 0)
        continue;
      llvm::BitVector chosen = start;
      step.consider(chosen.flip(second));
      if (!start[second])
        step.consider(withSources(start, second));
    }
  }
  return step.take();
}

/// Takes `chosen` if that fits and takes less time.
bool Search::accept(llvm::BitVector chosen) {
  if (budget < 0 || chosen.anyCommon(banned))
    return false;
  std::optional<RematCost> cost = evaluate(chosen);
  if (!cost || !cost->fits() || cost->seconds >= plan.cost.seconds)
    return false;
  plan = {std::move(chosen), *cost};
  return true;
}

/// Takes back choices that are not needed, the dearest first.
bool Search::giveUp() {
  SmallVector<std::pair<double, unsigned>> order;
  for (unsigned choice : plan.chosen.set_bits())
    order.emplace_back(-problem.getSeconds(choice), choice);
  llvm::sort(order);
  bool hasImproved = false;
  for (auto [seconds, choice] : order) {
    llvm::BitVector chosen = plan.chosen;
    chosen.reset(choice);
    hasImproved |= accept(std::move(chosen));
  }
  return hasImproved;
}

/// Adds one choice to `fewer`, alone or with its sources.
bool Search::addOne(const llvm::BitVector &fewer) {
  if (budget < 0)
    return false;
  for (unsigned other : llvm::seq<unsigned>(0, fewer.size())) {
    if (plan.chosen[other] || budget < 0)
      continue;
    llvm::BitVector chosen = fewer;
    chosen.set(other);
    if (accept(std::move(chosen)) || accept(withSources(fewer, other)))
      return true;
  }
  return false;
}

/// Replaces one choice by another one, two by one, or one by two.
bool Search::exchange() {
  auto present = llvm::to_vector(plan.chosen.set_bits());
  auto without = [&](unsigned choice) {
    llvm::BitVector fewer = plan.chosen;
    return fewer.reset(choice);
  };
  for (unsigned first : present)
    if (addOne(without(first)))
      return true;
  for (auto [index, first] : llvm::enumerate(present))
    for (unsigned second : ArrayRef(present).drop_front(index + 1)) {
      if (budget < 0)
        return false;
      if (addOne(without(first).reset(second)))
        return true;
    }
  for (unsigned first : present)
    for (unsigned other : llvm::seq<unsigned>(0, plan.chosen.size())) {
      if (budget < 0)
        return false;
      if (!plan.chosen[other] && addOne(withSources(without(first), other)))
        return true;
    }
  return false;
}

/// Changes choices until the schedule fits, or nothing helps.
void Search::descend() {
  while (!plan.cost.fits() && budget > 0 && (dropBest() || dropPair()))
    ;
}

/// Takes less and less time with a schedule that fits.
void Search::improve() {
  while (plan.cost.fits() && (giveUp() || exchange()))
    ;
}

static bool isBetter(const RematCost &cost, const RematCost &other) {
  if (cost.fits() && other.fits())
    return cost.seconds < other.seconds;
  return cost.fits() || (!other.fits() && cost.peakBytes < other.peakBytes);
}

/// Returns all choices but those of every `distance`-th value: from what is
/// kept, the values between are computed again.
llvm::BitVector Search::keepEvery(unsigned distance) const {
  llvm::BitVector chosen(plan.chosen.size(), true);
  unsigned numValues = 0;
  for (unsigned value : llvm::seq<unsigned>(0, problem.getValues().size())) {
    auto choices = problem.getChoicesOf(value);
    if (!choices.empty() && numValues++ % distance == 0)
      chosen.reset(*choices.begin(), *choices.end());
  }
  return chosen;
}

/// Searches from `start`, and keeps what is better.
bool Search::searchFrom(llvm::BitVector start) {
  std::optional<RematCost> cost = evaluate(start);
  if (!cost)
    return false;
  RematPlan before = std::exchange(plan, {std::move(start), *cost});
  descend();
  improve();
  if (isBetter(plan.cost, before.cost))
    return true;
  plan = std::move(before);
  return false;
}

RematPlan Search::run() {
  if (plan.cost.fits())
    return plan;
  if (!isSmall)
    while (!plan.cost.fits() && dropMany())
      ;
  llvm::BitVector none = plan.chosen, all(plan.chosen.size(), true);
  searchFrom(std::move(none));
  searchFrom(std::move(all));
  // A long program may fit with many choices that do not come one by one.
  for (unsigned distance = 2; distance < plan.chosen.size(); distance *= 2)
    searchFrom(keepEvery(distance));
  // Tries again without each of the choices.
  for (bool isBetter = true; isBetter && budget > 0;) {
    isBetter = false;
    for (unsigned choice : llvm::to_vector(plan.chosen.set_bits())) {
      banned.set(choice);
      isBetter |= searchFrom(llvm::BitVector(plan.chosen.size()));
      banned.reset(choice);
    }
  }
  return plan;
}

/// Lowers the limit until nothing is found below what `plan` takes.
static RematPlan squeeze(const RematProblem &problem, RematPlan plan,
                         int64_t budget) {
  int64_t least = problem.getLeastBytes();
  constexpr int kMostRounds = 16;
  for (int i = 0; i < kMostRounds && plan.cost.peakBytes > least; ++i) {
    RematPlan other =
        Search(problem, plan.cost.peakBytes - 1, budget / kMostRounds)
            .runFrom(plan.chosen);
    if (other.cost.peakBytes >= plan.cost.peakBytes)
      break;
    plan = std::move(other);
  }
  return plan;
}

/// Searches for the fewest bytes, by a limit between those that do and do not
/// fit.
static RematPlan searchFewest(const RematProblem &problem, int64_t budget) {
  constexpr int kHalvings = 6;
  int64_t below = problem.getLeastBytes();
  RematPlan plan = Search(problem, below, budget).run();
  for (int i = 0; i < kHalvings && below < plan.cost.peakBytes; ++i) {
    int64_t middle = below + (plan.cost.peakBytes - below) / 2;
    RematPlan other = Search(problem, middle, budget / kHalvings).run();
    if (other.cost.peakBytes < plan.cost.peakBytes)
      plan = std::move(other);
    if (plan.cost.peakBytes > middle)
      below = middle;
  }
  return squeeze(problem, std::move(plan), budget / kHalvings);
}

const RematPlan &RematSearch::getFewest() {
  if (fewest)
    return *fewest;
  RematPlan plan = searchFewest(problem, budget);
  // Where repetitions that take little time lead to a dead end, others may not.
  RematPlan other = searchFewest(problem.withoutSeconds(), budget / 4);
  if (other.cost.peakBytes < plan.cost.peakBytes)
    plan = std::move(other);
  fewest = Search(problem, plan.cost.peakBytes, budget / 4)
               .runFrom(std::move(plan.chosen));
  return *fewest;
}

RematPlan RematSearch::run(int64_t limit) {
  RematPlan plan = Search(problem, limit, budget).run();
  if (plan.cost.fits())
    return plan;
  plan = getFewest();
  if (plan.cost.peakBytes <= limit)
    return Search(problem, limit, budget / 4).runFrom(std::move(plan.chosen));
  plan.cost = problem.evaluate(plan.chosen, limit);
  return plan;
}
