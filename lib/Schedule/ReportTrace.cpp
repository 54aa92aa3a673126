//===- ReportTrace.cpp - Print a schedule's timeline as a trace -----------===//

#include "mesh/Schedule/Messages.h"
#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mesh;

namespace {
/// Prints one report as events. Times are in microseconds.
class TracePrinter {
public:
  TracePrinter(const ScheduleReport &report, llvm::raw_ostream &os)
      : report(report), schedule(report.schedule), timeline(report.timeline),
        json(os, /*IndentSize=*/1) {}

  void print();

private:
  double getTime(int64_t ticks) const {
    return 1000.0 * static_cast<double>(ticks) /
           static_cast<double>(report.costs.ticksPerUnit);
  }
  const Interval &getInterval(Position position) const {
    return timeline.ranks[position.rank].cells[position.cell];
  }
  void printEvent(StringRef name, StringRef phase, int32_t rank,
                  function_ref<void()> printRest);
  void printName(StringRef what, int32_t rank, StringRef name);
  void printRank(int32_t rank);
  void printMessage(int64_t id, const ScheduleMessage &message);

  const ScheduleReport &report;
  const PipelineSchedule &schedule;
  const Timeline &timeline;
  llvm::json::OStream json;
};
} // namespace

void TracePrinter::printEvent(StringRef name, StringRef phase, int32_t rank,
                              function_ref<void()> printRest) {
  json.object([&] {
    json.attribute("name", name);
    json.attribute("ph", phase);
    json.attribute("pid", 0);
    json.attribute("tid", rank);
    printRest();
  });
}

void TracePrinter::printName(StringRef what, int32_t rank, StringRef name) {
  printEvent(what, "M", rank, [&] {
    json.attributeObject("args", [&] { json.attribute("name", name); });
  });
}

void TracePrinter::printRank(int32_t rank) {
  printName("thread_name", rank, "rank " + std::to_string(rank));
  for (auto [cell, interval] :
       llvm::zip_equal(schedule.rows[rank], timeline.ranks[rank].cells))
    if (!cell.empty() && cell.front().isCompute())
      printEvent(mesh::toString(cell), "X", rank, [&] {
        json.attribute("ts", getTime(interval.begin));
        json.attribute("dur", getTime(interval.end - interval.begin));
      });
}

/// Prints an arrow from the slice that makes a message to the one that reads
/// it.
void TracePrinter::printMessage(int64_t id, const ScheduleMessage &message) {
  auto printEnd = [&](StringRef phase, Position position, int64_t ticks) {
    printEvent(mesh::toString(Cell{message.send}), phase, position.rank, [&] {
      json.attribute("cat", "message");
      json.attribute("id", id);
      // The arrow is between the slices around its ends.
      json.attribute("bp", "e");
      json.attribute("ts", getTime(ticks));
    });
  };
  printEnd("s", message.maker, getInterval(message.maker).end);
  printEnd("f", message.reader, getInterval(message.reader).begin);
}

void TracePrinter::print() {
  json.object([&] {
    json.attribute("displayTimeUnit", "ms");
    json.attributeArray("traceEvents", [&] {
      printName("process_name", 0, report.title);
      for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
        printRank(rank);
      for (auto [id, message] : llvm::enumerate(getMessages(schedule)))
        printMessage(static_cast<int64_t>(id), message);
    });
  });
}

void mesh::printTrace(const ScheduleReport &report, llvm::raw_ostream &os) {
  TracePrinter(report, os).print();
  os << '\n';
}
