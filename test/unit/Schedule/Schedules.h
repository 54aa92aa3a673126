//===- Schedules.h - Schedules that tests share -----------------*- C++ -*-===//

#ifndef MESH_TEST_UNIT_SCHEDULE_SCHEDULES_H
#define MESH_TEST_UNIT_SCHEDULE_SCHEDULES_H

#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/ScheduleCsv.h"
#include "mesh/Schedule/Validate.h"

#include <gtest/gtest.h>

namespace mesh {

/// Writes the name of a case for gtest.
inline void PrintTo(const ScheduleSpec &spec, std::ostream *os) {
  *os << getName(spec.kind).str() << ", p = " << spec.ranks
      << ", v = " << spec.chunks << ", m = " << spec.microbatches;
  if (spec.group)
    *os << ", g = " << *spec.group;
}

inline PipelineSchedule generate(const ScheduleSpec &spec) {
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (!schedule) {
    ADD_FAILURE() << testing::PrintToString(spec) << ": "
                  << llvm::toString(schedule.takeError());
    return {};
  }
  return *schedule;
}

inline std::string toCsv(const PipelineSchedule &schedule) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printScheduleCsv(schedule, os);
  return text;
}

inline ScheduleFile parse(StringRef text) {
  llvm::Expected<ScheduleFile> file = parseScheduleCsv(text, "t.csv");
  if (!file) {
    ADD_FAILURE() << llvm::toString(file.takeError());
    return {};
  }
  return *file;
}

/// Returns the errors of a table, as the user sees them.
inline std::string getErrors(StringRef text, ValidationOptions options = {}) {
  llvm::Expected<ScheduleFile> file = parseScheduleCsv(text, "t.csv");
  if (!file)
    return llvm::toString(file.takeError()) + "\n";
  std::string errors;
  llvm::raw_string_ostream os(errors);
  printScheduleErrors(*file, validateSchedule(file->schedule, options), os);
  return errors;
}

/// The first error of a schedule, or nothing.
inline std::string getFirstError(const PipelineSchedule &schedule,
                                 int64_t credits = 0) {
  std::vector<ScheduleError> errors =
      validateSchedule(schedule, {credits, /*maxErrors=*/1});
  if (errors.empty())
    return "";
  std::string text = errors.front().message;
  for (const ScheduleNote &note : errors.front().notes)
    text +=
        "\n  rank " + std::to_string(note.position.rank) + ": " + note.message;
  return text;
}

/// The schedule, if it can do with these numbers of chunks and micro-batches.
inline std::optional<PipelineSchedule>
generateIfLegal(const ScheduleSpec &spec) {
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (schedule)
    return std::move(*schedule);
  llvm::consumeError(schedule.takeError());
  return std::nullopt;
}

} // namespace mesh

#endif // MESH_TEST_UNIT_SCHEDULE_SCHEDULES_H
