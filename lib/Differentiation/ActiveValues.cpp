//===- ActiveValues.cpp - values that have derivatives --------------------===//

#include "mesh/Differentiation/ActiveValues.h"

#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/DerivativeOps.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

ActiveValues::ActiveValues(Region &region, ValueRange arguments) {
  for (Value argument : arguments)
    add(argument);
  // Loops hand values on to themselves, so one visit may not be enough.
  for (bool changes = true; changes;) {
    changes = false;
    for (Operation &op : region.getOps())
      changes |= visit(op);
  }
}

bool ActiveValues::add(Value value) {
  return isDifferentiable(value.getType()) && values.insert(value).second;
}

bool ActiveValues::usesActive(Operation *op) const {
  if (llvm::any_of(op->getOperands(),
                   [&](Value value) { return contains(value); }))
    return true;
  return op->getNumRegions() != 0 && !getCaptures(op).empty();
}

SmallVector<Value> ActiveValues::getCaptures(Operation *op) const {
  llvm::SetVector<Value> captures;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), captures);
  return llvm::filter_to_vector(captures,
                                [&](Value value) { return contains(value); });
}

SmallVector<unsigned> ActiveValues::getIndices(ValueRange list) const {
  SmallVector<unsigned> indices;
  for (auto [index, value] : llvm::enumerate(list))
    if (contains(value))
      indices.push_back(index);
  return indices;
}

bool ActiveValues::visit(Operation &op) {
  if (llvm::isa<StopGradientOp>(op))
    return false;
  bool changes = false;
  auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op);
  if (!branch) {
    if (op.getNumResults() != 0 && usesActive(&op))
      for (Value result : op.getResults())
        changes |= add(result);
    return changes;
  }
  RegionFlow flow(branch);
  auto addFromSources = [&](Value input) {
    if (llvm::any_of(flow.getSources(input),
                     [&](Value source) { return contains(source); }))
      changes |= add(input);
  };
  for (Region &region : op.getRegions()) {
    llvm::for_each(region.getArguments(), addFromSources);
    for (Operation &inner : region.getOps())
      changes |= visit(inner);
  }
  llvm::for_each(op.getResults(), addFromSources);
  return changes;
}

void ActiveValues::transfer(ValueRange from, ValueRange to) {
  for (auto [old, replacement] : llvm::zip(from, to)) {
    if (values.erase(old))
      values.insert(replacement);
  }
}
