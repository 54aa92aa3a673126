//===- ResultCopies.cpp - Buffers that are copied to results --------------===//
//
// It is only known once the buffers of loops change places which of them a loop
// ends with. Where that is copied to a result, the loop can have the memory of
// the result instead.
//
//===----------------------------------------------------------------------===//

#include "ResultCopies.h"

#include "CalleeBuffers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mesh;

/// Returns true if nothing but `copy` uses its target, the memory of a result.
static bool isOnlyWriteOfResult(memref::CopyOp copy,
                                FunctionOpInterface function) {
  auto target = llvm::dyn_cast<BlockArgument>(copy.getTarget());
  return target && target.getOwner() == &function.getFunctionBody().front() &&
         function.getArgAttr(target.getArgNumber(), kResultAttrName) &&
         target.hasOneUse();
}

void mesh::writeIntoResults(RewriterBase &rewriter,
                            FunctionOpInterface function) {
  if (function.isExternal() || !function.getFunctionBody().hasOneBlock())
    return;
  Block &body = function.getFunctionBody().front();
  // Nothing writes to the buffers after the copies at the end.
  SmallVector<memref::CopyOp> copies;
  for (Operation &op : llvm::drop_begin(llvm::reverse(body))) {
    auto copy = llvm::dyn_cast<memref::CopyOp>(op);
    if (!copy)
      break;
    copies.push_back(copy);
  }
  for (memref::CopyOp copy : copies) {
    auto alloc = copy.getSource().getDefiningOp<memref::AllocOp>();
    if (!alloc || alloc->getBlock() != &body ||
        alloc.getType() != copy.getTarget().getType() ||
        !isOnlyWriteOfResult(copy, function))
      continue;
    Value memory = copy.getTarget();
    rewriter.eraseOp(copy);
    rewriter.replaceOp(alloc, memory);
  }
}
