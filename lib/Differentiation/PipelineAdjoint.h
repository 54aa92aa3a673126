//===- PipelineAdjoint.h - Gradients of pipelines ---------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_PIPELINEADJOINT_H
#define MESH_DIFFERENTIATION_PIPELINEADJOINT_H

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/PipelineOps.h"

namespace mesh {

/// Returns a pipeline like `op`, with other operands, results and parts, whose
/// regions are empty. If it needs a schedule and has none, it gets "1f1b".
PipelineOp createPipelineLike(OpBuilder &builder, PipelineOp op,
                              TypeRange types, ValueRange inputs,
                              ValueRange params, ValueRange split,
                              ValueRange gradients, int64_t numParts);

/// Builds the pipeline that computes the gradients of `op`, which has a forward
/// part alone. It takes the place of `op` if those of the results are known
/// before `op` is run.
LogicalResult emitPipelineAdjoint(PipelineOp op, OpBuilder &builder,
                                  Cotangents &cotangents);

/// Derives the parts that go backward of `op`, which has gradients and a
/// forward part alone. An equal pipeline that goes forward becomes one with it,
/// if the gradients do not depend on its results.
LogicalResult derivePipelineParts(RewriterBase &rewriter, PipelineOp op,
                                  DerivedFunctions &functions);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_PIPELINEADJOINT_H
