//===- SchedulePipeline.cpp - pipelines as the steps of a schedule --------===//

#include "PipelineSteps.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Transforms/PipelinePasses.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

namespace mesh {
#define GEN_PASS_DEF_SCHEDULEPIPELINEPASS
#include "mesh/Transforms/PipelinePasses.h.inc"
} // namespace mesh

using namespace mesh;

/// The table of the schedule that `op` asks for.
static FailureOr<PipelineSchedule> getSchedule(PipelineOp op) {
  StringRef name = *op.getSchedule();
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
  ScheduleSpec spec{*kind,
                    lookupMesh(op, op.getMeshAttr()).getSize(op.getAxis()),
                    static_cast<int64_t>(op.getNumMicrobatches())};
  spec.chunks = op.getChunks().value_or(getDefaultChunks(*kind));
  if (op.getNumStages() % (spec.ranks * spec.chunks) != 0)
    return op.emitOpError("has ")
           << op.getNumStages() << " stages, which do not divide into "
           << spec.chunks << " chunks of " << spec.ranks << " devices";
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (!schedule)
    return op.emitOpError("schedule: ") << llvm::toString(schedule.takeError());
  if (!op.hasBackward())
    return schedule->getForwardOnly();
  bool isSplit = schedule->contains([](const Action &action) {
    return action.kind == ActionKind::InputGrad ||
           action.kind == ActionKind::WeightGrad;
  });
  if (isSplit && !op.hasWeights())
    return op.emitOpError("schedule '")
           << name << "' computes gradients of inputs and of weights apart, "
           << "but there is no part for weights";
  return *schedule;
}

LogicalResult mesh::schedulePipeline(PipelineOp op) {
  FailureOr<PipelineSchedule> schedule = getSchedule(op);
  if (failed(schedule))
    return failure();
  PipelineSteps(op, *schedule).run();
  return success();
}

namespace {
struct SchedulePipelinePass
    : public mesh::impl::SchedulePipelinePassBase<SchedulePipelinePass> {
  using SchedulePipelinePassBase::SchedulePipelinePassBase;

  void runOnOperation() override {
    if (failed(prepareStages(getOperation())))
      return signalPassFailure();
    WalkResult result = getOperation()->walk([](PipelineOp op) {
      if (op.getSchedule() && failed(schedulePipeline(op)))
        return WalkResult::interrupt();
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
