//===- DefinitionsToMove.cpp - Move definitions up to their uses ----------===//

#include "mesh/Transforms/Overlap/DefinitionsToMove.h"

#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Overlap/BlockFlow.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

/// Collectives and contractions are left for their own overlap.
static bool canMove(Operation *op) {
  if (!isPure(op) || llvm::isa<CollectiveOpInterface>(op))
    return false;
  auto linalgOp = llvm::dyn_cast<linalg::LinalgOp>(op);
  return !linalgOp || !linalg::isaContractionOpInterface(linalgOp);
}

LogicalResult DefinitionsToMove::add(Value value) {
  if (llvm::is_contained(forbidden, value))
    return failure();
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != position->getBlock() ||
      op->isBeforeInBlock(position) || !seen.insert(op).second)
    return success();
  if (seen.size() > kMaxFlowOps || !canMove(op))
    return failure();
  SetVector<Value> needed;
  getUsedValuesDefinedAbove(op->getRegions(), needed);
  needed.insert_range(op->getOperands());
  for (Value operand : needed)
    if (failed(add(operand)))
      return failure();
  ops.push_back(op);
  return success();
}

void DefinitionsToMove::move(RewriterBase &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(position);
  for (Operation *op : ops)
    rewriter.replaceAllOpUsesWith(op, rewriter.clone(*op)->getResults());
  for (Operation *op : llvm::reverse(ops))
    rewriter.eraseOp(op);
}
