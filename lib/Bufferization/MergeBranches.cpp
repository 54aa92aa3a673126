//===- MergeBranches.cpp - One buffer for all branches --------------------===//
//
// A buffer that a branch yields is in use until the last use of the result. The
// branches of a switch over devices would have as many of them at once.
//
//===----------------------------------------------------------------------===//

#include "MergeBranches.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

/// Returns the allocation of `block` that is `yielded`, or cast to it.
static memref::AllocOp getOwnAlloc(Value yielded, Block *block) {
  while (auto cast = yielded.getDefiningOp<memref::CastOp>())
    yielded = cast.getSource();
  auto alloc = yielded.getDefiningOp<memref::AllocOp>();
  return alloc && alloc->getBlock() == block ? alloc : memref::AllocOp();
}

static void mergeResult(RewriterBase &rewriter, scf::IfOp op, OpResult result) {
  unsigned number = result.getResultNumber();
  memref::AllocOp first = getOwnAlloc(op.thenYield()->getOperand(number),
                                      op.thenBlock()),
                  second = getOwnAlloc(op.elseYield()->getOperand(number),
                                       op.elseBlock());
  if (!first || !second || first.getType() != second.getType() ||
      !first.getType().hasStaticShape() ||
      first.getAlignment() != second.getAlignment())
    return;
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
    for (OpResult result : op->getResults())
      if (llvm::isa<MemRefType>(result.getType()))
        mergeResult(rewriter, op, result);
  });
}
