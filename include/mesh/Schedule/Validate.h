//===- Validate.h - validation of schedules ---------------------*- C++ -*-===//
//
// A valid schedule computes each micro-batch once on each stage: a forward, and
// in training either a full backward or both its parts. Each value is made
// before it is read. If messages are written out, each value that is read on
// another rank is sent once and received once, between where it is made and
// where it is read; and no ranks deadlock.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_VALIDATE_H
#define MESH_SCHEDULE_VALIDATE_H

#include "mesh/Schedule/PipelineSchedule.h"

#include <optional>

namespace mesh {

struct ScheduleNote {
  Position position;
  std::string message;
};

struct ScheduleError {
  Position position;
  std::string message;
  SmallVector<ScheduleNote, 0> notes;
};

struct ValidationOptions {
  /// Messages that a pair of ranks may have on their way; see CellGraph.h.
  int64_t credits = 0;
  /// Errors after which the search ends: one more than are shown.
  size_t maxErrors = 21;
};

/// Returns the faults of the schedule; none if it is valid. Takes time
/// proportional to the number of actions.
std::vector<ScheduleError>
validateSchedule(const PipelineSchedule &schedule,
                 const ValidationOptions &options = {});

/// The least number of credits with which a schedule with messages, valid but
/// for deadlocks, runs to its end; nothing if no number is enough.
std::optional<int64_t> countRequiredCredits(const PipelineSchedule &schedule);

/// Returns true if each pair of ranks receives messages in the order in which
/// they are sent, so that a channel without tags would do.
bool isFifo(const PipelineSchedule &schedule);

} // namespace mesh

#endif // MESH_SCHEDULE_VALIDATE_H
