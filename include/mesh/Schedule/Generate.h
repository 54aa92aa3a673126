//===- Generate.h - the known pipeline schedules ----------------*- C++ -*-===//
//
// Each schedule is a small function that writes the row of one rank. What comes
// out has compute actions only and no idle cells: when an action starts follows
// from what it waits for.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_GENERATE_H
#define MESH_SCHEDULE_GENERATE_H

#include "mesh/Schedule/PipelineSchedule.h"

#include "llvm/Support/Error.h"

#include <optional>

namespace mesh {

enum class ScheduleKind {
  GPipe,
  OneFOneB,
  EagerOneFOneB,
  InterleavedOneFOneB,
  LoopedBFS,
  ZeroBubbleH1,
  ZeroBubbleH2,
  InterleavedZeroBubble,
  ZeroBubbleV,
  DualPipeV,
};

/// `1f1b`, `zb-h1`, ….
StringRef getName(ScheduleKind kind);
/// A line about the schedule.
StringRef getSummary(ScheduleKind kind);
ArrayRef<ScheduleKind> getAllScheduleKinds();

struct ScheduleSpec {
  ScheduleKind kind;
  int64_t ranks;
  int64_t microbatches;
  /// Stages on each rank. Stage s of S = ranks · chunks is on rank s mod ranks,
  /// in a V schedule on rank min(s, S − 1 − s).
  int64_t chunks = 1;
  /// The number of micro-batches that a chunk of an interleaved schedule does
  /// in a row before the next chunk's turn. Else as evenly as possible, at
  /// least `ranks` if there are that many.
  std::optional<int64_t> group = std::nullopt;
};

/// The number of chunks where the user does not say: 2 in a V schedule, else 1.
int64_t getDefaultChunks(ScheduleKind kind);

/// The sizes of the groups of micro-batches of an interleaved schedule.
SmallVector<int64_t> getGroupSizes(const ScheduleSpec &spec);

/// Makes the schedule. An error names what the schedule demands.
llvm::Expected<PipelineSchedule> generateSchedule(const ScheduleSpec &spec);

} // namespace mesh

#endif // MESH_SCHEDULE_GENERATE_H
