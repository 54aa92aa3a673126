//===- FuseElementwise.cpp - Fuse elementwise ops -------------------------===//

#include "mesh/Codegen/Fusion/FuseElementwise.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"

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

/// Returns true if `op` makes a tensor by more than one pass over others.
static bool isWork(Operation *op) {
  if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() > 0;
  return op->getNumResults() > 0 &&
         (op->getNumRegions() > 0 ||
          llvm::isa<MeshRtDialect>(op->getDialect()));
}

/// Returns true if `producer` is the last reader of more bytes than it makes,
/// and there is work before `reader`: fused with it, `producer` would keep its
/// operands in memory meanwhile, and not its result. A sum over micro-batches
/// would keep all its terms.
static bool keepsOperands(linalg::LinalgOp producer, Operation *reader) {
  if (producer->getBlock() != reader->getBlock())
    return false;
  double bytes = 0;
  for (OpOperand *operand : producer.getDpsInputOperands()) {
    Operation *source = operand->get().getDefiningOp();
    bool isEnd = source && operand->get().hasOneUse() &&
                 !source->hasTrait<mlir::OpTrait::ConstantLike>() &&
                 !llvm::isa<tensor::ExtractSliceOp>(source);
    bytes += isEnd ? getTensorBytes(operand->get()) : 0;
  }
  if (bytes <= getTensorBytes(producer->getResult(0)))
    return false;
  Operation *between = producer->getNextNode();
  while (between && between != reader && !isWork(between))
    between = between->getNextNode();
  return between != reader;
}

void mesh::populateFuseElementwisePatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  auto hasOneReader = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    return producer && producer->hasOneUse();
  };
  auto mayFuse = [=](OpOperand *operand) {
    auto producer = operand->get().getDefiningOp<linalg::LinalgOp>();
    return hasOneReader(operand) &&
           !(producer && keepsOperands(producer, operand->getOwner()));
  };
  linalg::populateElementwiseOpsFusionPatterns(patterns, mayFuse);
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
