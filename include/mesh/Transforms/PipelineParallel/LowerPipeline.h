//===- LowerPipeline.h - Lower pipelines of stages --------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_LOWERPIPELINE_H
#define MESH_TRANSFORMS_PIPELINEPARALLEL_LOWERPIPELINE_H

#include "mesh/IR/PipelineOps.h"
#include "mesh/Schedule/Costs.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// The operands of a device's stages where there is no micro-batch.
enum class PipelineBubbles { Zeros, NaNs, Skip };

/// The order in which the devices of a pipeline work.
struct PipelinePlan {
  PipelineSchedule schedule;
  /// The number of the op's stages that each stage of `schedule` stands for.
  SmallVector<int64_t> lengths;
  /// The costs of each of these runs; empty if the op does not say them.
  SmallVector<Rational> costs;
};

/// Returns the plan that the lowerings of `op` follow. Fails, with an error, if
/// there is no such schedule.
FailureOr<PipelinePlan> planPipeline(PipelineOp op);

/// Replaces `op` by a loop over steps, in local view along its axis.
void lowerPipelineToLoop(RewriterBase &rewriter, PipelineOp op,
                         PipelineBubbles bubbles);

/// Replaces `op`, which has a schedule, by the steps of that schedule, in local
/// view along its axis. With `poison`, idle devices yield NaNs. Fails, with an
/// error, if there is no such schedule.
LogicalResult lowerPipelineToSteps(RewriterBase &rewriter, PipelineOp op,
                                   bool poison = false);

} // namespace mesh

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_LOWERPIPELINE_H
