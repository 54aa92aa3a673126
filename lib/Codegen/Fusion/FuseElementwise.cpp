//===- FuseElementwise.cpp - Fuse elementwise ops -------------------------===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"
#include "mesh/Analysis/FusedBytes.h"
#include "mesh/Codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Names a generic op that fills a tensor: each reader takes the number then.
static LogicalResult nameFill(linalg::GenericOp op, PatternRewriter &rewriter) {
  std::optional<Value> scalar = linalg::isaFillOpInterface(op);
  if (!scalar)
    return rewriter.notifyMatchFailure(op, "does not fill a tensor");
  if (op.getRegion().isAncestor(scalar->getParentRegion()))
    scalar = rewriter.clone(*scalar->getDefiningOp())->getResult(0);
  rewriter.replaceOpWithNewOp<linalg::FillOp>(op, *scalar, op.getOutputs());
  return success();
}

/// Makes a slice of a tensor that is filled by filling the slice.
static LogicalResult fillSlice(tensor::ExtractSliceOp slice,
                               PatternRewriter &rewriter) {
  auto fill = slice.getSource().getDefiningOp<linalg::FillOp>();
  RankedTensorType type = slice.getType();
  if (!fill || !type.hasStaticShape())
    return rewriter.notifyMatchFailure(slice, "not a slice of a fill");
  Value empty = tensor::EmptyOp::create(rewriter, slice.getLoc(),
                                        type.getShape(), type.getElementType());
  rewriter.replaceOpWithNewOp<linalg::FillOp>(slice, fill.getInputs(), empty);
  return success();
}

void mesh::populateFuseElementwisePatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  auto hasOneReader = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    return producer && producer->hasOneUse();
  };
  auto canFuse = [=](OpOperand *operand) {
    return hasOneReader(operand) &&
           !keepsMoreBytes(operand->get().getDefiningOp(), operand->getOwner());
  };
  patterns.add(nameFill);
  patterns.add(fillSlice);
  linalg::populateElementwiseOpsFusionPatterns(patterns, canFuse);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, hasOneReader);
  tensor::populateBubbleUpExpandShapePatterns(patterns);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  context->getOrLoadDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
  linalg::populateConstantFoldLinalgOperations(patterns, hasOneReader);
}

namespace {
struct FuseElementwisePass
    : public mesh::impl::FuseElementwisePassBase<FuseElementwisePass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet before(context), set(context);
    populateInitsToOperandsPatterns(before);
    populateFuseElementwisePatterns(set);
    inits = std::move(before);
    fusion = std::move(set);
    return success();
  }

  void runOnOperation() override {
    walkAndApplyPatterns(getOperation(), inits);
    // It need not converge: ops that are not fused yet are right, too.
    (void)applyPatternsGreedily(
        getOperation(), fusion,
        mlir::GreedyRewriteConfig().setUseTopDownTraversal());
    // Reshapes are out of the way now, or known to be in it.
    IRRewriter rewriter(&getContext());
    castContractions(rewriter, getOperation());
    addContractions(rewriter, getOperation());
  }

private:
  FrozenRewritePatternSet inits, fusion;
};
} // namespace
