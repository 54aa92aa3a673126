//===- StrategySearch.cpp - search for strategies of a program ------------===//

#include "mesh/Search/StrategySearch.h"

using namespace mesh;

StrategySearch::StrategySearch(ModuleOp module, StringRef entry,
                               const SearchSpace &space,
                               StrategySearchOptions options)
    : space(space), options(std::move(options)),
      evaluator(module, entry, space, this->options.machinePath,
                *this->options.machine) {
  if (this->options.tie)
    evaluator.outlineRepeats(this->options.starts.empty()
                                 ? Choices(space.getNumChoices().size())
                                 : this->options.starts.front());
  if (this->options.estimates)
    estimates = StrategyEstimate::get(evaluator.getModule(), entry, space,
                                      *this->options.machine);
}

LocalSearchOptions StrategySearch::getOptions() const {
  LocalSearchOptions search;
  search.numChoices = space.getNumChoices();
  for (const SearchSpace::Decision &decision : space.getDecisions())
    search.weights.push_back(space.getWeight(decision.group));
  search.memoryLimit = options.memoryLimit;
  search.seed = options.seed;
  return search;
}

/// Puts the strategies with the best estimates before `starts`.
void StrategySearch::estimate(std::vector<Choices> &starts) {
  // Estimates of memory are wrong by about the same factor for all strategies.
  double scale = 1;
  std::optional<StrategyCost> cost = evaluate(starts.front());
  std::optional<StrategyCost> guess = estimates->evaluate(starts.front());
  if (cost && guess && guess->bytes > 0)
    scale =
        static_cast<double>(cost->bytes) / static_cast<double>(guess->bytes);
  LocalSearchOptions search = getOptions();
  search.numKept = 12;
  search.patience = 16;
  search.moves = estimates->getMoves();
  search.isOver = options.isEstimateOver;
  search.evaluate = [&](const Choices &choices) {
    std::optional<StrategyCost> found = estimates->evaluate(choices);
    if (found)
      found->bytes =
          static_cast<int64_t>(scale * static_cast<double>(found->bytes));
    return found;
  };
  LocalSearch quick(std::move(search));
  std::vector<Choices> found;
  for (RatedStrategy &rated : quick.run(starts))
    found.push_back(std::move(rated.choices));
  starts.insert(starts.begin(), found.begin(), found.end());
  numEstimated = quick.getNumTried();
}

/// Returns true if a strategy may be better than the best, by its estimate.
bool StrategySearch::isPromising(const Choices &choices) {
  constexpr double kTrusted = 1.25;
  if (!estimates || !best ||
      (options.memoryLimit && best->cost.bytes > *options.memoryLimit))
    return true;
  std::optional<StrategyCost> guess = estimates->evaluate(choices);
  return !guess || guess->seconds <= kTrusted * bestEstimate;
}

std::optional<StrategyCost> StrategySearch::evaluate(const Choices &choices) {
  std::optional<StrategyCost> cost = evaluator.evaluate(choices);
  if (cost && options.notify)
    options.notify({choices, *cost});
  return cost;
}

std::vector<RatedStrategy> StrategySearch::run() {
  std::vector<Choices> starts = options.starts;
  starts.emplace_back(space.getNumChoices().size());
  if (estimates && !starts.front().empty())
    estimate(starts);
  LocalSearchOptions search = getOptions();
  search.isOver = options.isOver;
  size_t numStarts = starts.size(), numAsked = 0;
  search.evaluate = [&](const Choices &choices) -> std::optional<StrategyCost> {
    if (numAsked++ >= numStarts && !isPromising(choices))
      return std::nullopt;
    std::optional<StrategyCost> cost = evaluate(choices);
    if (!cost)
      return std::nullopt;
    RatedStrategy rated{choices, *cost};
    if (!best || local->isBetter(rated, *best)) {
      best = std::move(rated);
      if (estimates)
        if (auto guess = estimates->evaluate(choices))
          bestEstimate = guess->seconds;
    }
    return cost;
  };
  local.emplace(std::move(search));
  return local->run(starts);
}
