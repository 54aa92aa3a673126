//===- LowerAggregates.cpp - Simpler ops to differentiate -----------------===//

#include "LowerAggregates.h"

#include "BodyLoops.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/SoftmaxSteps.h"
#include "mesh/Params/LowerParamValues.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Partition/Partition.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mesh;

namespace {
struct LowerSoftmax : OpRewritePattern<linalg::SoftmaxOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::SoftmaxOp op,
                                PatternRewriter &rewriter) const override {
    return decomposeSoftmax(rewriter, op);
  }
};

/// Upstream's short cuts for tiles that are whole tensors take all dims for
/// tiled, so that they stay unused.
struct LowerPack : OpRewritePattern<linalg::PackOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const override {
    return success(succeeded(linalg::lowerPack(
        rewriter, op, /*lowerPadLikeWithInsertSlice=*/false)));
  }
};

struct LowerUnPack : OpRewritePattern<linalg::UnPackOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const override {
    return success(succeeded(linalg::lowerUnPack(
        rewriter, op, /*lowerUnpadLikeWithExtractSlice=*/false)));
  }
};

struct LowerGenerate : OpRewritePattern<tensor::GenerateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::GenerateOp op,
                                PatternRewriter &rewriter) const override {
    return success(
        succeeded(linalg::rewriteInDestinationPassingStyle(rewriter, op)));
  }
};

/// Makes a generic op of one with a body of its own that captures values.
struct GeneralizeCaptures : mlir::OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    llvm::SetVector<Value> captures;
    mlir::getUsedValuesDefinedAbove(op->getRegions(), captures);
    if (llvm::isa<linalg::GenericOp>(op) ||
        llvm::none_of(captures, [](Value value) {
          return isDifferentiable(value.getType());
        }))
      return rewriter.notifyMatchFailure(op, "captures nothing of the kind");
    return success(succeeded(linalg::generalizeNamedOp(rewriter, op)));
  }
};

/// Pads by values that differ as an op that makes these, and an insertion.
struct LowerPad : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getConstantPaddingValue())
      return rewriter.notifyMatchFailure(op, "has a rule");
    // Upstream's rewriting crashes for one that adds nothing.
    if (op.hasZeroLowPad() && op.hasZeroHighPad()) {
      if (op.getSourceType() != op.getResultType())
        return rewriter.notifyMatchFailure(op, "has dims of no known size");
      rewriter.replaceOp(op, op.getSource());
      return success();
    }
    return success(
        succeeded(linalg::rewriteInDestinationPassingStyle(rewriter, op)));
  }
};

/// Takes the place of a region that is always run.
struct LowerExecuteRegion : OpRewritePattern<scf::ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getRegion().hasOneBlock())
      return rewriter.notifyMatchFailure(op, "has several blocks");
    Block &body = op.getRegion().front();
    Operation *yield = body.getTerminator();
    SmallVector<Value> results(yield->getOperands());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&body, op);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// A scatter of what is no sum, as a reduction and a slice.
struct LowerReduceScatter : OpRewritePattern<ReduceScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceScatterOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getCombiner() == Combiner::Sum || !isFloat(op.getType()))
      return rewriter.notifyMatchFailure(op, "has a rule, or needs none");
    Value reduced =
        AllReduceOp::create(rewriter, op.getLoc(), op.getCombinerAttr(),
                            op.getInput(), op.getMeshAttr(), op.getAxesAttr());
    rewriter.replaceOpWithNewOp<AllSliceOp>(op, op.getType(), reduced,
                                            op.getMeshAttr(), op.getAxesAttr(),
                                            op.getDimAttr());
    return success();
  }
  static bool isFloat(Type type) {
    return llvm::isa<FloatType>(mlir::getElementTypeOrSelf(type));
  }
};
} // namespace

static void populateAggregates(RewritePatternSet &patterns) {
  populateLowerTPDensePatterns(patterns);
  populateLowerStacksPatterns(patterns);
  populateLowerForallPatterns(patterns);
  populatePartialResultsPatterns(patterns);
  populateUpliftWhileLoopsPatterns(patterns);
  linalg::populateDecomposeWinogradOpsPatterns(patterns);
  patterns.add<GeneralizeCaptures, LowerExecuteRegion, LowerGenerate, LowerPack,
               LowerPad, LowerReduceScatter, LowerSoftmax, LowerUnPack>(
      patterns.getContext());
}

static void populateReductions(RewritePatternSet &patterns) {
  populateNormalizeReductionsPatterns(patterns);
  populateStepReductionsPatterns(patterns);
}

static void apply(Operation *root,
                  function_ref<void(RewritePatternSet &)> populate) {
  RewritePatternSet patterns(root->getContext());
  populate(patterns);
  mlir::walkAndApplyPatterns(root, std::move(patterns));
}

void mesh::lowerAggregates(Operation *root) {
  // A walk does not visit the ops that it creates.
  apply(root, populateAggregates);
  auto takeCaptures = [&] {
    moveBodyLoopsOut(root);
    apply(root, populateTakeCapturesPatterns);
  };
  takeCaptures();
  apply(root, populateReductions);
  // Places may depend on what a reduction has, which is an input in its loop.
  takeCaptures();
}
