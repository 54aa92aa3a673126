//===- CheapValues.cpp - values that need no communication ----------------===//

#include "mesh/Analysis/CheapValues.h"

#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Whether `op` can be computed however its result is split.
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

/// Whether all tensors that `op` reads are keys of random numbers, or cheap
/// themselves and overwritten.
static bool readsNothing(Operation *op) {
  auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(op);
  auto draw = llvm::dyn_cast<DrawOpInterface>(op);
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (!llvm::isa<TensorType>(operand.get().getType()) ||
        (draw && operand.get() == draw.getKey()))
      return true;
    return destination && destination.isDpsInit(&operand) &&
           isCheap(operand.get());
  });
}

bool mesh::isCheap(Value value) {
  Operation *op = value.getDefiningOp();
  // Most values read others: that is known soonest.
  return op && op->getNumResults() == 1 && readsNothing(op) &&
         !llvm::isa<ShardMapOp, RegionBranchOpInterface>(op) &&
         isMemoryEffectFree(op) && canBeSplitAnyhow(op);
}
