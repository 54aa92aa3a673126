//===- Formulas.h - closed formulas of schedules ----------------*- C++ -*-===//

#ifndef MESH_SCHEDULE_FORMULAS_H
#define MESH_SCHEDULE_FORMULAS_H

#include "mesh/Schedule/Costs.h"
#include "mesh/Schedule/Generate.h"

namespace mesh {

struct BubbleFormula {
  int64_t ticks;
  /// True if it is about `Timeline::getWindowBubble`, else about `getBubble`.
  bool isWindow;
};

/// The bubble, where a closed form is exact: stages are alike and messages take
/// no time, and what the schedule asks for on top.
std::optional<BubbleFormula> getBubbleFormula(const ScheduleSpec &spec,
                                              const ScheduleCosts &costs);

/// The peak of live micro-batches on a rank, where a closed form is exact.
std::optional<int64_t> getPeakLiveFormula(const ScheduleSpec &spec,
                                          int64_t rank);

} // namespace mesh

#endif // MESH_SCHEDULE_FORMULAS_H
