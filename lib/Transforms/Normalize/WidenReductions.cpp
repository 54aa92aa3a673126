//===- WidenReductions.cpp - Sums of small floats in f32 ------------------===//

#include "mesh/IR/ReductionKind.h"
#include "mesh/Interfaces/ReductionCombiner.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_WIDENREDUCTIONSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using linalg::LinalgOp;

static bool isSmallFloat(Type type) { return type.isBF16() || type.isF16(); }

static Type widen(Type type) {
  Type wide = Float32Type::get(type.getContext());
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? Type(tensor.clone(wide)) : wide;
}

static Value extend(OpBuilder &builder, Location loc, Value value) {
  return arith::ExtFOp::create(builder, loc, widen(value.getType()), value);
}

/// Returns the combiner of result `index` of `op`, if that is of small floats
/// and there is nothing else that takes what has been combined so far.
static Operation *getSmallCombiner(LinalgOp op, unsigned index) {
  BlockArgument accumulator = op.getRegionOutputArgs()[index];
  if (!isSmallFloat(accumulator.getType()) || !accumulator.hasOneUse())
    return nullptr;
  Operation *combiner = getReductionCombiner(op, index);
  return combiner && matchReductionKind(combiner) ? combiner : nullptr;
}

static void widenReduction(RewriterBase &rewriter, LinalgOp op, unsigned index,
                           Operation *combiner) {
  Location loc = op.getLoc();
  OpOperand &init = *op.getDpsInitOperand(index);
  BlockArgument accumulator = op.getRegionOutputArgs()[index];
  Value result = op->getResult(index);
  Type type = result.getType();
  rewriter.setInsertionPoint(op);
  Value from = extend(rewriter, loc, init.get());
  rewriter.modifyOpInPlace(op, [&] {
    init.set(from);
    accumulator.setType(widen(accumulator.getType()));
    result.setType(widen(type));
  });

  rewriter.setInsertionPoint(combiner);
  rewriter.modifyOpInPlace(combiner, [&] {
    for (OpOperand &operand : combiner->getOpOperands())
      if (operand.get() != accumulator)
        operand.set(extend(rewriter, combiner->getLoc(), operand.get()));
    combiner->getResult(0).setType(accumulator.getType());
  });

  rewriter.setInsertionPointAfter(op);
  auto rounded = arith::TruncFOp::create(rewriter, loc, type, result);
  rewriter.replaceAllUsesExcept(result, rounded, rounded);
}

namespace {
struct WidenReduction : public OpInterfaceRewritePattern<LinalgOp> {
  WidenReduction(mlir::MLIRContext *context, bool kernels)
      : OpInterfaceRewritePattern(context), kernels(kernels) {}

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    // The body of any other op is what its name says.
    if (!llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op) ||
        !op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 ||
        (kernels && isWorkingContraction(op)))
      return failure();
    bool changed = false;
    for (unsigned index = 0; index < op.getNumDpsInits(); ++index)
      if (Operation *combiner = getSmallCombiner(op, index)) {
        widenReduction(rewriter, op, index, combiner);
        changed = true;
      }
    return success(changed);
  }

private:
  bool kernels;
};

struct WidenReductionsPass
    : public mesh::impl::WidenReductionsPassBase<WidenReductionsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateWidenReductionsPatterns(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

void mesh::populateWidenReductionsPatterns(RewritePatternSet &patterns,
                                           bool kernels) {
  patterns.add<WidenReduction>(patterns.getContext(), kernels);
}
