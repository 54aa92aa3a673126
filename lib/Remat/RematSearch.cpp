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
        isSmall(2 * square(dropAll().count()) * problem.getSteps().size() <
                static_cast<size_t>(budget)),
        hasWays(llvm::any_of(
            problem.getSteps(),
            [](const RematStep &step) { return !step.insides.empty(); })),
        plan{llvm::BitVector(problem.getChoices().size()), {}, limit},
        banned(problem.getChoices().size()) {
    plan.cost = *evaluate(plan.chosen);
  }

  RematPlan run();
  /// Makes no choices to have a copy for each read: one for all takes less
  /// time.
  RematPlan runWithOneCopy();
  /// Searches from `start` alone.
  RematPlan runFrom(llvm::BitVector start) {
    searchFrom(std::move(start));
    return plan;
  }

private:
  std::optional<RematCost> evaluate(const llvm::BitVector &chosen);
  bool isForEach(unsigned choice) const {
    return problem.getChoices()[choice].isForEach;
  }
  unsigned getEnd(unsigned choice) const;
  std::pair<unsigned, unsigned> getTime(unsigned choice,
                                        ArrayRef<RematRepetition> copies) const;
  std::vector<unsigned> rank(std::vector<int64_t> &profile) const;
  bool dropMany();
  llvm::BitVector withSources(llvm::BitVector chosen, unsigned choice) const;
  std::vector<unsigned> getCandidates() const;
  class BestStep;
  bool dropBest();
  bool dropPair();
  void descend();
  void improve();
  llvm::BitVector dropAll() const;
  llvm::BitVector keepEvery(unsigned distance) const;
  bool searchFrom(llvm::BitVector start);
  void searchWithoutEach();
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
  /// True if dropping a value may save time: what is inside a step then runs in
  /// a quicker way.
  const bool hasWays;
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
  budget -= static_cast<int64_t>(numSteps + cost.numRepetitions +
                                 cost.numInnerSteps + 1);
  if (cost.numRepetitions > kMostRepetitions * numSteps)
    return std::nullopt;
  return cost;
}

/// The end of the time in which the value of `choice` is dropped.
unsigned Search::getEnd(unsigned choice) const {
  return problem.getChoices()[choice].before.value_or(
      problem.getSteps().size());
}

/// Returns the steps before and after which the value of `choice` would no
/// longer be in memory between; the same ones if there are none.
std::pair<unsigned, unsigned>
Search::getTime(unsigned choice, ArrayRef<RematRepetition> copies) const {
  const RematChoice &it = problem.getChoices()[choice];
  if (!it.isForEach)
    return {it.after, it.before.value_or(it.after)};
  // The value that the choice before it drops is there again from the first
  // read on.
  auto isBefore = [&](const RematRepetition &copy, const RematChoice &time) {
    return std::pair(copy.value, copy.before) <=
           std::pair(time.value, time.after);
  };
  auto *copy = llvm::lower_bound(copies, it, isBefore);
  if (!plan.chosen[choice - 1] || copy == copies.end() ||
      copy->value != it.value || copy->before > getEnd(choice))
    return {it.after, it.after};
  return {copy->before, std::min(copy->last, getEnd(choice))};
}

/// Returns the choices that may save bytes above the limit, best first: by the
/// bytes, summed up over steps, per second. Sets the memory by steps.
std::vector<unsigned> Search::rank(std::vector<int64_t> &profile) const {
  RematSchedule schedule = problem.getSchedule(plan.chosen, limit);
  profile = std::move(schedule.profile);
  std::vector<RematRepetition> copies = std::move(schedule.repetitions);
  llvm::sort(copies, [](const auto &lhs, const auto &rhs) {
    return std::pair(lhs.value, lhs.before) < std::pair(rhs.value, rhs.before);
  });
  std::vector<unsigned> numOver(1);
  for (int64_t bytes : profile)
    numOver.push_back(numOver.back() + (bytes > limit));
  std::vector<std::pair<double, unsigned>> order;
  for (unsigned choice : llvm::seq<unsigned>(0, plan.chosen.size())) {
    auto [begin, end] = getTime(choice, copies);
    if (plan.chosen[choice] || banned[choice] || begin == end)
      continue;
    const RematValue &value =
        problem.getValues()[problem.getChoices()[choice].value];
    double saved = numOver[end] - numOver[begin + 1];
    if (double score = saved * static_cast<double>(value.bytes) /
                       (problem.getSeconds(choice) + kLeastSeconds);
        score > 0)
      order.emplace_back(-score, choice);
  }
  llvm::sort(order);
  std::vector<unsigned> ranked;
  for (auto [score, choice] : order)
    ranked.push_back(choice);
  return ranked;
}

