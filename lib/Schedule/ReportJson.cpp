//===- ReportJson.cpp - a schedule's timeline for other programs ----------===//

#include "mesh/Schedule/Formulas.h"
#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mesh;

void mesh::printJson(const ScheduleReport &report, llvm::raw_ostream &os) {
  const PipelineSchedule &schedule = report.schedule;
  const ScheduleCosts &costs = report.costs;
  const Timeline &timeline = report.timeline;
  llvm::json::OStream json(os, /*IndentSize=*/1);
  auto printArray = [&](StringRef name, const auto &numbers) {
    json.attributeArray(name, [&] {
      for (int64_t number : numbers)
        json.value(number);
    });
  };
  auto printCosts = [&] {
    json.attribute("forward", costs.forward);
    json.attribute("input_grad", costs.inputGrad);
    json.attribute("weight_grad", costs.weightGrad);
    json.attribute("transfer", costs.transfer);
    if (costs.stageWeights.empty())
      return;
    printArray("stage_weights", costs.stageWeights);
    json.attribute("weight_unit", costs.weightUnit);
  };
  auto printRank = [&](int32_t rank) {
    const RankTimeline &it = timeline.ranks[rank];
    json.attribute("busy", it.busy);
    json.attribute("bubble", timeline.makespan - it.busy);
    json.attribute("peak_live", it.peakLive);
    json.attributeArray("actions", [&] {
      for (auto [cell, interval] :
           llvm::zip_equal(schedule.rows[rank], it.cells))
        if (!cell.empty())
          json.object([&] {
            json.attribute("action", mesh::toString(cell));
            json.attribute("begin", interval.begin);
            json.attribute("end", interval.end);
          });
    });
  };
  json.object([&] {
    json.attribute("schedule", report.title);
    json.attribute("microbatches", schedule.numMicrobatches);
    printArray("rank_of_stage", schedule.rankOfStage);
    if (!report.layersOfStage.empty())
      printArray("layers_of_stage", report.layersOfStage);
    json.attribute("ticks_per_unit", costs.ticksPerUnit);
    json.attributeObject("costs", printCosts);
    json.attribute("time", timeline.makespan);
    json.attribute("bubble", timeline.getBubble());
    json.attribute("window_bubble", timeline.getWindowBubble());
    json.attribute("bubble_fraction", toString(timeline.getBubbleFraction()));
    if (report.spec)
      if (std::optional<BubbleFormula> formula =
              getBubbleFormula(*report.spec, costs))
        json.attribute(formula->isWindow ? "window_bubble_formula"
                                         : "bubble_formula",
                       formula->ticks);
    json.attributeArray("ranks", [&] {
      for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
        json.object([&] { printRank(rank); });
    });
  });
  os << '\n';
}
