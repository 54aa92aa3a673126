//===- Timeline.h - Times of a schedule's actions ---------------*- C++ -*-===//
//
// Every rank starts its next cell as soon as it is done with the one before and
// has what the cell reads. Messages take their time, but none of a rank's.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_TIMELINE_H
#define MESH_SCHEDULE_TIMELINE_H

#include "mesh/Schedule/Costs.h"

namespace mesh {

struct Interval {
  int64_t begin = 0;
  int64_t end = 0;
};

struct RankTimeline {
  /// One for each cell of the rank's row.
  std::vector<Interval> cells;
  /// The ticks for which the rank computes.
  int64_t busy = 0;
  /// From the start of its first action to the end of its last.
  Interval window;
  /// The most micro-batches, over all its chunks, whose activations it holds at
  /// a time: from a forward to the backward, or to its weight part.
  int64_t peakLive = 0;
};

struct Timeline {
  SmallVector<RankTimeline> ranks;
  int64_t makespan = 0;

  /// The most that a rank idles, from the first action of any to the last.
  int64_t getBubble() const;
  /// The most that a rank idles between its own first and last action: what
  /// remains of the bubble where steps follow one another without a barrier.
  int64_t getWindowBubble() const;
  /// The part of all ranks' time that is idle.
  Rational getBubbleFraction() const;
};

/// Computes the timeline of a valid schedule. Messages written out count for
/// nothing: each takes its time from the end of the action that made it.
Timeline computeTimeline(const PipelineSchedule &schedule,
                         const ScheduleCosts &costs);

/// The peaks of `RankTimeline::peakLive`, which depend on the order alone.
SmallVector<int64_t> countPeakLive(const PipelineSchedule &schedule);

/// The schedule with idle cells, such that every cell is in a later column than
/// those that it waits for: the table as one usually draws it.
PipelineSchedule alignToSteps(const PipelineSchedule &schedule);

} // namespace mesh

#endif // MESH_SCHEDULE_TIMELINE_H
