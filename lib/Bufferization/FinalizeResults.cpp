//===- FinalizeResults.cpp - Write results to the memory of callers -------===//

#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_FINALIZERESULTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

void mesh::separateResults(RewriterBase &rewriter, func::ReturnOp op) {
  rewriter.setInsertionPoint(op);
  llvm::SmallPtrSet<Value, 4> returned;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = llvm::dyn_cast<MemRefType>(operand.get().getType());
    if (!type || returned.insert(operand.get()).second)
      continue;
    Value copy = memref::AllocOp::create(rewriter, op.getLoc(), type);
    memref::CopyOp::create(rewriter, op.getLoc(), operand.get(), copy);
    rewriter.modifyOpInPlace(op, [&] { operand.set(copy); });
  }
}

/// Returns the operand of `reshape` as a view of `buffer`, which replaces the
/// result.
static Value undo(RewriterBase &rewriter, Operation *reshape, Value buffer) {
  auto type = llvm::cast<MemRefType>(reshape->getOperand(0).getType());
  return llvm::TypeSwitch<Operation *, Value>(reshape)
      .Case([&](memref::ExpandShapeOp op) {
        return memref::CollapseShapeOp::create(
            rewriter, op.getLoc(), type, buffer, op.getReassociationIndices());
      })
      .Case([&](memref::CollapseShapeOp op) {
        return memref::ExpandShapeOp::create(rewriter, op.getLoc(),
                                             type.getShape(), buffer,
                                             op.getReassociationIndices());
      });
}

/// Allocates `returned`, a view of a buffer of this function, in its own shape,
/// unless the buffer is one of `all` that are returned.
static void allocateAsReturned(RewriterBase &rewriter, Value returned,
                               DenseSet<Value> &all) {
  SmallVector<Operation *> reshapes;
  Value root = returned;
  while (Operation *reshape = root.getDefiningOp()) {
    if (!llvm::isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(reshape))
      break;
    reshapes.push_back(reshape);
    root = reshape->getOperand(0);
  }
  auto alloc = root.getDefiningOp<memref::AllocOp>();
  auto type = llvm::dyn_cast<MemRefType>(returned.getType());
  if (reshapes.empty() || !alloc || !type.hasStaticShape() ||
      all.contains(root))
    return;
  rewriter.setInsertionPoint(alloc);
  Value whole = memref::AllocOp::create(rewriter, alloc.getLoc(), type,
                                        alloc.getAlignmentAttr());
  Value view = whole;
  for (Operation *reshape : reshapes)
    view = undo(rewriter, reshape, view);
  rewriter.replaceAllUsesWith(returned, whole);
  all.insert(whole);
  rewriter.replaceOp(alloc, view);
}

void mesh::reshapeResults(RewriterBase &rewriter, func::ReturnOp op) {
  DenseSet<Value> all(op.operand_begin(), op.operand_end());
  for (Value returned : op.getOperands())
    allocateAsReturned(rewriter, returned, all);
}

namespace {
struct FinalizeResultsPass
    : public mesh::impl::FinalizeResultsPassBase<FinalizeResultsPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(moveResultsToArguments(rewriter, getOperation())))
      signalPassFailure();
  }
};
} // namespace
