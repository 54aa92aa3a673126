//===- ScheduleRequest.h - requests to mesh-schedule ------------*- C++ -*-===//

#ifndef MESH_SCHEDULE_SCHEDULEREQUEST_H
#define MESH_SCHEDULE_SCHEDULEREQUEST_H

#include "mesh/Schedule/Generate.h"

namespace mesh {

enum class ScheduleFormat {
  /// A line about a table that is valid.
  Summary,
  Report,
  Csv,
  Mlir,
  Json,
  Svg,
  Trace,
};

/// A schedule to make, or a table to check, and what to write of it. Numbers
/// are as the user wrote them.
struct ScheduleRequest {
  /// Else 1F1B.
  std::optional<ScheduleKind> kind;
  std::optional<int64_t> stages, microbatches, chunks, group;
  /// If not empty, the file of a table to be checked.
  std::string table;
  int64_t credits = 0;
  /// Without backward actions.
  bool forwardOnly = false;
  /// Stages that read others' output, each as `from:to`.
  std::vector<std::string> skips;
  std::string costs = "1,1,1,0", stageWeights, layers;
  ScheduleFormat format = ScheduleFormat::Report;
  /// In a CSV: with messages, and with waits for them.
  bool withMessages = false, withWaits = false;
  int64_t width = 100;
};

/// Writes to `os` what is asked for. Returns whether the table is valid; else
/// the errors in it are on `errors`.
llvm::Expected<bool> answer(const ScheduleRequest &request,
                            llvm::raw_ostream &os, llvm::raw_ostream &errors);

} // namespace mesh

#endif // MESH_SCHEDULE_SCHEDULEREQUEST_H
