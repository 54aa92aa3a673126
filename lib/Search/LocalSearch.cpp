//===- LocalSearch.cpp - search among strategies --------------------------===//

#include "mesh/Search/LocalSearch.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace mesh;

int64_t LocalSearch::getExcess(const StrategyCost &cost) const {
  return options.memoryLimit
             ? std::max<int64_t>(0, cost.bytes - *options.memoryLimit)
             : 0;
}

/// Returns the time of a strategy, with what its decisions have to gain: each a
/// part of it, so that those without an effect are not taken.
double LocalSearch::getScore(const RatedStrategy &strategy) const {
  constexpr double kLeastGain = 2e-4;
  double taken = 0;
  for (auto [decision, choice] : llvm::enumerate(strategy.choices))
    if (choice != 0)
      taken += options.weights.empty() ? 1 : options.weights[decision];
  return strategy.cost.seconds * (1 + kLeastGain * taken);
}

bool LocalSearch::isBetter(const RatedStrategy &a,
                           const RatedStrategy &b) const {
  int64_t excessA = getExcess(a.cost), excessB = getExcess(b.cost);
  if (excessA != excessB)
    return excessA < excessB;
  double scoreA = getScore(a), scoreB = getScore(b);
  if (scoreA != scoreB)
    return scoreA < scoreB;
  return a.cost.bytes < b.cost.bytes;
}

void LocalSearch::keep(const RatedStrategy &strategy) {
  // Others are told apart by what matters.
  constexpr double kSameTime = 1e-3, kSameBytes = 0.02;
  auto isClose = [](double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance * std::max(a, b);
  };
  auto isSame = [&](const RatedStrategy &other) {
    return isClose(static_cast<double>(other.cost.bytes),
                   static_cast<double>(strategy.cost.bytes), kSameBytes) &&
           isClose(other.cost.seconds, strategy.cost.seconds, kSameTime);
  };
  auto same = llvm::find_if(kept, isSame);
  if (same != kept.end()) {
    if (!isBetter(strategy, *same))
      return;
    kept.erase(same);
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

RatedStrategy LocalSearch::improve(const RatedStrategy &current,
                                   size_t decision) {
  RatedStrategy best = current;
  for (unsigned choice = 0; choice < options.numChoices[decision]; ++choice) {
    if (choice == current.choices[decision])
      continue;
    if (options.isOver())
      break;
    Choices changed = current.choices;
    changed[decision] = choice;
    std::optional<RatedStrategy> rated = rate(std::move(changed));
    if (rated && isBetter(*rated, best))
      best = std::move(*rated);
  }
  return best;
}

void LocalSearch::orderDecisions(const RatedStrategy &start) {
  std::vector<RatedStrategy> improved;
  for (size_t decision : order)
    improved.push_back(improve(start, decision));
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return isBetter(improved[a], improved[b]);
  });
}

static Choices applyMove(Choices choices, const Move &move) {
  for (auto [decision, choice] : move)
    choices[decision] = choice;
  return choices;
}

RatedStrategy LocalSearch::takeMoves(RatedStrategy current) {
  while (true) {
    std::vector<std::pair<RatedStrategy, const Move *>> gains;
    for (const Move &move : options.moves) {
      if (options.isOver())
        break;
      std::optional<RatedStrategy> rated =
          rate(applyMove(current.choices, move));
      if (rated && isBetter(*rated, current))
        gains.emplace_back(std::move(*rated), &move);
    }
    if (gains.empty())
      return current;
    llvm::stable_sort(gains, [&](const auto &a, const auto &b) {
      return isBetter(a.first, b.first);
    });
    current = gains.front().first;
    for (const auto &[gain, move] : llvm::drop_begin(gains)) {
      if (options.isOver())
        return current;
      std::optional<RatedStrategy> rated =
          rate(applyMove(current.choices, *move));
      if (rated && isBetter(*rated, current))
        current = std::move(*rated);
    }
  }
}

RatedStrategy LocalSearch::descend(RatedStrategy current) {
  while (true) {
    RatedStrategy best = descendByDecisions(takeMoves(current));
    bool isDone = !isBetter(best, current) || options.moves.empty();
    current = std::move(best);
    if (isDone || options.isOver())
      return current;
  }
}

RatedStrategy LocalSearch::descendByDecisions(RatedStrategy current) {
  // The number of decisions since the last change.
  size_t unchanged = 0;
  for (size_t index = 0; unchanged < order.size() && !options.isOver();
       index = (index + 1) % order.size()) {
    ++unchanged;
    RatedStrategy best = improve(current, order[index]);
    if (!isBetter(best, current))
      continue;
    current = std::move(best);
    unchanged = 0;
  }
  return current;
}

Choices LocalSearch::perturb(Choices choices) {
  constexpr int kMostChanges = 3;
  if (!options.moves.empty() && random() % 2 == 0)
    choices = applyMove(std::move(choices),
                        options.moves[random() % options.moves.size()]);
  // Not a distribution of the standard library: their numbers differ between
  // implementations.
  for (int change = 0; change < kMostChanges; ++change) {
    size_t decision = random() % choices.size();
    choices[decision] =
        static_cast<unsigned>(random() % options.numChoices[decision]);
  }
  return choices;
}

std::optional<RatedStrategy> LocalSearch::findStart(ArrayRef<Choices> starts) {
  // A start that is good already may be one that moves lead nowhere from.
  constexpr size_t kMost = 3;
  std::vector<RatedStrategy> rated;
  for (const Choices &start : starts) {
    if (std::optional<RatedStrategy> each = rate(start))
      rated.push_back(std::move(*each));
    if (!rated.empty() && options.isOver())
      break;
  }
  llvm::stable_sort(
      rated, [&](const auto &a, const auto &b) { return isBetter(a, b); });
  std::optional<RatedStrategy> best;
  for (RatedStrategy &each : llvm::MutableArrayRef(rated).take_front(kMost)) {
    if (best && options.isOver())
      break;
    each = takeMoves(std::move(each));
    if (!best || isBetter(each, *best))
      best = std::move(each);
  }
  return best;
}

std::vector<RatedStrategy> LocalSearch::run(ArrayRef<Choices> starts) {
  std::optional<RatedStrategy> best = findStart(starts);
  if (options.numChoices.empty())
    return kept;
  order.resize(options.numChoices.size());
  std::iota(order.begin(), order.end(), size_t(0));
  if (best) {
    orderDecisions(*best);
    best = descend(std::move(*best));
  }
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

std::vector<RatedStrategy>
LocalSearch::rank(function_ref<StrategyCost(const StrategyCost &)> getCost) {
  kept.clear();
  for (const auto &[choices, cost] : costs)
    if (cost)
      keep({choices, getCost(*cost)});
  std::vector<RatedStrategy> ranked = kept;
  for (RatedStrategy &strategy : ranked)
    strategy.cost = *costs.at(strategy.choices);
  return ranked;
}
