//===- ScheduleCsv.h - schedules in PyTorch's CSV form ----------*- C++ -*-===//
//
// One line for each rank, one field for each cell; an empty field is idle.
//
//   0F0,0F1,,0B0,0B1
//   ,1F0,1B0,1F1,1B1
//
// A table with compute actions only is PyTorch's `compute_only` form, one with
// messages its `compute_comms` form.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_SCHEDULECSV_H
#define MESH_SCHEDULE_SCHEDULECSV_H

#include "mesh/Schedule/Validate.h"

#include "llvm/Support/Error.h"

namespace mesh {

/// The column at which a cell's text begins, counted from 1.
struct SourcePosition {
  uint32_t line;
  uint32_t column;
};

struct ScheduleFile {
  std::string name;
  PipelineSchedule schedule;
  /// One for each cell of each rank, and of the rank's line.
  std::vector<std::vector<SourcePosition>> cells;
  std::vector<SourcePosition> rows;

  SourcePosition locate(Position position) const {
    return position.cell < 0 ? rows[position.rank]
                             : cells[position.rank][position.cell];
  }
};

/// Reads a table. An error says in which file, line and column, what was found
/// and what was expected. What the table says may still be wrong.
llvm::Expected<ScheduleFile> parseScheduleCsv(StringRef text, StringRef name);

/// Writes a table.
void printScheduleCsv(const PipelineSchedule &schedule, llvm::raw_ostream &os);

/// Prints errors, each as `file:line:column: error: …`.
void printScheduleErrors(const ScheduleFile &file,
                         ArrayRef<ScheduleError> errors, llvm::raw_ostream &os);

} // namespace mesh

#endif // MESH_SCHEDULE_SCHEDULECSV_H
