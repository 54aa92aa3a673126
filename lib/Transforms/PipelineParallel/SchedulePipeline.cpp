//===- SchedulePipeline.cpp - Lower a pipeline to the steps of a schedule -===//

#include "PipelineSteps.h"
#include "mesh/Schedule/BalanceStages.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/ScheduleCsv.h"
#include "mesh/Transforms/PipelineParallel/LowerPipeline.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

/// The schedule that `op` names, of `numDevices` devices. A loop over steps
/// runs the micro-batches in the order of GPipe.
static FailureOr<PipelineSchedule> makeSchedule(PipelineOp op,
                                                int64_t numDevices) {
  StringRef name = op.getSchedule().value_or(getName(ScheduleKind::GPipe));
  const auto *kind =
      llvm::find_if(getAllScheduleKinds(),
                    [&](ScheduleKind kind) { return getName(kind) == name; });
  if (kind == getAllScheduleKinds().end()) {
    InFlightDiagnostic diag = op.emitOpError("there is no schedule '")
                              << name << "'; there are ";
    llvm::interleaveComma(getAllScheduleKinds(), diag, [&](ScheduleKind kind) {
      diag << "'" << getName(kind) << "'";
    });
    return diag;
  }
  ScheduleSpec spec{*kind, numDevices,
                    static_cast<int64_t>(op.getNumMicrobatches())};
  spec.chunks = op.getChunks().value_or(getDefaultChunks(*kind));
  if (!op.getCosts() && op.getNumStages() % (spec.ranks * spec.chunks) != 0)
    return op.emitOpError("has ")
           << op.getNumStages() << " stages, which do not divide into "
           << spec.chunks << " chunks of " << spec.ranks << " devices";
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (!schedule)
    return op.emitOpError("schedule: ") << llvm::toString(schedule.takeError());
  return *schedule;
}

/// Checks that a table has a row for each device, and each something in it.
static LogicalResult verifyRows(PipelineOp op, int64_t numDevices) {
  int64_t numRows = op.getTable()->size();
  if (numRows != numDevices)
    return op.emitOpError("table has ")
           << numRows << " rows, and there are " << numDevices
           << " devices along " << op.getAxis().str();
  for (auto [device, row] :
       llvm::enumerate(op.getTable()->getAsValueRange<StringAttr>()))
    if (row.find_first_not_of(" \t\r,") == StringRef::npos)
      return op.emitOpError("table:")
             << device + 1 << ": row is empty: device " << device << " along "
             << op.getAxis().str()
             << " would be idle, and each has to compute something";
  return success();
}

/// The schedule that is written on `op`, of `numDevices` devices.
static FailureOr<PipelineSchedule> readTable(PipelineOp op,
                                             int64_t numDevices) {
  if (failed(verifyRows(op, numDevices)))
    return failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      *op.getTable(), os,
      [&](Attribute row) { os << llvm::cast<StringAttr>(row).getValue(); },
      "\n");
  llvm::Expected<ScheduleFile> file = parseScheduleCsv(text, "table");
  if (!file)
    return op.emitOpError(llvm::toString(file.takeError()));
  const PipelineSchedule &schedule = file->schedule;
  // Messages written out are not those that devices send in the end: none of
  // them waits for room.
  int64_t numMessages = 0;
  schedule.walk([&](Position, const Action &action) {
    numMessages += action.isMessage();
  });
  std::vector<ScheduleError> errors =
      validateSchedule(schedule, {.credits = numMessages, .maxErrors = 1});
  if (!errors.empty()) {
    auto say = [&](Diagnostic &diag, Position position, StringRef message) {
      SourcePosition at = file->locate(position);
      diag << "table:" << at.line << ":" << at.column << ": rank "
           << position.rank << ": " << message;
    };
    InFlightDiagnostic diag = op.emitOpError();
    say(*diag.getUnderlyingDiagnostic(), errors.front().position,
        errors.front().message);
    for (const ScheduleNote &note : errors.front().notes)
      say(diag.attachNote(), note.position, note.message);
    return diag;
  }
  int64_t numMicrobatches = op.getNumMicrobatches();
  if (schedule.numMicrobatches != numMicrobatches)
    return op.emitOpError("table is of ")
           << schedule.numMicrobatches << " micro-batches, and there are "
           << numMicrobatches;
  if (op.hasBackward() && !schedule.isTraining())
    return op.emitOpError("table does not go backward, and there is a backward "
                          "part");
  return schedule.getComputeOnly();
}

/// Sets the stages of the op that each stage of the schedule stands for, and
/// what these cost.
static LogicalResult splitStages(PipelineOp op, PipelinePlan &plan) {
  int64_t numStages = op.getNumStages();
  int64_t numRuns = plan.schedule.getNumStages();
  if (!op.getCosts()) {
    if (numStages % numRuns != 0)
      return op.emitOpError("has ")
             << numStages << " stages, which do not divide into the " << numRuns
             << " of the table";
    plan.lengths.assign(numRuns, numStages / numRuns);
    return success();
  }
  auto costs = llvm::map_to_vector(*op.getCosts(), [](int64_t cost) {
    return Rational{cost, 1};
  });
  llvm::Expected<StageSplit> split = balanceStages(costs, numRuns);
  if (!split)
    return op.emitOpError("costs: ") << llvm::toString(split.takeError());
  plan.lengths.assign(split->lengths.begin(), split->lengths.end());
  plan.costs.assign(split->costs.begin(), split->costs.end());
  return success();
}

FailureOr<PipelinePlan> mesh::planPipeline(PipelineOp op) {
  int64_t numDevices = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxis());
  FailureOr<PipelineSchedule> schedule =
      op.getTable() ? readTable(op, numDevices) : makeSchedule(op, numDevices);
  if (failed(schedule))
    return failure();
  bool isSplit = schedule->contains([](const Action &action) {
    return action.kind == ActionKind::InputGrad ||
           action.kind == ActionKind::WeightGrad;
  });
  if (!op.hasBackward())
    schedule = schedule->getForwardOnly();
  else if (isSplit && !op.hasWeights())
    return op.emitOpError(op.getTable() ? "table" : "schedule")
           << " computes gradients of inputs and of weights apart, but there "
           << "is no part for weights";
  PipelinePlan plan{std::move(*schedule), {}, {}};
  if (failed(splitStages(op, plan)))
    return failure();
  return plan;
}

LogicalResult mesh::lowerPipelineToSteps(RewriterBase &rewriter, PipelineOp op,
                                         bool poison) {
  FailureOr<PipelinePlan> plan = planPipeline(op);
  if (failed(plan))
    return failure();
  PipelineSteps(rewriter, op, plan->schedule, plan->lengths, poison).run();
  return success();
}
