//===- NormalizeReductions.cpp - reductions by what devices combine -------===//

#include "mesh/Transforms/Passes.h"

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZEREDUCTIONSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

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

/// The neutral element of `step`, if it is an op that has one. That of sums of
/// floats is -0.0: 0.0 makes 0.0 of it. NaN, as maxnumf has it, is none for ops
/// that may take it that there are no NaNs.
static TypedAttr getNeutral(Operation *step) {
  if (llvm::isa<arith::MaxNumFOp, arith::MinNumFOp>(step))
    return {};
  if (auto sum = llvm::dyn_cast<arith::AddFOp>(step))
    return FloatAttr::get(sum.getType(), -0.0);
  return arith::getNeutralElement(step).value_or(TypedAttr());
}

/// Of two values the one that is not `soFar`. Null if neither or both are that.
static Value getOther(Value first, Value second, Value soFar) {
  if ((first == soFar) == (second == soFar))
    return {};
  return first == soFar ? second : first;
}

/// What `step` combines with `soFar`. Null if it does something else.
static Value getOther(Operation *step, Value soFar) {
  return step->getNumOperands() == 2 && step->getNumResults() == 1
             ? getOther(step->getOperand(0), step->getOperand(1), soFar)
             : Value();
}

/// Makes `choice`, between what `step` makes of `soFar` and that itself, the
/// step with a choice between what it takes and nothing.
static void combineAlways(arith::SelectOp choice, Operation *step,
                          Value soFar) {
  Value other = getOther(step, soFar);
  TypedAttr neutral = getNeutral(step);
  if (!neutral)
    return;
  OpBuilder builder(choice);
  Location loc = choice.getLoc();
  Value nothing = arith::ConstantOp::create(builder, loc, neutral);
  bool isTaken = choice.getFalseValue() == soFar;
  Value chosen = arith::SelectOp::create(builder, loc, choice.getCondition(),
                                         isTaken ? other : nothing,
                                         isTaken ? nothing : other);
  step->replaceUsesOfWith(other, chosen);
  step->moveBefore(choice);
  choice.replaceAllUsesWith(step->getResult(0));
  choice.erase();
}

/// What the body makes of `soFar` to yield it.
static void normalizeStep(BlockArgument soFar, Value yielded) {
  auto choice = yielded.getDefiningOp<arith::SelectOp>();
  Value combined =
      choice ? getOther(choice.getTrueValue(), choice.getFalseValue(), soFar)
             : yielded;
  Operation *step = combined ? combined.getDefiningOp() : nullptr;
  if (!step || !soFar.getType().isIntOrIndexOrFloat() ||
      !getOther(step, soFar) || !combined.hasOneUse() ||
      !soFar.hasNUses(choice ? 2 : 1))
    return;
  OpBuilder builder(step);
  if (Operation *sum = createSum(builder, step, soFar)) {
    step->replaceAllUsesWith(sum);
    step->erase();
    step = sum;
  }
  if (choice)
    combineAlways(choice, step, soFar);
}

static void normalizeReductions(LinalgOp op) {
  if (op.getNumReductionLoops() == 0)
    return;
  Operation *yield = op.getBlock()->getTerminator();
  for (auto [soFar, yielded] :
       llvm::zip_equal(op.getRegionOutputArgs(), yield->getOperands()))
    normalizeStep(soFar, yielded);
}

namespace {
struct NormalizeReductionsPass
    : public mesh::impl::NormalizeReductionsPassBase<NormalizeReductionsPass> {
  void runOnOperation() override {
    getOperation()->walk([](LinalgOp op) {
      // The body of any other op is what its name says.
      if (llvm::isa<linalg::GenericOp, linalg::ReduceOp>(op))
        normalizeReductions(op);
    });
  }
};
} // namespace
