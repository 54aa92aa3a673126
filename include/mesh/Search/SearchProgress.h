//===- SearchProgress.h - a line on the terminal ----------------*- C++ -*-===//

#ifndef MESH_SEARCH_SEARCHPROGRESS_H
#define MESH_SEARCH_SEARCHPROGRESS_H

#include "mesh/Search/LocalSearch.h"

#include "llvm/Support/raw_ostream.h"

#include <chrono>

namespace mesh {

/// Shows on a terminal how many strategies were evaluated, the best step so
/// far, and the time that has passed: one line that is written over.
class SearchProgress {
public:
  explicit SearchProgress(raw_ostream &terminal) : terminal(terminal) {}

  /// Counts a strategy, and shows the line a few times per second. Strategies
  /// that do not fit are none of the best.
  void add(const StrategyCost &cost, bool fits);
  /// Removes the line.
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  raw_ostream &terminal;
  Clock::time_point begin = Clock::now(), shown = begin;
  size_t numEvaluated = 0;
  std::optional<double> best;
  bool isShown = false;
};

} // namespace mesh

#endif // MESH_SEARCH_SEARCHPROGRESS_H
