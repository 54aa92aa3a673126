//===- VarianceRegions.cpp - how control flow makes values vary -----------===//

#include "VarianceSolver.h"

#include "mlir/Analysis/TopologicalSortUtils.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

/// What is the outcome of decisions that vary does as well.
void VarianceSolver::addDeciding(ArrayRef<OpOperand *> deciding,
                                 Axes &axes) const {
  for (OpOperand *operand : deciding)
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (AxisVariance known = get(operand->get(), axis);
          known.kind != AxisVariance::Invariant)
        axes[axis] = combineKinds(
            axes[axis], {std::max(known.kind, AxisVariance::Varying)});
}

/// What follows from the op alone, found once for all times that it is visited.
const VarianceSolver::BranchFlow &
VarianceSolver::getFlow(mlir::RegionBranchOpInterface op) {
  std::unique_ptr<BranchFlow> &flow = flows[op];
  if (flow)
    return *flow;
  flow = std::make_unique<BranchFlow>();
  op.getSuccessorInputOperandMapping(flow->sources);
  flow->deciding = getDecidingOperands(op, flow->sources);
  flow->ending = flow->deciding;
  for (Region &region : op->getRegions())
    llvm::append_range(flow->ending, control.getEndOperands(region));
  return *flow;
}

void VarianceSolver::visitBranch(mlir::RegionBranchOpInterface op) {
  ++flowDepth;
  const BranchFlow &flow = getFlow(op);
  auto getSources = [&](Value value) {
    SmallVector<Value> values;
    if (auto it = flow.sources.find(value); it != flow.sources.end())
      for (OpOperand *operand : it->second)
        values.push_back(operand->get());
    return values;
  };
  auto enterRegions = [&] {
    bool isChanged = false;
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments()) {
        SmallVector<Value> values = getSources(argument);
        Axes axes = join(values);
        // Such as the number of the iteration.
        if (values.empty())
          addDeciding(flow.deciding, axes);
        isChanged |= raise(argument, axes);
      }
    return isChanged;
  };
  enterRegions();
  for (Region &region : op->getRegions())
    visitRegion(region);
  while (enterRegions())
    for (Region &region : op->getRegions()) {
      markFarSighted(region);
      visitRegion(region);
    }
  for (Value result : op->getResults()) {
    SmallVector<Value> values = getSources(result);
    Axes axes =
        values.empty() ? Axes(numAxes, {AxisVariance::Unknown}) : join(values);
    addDeciding(flow.ending, axes);
    set(result, axes);
  }
  recordDecisions(op, flow.deciding);
  leaveFlow();
}

/// What is not come to again is forgotten, for its memory to be used again.
void VarianceSolver::leaveFlow() {
  if (--flowDepth > 0)
    return;
  flows.clear();
  visited.clear();
}

/// Keeps those that devices may differ in: nearly always there are none.
void VarianceSolver::recordDecisions(Operation *op,
                                     ArrayRef<OpOperand *> deciding) {
  SmallVector<OpOperand *, 2> differing(llvm::make_filter_range(
      deciding, [&](OpOperand *operand) { return !isSame(operand->get()); }));
  if (!differing.empty())
    variance.decisions[op] = std::move(differing);
  else if (!variance.decisions.empty())
    variance.decisions.erase(op);
}

/// Whether what a body computes of elements that are the same is the same: as
/// nearly all, it takes from outside what does not vary, if anything.
bool VarianceSolver::computesElements(Region &region) {
  if (!region.hasOneBlock())
    return false;
  auto isSameOrInside = [&](Value value) {
    return value.getParentRegion() == &region || isSame(value);
  };
  // Then the effects of what is in the body are those of the op.
  bool isChecked =
      region.getParentOp()->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  return llvm::all_of(region.front(), [&](Operation &op) {
    return op.getNumRegions() == 0 &&
           !llvm::isa_and_present<MeshDialect>(op.getDialect()) &&
           llvm::all_of(op.getOperands(), isSameOrInside) &&
           (isChecked ||
            (isMemoryEffectFree(&op) && !llvm::isa<mlir::CallOpInterface>(op)));
  });
}

/// The body computes elements of the results, from those of the operands and
/// from what it takes from outside.
void VarianceSolver::visitBody(Operation *op) {
  visitPlain(op);
  if (llvm::all_of(op->getRegions(),
                   [&](Region &region) { return computesElements(region); }))
    return;
  ++bodyDepth;
  Axes all(numAxes);
  for (Region &region : op->getRegions()) {
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        set(argument, all);
    visitRegion(region);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Value value : block.getTerminator()->getOperands())
          for (unsigned axis = 0; axis < numAxes; ++axis)
            all[axis] = combineKinds(all[axis], get(value, axis));
  --bodyDepth;
  for (Value result : op->getResults()) {
    Axes axes = getAll(result);
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (all[axis].kind != AxisVariance::Invariant)
        axes[axis] = combineKinds(axes[axis], all[axis]);
    set(result, axes);
  }
}

void VarianceSolver::visitRegion(Region &region) {
  if (!region.empty() && !region.hasOneBlock())
    return visitBlocks(region);
  bool isFirstTime = flowDepth == 0 || visited.insert(&region).second;
  for (Block &block : region)
    visitOps(block, isFirstTime);
}

void VarianceSolver::visitOps(Block &block, bool isFirstTime) {
  for (Operation &op : block) {
    bool isStale = !stale.empty() && stale.erase(&op);
    if (isFirstTime || isStale)
      visit(&op);
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Whether something new became known of an argument.
bool VarianceSolver::enterBlock(Block &block) {
  bool isChanged = false;
  for (BlockArgument argument : block.getArguments()) {
    SmallVector<Value> values = getHandedOn(argument);
    Axes axes =
        values.empty() ? Axes(numAxes, {AxisVariance::Unknown}) : join(values);
    if (values.size() > 1)
      addDeciding(control.getJoinOperands(block), axes);
    isChanged |= raise(argument, axes);
  }
  return isChanged;
}

void VarianceSolver::visitBlocks(Region &region) {
  ++flowDepth;
  llvm::SetVector<Block *> blocks = mlir::getBlocksSortedByDominance(region);
  bool isFirstTime = visited.insert(&region).second;
  for (bool isChanged = true; std::exchange(isChanged, false);
       isFirstTime = false) {
    if (!isFirstTime)
      markFarSighted(region);
    for (Block *block : blocks) {
      if (!block->isEntryBlock())
        isChanged |= enterBlock(*block);
      visitOps(*block, isFirstTime);
    }
  }
  leaveFlow();
}
