//===- DeviceValues.cpp - scalars that a device's position decides --------===//

#include "mesh/Programs/DeviceValues.h"

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

Attribute DeviceValues::evaluate(Value value, Instance instance) {
  // Scalars may be elements of constant tensors.
  if (Attribute constant; matchPattern(value, m_Constant(&constant)))
    return constant;
  if (!value.getType().isIntOrIndexOrFloat())
    return {};
  instance.iteration =
      iterations.getAround(instance.iteration, value.getParentBlock());
  std::pair key(value, std::pair(instance.position, instance.iteration));
  if (auto it = known.find(key); it != known.end())
    return it->second;
  Attribute result = compute(value, instance);
  known[key] = result;
  return result;
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
  if (op->getNumRegions() != 0 || !isMemoryEffectFree(op))
    return {};
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(evaluate(operand, instance));
    if (!operands.back())
      return {};
  }
  SmallVector<OpFoldResult> results;
  if (op->getNumOperands() == 0 || failed(op->fold(operands, results)) ||
      results.empty())
    return {};
  OpFoldResult result = results[value.getResultNumber()];
  if (auto other = llvm::dyn_cast<Value>(result))
    return evaluate(other, instance);
  return llvm::cast<Attribute>(result);
}
