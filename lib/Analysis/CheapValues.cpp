//===- CheapValues.cpp - values that need no communication ----------------===//

#include "mesh/Analysis/CheapValues.h"

#include "mesh/IR/Mesh.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mesh;

/// Returns true if `op` can be computed however its result is split.
static bool canBeSplitAnyhow(Operation *op) {
  auto interface = ShardingRuleOpInterface::find(op);
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

/// The most ops that a cheap value is made by: each user may do them anew.
static constexpr unsigned kMostOps = 64;

/// Returns true if `op` makes blocks of its result of blocks of the tensors
/// that it reads.
static bool worksOnBlocks(Operation *op) {
  auto interface = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  // The dialect's own ops say where a value is, or bring it there.
  if (!interface || llvm::isa<MeshDialect>(op->getDialect()))
    return false;
  FailureOr<ShardingRule> rule = interface.getShardingRule();
  return succeeded(rule) && rule->windows.empty() &&
         llvm::all_of(rule->factors, [](const Factor &factor) {
           return factor.kind == FactorKind::PassThrough;
         });
}

/// Returns true if `op` is a structured op that reduces a tensor: it makes no
/// block of a block. This is known without what the tensor is made of.
static bool reducesTensor(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return structured && structured.getNumReductionLoops() != 0 &&
         llvm::any_of(structured.getDpsInputs(), [](Value input) {
           return llvm::isa<TensorType>(input.getType());
         });
}

/// Returns true if `value` is made by no more ops than may be added to `ops`.
static bool isCheap(Value value, llvm::SmallPtrSetImpl<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (ops.contains(op))
    return true;
  if (ops.size() == kMostOps || op->getNumResults() != 1 ||
      llvm::isa<ShardMapOp, RegionBranchOpInterface>(op) || reducesTensor(op) ||
      !isMemoryEffectFree(op))
    return false;
  ops.insert(op);
  auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(op);
  auto draw = llvm::dyn_cast<DrawOpInterface>(op);
  bool reads = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!llvm::isa<TensorType>(operand.get().getType()) ||
        (draw && operand.get() == draw.getKey()))
      continue;
    // Most values read others: that is known soonest.
    if (!isCheap(operand.get(), ops))
      return false;
    reads |= !destination || !destination.isDpsInit(&operand);
  }
  return reads ? worksOnBlocks(op) : canBeSplitAnyhow(op);
}

bool mesh::isCheap(Value value) {
  llvm::SmallPtrSet<Operation *, 16> ops;
  return ::isCheap(value, ops);
}
