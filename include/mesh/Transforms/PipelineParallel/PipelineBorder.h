//===- PipelineBorder.h - into a pipeline's local view and out --*- C++ -*-===//
//
// At the border of a pipeline, before its steps, whole tensors become what each
// device along the axis has of them, and after them whole tensors again.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINEBORDER_H
#define MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINEBORDER_H

#include "mesh/Transforms/PipelineParallel/PipelineStages.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

class PipelineBorder {
public:
  explicit PipelineBorder(PipelineOp op);

  /// The number of devices along the axis.
  int64_t getNumDevices() const { return numDevices; }
  const Microbatches &getMicrobatches() const { return microbatches; }

  /// Gives all devices along the axis the values that stages capture.
  void makeCapturesWhole(RewriterBase &rewriter) const;
  /// `whole`, an input or a split operand, in expanded form; all devices along
  /// the axis get it.
  Value expand(OpBuilder &builder, Value whole) const;
  /// The block of `param` that belongs to the device.
  Value takeOwn(OpBuilder &builder, Value param) const;
  /// The tensor of which the device has the block `own`.
  Value joinOwn(OpBuilder &builder, Value own) const;
  /// Zeros, or NaNs if these are asked for and there are any.
  Value createSplat(OpBuilder &builder, Type type, bool asNaN = false) const;
  /// The result `index`, of which the devices have in expanded form the rows
  /// that they know, and zeros for the others.
  Value leave(OpBuilder &builder, unsigned index, Value expanded) const;
  /// `result`, which is the one `index`, with what is written on that.
  Value annotate(OpBuilder &builder, unsigned index, Value result) const;

private:
  Value makeWhole(OpBuilder &builder, Value value) const;

  PipelineOp op;
  Microbatches microbatches;
  int64_t numDevices;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_PIPELINEBORDER_H
