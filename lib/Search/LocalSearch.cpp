//===- LocalSearch.cpp - search among strategies --------------------------===//

#include "mesh/Search/LocalSearch.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mesh;

int64_t LocalSearch::getExcess(const StrategyCost &cost) const {
  return options.memoryLimit
             ? std::max<int64_t>(0, cost.bytes - *options.memoryLimit)
             : 0;
}

/// Returns the number of decisions that a strategy takes.
static int64_t countTaken(const Choices &choices) {
  return static_cast<int64_t>(choices.size()) - llvm::count(choices, 0u);
}

bool LocalSearch::isBetter(const RatedStrategy &a,
                           const RatedStrategy &b) const {
  int64_t excessA = getExcess(a.cost), excessB = getExcess(b.cost);
  if (excessA != excessB)
    return excessA < excessB;
  // Sums of the same times in another order are equal.
  double least = std::min(a.cost.seconds, b.cost.seconds);
  if (std::abs(a.cost.seconds - b.cost.seconds) > 1e-9 * least)
    return a.cost.seconds < b.cost.seconds;
  if (a.cost.bytes != b.cost.bytes)
    return a.cost.bytes < b.cost.bytes;
  return countTaken(a.choices) < countTaken(b.choices);
}

void LocalSearch::keep(const RatedStrategy &strategy) {
  auto isSame = [&](const RatedStrategy &other) {
    return other.cost.seconds == strategy.cost.seconds &&
           other.cost.bytes == strategy.cost.bytes;
  };
  auto same = llvm::find_if(kept, isSame);
  if (same != kept.end()) {
    if (isBetter(strategy, *same))
      *same = strategy;
    return;
  }
  auto place = llvm::find_if(kept, [&](const RatedStrategy &other) {
    return isBetter(strategy, other);
  });
  kept.insert(place, strategy);
  if (kept.size() > options.numKept)
    kept.pop_back();
}

std::optional<RatedStrategy> LocalSearch::rate(Choices choices) {
  auto [found, isNew] = costs.try_emplace(choices);
  if (isNew)
    found->second = options.evaluate(choices);
  if (!found->second)
    return std::nullopt;
  RatedStrategy rated{std::move(choices), *found->second};
  if (isNew)
    keep(rated);
  return rated;
}

RatedStrategy LocalSearch::descend(RatedStrategy current) {
  // The number of decisions since the last change.
  size_t unchanged = 0, count = options.numChoices.size();
  for (size_t decision = 0; unchanged < count;
       decision = (decision + 1) % count) {
    ++unchanged;
    RatedStrategy best = current;
    for (unsigned choice = 0; choice < options.numChoices[decision]; ++choice) {
      if (choice == current.choices[decision])
        continue;
      if (options.isOver())
        return isBetter(best, current) ? best : current;
      Choices changed = current.choices;
      changed[decision] = choice;
      std::optional<RatedStrategy> rated = rate(std::move(changed));
      if (rated && isBetter(*rated, best))
        best = std::move(*rated);
    }
    if (!isBetter(best, current))
      continue;
    current = std::move(best);
    unchanged = 0;
  }
  return current;
}

Choices LocalSearch::perturb(Choices choices) {
  constexpr int kMostChanges = 3;
  // Not a distribution of the standard library: their numbers differ between
  // implementations.
  for (int change = 0; change < kMostChanges; ++change) {
    size_t decision = random() % choices.size();
    choices[decision] =
        static_cast<unsigned>(random() % options.numChoices[decision]);
  }
  return choices;
}

std::vector<RatedStrategy> LocalSearch::run(Choices start) {
  std::optional<RatedStrategy> best = rate(std::move(start));
  if (options.numChoices.empty())
    return kept;
  if (best)
    best = descend(std::move(*best));
  Choices from = best ? best->choices : Choices(options.numChoices.size());
  for (int64_t failed = 0; failed < options.patience && !options.isOver();
       ++failed) {
    std::optional<RatedStrategy> other = rate(perturb(from));
    if (!other)
      continue;
    *other = descend(std::move(*other));
    if (best && !isBetter(*other, *best))
      continue;
    best = std::move(other);
    from = best->choices;
    failed = -1;
  }
  return kept;
}
