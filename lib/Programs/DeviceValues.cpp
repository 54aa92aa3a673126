//===- DeviceValues.cpp - scalars that a device's position decides --------===//

#include "mesh/Programs/DeviceValues.h"

#include "mesh/Analysis/FoldResult.h"
#include "mesh/Programs/ProgramAxes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

Iteration Iterations::get(Iteration parent, scf::ForOp loop, int64_t number) {
  auto [it, isNew] = known.try_emplace({parent, {loop.getOperation(), number}},
                                       entries.size());
  if (isNew)
    entries.push_back({parent, loop, number});
  return it->second;
}

Iteration Iterations::getAround(Iteration iteration, Block *block) const {
  Operation *op = block->getParentOp();
  while (iteration != 0 && !entries[iteration].loop->isAncestor(op))
    iteration = entries[iteration].parent;
  return iteration;
}

/// A value of integer or index type.
static Attribute makeInteger(Type type, int64_t value) {
  return IntegerAttr::get(type, value);
}

std::optional<Attribute> DeviceValues::lookup(Value value,
                                              Instance instance) const {
  // Scalars may be elements of constant tensors.
  if (Attribute constant; matchPattern(value, m_Constant(&constant)))
    return constant;
  if (!value.getType().isIntOrIndexOrFloat())
    return Attribute();
  auto it = known.find(getKey(value, instance));
  return it == known.end() ? std::nullopt : std::optional(it->second);
}

DeviceValues::Key DeviceValues::getKey(Value value, Instance instance) const {
  return {value,
          {instance.position,
           iterations.getAround(instance.iteration, value.getParentBlock())}};
}

void DeviceValues::visitInputs(
    Value value, Instance instance,
    llvm::function_ref<void(Value, Instance)> visit) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    if (scf::ForOp loop = iterations.getLoop(instance.iteration))
      for (Value bound :
           {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
        visit(bound,
              {instance.position, iterations.getParent(instance.iteration)});
    return;
  }
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    visit(operand, instance);
  // Branches also depend on the values of the region that is taken, once it is
  // known.
  if (isBranch(op) && lookup(getDecision(op), instance))
    if (Value yielded = getYielded(llvm::cast<OpResult>(value), instance))
      visit(yielded, instance);
}

Attribute DeviceValues::evaluate(Value value, Instance instance) {
  // Chains of values may be long: no recursion.
  SmallVector<std::pair<Value, Instance>> pending{{value, instance}};
  while (!pending.empty()) {
    auto [next, at] = pending.back();
    if (lookup(next, at)) {
      pending.pop_back();
      continue;
    }
    Key key = getKey(next, at);
    at.iteration = key.second.second;
    size_t numPending = pending.size();
    visitInputs(next, at, [&](Value input, Instance where) {
      if (!lookup(input, where))
        pending.push_back({input, where});
    });
    if (pending.size() == numPending) {
      Attribute result = compute(next, at);
      known[key] = result;
    }
  }
  return *lookup(value, instance);
}

std::optional<int64_t> DeviceValues::getInteger(Value value,
                                                Instance instance) {
  auto integer = llvm::dyn_cast_or_null<IntegerAttr>(evaluate(value, instance));
  if (!integer || integer.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return integer.getType().isInteger(1) ? integer.getValue().getZExtValue()
                                        : integer.getValue().getSExtValue();
}

std::optional<DeviceValues::Range> DeviceValues::getRange(scf::ForOp loop,
                                                          Instance instance) {
  return LoopRange::get(loop, evaluate(loop.getLowerBound(), instance),
                        evaluate(loop.getUpperBound(), instance),
                        evaluate(loop.getStep(), instance));
}

Attribute DeviceValues::compute(Value value, Instance instance) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    scf::ForOp loop = iterations.getLoop(instance.iteration);
    int64_t number = iterations.getNumber(instance.iteration);
    if (!loop || argument != loop.getInductionVar() ||
        number == Iterations::kAnyNumber)
      return {};
    std::optional<Range> range = getRange(
        loop, {instance.position, iterations.getParent(instance.iteration)});
    if (!range)
      return {};
    return range->getNumber(argument.getType(), number);
  }
  return fold(llvm::cast<OpResult>(value), instance);
}

/// Returns the value that the branch that is taken yields; null if that is not
/// decided.
Value DeviceValues::getYielded(OpResult result, Instance instance) {
  Operation *branch = result.getOwner();
  std::optional<int64_t> decision = getInteger(getDecision(branch), instance);
  Block *taken = decision ? getTakenBlock(branch, *decision) : nullptr;
  return taken ? taken->getTerminator()->getOperand(result.getResultNumber())
               : Value();
}

/// The value of an op whose operands are known.
Attribute DeviceValues::fold(OpResult value, Instance instance) {
  Operation *op = value.getOwner();
  if (auto index = llvm::dyn_cast<AxisIndexOp>(op)) {
    ArrayRef<AxisRefAttr> axes = index.getAxes();
    if (!space.coversAll(axes))
      return {};
    return makeInteger(value.getType(),
                       space.getIndex(instance.position, axes));
  }
  if (auto size = llvm::dyn_cast<AxisSizeOp>(op))
    return makeInteger(value.getType(),
                       space.getMesh().getSize(size.getAxes()));
  if (isBranch(op)) {
    Value yielded = getYielded(value, instance);
    return yielded ? evaluate(yielded, instance) : Attribute();
  }
  if (op->getNumRegions() != 0 || op->getNumOperands() == 0 ||
      !isMemoryEffectFree(op))
    return {};
  return foldResult(value,
                    [&](Value used) { return evaluate(used, instance); });
}
