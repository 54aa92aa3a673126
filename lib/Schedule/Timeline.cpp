//===- Timeline.cpp - Compute when the actions of a schedule run ----------===//

#include "mesh/Schedule/Timeline.h"

#include "mesh/Schedule/CellGraph.h"
#include "mesh/Schedule/Dataflow.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

int64_t Timeline::getBubble() const {
  int64_t bubble = 0;
  for (const RankTimeline &rank : ranks)
    bubble = std::max(bubble, makespan - rank.busy);
  return bubble;
}

int64_t Timeline::getWindowBubble() const {
  int64_t bubble = 0;
  for (const RankTimeline &rank : ranks)
    bubble = std::max(bubble, rank.window.end - rank.window.begin - rank.busy);
  return bubble;
}

Rational Timeline::getBubbleFraction() const {
  int64_t total = makespan * static_cast<int64_t>(ranks.size()), busy = 0;
  for (const RankTimeline &rank : ranks)
    busy += rank.busy;
  return total == 0 ? Rational() : makeRational(total - busy, total);
}

SmallVector<int64_t> mesh::countPeakLive(const PipelineSchedule &schedule) {
  SmallVector<int64_t> live(schedule.getNumRanks()), peak(live);
  // Forward alone keeps nothing beyond an action.
  bool keeps = schedule.isTraining();
  schedule.walk([&](Position position, const Action &action) {
    int64_t &count = live[position.rank];
    if (action.kind == ActionKind::Forward)
      peak[position.rank] = std::max(peak[position.rank], ++count);
    for (const ScheduleValue &value : getMadeValues(action))
      if (value.kind == ValueKind::WeightGradient || !keeps)
        --count;
  });
  return peak;
}

/// Computes the time of each cell if cells take what `getDuration` says.
static std::vector<std::vector<Interval>>
getIntervals(const PipelineSchedule &schedule,
             function_ref<int64_t(const Cell &)> getDuration,
             int64_t transfer) {
  CellGraph graph(schedule);
  std::vector<int64_t> ends(graph.getNumNodes());
  std::vector<std::vector<Interval>> intervals;
  for (const std::vector<Cell> &row : schedule.rows)
    intervals.emplace_back(row.size());
  for (uint32_t node : graph.sort()) {
    int64_t begin = 0;
    for (const Wait &wait : graph.getWaits(node))
      begin =
          std::max(begin, ends[graph.getNode(wait.awaited)] +
                              (wait.kind == WaitKind::Message ? transfer : 0));
    Position position = graph.getCells(node).front();
    ends[node] = begin + getDuration(schedule.at(position));
    intervals[position.rank][position.cell] = {begin, ends[node]};
  }
  return intervals;
}

Timeline mesh::computeTimeline(const PipelineSchedule &schedule,
                               const ScheduleCosts &costs) {
  Timeline timeline;
  PipelineSchedule compute = schedule.getComputeOnly();
  std::vector<std::vector<Interval>> intervals = getIntervals(
      compute, [&](const Cell &cell) { return costs.get(cell); },
      costs.transfer);
  SmallVector<int64_t> peaks = countPeakLive(schedule);
  for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank) {
    RankTimeline &it = timeline.ranks.emplace_back();
    it.peakLive = peaks[rank];
    if (!intervals[rank].empty())
      it.window = {intervals[rank].front().begin, intervals[rank].back().end};
    timeline.makespan = std::max(timeline.makespan, it.window.end);
    for (const Interval &interval : intervals[rank])
      it.busy += interval.end - interval.begin;
    // Cells that do not compute take no time.
    auto next = intervals[rank].begin();
    int64_t now = 0;
    for (const Cell &cell : schedule.rows[rank]) {
      bool computes = !cell.empty() && cell.front().isCompute();
      it.cells.push_back(computes ? *next++ : Interval{now, now});
      now = it.cells.back().end;
    }
  }
  return timeline;
}

PipelineSchedule mesh::alignToSteps(const PipelineSchedule &schedule) {
  PipelineSchedule result =
      schedule.filter([](const Action &) { return true; });
  std::vector<std::vector<Interval>> steps = getIntervals(
      result, [](const Cell &) { return 1; }, /*transfer=*/0);
  for (auto [row, intervals] : llvm::zip_equal(result.rows, steps)) {
    std::vector<Cell> aligned;
    for (auto [cell, interval] : llvm::zip_equal(row, intervals)) {
      aligned.resize(interval.begin);
      aligned.push_back(cell);
    }
    row = std::move(aligned);
  }
  return result;
}
