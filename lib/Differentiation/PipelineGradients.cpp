//===- PipelineGradients.cpp - Pipelines with gradients -------------------===//
//
// A pipeline with gradients and a forward part alone gets the parts that go
// backward, as one does in a function that is differentiated.
//
//===----------------------------------------------------------------------===//

#include "PipelineAdjoint.h"

#include "SavedValues.h"

#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// Returns the shardings of the results of `op` from `begin` to `end`, or null
/// if none are written.
static ArrayAttr getShardings(PipelineOp op, size_t begin, size_t end) {
  auto written = op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName);
  if (!written)
    return {};
  return ArrayAttr::get(op.getContext(),
                        written.getValue().slice(begin, end - begin));
}

/// Returns true if `forward` computes the values that `op` computes beside
/// gradients.
static bool isForwardOf(PipelineOp forward, PipelineOp op) {
  auto getTimes = [](PipelineOp pipeline) {
    return std::tuple(pipeline.getMeshAttr(), pipeline.getAxis(),
                      pipeline.getNumStages(), pipeline.getNumMicrobatches(),
                      pipeline.getContiguous(), pipeline.getScheduleAttr(),
                      pipeline.getChunksAttr(), pipeline.getTableAttr(),
                      pipeline.getCostsAttr());
  };
  size_t numValues = op.getYieldedTypes().size();
  ArrayAttr shardings = getShardings(op, 0, numValues);
  return !forward.hasGradients() &&
         (!shardings || shardings == getShardings(forward, 0, numValues)) &&
         forward->getBlock() == op->getBlock() &&
         forward->isBeforeInBlock(op) &&
         forward.getInputs() == op.getInputs() &&
         forward.getParams() == op.getParams() &&
         forward.getSplit() == op.getSplit() &&
         getTimes(forward) == getTimes(op) &&
         llvm::equal(forward.getStages(), op.getStages(),
                     [](Region &a, Region &b) {
                       return mlir::OperationEquivalence::isRegionEquivalentTo(
                           &a, &b, mlir::OperationEquivalence::IgnoreLocations);
                     });
}

/// Returns the pipeline that only goes forward, and lets it compute the values
/// of `op`: one that is there, or a new one.
static PipelineOp getForward(RewriterBase &rewriter, PipelineOp op) {
  PipelineOp forward;
  for (Operation *user : op.getInputs().front().getUsers())
    if (auto other = llvm::dyn_cast<PipelineOp>(user);
        other && isForwardOf(other, op))
      forward = other;
  size_t numValues = op.getYieldedTypes().size();
  if (!forward) {
    TypeRange types = op.getResultTypes();
    rewriter.setInsertionPoint(op);
    forward = createPipelineLike(rewriter, op, types.take_front(numValues),
                                 op.getInputs(), op.getParams(), op.getSplit(),
                                 /*gradients=*/{}, /*numParts=*/1);
    if (ArrayAttr shardings = getShardings(op, 0, numValues))
      forward->setAttr(MeshDialect::kShardingsAttrName, shardings);
    for (auto [from, to] : llvm::zip_equal(op.getBodies(), forward.getBodies()))
      to.takeBody(from);
  }
  rewriter.replaceAllUsesWith(op.getResults().take_front(numValues),
                              forward.getResults());
  return forward;
}

LogicalResult mesh::derivePipelineParts(RewriterBase &rewriter, PipelineOp op,
                                        DerivedFunctions &functions) {
  Location loc = op.getLoc();
  size_t numValues = op.getYieldedTypes().size();
  PipelineOp forward = getForward(rewriter, op);
  if (Attribute saving = op->getAttr(kCheckpointAttrName))
    forward->setAttr(kCheckpointAttrName, saving);
  // Operands may be captured by stages or given twice: each has a gradient of
  // its own, as if it were the argument of a function.
  rewriter.setInsertionPoint(forward);
  SmallVector<std::pair<Value, Value>> placeholders;
  auto hide = [&](mlir::MutableOperandRange operands) {
    for (mlir::OpOperand &operand : operands) {
      Value value = operand.get();
      if (!isDifferentiable(value.getType()))
        continue;
      placeholders.emplace_back(
          createPlaceholder(rewriter, loc, value.getType()), value);
      operand.set(placeholders.back().first);
    }
  };
  hide(forward.getInputsMutable());
  hide(forward.getParamsMutable());

  rewriter.setInsertionPoint(op);
  SmallVector<Value> wrt =
      llvm::to_vector(llvm::make_first_range(placeholders));
  ActiveValues active(*op->getParentRegion(), wrt);
  ValuesAtHand primals;
  Cotangents cotangents(rewriter, primals, active, functions);
  ValueRange gradients = op.getGradients();
  for (Value value : forward.getResults())
    if (isDifferentiable(value.getType())) {
      cotangents.add(value, gradients.front());
      gradients = gradients.drop_front();
    }
  if (failed(emitPipelineAdjoint(forward, rewriter, cotangents)))
    return failure();
  ArrayAttr shardings = getShardings(op, numValues, op.getNumResults());
  for (auto [index, result, operand] :
       llvm::enumerate(op.getResults().drop_front(numValues), wrt)) {
    Value gradient = cotangents.get(operand, loc);
    if (shardings)
      gradient = ShardOp::create(rewriter, loc, gradient,
                                 llvm::cast<ShardingAttr>(shardings[index]));
    rewriter.replaceAllUsesWith(result, gradient);
  }
  rewriter.eraseOp(op);
  for (auto [placeholder, value] : placeholders)
    replacePlaceholder(placeholder, value);
  return success();
}
