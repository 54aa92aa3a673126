//===- PipelineCharts.cpp - the schedules of pipelines --------------------===//

#include "mesh/Report/PipelineCharts.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/SourceText.h"
#include "mesh/Report/Origins.h"
#include "mesh/Schedule/Report.h"
#include "mesh/Transforms/PipelineParallel/LowerPipeline.h"

#include "mlir/Pass/Pass.h"

using namespace mesh;

/// The most actions of a picture.
static constexpr int64_t kMostActions = 4000;

static std::string getScheduleName(PipelineOp op) {
  if (op.getTable())
    return "table";
  return op.getSchedule() ? op.getSchedule()->str() : "loop over steps";
}

/// Draws the schedule that `op` follows. The error says why it is not drawn.
static llvm::Expected<std::string> draw(PipelineOp op) {
  FailureOr<PipelinePlan> plan = planPipeline(op);
  if (failed(plan))
    return llvm::createStringError("there is no such schedule");
  int64_t numActions = 0;
  plan->schedule.walk([&](Position, const Action &) { ++numActions; });
  if (numActions > kMostActions)
    return llvm::createStringError("it has " + llvm::Twine(numActions) +
                                   " actions, which are too many to draw");
  llvm::Expected<ScheduleCosts> costs =
      makeCosts({{1, 1}, {1, 1}, {1, 1}, {0, 1}}, plan->costs);
  if (!costs)
    return costs.takeError();
  ScheduleReport report;
  report.title = getScheduleName(op);
  report.schedule = std::move(plan->schedule);
  report.costs = std::move(*costs);
  report.timeline = computeTimeline(report.schedule, report.costs);
  std::string picture;
  llvm::raw_string_ostream os(picture);
  printSvg(report, os);
  return picture;
}

llvm::json::Array mesh::describePipelines(FunctionOpInterface entry) {
  llvm::json::Array charts;
  SymbolTableCollection symbols;
  for (FunctionOpInterface function : getReachable({entry}, symbols))
    function.walk([&](PipelineOp op) {
      llvm::json::Object chart{
          {"place", llvm::json::fixUTF8(getSourceText(op.getLoc()))},
          {"origins", llvm::json::Array(getOrigins(op.getLoc()))},
          {"axis", llvm::json::fixUTF8(op.getAxis().str())},
          {"schedule", llvm::json::fixUTF8(getScheduleName(op))}};
      if (llvm::Expected<std::string> picture = draw(op))
        chart["picture"] = std::move(*picture);
      else
        chart["problem"] =
            llvm::json::fixUTF8(llvm::toString(picture.takeError()));
      charts.push_back(std::move(chart));
    });
  return charts;
}

void PipelineCharts::runBeforePass(mlir::Pass *pass, Operation *op) {
  auto module = llvm::dyn_cast<mlir::ModuleOp>(op);
  if (!module || pass->getArgument() != "mesh-lower-pipeline")
    return;
  if (auto function = module.lookupSymbol<FunctionOpInterface>(entry))
    charts = describePipelines(function);
}
