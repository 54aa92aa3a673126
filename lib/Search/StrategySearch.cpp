//===- StrategySearch.cpp - search for strategies of a program ------------===//

#include "mesh/Search/StrategySearch.h"

#include "mesh/Support/WorkClock.h"

using namespace mesh;

StrategySearch::StrategySearch(ModuleOp module, StringRef entry,
                               const SearchSpace &space,
                               StrategySearchOptions options)
    : space(space), options(std::move(options)),
      evaluator(module, entry, space, this->options.lower,
                *this->options.machine),
      fit(this->options.fit) {
  if (this->options.recomputes && this->options.memoryLimit)
    evaluator.setRecomputationLimit(*this->options.memoryLimit);
  if (this->options.tie)
    evaluator.outlineRepeats(this->options.starts.empty()
                                 ? Choices(space.getNumChoices().size())
                                 : this->options.starts.front());
  if (this->options.estimates)
    estimates = StrategyEstimate::get(evaluator.getModule(), entry, space,
                                      *this->options.machine);
}

void StrategySearch::noteFitting(double seconds) {
  // Strategies that are hardly slower are lowered, too, if the best does not
  // fit then.
  constexpr double kClose = 1.1;
  evaluator.setRecomputationSeconds(kClose * seconds);
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

void StrategySearch::fitEstimates(const Choices &choices) {
  // If this cannot be evaluated here, what another mesh says is all there is.
  if (!fit)
    fit.emplace();
  std::optional<StrategyCost> cost = evaluate(choices);
  std::optional<StrategyCost> estimated = estimates->evaluate(choices);
  if (!cost || !estimated || estimated->bytes == 0)
    return;
  fit.emplace();
  int64_t bytes = cost->bytes;
  if (options.recomputes && options.memoryLimit)
    if (auto reach = evaluator.getRecomputation(choices)) {
      fit->recomputation = *reach;
      bytes = reach->bytes;
    }
  fit->scale =
      static_cast<double>(bytes) / static_cast<double>(estimated->bytes);
}

std::optional<StrategyCost> StrategySearch::guess(const Choices &choices) {
  std::optional<StrategyCost> cost = estimates->evaluate(choices);
  if (!cost)
    return std::nullopt;
  MemoryFit known = fit.value_or(MemoryFit());
  const RecomputationReach &recomputation = known.recomputation;
  double bytes = known.scale * static_cast<double>(cost->bytes);
  if (double savable = recomputation.savedShare * bytes;
      savable > 0 && bytes > static_cast<double>(*options.memoryLimit)) {
    // Without a program, each byte takes the same time.
    double saved =
        std::min(savable, bytes - static_cast<double>(*options.memoryLimit));
    cost->seconds *= 1 + recomputation.secondsShare * saved / savable;
    bytes -= saved;
  }
  cost->bytes = static_cast<int64_t>(bytes);
  return cost;
}

std::vector<Choices> StrategySearch::estimate(ArrayRef<Choices> starts,
                                              size_t numKept, double share,
                                              int64_t patience) {
  LocalSearchOptions search = getOptions();
  search.numKept = numKept;
  search.patience = patience * options.estimatePatience;
  if (search.memoryLimit)
    search.memoryLimit =
        static_cast<int64_t>(share * static_cast<double>(*search.memoryLimit));
  search.isOver = [&] { return options.isEstimateOver(0); };
  search.evaluate = [&](const Choices &choices) { return guess(choices); };
  return searchEstimates(std::move(search), starts);
}

void StrategySearch::estimateFastest(ArrayRef<Choices> starts) {
  LocalSearchOptions search = getOptions();
  search.memoryLimit.reset();
  search.numKept = 1;
  search.patience = options.estimatePatience;
  // Leaves as much time for strategies that fit.
  WorkClock clock;
  search.isOver = [&] { return options.isEstimateOver(clock.getSeconds()); };
  search.evaluate = [&](const Choices &choices) {
    return estimates->evaluate(choices);
  };
  std::vector<Choices> found = searchEstimates(std::move(search), starts);
  if (found.empty())
    return;
  fastest = std::move(found.front());
  std::optional<StrategyCost> cost = guess(*fastest);
  isShort = cost && (cost->bytes > *options.memoryLimit ||
                     cost->seconds > estimates->evaluate(*fastest)->seconds);
}

std::vector<Choices> StrategySearch::searchEstimates(LocalSearchOptions search,
                                                     ArrayRef<Choices> starts) {
  if (!fit)
    fitEstimates(starts.front());
  search.moves = estimates->getMoves();
  LocalSearch quick(std::move(search));
  std::vector<Choices> found;
  for (RatedStrategy &rated : quick.run(starts))
    found.push_back(std::move(rated.choices));
  numEstimated += quick.getNumTried();
  return found;
}

bool StrategySearch::isPromising(const Choices &choices) {
  // Where memory is short, strategies differ more in what rings hide.
  constexpr double kTrusted = 1.25, kTrustedIfShort = 1.5;
  if (!estimates || !best || !best->cost.fits(options.memoryLimit))
    return true;
  std::optional<StrategyCost> estimated = guess(choices);
  double trusted = isShort ? kTrustedIfShort : kTrusted;
  return !estimated || estimated->seconds <= trusted * bestEstimate;
}

std::optional<StrategyCost> StrategySearch::evaluate(const Choices &choices) {
  std::optional<uint64_t> layouts;
  // Estimates know the program with repeated layers outlined.
  if (estimates && !evaluator.tellsLayersApart(choices))
    layouts = estimates->getLayouts(choices);
  if (layouts)
    if (auto known = costs.find(*layouts); known != costs.end())
      return known->second;
  std::optional<StrategyCost> cost = evaluator.evaluate(choices);
  if (layouts)
    costs[*layouts] = cost;
  if (cost)
    noteLeast({choices, *cost});
  if (cost && options.notify)
    options.notify({choices, *cost});
  return cost;
}

void StrategySearch::noteLeast(const RatedStrategy &strategy) {
  auto getBytes = [](const StrategyCost &cost) {
    return cost.bytes + cost.savedBytes;
  };
  if (!least || getBytes(strategy.cost) < getBytes(least->cost))
    least = strategy;
}

const std::optional<RatedStrategy> &StrategySearch::spreadIfShort() {
  if (!options.memoryLimit || std::exchange(hasSpread, true))
    return spread;
  std::optional<StrategyCost> cost =
      evaluator.evaluateAsItIs(Choices(space.getNumChoices().size()));
  // A program that takes long is evaluated a few times only: estimates find
  // what is evaluated.
  constexpr double kFew = 32;
  if ((cost && cost->fits(options.memoryLimit)) ||
      options.isOver(kFew * evaluator.getSeconds()))
    return spread;
  for (bool splitsLongest : {false, true}) {
    Choices choices = space.getSpread(splitsLongest);
    cost = evaluator.evaluateAsItIs(choices);
    if (!cost || (spread && spread->cost.bytes <= cost->bytes))
      continue;
    spread = RatedStrategy{std::move(choices), *cost};
    if (!cost->fits(options.memoryLimit))
      continue;
    noteFitting(cost->seconds);
    break;
  }
  if (spread)
    noteLeast(*spread);
  return spread;
}

std::vector<RatedStrategy> StrategySearch::run(std::vector<Choices> starts,
                                               bool keepsFirst) {
  constexpr size_t kKept = 12, kKeptOfShare = 4;
  constexpr int64_t kPatienceIfShort = 4;
  constexpr double kShares[] = {0.8, 1.25};
  Choices byPropagation(space.getNumChoices().size());
  bool isDefault = starts.empty() || starts.front() == byPropagation;
  std::optional<Choices> kept;
  if (keepsFirst && !isDefault)
    kept = starts.front();
  starts.push_back(std::move(byPropagation));
  if (spreadIfShort())
    starts.insert(starts.begin() + 1, spread->choices);
  if (estimates && !starts.front().empty()) {
    fitEstimates(starts.front());
    // From a strategy that is slow since it fits, moves find none that is fast
    // and fits: they would not fit on the way.
    if (options.memoryLimit)
      estimateFastest(starts);
    if (fastest)
      starts.insert(starts.begin(), *fastest);
    std::vector<Choices> found = estimate(starts, kKept);
    // A strategy of less memory fits as well, and one of more may be
    // recomputed. A search may end where no move to these gains.
    if (options.memoryLimit)
      for (double share : kShares)
        llvm::append_range(found, estimate(starts, kKeptOfShare, share));
    starts.insert(starts.begin(), found.begin(), found.end());
  }
  // Short of time, the first one alone is evaluated.
  if (kept)
    starts.insert(starts.begin(), std::move(*kept));
  else if (spread && isDefault)
    starts.insert(starts.begin(), spread->choices);
  LocalSearchOptions search = getOptions();
  search.patience = options.patience;
  search.isOver = [&] { return options.isOver(evaluator.getSeconds()); };
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
      if (cost->fits(options.memoryLimit))
        noteFitting(cost->seconds);
      if (estimates)
        if (auto estimated = guess(choices))
          bestEstimate = estimated->seconds;
    }
    return cost;
  };
  local.emplace(std::move(search));
  std::vector<RatedStrategy> rated = local->run(starts);
  // Where memory is short, most changes lead to strategies that do not fit. So
  // more are tried, and followed beside what was found with the usual number.
  if (estimates && isShort && !options.isOver(evaluator.getSeconds()))
    rated = local->run(estimate(starts, kKept, /*share=*/1, kPatienceIfShort));
  return rated;
}

std::vector<RatedStrategy> StrategySearch::probe(std::vector<Choices> starts) {
  constexpr size_t kKept = 2;
  if (estimates && !starts.front().empty())
    starts = estimate(starts, kKept);
  std::vector<RatedStrategy> rated;
  for (Choices &choices : starts) {
    if (!rated.empty() && options.isOver(evaluator.getSeconds()))
      break;
    if (std::optional<StrategyCost> cost = evaluate(choices))
      rated.push_back({std::move(choices), *cost});
  }
  return rated;
}