/// Drops as many values as it seems to take, without evaluating one by one.
bool Search::dropMany() {
  std::vector<int64_t> profile;
  std::vector<unsigned> ranked = rank(profile);
  llvm::BitVector chosen =
      ManyDrops(problem, plan.chosen, profile, limit).run(ranked);
  std::optional<RematCost> cost = evaluate(chosen);
  if (!cost || cost->excess >= plan.cost.excess)
    return false;
  plan = {std::move(chosen), *cost, limit};
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
    if (isForEach(next))
      left.push_back(next - 1);
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
    best = {std::move(chosen), *cost, search.limit};
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
  std::vector<int64_t> profile;
  std::vector<unsigned> ranked = rank(profile);
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
  plan = {std::move(chosen), *cost, limit};
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
  while (plan.cost.fits() &&
         (giveUp() || (hasWays && addOne(plan.chosen)) || exchange()))
    ;
}

static bool isBetter(const RematCost &cost, const RematCost &other) {
  if (cost.fits() && other.fits())
    return cost.seconds < other.seconds;
  return cost.fits() || (!other.fits() && cost.peakBytes < other.peakBytes);
}

/// Returns all choices to drop values, with one copy for all reads.
llvm::BitVector Search::dropAll() const {
  llvm::BitVector chosen(problem.getChoices().size());
  for (unsigned choice : llvm::seq<unsigned>(0, chosen.size()))
    if (!isForEach(choice))
      chosen.set(choice);
  return chosen;
}

/// Returns all choices but those of every `distance`-th value: from what is
/// kept, the values between are computed again.
llvm::BitVector Search::keepEvery(unsigned distance) const {
  llvm::BitVector chosen = dropAll();
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
  RematPlan before = std::exchange(plan, {std::move(start), *cost, limit});
  descend();
  improve();
  if (isBetter(plan.cost, before.cost))
    return true;
  plan = std::move(before);
  return false;
}

/// Tries again without each of the choices.
void Search::searchWithoutEach() {
  for (bool isBetter = true; isBetter && budget > 0;) {
    isBetter = false;
    for (unsigned choice : llvm::to_vector(plan.chosen.set_bits())) {
      banned.set(choice);
      isBetter |= searchFrom(llvm::BitVector(plan.chosen.size()));
      banned.reset(choice);
    }
  }
}

RematPlan Search::runWithOneCopy() {
  if (plan.cost.fits() && plan.cost.seconds == 0)
    return plan;
  banned = dropAll().flip();
  if (!isSmall)
    while (!plan.cost.fits() && dropMany())
      ;
  searchFrom(plan.chosen);
  searchFrom(dropAll());
  // A long program may fit with many choices that do not come one by one.
  for (unsigned distance = 2; distance < plan.chosen.size(); distance *= 2)
    searchFrom(keepEvery(distance));
  searchWithoutEach();
  banned.reset();
  return plan;
}

RematPlan Search::run() {
  int64_t again = budget;
  runWithOneCopy();
  if (dropAll().all())
    return plan;
  budget = again;
  searchFrom(plan.chosen);
  searchWithoutEach();
  return plan;
}

/// Lowers the limit in smaller and smaller steps until nothing is found below
/// what `plan` takes.
static RematPlan squeeze(const RematProblem &problem, RematPlan plan,
                         int64_t budget) {
  constexpr int kMostRounds = 32;
  int64_t least = problem.getLeastBytes();
  int64_t step = (plan.cost.peakBytes - least) / 8;
  for (int i = 0; i < kMostRounds && plan.cost.peakBytes > least; ++i) {
    int64_t limit = plan.cost.peakBytes - std::max<int64_t>(1, step);
    RematPlan other =
        Search(problem, limit, budget / kMostRounds).runFrom(plan.chosen);
    if (other.cost.peakBytes < plan.cost.peakBytes)
      plan = std::move(other);
    else if (step == 0)
      break;
    else
      step /= 2;
  }
  return plan;
}

/// Searches for the fewest bytes, by a limit between those that do and do not
/// fit.
static RematPlan searchFewest(const RematProblem &problem, int64_t budget) {
  constexpr int kHalvings = 6;
  int64_t below = problem.getLeastBytes();
  RematPlan plan = Search(problem, below, budget).runWithOneCopy();
  for (int i = 0; i < kHalvings && below < plan.cost.peakBytes; ++i) {
    int64_t middle = below + (plan.cost.peakBytes - below) / 2;
    RematPlan other =
        Search(problem, middle, budget / kHalvings).runWithOneCopy();
    if (other.cost.peakBytes < plan.cost.peakBytes)
      plan = std::move(other);
    if (plan.cost.peakBytes > middle)
      below = middle;
  }
  return squeeze(problem, std::move(plan), budget);
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
  // A search below the bound would take all its budget.
  if (limit >= problem.getLeastBytes())
    if (RematPlan plan = Search(problem, limit, budget).run(); plan.cost.fits())
      return plan;
  RematPlan plan = getFewest();
  if (plan.cost.peakBytes <= limit)
    return Search(problem, limit, budget / 4).runFrom(std::move(plan.chosen));
  plan.cost = problem.evaluate(plan.chosen, limit);
  plan.limit = limit;
  return plan;
}
