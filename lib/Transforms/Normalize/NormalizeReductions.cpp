//===- NormalizeReductions.cpp - Reductions by combiners of devices -------===//

#include "mesh/Interfaces/SoftmaxSteps.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using linalg::LinalgOp;

/// `step` as a sum, if it takes something from `soFar`: that is the same to the
/// bit. Null for other ops.
static Operation *createSum(OpBuilder &builder, Operation *step, Value soFar) {
  if (step->getOperand(0) != soFar)
    return nullptr;
  Location loc = step->getLoc();
  return llvm::TypeSwitch<Operation *, Operation *>(step)
      .Case([&](arith::SubFOp op) -> Operation * {
        Value negated = arith::NegFOp::create(builder, loc, op.getRhs());
        return arith::AddFOp::create(builder, loc, op.getLhs(), negated,
                                     op.getFastmath());
      })
      .Case([&](arith::SubIOp op) -> Operation * {
        Value zero = arith::ConstantOp::create(
            builder, loc, builder.getZeroAttr(op.getType()));
        Value negated = arith::SubIOp::create(builder, loc, zero, op.getRhs());
        return arith::AddIOp::create(builder, loc, op.getLhs(), negated);
      })
      .Default([](Operation *) { return nullptr; });
}

/// The identity element of `step`, if it is an op that has one. That of sums of
/// floats is -0.0: 0.0 makes 0.0 of it. NaN, as maxnumf has it, is none for ops
/// that may take it that there are no NaNs.
static TypedAttr getNeutral(Operation *step) {
  if (llvm::isa<arith::MaxNumFOp, arith::MinNumFOp>(step))
    return {};
  if (auto sum = llvm::dyn_cast<arith::AddFOp>(step))
    return FloatAttr::get(sum.getType(), -0.0);
  return arith::getNeutralElement(step).value_or(TypedAttr());
}

/// Returns the one of two values that is not `soFar`. Null if neither or both
/// are that.
static Value getOther(Value first, Value second, Value soFar) {
  if ((first == soFar) == (second == soFar))
    return {};
  return first == soFar ? second : first;
}

/// Returns the value that `step` combines with `soFar`. Null if it does
/// something else.
static Value getOther(Operation *step, Value soFar) {
  return step->getNumOperands() == 2 && step->getNumResults() == 1
             ? getOther(step->getOperand(0), step->getOperand(1), soFar)
             : Value();
}

/// Makes `choice`, between what `step` makes of `soFar` and that itself, the
/// step with a choice between what it takes and nothing. Returns whether the
/// step has an identity element.
static bool combineAlways(RewriterBase &rewriter, arith::SelectOp choice,
                          Operation *step, Value soFar) {
  Value other = getOther(step, soFar);
  TypedAttr neutral = getNeutral(step);
  if (!neutral)
    return false;
  rewriter.setInsertionPoint(choice);
  Location loc = choice.getLoc();
  Value nothing = arith::ConstantOp::create(rewriter, loc, neutral);
  bool isTaken = choice.getFalseValue() == soFar;
  Value chosen = arith::SelectOp::create(rewriter, loc, choice.getCondition(),
                                         isTaken ? other : nothing,
                                         isTaken ? nothing : other);
  rewriter.modifyOpInPlace(step,
                           [&] { step->replaceUsesOfWith(other, chosen); });
  rewriter.moveOpBefore(step, choice);
  rewriter.replaceOp(choice, step->getResults());
  return true;
}

/// Rewrites what the body makes of `soFar` to yield it. Returns whether it
/// changes anything.
static bool normalizeStep(RewriterBase &rewriter, BlockArgument soFar,
                          Value yielded) {
  auto choice = yielded.getDefiningOp<arith::SelectOp>();
  Value combined =
      choice ? getOther(choice.getTrueValue(), choice.getFalseValue(), soFar)
             : yielded;
  Operation *step = combined ? combined.getDefiningOp() : nullptr;
  if (!step || !soFar.getType().isIntOrIndexOrFloat() ||
      !getOther(step, soFar) || !combined.hasOneUse() ||
      !soFar.hasNUses(choice ? 2 : 1))
    return false;
  rewriter.setInsertionPoint(step);
  Operation *sum = createSum(rewriter, step, soFar);
  if (sum) {
    rewriter.replaceOp(step, sum);
    step = sum;
  }
  return (choice && combineAlways(rewriter, choice, step, soFar)) || sum;
}

LogicalResult mesh::decomposeSoftmaxOps(RewriterBase &rewriter,
                                        Operation *root) {
  WalkResult result = root->walk([&](linalg::SoftmaxOp op) {
    bool isOnTensors = op->getNumResults() > 0;
    return WalkResult(isOnTensors ? decomposeSoftmax(rewriter, op) : success());
  });
  return failure(result.wasInterrupted());
}

namespace {
struct NormalizeReduction : public OpInterfaceRewritePattern<LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    // The body of any other op is what its name says.
    if (!llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op) ||
        op.getNumReductionLoops() == 0)
      return failure();
    Operation *yield = op.getBlock()->getTerminator();
    bool changed = false;
    for (auto [soFar, yielded] :
         llvm::zip_equal(op.getRegionOutputArgs(), yield->getOperands()))
      changed |= normalizeStep(rewriter, soFar, yielded);
    return success(changed);
  }
};
} // namespace

void mesh::populateNormalizeReductionsPatterns(RewritePatternSet &patterns) {
  patterns.add<NormalizeReduction>(patterns.getContext());
}
