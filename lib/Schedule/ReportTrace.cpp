//===- ReportTrace.cpp - a schedule's timeline as a trace -----------------===//

#include "mesh/Schedule/Messages.h"
#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mesh;

void mesh::printTrace(const ScheduleReport &report, llvm::raw_ostream &os) {
  const PipelineSchedule &schedule = report.schedule;
  const ScheduleCosts &costs = report.costs;
  const Timeline &timeline = report.timeline;
  llvm::json::OStream json(os, /*IndentSize=*/1);
  // Times are in microseconds.
  auto getTime = [&](int64_t ticks) {
    return 1000.0 * static_cast<double>(ticks) /
           static_cast<double>(costs.ticksPerUnit);
  };
  auto printEvent = [&](StringRef name, StringRef phase, int32_t rank,
                        function_ref<void()> printRest) {
    json.object([&] {
      json.attribute("name", name);
      json.attribute("ph", phase);
      json.attribute("pid", 0);
      json.attribute("tid", rank);
      printRest();
    });
  };
  auto printName = [&](StringRef what, int32_t rank, StringRef name) {
    printEvent(what, "M", rank, [&] {
      json.attributeObject("args", [&] { json.attribute("name", name); });
    });
  };
  auto printEvents = [&] {
    printName("process_name", 0, report.title);
    for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank) {
      printName("thread_name", rank, "rank " + std::to_string(rank));
      for (auto [cell, interval] :
           llvm::zip_equal(schedule.rows[rank], timeline.ranks[rank].cells))
        if (!cell.empty() && cell.front().isCompute())
          printEvent(mesh::toString(cell), "X", rank, [&] {
            json.attribute("ts", getTime(interval.begin));
            json.attribute("dur", getTime(interval.end - interval.begin));
          });
    }
    for (auto [id, message] : llvm::enumerate(getMessages(schedule))) {
      auto printEnd = [&](StringRef phase, Position position, int64_t ticks) {
        printEvent(mesh::toString(Cell{message.send}), phase, position.rank,
                   [&] {
                     json.attribute("cat", "message");
                     json.attribute("id", static_cast<int64_t>(id));
                     // The arrow is between the slices around its ends.
                     json.attribute("bp", "e");
                     json.attribute("ts", getTime(ticks));
                   });
      };
      auto getInterval = [&](Position position) {
        return timeline.ranks[position.rank].cells[position.cell];
      };
      printEnd("s", message.maker, getInterval(message.maker).end);
      printEnd("f", message.reader, getInterval(message.reader).begin);
    }
  };
  json.object([&] {
    json.attribute("displayTimeUnit", "ms");
    json.attributeArray("traceEvents", printEvents);
  });
  os << '\n';
}
