//===- LocalSearch.h - search among strategies ------------------*- C++ -*-===//
//
// A strategy is a choice for each of several decisions. The search knows what
// a strategy costs, and nothing of what it means: there are no named
// strategies. docs/rationale/search.md says why it is a local search.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SEARCH_LOCALSEARCH_H
#define MESH_SEARCH_LOCALSEARCH_H

#include "mesh/Support/LLVM.h"

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <vector>

namespace mesh {

/// The predicted costs of a strategy on a device.
struct StrategyCost {
  double seconds = 0;
  int64_t bytes = 0;
  /// The time in local view, where no communication is hidden.
  double localSeconds = 0;
  /// The memory that recomputation saves, which is none of `bytes`.
  int64_t savedBytes = 0;

  bool fits(std::optional<int64_t> memoryLimit) const {
    return !memoryLimit || bytes <= *memoryLimit;
  }
};

/// By decision; choice 0 leaves a decision to propagation.
using Choices = std::vector<unsigned>;

/// Choices of several decisions that are changed at once.
using Move = std::vector<std::pair<size_t, unsigned>>;

struct RatedStrategy {
  Choices choices;
  StrategyCost cost;
};

struct LocalSearchOptions {
  /// By decision. Those that gain the same are improved in this order.
  std::vector<unsigned> numChoices;
  /// By decision: what it counts if it is taken, where all others are equal.
  /// Empty: 1 for each.
  std::vector<double> weights;
  /// Changes of several decisions that are tried before those of single ones.
  std::vector<Move> moves;
  /// Returns what a strategy costs, or nothing if it is impossible.
  std::function<std::optional<StrategyCost>(const Choices &)> evaluate;
  /// Returns true once the search has to end.
  std::function<bool()> isOver;
  /// The most bytes that a device has.
  std::optional<int64_t> memoryLimit;
  uint64_t seed = 0;
  /// The rounds without a better strategy after which the search ends.
  int64_t patience = 4;
  /// The number of strategies that are kept.
  size_t numKept = 5;
};

/// Tries all moves, and takes those that gain, the best one first, until none
/// gains. Then tries each decision by itself, and improves one after the other,
/// those that gained most first, until none gains. Then changes a few at random
/// and does all that again.
/// Deterministic for a seed, unless it is over before its end.
class LocalSearch {
public:
  explicit LocalSearch(LocalSearchOptions options)
      : options(std::move(options)), random(this->options.seed) {}

  /// Takes moves from the best few of `starts`, and searches from the best that
  /// these lead to. Returns the best strategies of distinct costs, best first;
  /// none if all that were tried are impossible.
  std::vector<RatedStrategy> run(ArrayRef<Choices> starts);

  /// Returns the best of those that were tried, by `getCost` of their costs.
  std::vector<RatedStrategy>
  rank(function_ref<StrategyCost(const StrategyCost &)> getCost);

  /// Returns the number of strategies that were tried.
  size_t getNumTried() const { return costs.size(); }

  /// Returns true if `a` is better: by less memory beyond the limit, then by
  /// time, then by less memory. A decision that is taken has to gain a little.
  bool isBetter(const RatedStrategy &a, const RatedStrategy &b) const;

private:
  std::optional<RatedStrategy> rate(Choices choices);
  void keep(const RatedStrategy &strategy);
  double getScore(const RatedStrategy &strategy) const;
  int64_t getExcess(const StrategyCost &cost) const;
  /// Returns the best that changes of one decision make of `current`.
  RatedStrategy improve(const RatedStrategy &current, size_t decision);
  /// Returns the best that moves make of the best of `starts`, or nothing if
  /// all are impossible.
  std::optional<RatedStrategy> findStart(ArrayRef<Choices> starts);
  /// Takes moves until none is better.
  RatedStrategy takeMoves(RatedStrategy current);
  /// Puts decisions in the order in which they improve `start`.
  void orderDecisions(const RatedStrategy &start);
  /// Tries all choices of each decision, and all moves, until none is better.
  RatedStrategy descend(RatedStrategy current);
  RatedStrategy descendByDecisions(RatedStrategy current);
  /// Changes a few decisions at random, or takes a random move.
  Choices perturb(Choices choices);

  LocalSearchOptions options;
  std::mt19937_64 random;
  /// The numbers of decisions in the order in which they are improved.
  std::vector<size_t> order;
  std::map<Choices, std::optional<StrategyCost>> costs;
  std::vector<RatedStrategy> kept;
};

} // namespace mesh

#endif // MESH_SEARCH_LOCALSEARCH_H
