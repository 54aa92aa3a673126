//===- StrategyLowering.h - whole programs of strategies --------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_STRATEGYLOWERING_H
#define MESH_LIB_SEARCH_STRATEGYLOWERING_H

#include "SearchProgram.h"

#include "mesh/Search/SearchSpace.h"
#include "mesh/Search/StrategyEvaluator.h"
#include "mesh/Support/WorkClock.h"

namespace mesh {

/// Lowers strategies of a search whole, with the rings that hide communication
/// and their planned memory.
class StrategyLowering {
public:
  StrategyLowering(const SearchRequest &request, ModuleOp module,
                   const SearchSpace &space, StrategyEvaluator &evaluator)
      : request(request), module(module), space(space), evaluator(evaluator) {}

  /// Lowers a strategy, with values recomputed such that it needs at most
  /// `limit` bytes; 0: none is. Plans of recomputation take `planningSeconds`,
  /// 0 for no bound. If `isGiven`, the program is the start of the request.
  std::optional<SearchResult> lower(const Choices &choices, int64_t limit,
                                    double planningSeconds, bool isGiven);

  /// Returns about the seconds that a program takes to be lowered.
  double getSecondsToLower() const;
  /// The same with recomputation.
  double getSecondsToRecompute() const;
  /// Returns the most seconds that a program took so far.
  double getMostSeconds() const {
    return std::max(secondsToRecompute, getSecondsToLower());
  }
  /// Returns the reason for which a strategy could not be lowered.
  StringRef getProblem() const { return problem.getText(); }
  /// Returns the reason for which memory cannot be planned, such as an op that
  /// passes of others lower; else nothing. Memory is that of evaluations then.
  StringRef getWhyNotPlanned() const { return whyNotPlanned; }

private:
  std::optional<Signature> lower(const Choices &choices,
                                 const LowerOptions &options, bool isGiven);
  std::optional<double> getSeconds(const Choices &choices,
                                   const Signature &signature);
  int64_t getBytes(const Choices &choices, const Signature &signature);

  const SearchRequest &request;
  ModuleOp module;
  const SearchSpace &space;
  StrategyEvaluator &evaluator;
  WorkClock clock;
  double secondsToLower = 0, secondsToRecompute = 0;
  FirstProblem problem;
  std::string whyNotPlanned;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_STRATEGYLOWERING_H
