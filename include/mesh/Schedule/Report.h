//===- Report.h - a schedule's timeline as text and pictures ----*- C++ -*-===//

#ifndef MESH_SCHEDULE_REPORT_H
#define MESH_SCHEDULE_REPORT_H

#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/Timeline.h"

namespace mesh {

struct ScheduleReport {
  /// The name of the schedule.
  std::string title;
  PipelineSchedule schedule;
  ScheduleCosts costs;
  Timeline timeline;
  /// The request that it was made from, if it was.
  std::optional<ScheduleSpec> spec;
  /// The numbers of layers of the stages, if these were made of layers.
  SmallVector<int64_t> layersOfStage;
};

/// Bubble, peaks and a picture of letters, in lines of `width` characters.
void printText(const ScheduleReport &report, llvm::raw_ostream &os,
               int64_t width = 100);
/// Everything there is to know, times in ticks.
void printJson(const ScheduleReport &report, llvm::raw_ostream &os);
/// A picture, to scale.
void printSvg(const ScheduleReport &report, llvm::raw_ostream &os);
/// A trace for https://ui.perfetto.dev, a unit as a millisecond.
void printTrace(const ScheduleReport &report, llvm::raw_ostream &os);

} // namespace mesh

#endif // MESH_SCHEDULE_REPORT_H
