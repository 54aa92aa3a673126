//===- GatherCaptures.cpp - Tensors that bodies of ops read ---------------===//

#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {
#define GEN_PASS_DEF_GATHERCAPTURESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Whether the regions of `op` compute its elements. Those of control flow are
/// split like the function's body.
static bool hasBody(Operation *op) {
  return op->getNumRegions() != 0 &&
         !op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         !llvm::isa<RegionBranchOpInterface, mlir::scf::InParallelOp>(op);
}

static void gatherCaptures(RewriterBase &rewriter, Operation *op,
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

static void gatherCaptures(RewriterBase &rewriter,
                           const GlobalFunction &function) {
  function.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // What is in local view is as it is.
    if (llvm::isa<ShardMapOp>(op))
      return WalkResult::skip();
    if (op == function.op || !hasBody(op))
      return WalkResult::advance();
    gatherCaptures(rewriter, op, function.meshName);
    return WalkResult::skip();
  });
}

namespace {
struct GatherCapturesPass
    : public mesh::impl::GatherCapturesPassBase<GatherCapturesPass> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    auto functions = collectGlobalFunctions(getOperation(), symbols);
    if (failed(functions))
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    for (const GlobalFunction &function : *functions)
      gatherCaptures(rewriter, function);
  }
};
} // namespace
