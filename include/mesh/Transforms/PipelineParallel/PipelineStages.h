//===- PipelineStages.h - the pieces of a pipeline --------------*- C++ -*-===//
//
// The common parts of the ways of running a `mesh.pipeline`: micro-batches that
// are taken and put back, and stages that are applied to them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTAGES_H
#define MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTAGES_H

#include "mesh/IR/PipelineOps.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Slice `index` of dim `dim`, without that dim.
Value takeSlice(OpBuilder &builder, Location loc, Value tensor, unsigned dim,
                Value index);

/// `tensor` with `part` for its slice `index` of dim `dim`.
Value putSlice(OpBuilder &builder, Location loc, Value part, Value tensor,
               unsigned dim, Value index);

/// `count` slices of dim 0 from the one `first` on.
Value takeRows(OpBuilder &builder, Location loc, Value tensor, int64_t first,
               int64_t count);

/// `tensor` with `part` for its slices of dim 0 from the one `first` on.
Value putRows(OpBuilder &builder, Location loc, Value part, Value tensor,
              int64_t first);

/// A tensor with `slices` along its dim 0.
Value stackSlices(OpBuilder &builder, Location loc, ValueRange slices);

/// The cut of a pipeline's tensors into micro-batches. In its expanded form a
/// tensor has one more dim, which counts them.
class Microbatches {
public:
  explicit Microbatches(PipelineOp op)
      : count(op.getNumMicrobatches()), dim(op.getContiguous() ? 0 : 1) {}

  /// The dim that counts them, and the one of the rows in each.
  unsigned getDim() const { return dim; }
  unsigned getRowDim() const { return 1 - dim; }

  RankedTensorType getExpandedType(Type whole) const;
  Value expand(OpBuilder &builder, Location loc, Value whole) const;
  Value collapse(OpBuilder &builder, Location loc, Value expanded) const;

  /// Micro-batch `index` of a tensor in expanded form.
  Value take(OpBuilder &builder, Location loc, Value expanded,
             Value index) const {
    return takeSlice(builder, loc, expanded, dim, index);
  }
  /// The tensor with `part` for its micro-batch `index`.
  Value put(OpBuilder &builder, Location loc, Value part, Value expanded,
            Value index) const {
    return putSlice(builder, loc, part, expanded, dim, index);
  }

private:
  int64_t count;
  unsigned dim;
};

/// Stages in a row, and what they take beside activations.
struct StageRun {
  PipelineOp op;
  /// The index of the first of them, as a value, and their number.
  Value first;
  int64_t count;
  /// The first one's region; not used if there is only one for all.
  int64_t firstRegion;
  /// The parameters, of these stages and maybe of others around them.
  ValueRange params;
  /// The parts of what is split, and the micro-batch.
  ValueRange split;
  Value microbatch;
  /// The index of the first stage's parameters among `params`.
  int64_t firstParam = 0;
  /// The values that skip stages, of the whole pipeline.
  ArrayRef<StageSkip> skips = {};

  bool contains(int64_t stage) const {
    return stage >= firstRegion && stage < firstRegion + count;
  }
};

/// Values that skip stages, or their gradients, by their numbers among the
/// pipeline's. There are those that go into a run of stages; the run adds those
/// that come out of it.
using SkipValues = MutableArrayRef<Value>;

/// Applies the stages of `run` to `activations`; returns what the last yields.
SmallVector<Value> buildStages(OpBuilder &builder, const StageRun &run,
                               ValueRange activations, SkipValues skipped = {});

/// The values that stages in a row make in one part of a pipeline.
struct StageProducts {
  /// The activations that the last one yields, or the gradients of those that
  /// the first one takes.
  SmallVector<Value> handedOn;
  /// The gradients of the parameters' slices, stage by stage.
  SmallVector<Value> gradients;
  /// The values that are saved for the next part, stage by stage.
  SmallVector<Value> saved;
};

/// The stages of `run` forward, as `buildStages`, with what they save.
StageProducts buildForward(OpBuilder &builder, const StageRun &run,
                           ValueRange activations, SkipValues skipped = {});
/// The stages of `run` backward, from what they have saved and the gradients of
/// what the last one yields.
StageProducts buildBackward(OpBuilder &builder, const StageRun &run,
                            ValueRange saved, ValueRange gradients,
                            SkipValues skipped = {});
/// The gradients of the parameters, from what the backward part has saved.
StageProducts buildWeights(OpBuilder &builder, const StageRun &run,
                           ValueRange saved);

/// Builds the pipeline on whole tensors: one micro-batch after the other
/// through one stage after the other. Returns the values of its results.
SmallVector<Value> buildSequentially(OpBuilder &builder, PipelineOp op);

/// Fails, with an error, if the parts of `op` that go backward are not derived.
LogicalResult checkParts(PipelineOp op);

/// Replaces the calls in the stages of the pipelines of `module` by the bodies
/// of the functions that they call. Fails, with an error, at one that is not
/// known, and where that brings a pipeline's axis into its stages.
LogicalResult prepareStages(ModuleOp module);

} // namespace mesh

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTAGES_H
