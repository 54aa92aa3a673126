//===- MakePipeline.h - loops as pipelines of stages ------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_MAKEPIPELINE_H
#define MESH_TRANSFORMS_PIPELINEPARALLEL_MAKEPIPELINE_H

#include "mesh/IR/PipelineOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// The pipeline that is made of a loop.
struct PipelineSpec {
  /// The devices of the stages.
  FlatSymbolRefAttr mesh;
  AxisRefAttr axis;
  int64_t numMicrobatches = 1;
  /// As of `mesh.pipeline`: null and 0 if the op is not to say them.
  StringAttr schedule;
  int64_t numChunks = 0;
};

/// Replaces `loop` by a pipeline with a stage for each iteration.
///
/// - The loop-carried values are cut into micro-batches along their dimension
///   0. Values from outside that an iteration needs in parts are cut likewise.
/// - Stacked tensors of which an iteration takes its own slice are parameters.
/// - An iteration has to compute each block of rows from that block alone. The
///   partitioner says so: if rows are split over as many devices as there are
///   micro-batches, a device's program is a stage, and has no collective. If
///   rows could be split over a device each, micro-batches are strided, else
///   they are contiguous.
///
/// Fails, with an error at the loop, if there is no such pipeline. Calls in the
/// loop are inlined then.
FailureOr<PipelineOp> makePipeline(RewriterBase &rewriter, scf::ForOp loop,
                                   const PipelineSpec &spec);

} // namespace mesh

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_MAKEPIPELINE_H
