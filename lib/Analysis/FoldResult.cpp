//===- FoldResult.cpp - Fold an op without changing it --------------------===//

#include "mesh/Analysis/FoldResult.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mesh;

/// The most times that an op is folded in place.
static constexpr int kMostFolds = 8;

/// Returns the constants that operands of `op` are; none if one is not known.
static std::optional<SmallVector<Attribute>>
evaluateOperands(Operation *op, llvm::function_ref<Attribute(Value)> evaluate) {
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(evaluate(operand));
    if (!operands.back())
      return std::nullopt;
  }
  return operands;
}

Attribute mesh::foldResult(OpResult result,
                           llvm::function_ref<Attribute(Value)> evaluate) {
  std::optional<SmallVector<Attribute>> operands =
      evaluateOperands(result.getOwner(), evaluate);
  if (!operands)
    return {};
  Operation *copy = result.getOwner()->clone();
  auto erase = llvm::make_scope_exit([&] { copy->destroy(); });
  for (int i = 0; operands && i < kMostFolds; ++i) {
    SmallVector<OpFoldResult> folded;
    if (failed(copy->fold(*operands, folded)))
      return {};
    if (folded.empty()) {
      operands = evaluateOperands(copy, evaluate);
      continue;
    }
    OpFoldResult found = folded[result.getResultNumber()];
    if (auto constant = llvm::dyn_cast<Attribute>(found))
      return constant;
    auto value = llvm::cast<Value>(found);
    return value.getDefiningOp() == copy ? Attribute() : evaluate(value);
  }
  return {};
}
