//===- SureBytes.cpp - a lower bound of the memory of a program -----------===//
//
// Counts operands and results of single contractions. A value counts only if
// each way to lower the program keeps it whole, in memory that is neither an
// argument's nor a result's.
//
//===----------------------------------------------------------------------===//

#include "BlockUnits.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns true if `op` is a contraction that adds to nothing: its result is in
/// no operand's memory.
static bool isFreshContraction(Operation *op) {
  return op && isWorkingContraction(op) &&
         llvm::all_of(llvm::cast<DestinationStyleOpInterface>(op).getDpsInits(),
                      [](Value init) { return isFresh(init.getDefiningOp()); });
}

/// Returns the ops that read results of `op`; of the end of a region, its op.
static SmallVector<Operation *> getNextOps(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    return {op->getParentOp()};
  return llvm::to_vector(op->getUsers());
}

static SmallVector<Operation *> getPreviousOps(Operation *op) {
  return llvm::map_to_vector(
      op->getOperands(), [](Value operand) { return operand.getDefiningOp(); });
}

/// Returns true if `next` leads from `op` to an op of which `isEnd` is true,
/// without another contraction on the way.
static bool leadsTo(Operation *op,
                    function_ref<SmallVector<Operation *>(Operation *)> next,
                    function_ref<bool(Operation *)> isEnd) {
  llvm::SetVector<Operation *> ops;
  ops.insert_range(next(op));
  for (size_t index = 0; index < ops.size(); ++index) {
    Operation *other = ops[index];
    if (!other || isFreshContraction(other))
      continue;
    if (isEnd(other))
      return true;
    ops.insert_range(next(other));
  }
  return false;
}

/// Returns true if every way to run `op`, a contraction, has its operands and
/// its result in memory, whole: no ring cuts it into blocks.
static bool isSure(Operation *op) {
  auto isWide = [](Type type) {
    return getElementBytes(mlir::getElementTypeOrSelf(type)) >= 4;
  };
  auto isCollective = llvm::IsaPred<CollectiveOpInterface>;
  return isFreshContraction(op) && llvm::all_of(op->getResultTypes(), isWide) &&
         !leadsTo(op, getNextOps, isCollective) &&
         !leadsTo(op, getPreviousOps, isCollective);
}

/// Returns true if a value of `type` may be in memory of at least `bytes`.
static bool canHold(Type type, double bytes) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape())
    return getTensorBytes(tensor) >= bytes;
  return !type.isIntOrIndexOrFloat();
}

/// Returns the bytes of the result of `op` if it is a contraction and the
/// result has memory of its own. What is put into a result of the block, or
/// written over by it, may be in the memory of that.
static int64_t getBytesApart(Operation *op) {
  if (!isFreshContraction(op))
    return 0;
  double bytes = getTensorBytes(op->getResult(0));
  auto getHolders = [&](Operation *other) {
    return llvm::filter_to_vector(getNextOps(other), [&](Operation *next) {
      return next->hasTrait<OpTrait::IsTerminator>() ||
             llvm::any_of(next->getResultTypes(),
                          [&](Type type) { return canHold(type, bytes); });
    });
  };
  auto isEnd = [&](Operation *other) {
    return other == op->getBlock()->getTerminator();
  };
  return leadsTo(op, getHolders, isEnd) ? 0 : static_cast<int64_t>(bytes);
}

int64_t RematProgram::getSureBytes() const {
  int64_t most = 0;
  for (auto [root, step] : llvm::zip_equal(roots, problem->getSteps())) {
    if (!isSure(root))
      continue;
    // An op that only moves elements may be read where they were.
    llvm::SetVector<Operation *> touched;
    touched.insert(root);
    for (unsigned read : step.reads)
      touched.insert(values[read].getDefiningOp());
    int64_t bytes = 0;
    for (Operation *op : touched)
      bytes += getBytesApart(op);
    most = std::max(most, bytes);
  }
  return most;
}
