//===- MergeBranches.cpp - One buffer for all branches --------------------===//
//
// A buffer that a branch yields is in use until the last use of the result. The
// branches of a switch over devices would have as many of them at once. Where
// one branch yields a buffer from before that nothing else uses, both use that.
//
//===----------------------------------------------------------------------===//

#include "MergeBranches.h"
#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

/// Returns the allocation that is `yielded`, or cast to it; null if it is none.
static memref::AllocOp getAlloc(Value yielded) {
  while (auto cast = yielded.getDefiningOp<memref::CastOp>())
    yielded = cast.getSource();
  return yielded.getDefiningOp<memref::AllocOp>();
}

/// Returns the allocation of `block` that is `yielded`, or cast to it.
static memref::AllocOp getOwnAlloc(Value yielded, Block *block) {
  memref::AllocOp alloc = getAlloc(yielded);
  return alloc && alloc->getBlock() == block ? alloc : memref::AllocOp();
}

/// Returns the branches that `op` is in one of; null if it is in none.
static Operation *getOuterBranches(Operation *op) {
  return llvm::dyn_cast<scf::IfOp>(op->getParentOp());
}

/// Returns true if `user` runs before `op`, or not at all where that does.
static bool isBeforeOrApart(Operation *user, Operation *op) {
  for (Operation *branches = op; branches;
       branches = getOuterBranches(branches)) {
    Operation *ancestor = branches->getBlock()->findAncestorOpInBlock(*user);
    if (ancestor)
      return ancestor == branches ? branches != op
                                  : ancestor->isBeforeInBlock(branches);
  }
  return false;
}

/// Returns true if `user` is done with its buffers before `op`, or does not run
/// where that does. What it starts uses them until the wait.
static bool isDoneBeforeOrApart(Operation *user, Operation *op) {
  auto start = llvm::dyn_cast<RtStartOp>(user);
  return isBeforeOrApart(user, op) &&
         (!start ||
          llvm::all_of(start.getToken().getUsers(), [&](Operation *wait) {
            return llvm::isa<RtWaitOp>(wait) && isBeforeOrApart(wait, op);
          }));
}

/// Returns true if all accesses to `buffer` come before `op`, or are in
/// `region`, one of its branches, which yields it once, or are in branches that
/// do not run where `op` does.
static bool isLeftToBranch(Value buffer, scf::IfOp op, Region &region) {
  return llvm::all_of(buffer.getUses(), [&](mlir::OpOperand &use) {
    Operation *user = use.getOwner();
    if (user == region.front().getTerminator())
      return llvm::count(user->getOperands(), buffer) == 1;
    if (llvm::isa<mlir::ViewLikeOpInterface>(user))
      return isLeftToBranch(user->getResult(0), op, region);
    // Others may be told where it is. Those that nothing reads are not.
    if (user->hasTrait<mlir::OpTrait::IsTerminator>()) {
      auto other = llvm::dyn_cast<scf::IfOp>(user->getParentOp());
      return other && other->getResult(use.getOperandNumber()).use_empty();
    }
    if (llvm::any_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>))
      return false;
    return region.isAncestor(user->getParentRegion()) ||
           isDoneBeforeOrApart(user, op);
  });
}

/// Returns the allocation beside `op`, or beside branches that it is in, that
/// the branch `region` yields as result `number`, and that is free in the other
/// one; null if it is none.
static memref::AllocOp getOuterAlloc(scf::IfOp op, Region &region,
                                     unsigned number) {
  memref::AllocOp alloc =
      getAlloc(region.front().getTerminator()->getOperand(number));
  Operation *branches = op;
  while (alloc && branches && branches->getBlock() != alloc->getBlock())
    branches = getOuterBranches(branches);
  return alloc && branches && isLeftToBranch(alloc, op, region)
             ? alloc
             : memref::AllocOp();
}

static void mergeResult(RewriterBase &rewriter, scf::IfOp op, OpResult result) {
  unsigned number = result.getResultNumber();
  memref::AllocOp first = getOwnAlloc(op.thenYield()->getOperand(number),
                                      op.thenBlock()),
                  second = getOwnAlloc(op.elseYield()->getOperand(number),
                                       op.elseBlock());
  // One branch goes on with a buffer from before, which the other one can use.
  bool isOuter = !first != !second;
  if (isOuter && !first)
    first = getOuterAlloc(op, op.getThenRegion(), number);
  else if (isOuter)
    second =
        std::exchange(first, getOuterAlloc(op, op.getElseRegion(), number));
  if (!first || !second || first.getType() != second.getType() ||
      !first.getType().hasStaticShape() ||
      first.getAlignment() != second.getAlignment())
    return;
  if (!isOuter)
    rewriter.moveOpBefore(first, op);
  rewriter.replaceOp(second, first.getResult());
  Value merged = first;
  if (merged.getType() != result.getType()) {
    rewriter.setInsertionPoint(op);
    merged =
        memref::CastOp::create(rewriter, op.getLoc(), result.getType(), merged);
  }
  rewriter.replaceAllUsesWith(result, merged);
}

void mesh::mergeBranches(RewriterBase &rewriter, FunctionOpInterface function) {
  // Inner branches come first: their buffers are those of outer ones then.
  function->walk([&](scf::IfOp op) {
    for (Region *region : op.getRegions())
      if (!region->empty())
        reshapeResults(rewriter, region->front().getTerminator());
    for (OpResult result : op->getResults())
      if (llvm::isa<MemRefType>(result.getType()))
        mergeResult(rewriter, op, result);
  });
}
