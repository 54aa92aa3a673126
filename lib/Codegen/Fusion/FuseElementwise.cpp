//===- FuseElementwise.cpp - Fuse elementwise ops -------------------------===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"

#include "GeneratedTensors.h"
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

/// Returns the operand of a reduction that an op with no other reader generates
/// from indices and numbers alone; null if there is none. Both are in the same
/// block: a loop around the reduction would generate it in each iteration.
static OpOperand *findGenerated(linalg::GenericOp op) {
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto producer = input->get().getDefiningOp<linalg::GenericOp>();
    if (producer && producer->hasOneUse() &&
        producer->getBlock() == op->getBlock() && isGenerator(producer) &&
        op.getMatchingIndexingMap(input).isPermutation())
      return input;
  }
  return nullptr;
}

/// Returns the loops of `op` that `operand` alone tells the trip counts of.
static SmallVector<int64_t> findLoopsOf(OpOperand &operand,
                                        linalg::GenericOp op) {
  llvm::SmallBitVector known(op.getNumLoops());
  for (OpOperand &other : op->getOpOperands())
    if (&other != &operand)
      for (AffineExpr expr : op.getMatchingIndexingMap(&other).getResults())
        if (auto dim = llvm::dyn_cast<mlir::AffineDimExpr>(expr))
          known.set(dim.getPosition());
  return llvm::to_vector_of<int64_t>(known.flip().set_bits());
}

/// Fuses a reduction with an op that generates what it reads. Upstream does not
/// where nothing else tells the trip counts of loops: here a vector does, which
/// the body does not read.
static LogicalResult fuseGenerated(linalg::GenericOp op,
                                   PatternRewriter &rewriter) {
  if (op.getNumReductionLoops() == 0 || !op.hasPureTensorSemantics())
    return rewriter.notifyMatchFailure(op, "is not a reduction");
  OpOperand *generated = findGenerated(op);
  if (!generated)
    return rewriter.notifyMatchFailure(op, "reads what is stored");
  SmallVector<int64_t> loops = findLoopsOf(*generated, op);
  if (loops.empty())
    return rewriter.notifyMatchFailure(op, "is fused by upstream's pattern");
  unsigned number = generated->getOperandNumber();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<Value> inputs(op.getInputs());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (int64_t loop : loops) {
    maps.insert(
        maps.begin() + inputs.size(),
        AffineMap::get(op.getNumLoops(), 0, rewriter.getAffineDimExpr(loop)));
    inputs.push_back(tensor::EmptyOp::create(rewriter, op.getLoc(), sizes[loop],
                                             rewriter.getI8Type()));
  }
  auto counted = linalg::GenericOp::create(
      rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(), maps,
      op.getIteratorTypesArray());
  rewriter.cloneRegionBefore(op.getRegion(), counted.getRegion(),
                             counted.getRegion().end());
  for (unsigned i = op.getNumDpsInputs(); i < inputs.size(); ++i)
    counted.getBody()->insertArgument(i, rewriter.getI8Type(), op.getLoc());
  // The op that generates has one reader again.
  rewriter.replaceOp(op, counted.getResults());
  FailureOr<linalg::ElementwiseOpFusionResult> fused =
      linalg::fuseElementwiseOps(rewriter, &counted->getOpOperand(number));
  if (failed(fused))
    return success();
  for (Value result : counted->getResults())
    rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
  rewriter.eraseOp(counted);
  return success();
}

void mesh::populateFuseElementwisePatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  auto hasOneReader = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    return producer && producer->hasOneUse();
  };
  auto canFuse = [=](OpOperand *operand) {
    return isRepeatedByReader(*operand) ||
           (hasOneReader(operand) &&
            !keepsMoreBytes(operand->get().getDefiningOp(),
                            operand->getOwner()));
  };
  patterns.add(nameFill);
  patterns.add(fillSlice);
  populateGeneratedTensorsPatterns(patterns);
  patterns.add(fuseGenerated);
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
    // Ops that are fused, or lose a result, have other results than those that
    // shardings are noted for. In local view there are none.
    getOperation()->walk([](linalg::LinalgOp op) {
      op->removeDiscardableAttr(MeshDialect::kShardingsAttrName);
    });
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
