//===- LossStage.h - the loss of a function in the last stage ---*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_LOSSSTAGE_H
#define MESH_TRANSFORMS_PIPELINEPARALLEL_LOSSSTAGE_H

#include "mesh/IR/PipelineOps.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// If the function of `op` returns one number that is a sum over micro-batches,
/// the last stage computes the summands. Then what follows the pipeline is
/// linear, and its gradients need no second way forward through the stages.
/// Returns the new pipeline, in which each stage has a body of its own, or `op`
/// if nothing is moved.
///
/// The partitioner says what a summand is, as in `makePipeline`.
PipelineOp moveLossIntoPipeline(RewriterBase &rewriter, PipelineOp op);

} // namespace mesh

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_LOSSSTAGE_H
