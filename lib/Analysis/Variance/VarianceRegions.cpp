//===- VarianceRegions.cpp - variance by control flow ---------------------===//

#include "VarianceSolver.h"

#include "mlir/Analysis/TopologicalSortUtils.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

/// The outcome of decisions that vary does as well.
const Variance::Axes *
VarianceSolver::addDeciding(ArrayRef<OpOperand *> deciding,
                            const Axes *known) const {
  for (OpOperand *operand : deciding) {
    const Axes *decision = find(operand->get());
    if (decision == invariant)
      continue;
    Axes axes = *known;
    for (auto [axis, other] : llvm::zip_equal(axes, *decision))
      if (other.kind != AxisVariance::Invariant)
        axis =
            combineKinds(axis, {std::max(other.kind, AxisVariance::Varying)});
    known = keep(known, axes);
  }
  return known;
}

/// Facts that follow from the op alone, found once for all times that it is
/// visited.
const VarianceSolver::BranchFlow &
VarianceSolver::getFlow(mlir::RegionBranchOpInterface op) {
  std::unique_ptr<BranchFlow> &flow = flows[op];
  if (flow)
    return *flow;
  flow.reset(new BranchFlow{RegionFlow(op), {}});
  llvm::append_range(flow->ending, flow->regions.getDeciding());
  for (Region &region : op->getRegions())
    llvm::append_range(flow->ending, control.getEndOperands(region));
  return *flow;
}

/// Returns true if something new became known of an argument.
bool VarianceSolver::enterRegions(Operation *op, const RegionFlow &flow) {
  bool isChanged = false;
  for (Region &region : op->getRegions())
    for (BlockArgument argument : region.getArguments()) {
      ArrayRef<Value> sources = flow.getSources(argument);
      const Axes *known = join(sources);
      // Such as the number of the iteration.
      if (sources.empty())
        known = addDeciding(flow.getDeciding(), known);
      isChanged |= raise(argument, known);
    }
  return isChanged;
}

void VarianceSolver::visitBranch(mlir::RegionBranchOpInterface op) {
  ++flowDepth;
  const auto &[flow, ending] = getFlow(op);
  enterRegions(op, flow);
  for (Region &region : op->getRegions())
    visitRegion(region);
  while (enterRegions(op, flow))
    for (Region &region : op->getRegions()) {
      markFarSightedStale(region);
      visitRegion(region);
    }
  for (Value result : op->getResults()) {
    ArrayRef<Value> sources = flow.getSources(result);
    const Axes *known =
        sources.empty() ? intern(AxisVariance::Unknown) : join(sources);
    set(result, addDeciding(ending, known));
  }
  recordDecisions(op, flow.getDeciding());
  leaveFlow();
}

/// Entries that are not come to again are forgotten, for their memory to be
/// used again.
void VarianceSolver::leaveFlow() {
  if (--flowDepth > 0)
    return;
  flows.clear();
  visited.clear();
  farSighted.clear();
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

/// Returns true if what a body computes of elements that are the same is the
/// same: as nearly all, it takes from outside what does not vary, if anything.
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
  if (llvm::all_of(op->getRegions(),
                   [&](Region &region) { return computesElements(region); }))
    return visitPlain(op);
  ++bodyDepth;
  for (Region &region : op->getRegions()) {
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        set(argument, invariant);
    visitRegion(region);
  }
  Axes elements = *invariant;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Value value : block.getTerminator()->getOperands())
          for (auto [axis, element] : llvm::zip_equal(elements, get(value)))
            axis = combineKinds(axis, element);
  --bodyDepth;
  for (auto [result, known] : llvm::zip_equal(op->getResults(), compute(op))) {
    Axes axes = *known;
    for (auto [axis, element] : llvm::zip_equal(axes, elements))
      if (element.kind != AxisVariance::Invariant)
        axis = combineKinds(axis, element);
    set(result, intern(axes));
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

/// Returns true if something new became known of an argument.
bool VarianceSolver::enterBlock(Block &block) {
  bool isChanged = false;
  for (BlockArgument argument : block.getArguments()) {
    SmallVector<Value> values = getHandedOn(argument);
    const Axes *known =
        values.empty() ? intern(AxisVariance::Unknown) : join(values);
    if (values.size() > 1)
      known = addDeciding(control.getJoinOperands(block), known);
    isChanged |= raise(argument, known);
  }
  return isChanged;
}

void VarianceSolver::visitBlocks(Region &region) {
  ++flowDepth;
  llvm::SetVector<Block *> blocks = mlir::getBlocksSortedByDominance(region);
  auto following = llvm::drop_begin(blocks);
  bool isFirstTime = visited.insert(&region).second;
  // Values from outside may have changed what goes around within.
  do {
    if (!isFirstTime)
      markFarSightedStale(region);
    for (Block *block : blocks) {
      if (!block->isEntryBlock())
        enterBlock(*block);
      visitOps(*block, isFirstTime);
    }
    isFirstTime = false;
  } while (llvm::any_of(following,
                        [&](Block *block) { return enterBlock(*block); }));
  leaveFlow();
}
