//===- FinalizeResults.cpp - Write results to the memory of callers -------===//

#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_FINALIZERESULTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

SmallVector<ResultInPlace>
mesh::getResultsInPlace(FunctionOpInterface function) {
  SmallVector<ResultInPlace> results;
  auto noted = function->getAttrOfType<DenseI64ArrayAttr>(
      StringRef(MeshRtDialect::kInPlaceAttrName));
  ArrayRef<int64_t> numbers = noted ? noted.asArrayRef() : ArrayRef<int64_t>();
  for (size_t i = 0; i + 1 < numbers.size(); i += 2)
    results.push_back({numbers[i], numbers[i + 1]});
  return results;
}

/// Returns true if all that is done with `buffer` is that structured ops, the
/// runtime and copies read it.
static bool isOnlyRead(Value buffer) {
  return llvm::all_of(buffer.getUses(), [](OpOperand &use) {
    Operation *op = use.getOwner();
    if (auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op))
      return structured.isDpsInput(&use);
    auto effects = llvm::dyn_cast<mlir::MemoryEffectOpInterface>(op);
    return effects && op->getNumResults() == 0 &&
           !effects.getEffectOnValue<mlir::MemoryEffects::Write>(use.get());
  });
}

/// Has the function work on a copy of an argument.
static void copyArgument(RewriterBase &rewriter, BlockArgument argument) {
  rewriter.setInsertionPointToStart(argument.getOwner());
  Location loc = argument.getLoc();
  Value copy = memref::AllocOp::create(
      rewriter, loc, llvm::cast<MemRefType>(argument.getType()));
  auto op = memref::CopyOp::create(rewriter, loc, argument, copy);
  rewriter.replaceAllUsesExcept(argument, copy, op);
}

void mesh::dropResultsInPlace(RewriterBase &rewriter, func::ReturnOp op) {
  auto function = op->getParentOfType<func::FuncOp>();
  SmallVector<ResultInPlace> noted = getResultsInPlace(function);
  if (noted.empty())
    return;
  SmallVector<int64_t> kept;
  llvm::BitVector dropped(op.getNumOperands());
  for (auto [result, number] : noted) {
    BlockArgument argument = function.getArgument(number);
    if (op.getOperand(result) == argument) {
      kept.append({result, number});
      dropped.set(result);
    } else if (!isOnlyRead(argument)) {
      copyArgument(rewriter, argument);
    }
  }
  rewriter.modifyOpInPlace(op, [&] { op->eraseOperands(dropped); });
  rewriter.modifyOpInPlace(function, [&] {
    (void)function.eraseResults(dropped);
    function->setAttr(MeshRtDialect::kInPlaceAttrName,
                      rewriter.getDenseI64ArrayAttr(kept));
  });
  if (!kept.empty())
    return;
  function->removeAttr(MeshRtDialect::kInPlaceAttrName);
  function.walk([&](RtCommitOp commit) { rewriter.eraseOp(commit); });
}

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

/// Allocates `returned`, a view of a buffer of this region, in its own shape,
/// unless the buffer is one of `all` that are returned.
static void allocateAsReturned(RewriterBase &rewriter, Region &region,
                               Value returned, DenseSet<Value> &all) {
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
      all.contains(root) || !region.isAncestor(alloc->getParentRegion()))
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

void mesh::reshapeResults(RewriterBase &rewriter, Operation *end) {
  DenseSet<Value> all(end->operand_begin(), end->operand_end());
  for (Value returned : end->getOperands())
    allocateAsReturned(rewriter, *end->getParentRegion(), returned, all);
}

namespace {
struct FinalizeResultsPass
    : public mesh::impl::FinalizeResultsPassBase<FinalizeResultsPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<func::ReturnOp> returns;
    getOperation().walk([&](func::ReturnOp op) { returns.push_back(op); });
    for (func::ReturnOp op : returns)
      dropResultsInPlace(rewriter, op);
    if (failed(moveResultsToArguments(rewriter, getOperation())))
      signalPassFailure();
  }
};
} // namespace
