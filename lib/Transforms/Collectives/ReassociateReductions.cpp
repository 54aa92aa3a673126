//===- ReassociateReductions.cpp - add up first, reduce once --------------===//
//
// An op that may take values which are still to be reduced, and then has a
// result that is, can stand before the reduction as well as after it. Which
// ops do so is what their sharding rules tell (`getPartialResults`).
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Collectives/OptimizeCollectives.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

/// The most ops between a reduction and the op that joins it with another one.
static constexpr int kMaxOpsBetween = 4;

namespace {
class Reassociator {
public:
  Reassociator(RewriterBase &rewriter, Variance &variance,
               const CollectiveSet &beside)
      : rewriter(rewriter), variance(variance), beside(beside) {}

  void visit(Operation *op);

private:
  AllReduceOp findReduction(Value value, Operation *user, int depth) const;
  bool passes(Operation *op, const llvm::BitVector &operands,
              AllReduceOp reduction) const;

  RewriterBase &rewriter;
  Variance &variance;
  const CollectiveSet &beside;
};
} // namespace

/// Returns true if `op` commutes with the reduction of `operands`: its result
/// is partial if these are, and its other operands are replicated within a
/// group. It may be of another shape.
bool Reassociator::passes(Operation *op, const llvm::BitVector &operands,
                          AllReduceOp reduction) const {
  auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule || op->getNumResults() != 1 ||
      mlir::getElementTypeOrSelf(op->getResult(0)) !=
          reduction.getType().getElementType())
    return false;
  bool isSame = true;
  visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *operand) {
    isSame &= variance.isSame(operand->get(), reduction.getAxes());
  });
  if (!isSame)
    return false;
  for (OpOperand &operand : op->getOpOperands())
    if (!operands[operand.getOperandNumber()] &&
        !variance.isSame(operand.get(), reduction.getAxes()))
      return false;
  FailureOr<llvm::BitVector> partial =
      rule.getPartialResults(reduction.getCombiner(), operands);
  return succeeded(partial) && partial->test(0);
}

/// The reduction whose result `value` is, or is made of by ops that might as
/// well come before it; nobody else uses what is between. Null if there is
/// none.
AllReduceOp Reassociator::findReduction(Value value, Operation *user,
                                        int depth) const {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse() || op->getBlock() != user->getBlock())
    return {};
  if (auto reduction = llvm::dyn_cast<AllReduceOp>(op))
    return beside.contains(op) ? AllReduceOp() : reduction;
  if (depth == kMaxOpsBetween)
    return {};
  for (OpOperand &operand : op->getOpOperands()) {
    AllReduceOp reduction = findReduction(operand.get(), op, depth + 1);
    llvm::BitVector set(op->getNumOperands());
    set.set(operand.getOperandNumber());
    if (reduction && passes(op, set, reduction))
      return reduction;
  }
  return {};
}

void Reassociator::visit(Operation *op) {
  if (op->getNumOperands() < 2 || op->getNumResults() != 1)
    return;
  SmallVector<AllReduceOp> reductions;
  llvm::BitVector set(op->getNumOperands());
  for (OpOperand &operand : op->getOpOperands()) {
    AllReduceOp found = findReduction(operand.get(), op, 0);
    if (!found)
      continue;
    if (!reductions.empty() &&
        (found.getAxes() != reductions[0].getAxes() ||
         found.getMeshAttr() != reductions[0].getMeshAttr() ||
         found.getCombiner() != reductions[0].getCombiner()))
      return;
    reductions.push_back(found);
    set.set(operand.getOperandNumber());
  }
  if (reductions.size() < 2 || !passes(op, set, reductions[0]))
    return;
  // Padding and broadcasts on the way must not add to what is sent.
  double bytes = 0;
  for (AllReduceOp reduction : reductions)
    bytes += getTensorBytes(reduction.getType());
  if (getTensorBytes(op->getResult(0)) > bytes)
    return;
  AllReduceOp first = reductions[0];
  rewriter.setInsertionPointAfter(op);
  Value sum = op->getResult(0);
  auto reduced =
      AllReduceOp::create(rewriter, first.getLoc(), first.getCombinerAttr(),
                          sum, first.getMeshAttr(), first.getAxesAttr());
  rewriter.replaceAllUsesExcept(sum, reduced, reduced);
  remarkOnCollective(first, "is one with others, after what joins them");
  for (AllReduceOp reduction : reductions) {
    variance.forget(reduction);
    rewriter.replaceOp(reduction, reduction.getInput());
  }
}

void mesh::reassociateReductions(RewriterBase &rewriter,
                                 FunctionOpInterface function,
                                 Variance &variance,
                                 const CollectiveSet &beside) {
  Reassociator reassociator(rewriter, variance, beside);
  // Later ops see the op that an op has become a part of.
  function.walk([&](Block *block) {
    for (Operation &op : llvm::make_early_inc_range(*block))
      reassociator.visit(&op);
  });
}
