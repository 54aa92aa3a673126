//===- PipelineRepeats.h - Repeated blocks as a pipeline --------*- C++ -*-===//

#ifndef MESH_CODEGEN_PIPELINEREPEATS_H
#define MESH_CODEGEN_PIPELINEREPEATS_H

#include "mesh/Transforms/PipelineParallel/MakePipeline.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mesh {

/// Makes a pipeline of what `function`, on whole tensors, repeats: of the loop
/// in its body with most work, or of repeated ops if these are more. Ops repeat
/// if at least `minOps` would go away. They become a loop first: values that
/// differ from one repetition to the next are stacked, those that a repetition
/// computes for the next are loop-carried.
///
/// Returns null if nothing repeats. Fails, with an error, if there is no such
/// pipeline (`makePipeline`). Calls in `function` may be inlined in any case.
FailureOr<PipelineOp> pipelineRepeats(RewriterBase &rewriter,
                                      func::FuncOp function,
                                      const PipelineSpec &spec, size_t minOps);

} // namespace mesh

#endif // MESH_CODEGEN_PIPELINEREPEATS_H
