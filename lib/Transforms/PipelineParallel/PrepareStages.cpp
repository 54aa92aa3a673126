//===- PrepareStages.cpp - inline the callees of stages -------------------===//

#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/PipelineParallel/PipelineStages.h"

using namespace mesh;

LogicalResult mesh::checkParts(PipelineOp op) {
  if (op.hasBackward() || !op.hasGradients())
    return success();
  return op.emitOpError("has gradients, but no backward part; "
                        "mesh-differentiate derives it");
}

/// Inlines what the stages of `op` call, and checks what has come with it.
static LogicalResult prepare(PipelineOp op, SymbolTableCollection &symbols) {
  IRRewriter rewriter(op.getContext());
  if (failed(checkParts(op)))
    return failure();
  if (failed(inlineCalls(rewriter, op, /*isInLocalView=*/false, symbols)))
    return failure();
  for (Region &region : op->getRegions())
    if (Operation *user = findUseOfAxis(region, op.getAxis()))
      return user->emitOpError("names axis ")
             << op.getAxis().str() << ", and is called by a stage of a "
             << "pipeline over that axis";
  return success();
}

LogicalResult mesh::prepareStages(ModuleOp module) {
  SymbolTableCollection symbols;
  SmallVector<PipelineOp> pipelines;
  module->walk<WalkOrder::PreOrder>([&](PipelineOp op) {
    pipelines.push_back(op);
    return WalkResult::skip();
  });
  for (PipelineOp op : pipelines)
    if (failed(prepare(op, symbols)))
      return failure();
  return success();
}
