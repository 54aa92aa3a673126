//===- GatherCaptures.cpp - Tensors that bodies of ops read ---------------===//

#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns true if the regions of `op` compute its elements. Those of control
/// flow are split like the function's body.
static bool hasBody(Operation *op) {
  return op->getNumRegions() != 0 &&
         !op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         !llvm::isa<RegionBranchOpInterface>(op);
}

static void gatherCapturesOf(Operation *op, RewriterBase &rewriter,
                             FlatSymbolRefAttr meshName) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  rewriter.setInsertionPoint(op);
  for (Value value : captured) {
    auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      continue;
    Value whole = ReshardOp::create(
        rewriter, op->getLoc(), value,
        ShardingAttr::getReplicated(meshName, type.getRank()));
    rewriter.replaceUsesWithIf(value, whole, [&](OpOperand &use) {
      return op->isProperAncestor(use.getOwner());
    });
  }
}

void mesh::gatherCaptures(RewriterBase &rewriter,
                          const GlobalFunction &function) {
  function.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Regions in local view stay as they are.
    if (llvm::isa<ShardMapOp>(op))
      return WalkResult::skip();
    if (op == function.op || !hasBody(op))
      return WalkResult::advance();
    gatherCapturesOf(op, rewriter, function.meshName);
    return WalkResult::skip();
  });
}
