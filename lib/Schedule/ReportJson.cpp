//===- ReportJson.cpp - Print a schedule's timeline as JSON ---------------===//

#include "mesh/Schedule/Formulas.h"
#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mesh;

namespace {
/// Prints one report.
class JsonPrinter {
public:
  JsonPrinter(const ScheduleReport &report, llvm::raw_ostream &os)
      : report(report), schedule(report.schedule), costs(report.costs),
        timeline(report.timeline), json(os, /*IndentSize=*/1) {}

  void print();

private:
  template <typename Numbers>
  void printArray(StringRef name, const Numbers &numbers) {
    json.attributeArray(name, [&] {
      for (int64_t number : numbers)
        json.value(number);
    });
  }
  void printCosts();
  void printRank(int32_t rank);
  void printBubbles();

  const ScheduleReport &report;
  const PipelineSchedule &schedule;
  const ScheduleCosts &costs;
  const Timeline &timeline;
  llvm::json::OStream json;
};
} // namespace

void JsonPrinter::printCosts() {
  json.attribute("forward", costs.forward);
  json.attribute("input_grad", costs.inputGrad);
  json.attribute("weight_grad", costs.weightGrad);
  json.attribute("transfer", costs.transfer);
  if (costs.stageWeights.empty())
    return;
  printArray("stage_weights", costs.stageWeights);
  json.attribute("weight_unit", costs.weightUnit);
}

void JsonPrinter::printRank(int32_t rank) {
  const RankTimeline &it = timeline.ranks[rank];
  json.attribute("busy", it.busy);
  json.attribute("bubble", timeline.makespan - it.busy);
  json.attribute("peak_live", it.peakLive);
  json.attributeArray("actions", [&] {
    for (auto [cell, interval] : llvm::zip_equal(schedule.rows[rank], it.cells))
      if (!cell.empty())
        json.object([&] {
          json.attribute("action", mesh::toString(cell));
          json.attribute("begin", interval.begin);
          json.attribute("end", interval.end);
        });
  });
}

void JsonPrinter::printBubbles() {
  json.attribute("bubble", timeline.getBubble());
  json.attribute("window_bubble", timeline.getWindowBubble());
  json.attribute("bubble_fraction", toString(timeline.getBubbleFraction()));
  if (!report.spec)
    return;
  if (std::optional<BubbleFormula> formula =
          getBubbleFormula(*report.spec, costs))
    json.attribute(formula->isWindow ? "window_bubble_formula"
                                     : "bubble_formula",
                   formula->ticks);
}

void JsonPrinter::print() {
  json.object([&] {
    json.attribute("schedule", report.title);
    json.attribute("microbatches", schedule.numMicrobatches);
    printArray("rank_of_stage", schedule.rankOfStage);
    if (!report.layersOfStage.empty())
      printArray("layers_of_stage", report.layersOfStage);
    json.attribute("ticks_per_unit", costs.ticksPerUnit);
    json.attributeObject("costs", [&] { printCosts(); });
    json.attribute("time", timeline.makespan);
    printBubbles();
    json.attributeArray("ranks", [&] {
      for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
        json.object([&] { printRank(rank); });
    });
  });
}

void mesh::printJson(const ScheduleReport &report, llvm::raw_ostream &os) {
  JsonPrinter(report, os).print();
  os << '\n';
}
