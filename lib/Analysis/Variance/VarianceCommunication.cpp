//===- VarianceCommunication.cpp - variance of collectives ----------------===//

#include "VarianceSolver.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

/// Returns true if each member of a group receives what one of them has.
static bool reachesAll(PermuteOp op, MeshAttr mesh) {
  std::optional<ArrayRef<int64_t>> pairs = op.getPairs();
  return !pairs || static_cast<int64_t>(pairs->size()) ==
                       2 * mesh.getSize(op.getAxesAttr());
}

Variance::Axes VarianceSolver::permute(PermuteOp op, Axes axes) {
  SmallVector<unsigned, 2> over;
  bool isSame = true, isSum = true, isWhole = true;
  for (AxisRefAttr axis : op.getAxesAttr())
    variance.forEachPart(axis, [&](unsigned part, bool isCovered) {
      over.push_back(part);
      isWhole &= isCovered;
      isSame &= axes[part].kind == AxisVariance::Invariant;
      isSum &= axes[part].kind == AxisVariance::Unreduced &&
               axes[part] == axes[over.front()];
    });
  // The order of partial sums does not matter.
  if ((isSame || isSum) && reachesAll(op, variance.mesh))
    return axes;
  // Members that receive nothing get zeros. Along one of several axes members
  // may have got the same.
  auto kind = isWhole && over.size() == 1 ? AxisVariance::Permuted
                                          : AxisVariance::Unknown;
  for (unsigned part : over) {
    bool isKnown = axes[part].kind == AxisVariance::Invariant ||
                   axes[part].kind == AxisVariance::Varying ||
                   axes[part].kind == AxisVariance::Permuted;
    axes[part] = {isKnown ? kind : AxisVariance::Unknown};
  }
  return axes;
}

Variance::Axes VarianceSolver::communicate(CollectiveOpInterface op,
                                           Axes axes) {
  if (op.getMeshAttr() != variance.getMeshName())
    return Axes(numAxes, {AxisVariance::Unknown});
  // Devices that run another function may send anything.
  if (!llvm::isa<AllSliceOp>(op) && variance.meetsOthers(op.getAxesAttr()))
    axes.assign(numAxes, {AxisVariance::Unknown});
  if (auto permuteOp = llvm::dyn_cast<PermuteOp>(*op))
    return permute(permuteOp, std::move(axes));
  std::optional<Combiner> combiner = op.getReductionCombiner();
  bool makesSame = llvm::isa<AllGatherOp, AllReduceOp, BroadcastOp>(op);
  llvm::SmallBitVector over(numAxes);
  for (AxisRefAttr axis : op.getAxesAttr())
    variance.forEachPart(axis, [&](unsigned part, bool isCovered) {
      over.set(part);
      // A sum is not reduced by another combiner, nor by slicing its parts or
      // taking one of them.
      if (axes[part].kind == AxisVariance::Unreduced &&
          (combiner ? *combiner != axes[part].getCombiner()
                    : llvm::isa<AllSliceOp, BroadcastOp>(op)))
        addMisuse(op, part);
      if (!isCovered)
        axes[part] = {AxisVariance::Unknown};
      else
        axes[part] = {makesSame ? AxisVariance::Invariant
                                : AxisVariance::Varying};
    });
  // Along the other axes a sum stays one if sums are what is made of it.
  for (unsigned axis = 0; combiner && axis < numAxes; ++axis)
    if (!over[axis] && axes[axis].kind == AxisVariance::Unreduced &&
        axes[axis].getCombiner() != *combiner) {
      addMisuse(op, axis);
      axes[axis] = {AxisVariance::Unknown};
    }
  return axes;
}

/// Returns the value that `value` is the future of, if it is waited for.
static Value skipWait(Value value) {
  auto wait = value.getDefiningOp<WaitOp>();
  auto async = wait ? wait.getFuture().getDefiningOp<AsyncOp>() : AsyncOp();
  return async ? async.getBody().front().getTerminator()->getOperand(0) : value;
}

/// Returns `value` as it was before permutes that brought each device what it
/// had.
Value VarianceSolver::skipPermutes(Value value) const {
  while (auto op = skipWait(value).getDefiningOp<PermuteOp>()) {
    bool isSame = !op.getPairs() &&
                  op.getMeshAttr() == variance.getMeshName() &&
                  !variance.meetsOthers(op.getAxes());
    for (AxisRefAttr axis : op.getAxes())
      variance.forEachPart(axis, [&](unsigned part, bool) {
        isSame &= get(op.getInput())[part].kind == AxisVariance::Invariant;
      });
    if (!isSame)
      return value;
    value = op.getInput();
  }
  return value;
}

/// Whichever way the condition goes, what both values are is what is chosen: so
/// does a broadcast by permutes of what devices have in common.
void VarianceSolver::visitSelect(arith::SelectOp select) {
  addFarSighted(select);
  Value chosen = skipPermutes(select.getTrueValue());
  if (chosen == skipPermutes(select.getFalseValue()))
    set(select, find(chosen));
  else
    visitPlain(select);
}
