//===- SeparateFills.cpp - One fill for each op that writes over it -------===//
//
// The ops that only read a filled tensor share one, which is filled just before
// the first of them: constants come first in a function, and would be in memory
// from its beginning on.
//
//===----------------------------------------------------------------------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mesh;

/// Returns true if the result of the op that `use` is of may be in the memory
/// of its value; or if a branch yields the value, and may have memory for it.
static bool isDestination(OpOperand &use) {
  Operation *op = use.getOwner(), *parent = op->getParentOp();
  if (auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op))
    return structured.isDpsInit(&use);
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
    return llvm::is_contained(loop.getInits(), use.get());
  return op->hasTrait<mlir::OpTrait::IsTerminator>() &&
         llvm::isa<mlir::RegionBranchOpInterface>(parent) &&
         !llvm::isa<mlir::LoopLikeOpInterface>(parent);
}

/// Returns true if the op that `use` is of may read `fill`.
static bool isRead(Value fill, OpOperand &use) {
  auto op = llvm::dyn_cast<linalg::LinalgOp>(use.getOwner());
  return !op || op.payloadUsesValueFromOperand(&use) ||
         llvm::is_contained(op.getDpsInputs(), fill);
}

/// Returns true if the op that `use` is of, which may be in the memory of its
/// value, reads that as an input, too: it keeps the value in use as long.
static bool isInputToo(OpOperand &use) {
  auto op = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(use.getOwner());
  return op && llvm::is_contained(op.getDpsInputs(), use.get());
}

/// Returns the first op in the block of `op` that uses its results, in a region
/// of its own or not; null if there is none.
static Operation *findFirstUser(Operation *op) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (ancestor && (!first || ancestor->isBeforeInBlock(first)))
      first = ancestor;
  }
  return first;
}

/// Fills a tensor just before the first op that uses it. This makes copies:
/// when an op is moved, all ops of its block are numbered again.
static void fillLate(RewriterBase &rewriter, linalg::FillOp fill) {
  auto empty = fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  Operation *user = findFirstUser(fill);
  if (!empty || !user || fill->getNextNode() == user)
    return;
  rewriter.setInsertionPoint(user);
  mlir::IRMapping mapping;
  rewriter.clone(*empty, mapping);
  rewriter.replaceOp(fill, rewriter.clone(*fill, mapping)->getResults());
}

static void separateUses(RewriterBase &rewriter, linalg::FillOp fill) {
  auto empty = fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  if (!empty || fill->getNumResults() != 1)
    return;
  Value shared = fill->getResult(0);
  SmallVector<OpOperand *> uses = llvm::map_to_vector(
      llvm::make_filter_range(shared.getUses(), isDestination),
      [](OpOperand &use) { return &use; });
  if (uses.size() == 1 && isInputToo(*uses.front()))
    return;
  // Copies of a program have other orders of uses.
  llvm::stable_sort(uses, [](OpOperand *a, OpOperand *b) {
    return a->getOperandNumber() < b->getOperandNumber();
  });
  for (OpOperand *use : uses) {
    Operation *user = use->getOwner();
    rewriter.setInsertionPoint(user);
    mlir::IRMapping mapping;
    Value own = rewriter.clone(*empty, mapping)->getResult(0);
    if (isRead(shared, *use))
      own = rewriter.clone(*fill, mapping)->getResult(0);
    rewriter.modifyOpInPlace(user, [&] {
      use->set(own);
      // An op may read where it writes.
      if (auto structured =
              llvm::dyn_cast<mlir::DestinationStyleOpInterface>(user))
        for (OpOperand *input : structured.getDpsInputOperands())
          if (input->get() == shared)
            input->set(own);
    });
  }
  if (fill->use_empty())
    return rewriter.eraseOp(fill);
  fillLate(rewriter, fill);
}

void mesh::separateFills(RewriterBase &rewriter, Operation *root) {
  SmallVector<linalg::FillOp> fills;
  root->walk([&](linalg::FillOp fill) { fills.push_back(fill); });
  for (linalg::FillOp fill : fills)
    separateUses(rewriter, fill);
}
