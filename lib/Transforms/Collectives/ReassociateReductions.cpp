//===- ReassociateReductions.cpp - add up first, reduce once --------------===//
//
// An op that may take values which are still to be reduced, and then has a
// result that is, can stand before the reduction as well as after it. Which
// ops do so is what their sharding rules tell (`getPartialResults`).
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Collectives/OptimizeCollectives.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetOperations.h"

using namespace mesh;

/// The most ops between a reduction and the op that joins it with another one.
static constexpr int kMaxOpsBetween = 4;

namespace {
class Reassociator {
public:
  Reassociator(RewriterBase &rewriter, SymbolTableCollection &symbols,
               Variance &variance, CollectiveSet &beside)
      : rewriter(rewriter), symbols(symbols), variance(variance),
        beside(beside) {}

  void visit(Operation *op);

private:
  AllReduceOp findReduction(Value value, Operation *user, int depth) const;
  bool passes(Operation *op, const llvm::BitVector &operands,
              AllReduceOp reduction) const;
  DenseSet<Operation *> findContractions(ArrayRef<AllReduceOp> reductions);
  void join(Operation *op, ArrayRef<AllReduceOp> reductions);

  RewriterBase &rewriter;
  SymbolTableCollection &symbols;
  Variance &variance;
  CollectiveSet &beside;
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
    return op->hasAttr(MeshDialect::kOverlapAttrName) ? AllReduceOp()
                                                      : reduction;
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

/// Returns the contractions that `mesh-overlap` may hide `reductions` behind.
DenseSet<Operation *>
Reassociator::findContractions(ArrayRef<AllReduceOp> reductions) {
  SmallVector<CollectiveOpInterface> collectives(reductions);
  DenseSet<Operation *> contractions;
  for (const OverlapSite &site : findOverlapSites(collectives, symbols))
    for (OpOperand *operand : site.operands)
      contractions.insert(operand->getOwner());
  return contractions;
}

/// Reduces the result of `op` in place of `reductions`, unless that could not
/// hide behind the contractions that some of these are left for.
void Reassociator::join(Operation *op, ArrayRef<AllReduceOp> reductions) {
  DenseSet<Operation *> contractions = findContractions(llvm::filter_to_vector(
      reductions, [&](AllReduceOp it) { return beside.contains(it); }));
  AllReduceOp first = reductions[0];
  rewriter.setInsertionPointAfter(op);
  Value sum = op->getResult(0);
  auto reduced =
      AllReduceOp::create(rewriter, first.getLoc(), first.getCombinerAttr(),
                          sum, first.getMeshAttr(), first.getAxesAttr());
  rewriter.replaceAllUsesExcept(sum, reduced, reduced);
  // While it is looked at, `op` alone reads the tensors that they reduce.
  SmallVector<std::pair<OpOperand *, Value>> uses;
  for (AllReduceOp reduction : reductions) {
    uses.emplace_back(&*reduction->use_begin(), reduction.getInput());
    rewriter.replaceAllUsesWith(reduction, reduction.getInput());
    reduction.getInputMutable().assign(reduced);
  }
  if (!llvm::set_is_subset(contractions, findContractions(reduced))) {
    for (auto [old, use] : llvm::zip_equal(reductions, uses)) {
      AllReduceOp reduction = old;
      use.first->set(reduction);
      reduction.getInputMutable().assign(use.second);
    }
    rewriter.replaceOp(reduced, sum);
    return;
  }
  if (!contractions.empty())
    beside.insert(reduced);
  remarkOnCollective(first, "is one with others, after what joins them");
  for (AllReduceOp reduction : reductions) {
    beside.erase(reduction);
    variance.forget(reduction);
    rewriter.eraseOp(reduction);
  }
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
  if (getTensorBytes(op->getResult(0)) <= bytes)
    join(op, reductions);
}

void mesh::reassociateReductions(RewriterBase &rewriter,
                                 FunctionOpInterface function,
                                 SymbolTableCollection &symbols,
                                 Variance &variance, CollectiveSet &beside) {
  Reassociator reassociator(rewriter, symbols, variance, beside);
  // Later ops see the op that an op has become a part of.
  function.walk([&](Block *block) {
    for (Operation &op : llvm::make_early_inc_range(*block))
      reassociator.visit(&op);
  });
}
