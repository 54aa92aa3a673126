//===- StrategySearch.h - search for strategies of a program ----*- C++ -*-===//

#ifndef MESH_SEARCH_STRATEGYSEARCH_H
#define MESH_SEARCH_STRATEGYSEARCH_H

#include "mesh/Search/StrategyEstimate.h"
#include "mesh/Search/StrategyEvaluator.h"

namespace mesh {

/// Estimates of memory, compared with the evaluation of one strategy.
struct MemoryFit {
  /// Estimates are wrong by about this factor for all strategies.
  double scale = 1;
  RecomputationReach recomputation;
};

struct StrategySearchOptions {
  /// The options of lowering, and what the description of their machine says.
  LowerOptions lower;
  const MachineModel *machine = nullptr;
  std::optional<int64_t> memoryLimit;
  /// True if values may be recomputed to fit.
  bool recomputes = false;
  /// True if repeated layers are partitioned once.
  bool tie = true;
  uint64_t seed = 0;
  /// The rounds of random changes without a better strategy after which
  /// evaluations end, and estimates.
  int64_t patience = 4, estimatePatience = 16;
  /// True if strategies are estimated before they are evaluated.
  bool estimates = true;
  /// The same of a search on another mesh. A search learns it from its start in
  /// any case.
  std::optional<MemoryFit> fit;
  /// Where the search starts, besides the program as it is.
  std::vector<Choices> starts;
  /// Return true once no more estimates, and no more strategies, are to be
  /// begun that take about `seconds`.
  std::function<bool(double seconds)> isEstimateOver = [](double) {
    return false;
  };
  std::function<bool(double seconds)> isOver = [](double) { return false; };
  /// Called with each strategy that is evaluated.
  std::function<void(const RatedStrategy &)> notify;
};

/// Searches among estimates, with moves of whole colors of dims. Then evaluates
/// the best of them, and searches on from these by changes of one decision.
class StrategySearch {
public:
  StrategySearch(ModuleOp module, StringRef entry, const SearchSpace &space,
                 StrategySearchOptions options);

  /// Searches from the starts of the options. Returns the best strategies, best
  /// first; none if all that were tried are impossible. What is found is no
  /// worse than the first start, however little time there is, unless that
  /// leaves all to propagation.
  std::vector<RatedStrategy> run() {
    return run(options.starts, /*keepsFirst=*/true);
  }
  /// Searches from `starts`. Short of time, the first one is evaluated if
  /// `keepsFirst`, else what estimates find.
  std::vector<RatedStrategy> run(std::vector<Choices> starts, bool keepsFirst);

  /// Returns the strategy that estimates found fastest whatever memory it
  /// takes, or nothing where there is no limit. Programs of less memory may
  /// have the memory for it.
  const std::optional<Choices> &getFastest() const { return fastest; }

  /// Returns the strategy with the least memory of those that were evaluated,
  /// with nothing recomputed; nothing if there is none.
  const std::optional<RatedStrategy> &getLeast() const { return least; }

  /// Returns a strategy that splits what it can along all axes, with nothing
  /// recomputed: the first that fits, or else that of least memory. Nothing if
  /// the program fits with all left to propagation. Moves on the way may not
  /// fit.
  const std::optional<RatedStrategy> &spreadIfShort();

  /// Evaluates the best two that estimates find from `starts`, and no more.
  /// Without estimates, all starts.
  std::vector<RatedStrategy> probe(std::vector<Choices> starts);

  /// Returns the best of those that were evaluated, by `getCost` of their
  /// costs.
  std::vector<RatedStrategy>
  rank(function_ref<StrategyCost(const StrategyCost &)> getCost) {
    return local->rank(getCost);
  }

  /// Learns of a strategy that fits and takes `seconds`, here or on another
  /// mesh. Nothing is recomputed of those that are slower by far without that.
  void noteFitting(double seconds);

  /// Returns what is known of estimates of memory, or nothing if none was made.
  const std::optional<MemoryFit> &getFit() const { return fit; }

  /// Returns a time that no strategy is faster than in local view; nothing if
  /// none is proven.
  std::optional<double> getLeastSeconds() {
    return estimates ? std::optional(estimates->getLeastSeconds())
                     : std::nullopt;
  }
  /// Returns the ops that are replicated for want of a rule, and what they take
  /// with a strategy; none without estimates.
  std::vector<WholeOp> getWholeOps(const Choices &choices) {
    return estimates && estimates->evaluate(choices) ? estimates->getWholeOps()
                                                     : std::vector<WholeOp>();
  }
  StrategyEvaluator &getEvaluator() { return evaluator; }
  /// Returns the number of strategies that were estimated, or tried.
  size_t getNumEstimated() const { return numEstimated; }
  size_t getNumTried() const { return local ? local->getNumTried() : 0; }

private:
  LocalSearchOptions getOptions() const;
  void noteLeast(const RatedStrategy &strategy);
  /// Returns at most `numKept` strategies with the best estimates, within
  /// `share` of the limit of memory. Random changes may fail for `patience`
  /// times as many rounds as usual.
  std::vector<Choices> estimate(ArrayRef<Choices> starts, size_t numKept,
                                double share = 1, int64_t patience = 1);
  /// Sets the strategy that is fastest whatever memory it takes.
  void estimateFastest(ArrayRef<Choices> starts);
  /// Returns the best strategies that `search` finds from `starts`, with moves.
  std::vector<Choices> searchEstimates(LocalSearchOptions search,
                                       ArrayRef<Choices> starts);
  /// Finds how estimates of memory differ from evaluations, by one strategy.
  void fitEstimates(const Choices &choices);
  /// Returns the estimated costs of a strategy, with recomputation if it does
  /// not fit.
  std::optional<StrategyCost> guess(const Choices &choices);
  std::optional<StrategyCost> evaluate(const Choices &choices);
  /// Returns true if a strategy may be better than the best, by its estimate.
  bool isPromising(const Choices &choices);

  const SearchSpace &space;
  StrategySearchOptions options;
  StrategyEvaluator evaluator;
  std::unique_ptr<StrategyEstimate> estimates;
  std::optional<LocalSearch> local;
  std::optional<MemoryFit> fit;
  std::optional<Choices> fastest;
  std::optional<RatedStrategy> spread;
  bool hasSpread = false;
  /// True if the fastest does not fit, or by recomputation alone.
  bool isShort = false;
  /// The best strategy that was evaluated, and its estimate; and that of least
  /// memory.
  std::optional<RatedStrategy> best, least;
  double bestEstimate = 0;
  /// The costs of strategies by all layouts that estimates find for them.
  llvm::DenseMap<uint64_t, std::optional<StrategyCost>> costs;
  size_t numEstimated = 0;
};

} // namespace mesh

#endif // MESH_SEARCH_STRATEGYSEARCH_H
