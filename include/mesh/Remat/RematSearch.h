//===- RematSearch.h - the cheapest repetitions that fit --------*- C++ -*-===//

#ifndef MESH_REMAT_REMATSEARCH_H
#define MESH_REMAT_REMATSEARCH_H

#include "mesh/Remat/RematProblem.h"

namespace mesh {

struct RematPlan {
  llvm::BitVector chosen;
  RematCost cost;
  /// The limit of which `cost` is.
  int64_t limit = 0;
};

/// The search of choices for a problem.
///
/// Where the schedule is above the limit, values with the most bytes per second
/// are dropped first, with those that their repetition reads as far as keeping
/// these would be above the limit, too. Then choices are given up or exchanged
/// for cheaper ones. The work is bounded: exchanges are tried as long as some
/// of `budget` events, which do not depend on the size of the problem, are
/// left. No plan has more than four repetitions for each step of the problem.
/// Plans depend on nothing but the problem and the limit.
class RematSearch {
public:
  explicit RematSearch(const RematProblem &problem, int64_t budget = int64_t(1)
                                                                     << 22)
      : problem(problem), budget(budget) {}

  const RematProblem &getProblem() const { return problem; }
  /// Returns choices with which the schedule takes at most `limit` bytes, in
  /// little time; if none are found, those of the fewest bytes.
  RematPlan run(int64_t limit);
  /// Returns choices with which the schedule takes the fewest bytes that are
  /// found. No limit has a part in that.
  const RematPlan &getFewest();

private:
  const RematProblem &problem;
  const int64_t budget;
  std::optional<RematPlan> fewest;
};

} // namespace mesh

#endif // MESH_REMAT_REMATSEARCH_H
