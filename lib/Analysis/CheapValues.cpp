//===- CheapValues.cpp - values that need no communication ----------------===//

#include "mesh/Analysis/CheapValues.h"

#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Returns true if `op` can be computed however its result is split.
static bool canBeSplitAnyhow(Operation *op) {
  auto interface = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!interface)
    return true;
  FailureOr<ShardingRule> rule = interface.getShardingRule();
  if (failed(rule))
    return false;
  auto isPinned = [&](unsigned factor) {
    return rule->factors[factor].kind == FactorKind::NeedReplication;
  };
  return llvm::none_of(rule->results.front(), [&](ArrayRef<unsigned> factors) {
    return llvm::any_of(factors, isPinned);
  });
}

/// The most ops that a cheap value is made by, one over the other: each user
/// may do them anew.
static constexpr int kMostOps = 64;

/// Returns true if all tensors that `op` reads are keys of random numbers, or
/// overwritten: the latter is `overwritten`, if there is one.
static bool readsNothing(Operation *op, Value &overwritten) {
  auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(op);
  auto draw = llvm::dyn_cast<DrawOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!llvm::isa<TensorType>(operand.get().getType()) ||
        (draw && operand.get() == draw.getKey()))
      continue;
    if (!destination || !destination.isDpsInit(&operand))
      return false;
    overwritten = operand.get();
  }
  return true;
}

bool mesh::isCheap(Value value) {
  for (int i = 0; i < kMostOps; ++i) {
    Operation *op = value.getDefiningOp();
    Value overwritten;
    // Most values read others: that is known soonest.
    if (!op || op->getNumResults() != 1 || !readsNothing(op, overwritten) ||
        llvm::isa<ShardMapOp, RegionBranchOpInterface>(op) ||
        !isMemoryEffectFree(op) || !canBeSplitAnyhow(op))
      return false;
    if (!overwritten)
      return true;
    value = overwritten;
  }
  return false;
}
