//===- SearchReport.h - the report of a search of one program ---*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_SEARCHREPORT_H
#define MESH_LIB_SEARCH_SEARCHREPORT_H

#include "SearchProgram.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Search/StrategySearch.h"

namespace mesh {

/// A strategy whose program is lowered whole.
struct LoweredStrategy {
  RatedStrategy rated;
  SearchResult program;
  /// True if it was lowered with values recomputed, or could not be so.
  bool hasTriedRecomputation = false;
  /// True if it is the program that is given to start from, with annotations
  /// that decisions may be unable to follow.
  bool isGiven = false;

  const StrategyCost &getCost() const { return program.cost; }
  /// Returns the memory of the program over that in local view, where nothing
  /// is recomputed.
  double getGrowth() const {
    return static_cast<double>(getCost().bytes) /
           static_cast<double>(rated.cost.bytes + rated.cost.savedBytes);
  }
};

/// The effort of a search.
struct SearchEffort {
  double seconds = 0, secondsToFirst = 0;
  /// The annotations of the start that no decision can follow.
  size_t numLeftOut = 0;
  /// The reason that memory is that of evaluations; else empty.
  std::string whyNotPlanned;
  /// The reason that the search did not end by itself, after a comma; else
  /// empty.
  std::string end;
};

/// Prints lowered strategies, best first, and what matters in the best one.
class SearchReport {
public:
  /// `isLate` returns true if there is no time for what takes some seconds.
  SearchReport(const SearchRequest &request, const MachineModel &machine,
               const SearchSpace &space, StrategySearch &strategies,
               ArrayRef<LoweredStrategy> lowered,
               std::function<bool(double seconds)> isLate, raw_ostream &os)
      : request(request), machine(machine), space(space),
        strategies(strategies), lowered(lowered), isLate(std::move(isLate)),
        os(os), memoryLimit(getMemoryLimit(request, machine)),
        steps(formatTimesApart(
            llvm::map_to_vector(lowered, [](const LoweredStrategy &it) {
              return it.getCost().seconds;
            }))) {}

  void print(const SearchEffort &effort);

private:
  void printSummary(const SearchEffort &effort);
  void printStrategies();
  void printBound();
  /// Says so if there was no time for all of the report.
  void printEnd();
  void printAnnotations();
  /// Prints what the best strategy takes without its annotation of `group`.
  void printWithout(size_t group);
  void printRunnerUp(size_t number);
  /// Prints what it takes that ops have no sharding rule.
  void printWholeOps();
  /// Prints what the best strategy takes if links are slower or faster.
  void printLinks();
  /// Returns true, and keeps in mind that something is left out, if there is no
  /// time for what takes `seconds`.
  bool leavesOut(double seconds) { return isCut |= isLate(seconds); }
  std::string getNote(const LoweredStrategy &strategy) const;

  const SearchRequest &request;
  const MachineModel &machine;
  const SearchSpace &space;
  StrategySearch &strategies;
  ArrayRef<LoweredStrategy> lowered;
  std::function<bool(double seconds)> isLate;
  raw_ostream &os;
  std::optional<int64_t> memoryLimit;
  /// The steps of `lowered` as text.
  std::vector<std::string> steps;
  bool isCut = false;
};

/// Returns a time that no strategy is faster than in local view, where the one
/// that was found takes `localSeconds`; nothing if none is proven, or if it
/// says nothing.
std::optional<double> getBound(StrategySearch &strategies, double localSeconds);

} // namespace mesh

#endif // MESH_LIB_SEARCH_SEARCHREPORT_H
