//===- StoreEarly.cpp - Store slices as soon as they are there ------------===//

#include "mesh/Analysis/FusedBytes.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Returns the op that makes the next value of `argument` if it stores a slice
/// in it, and nothing else reads the argument.
static tensor::InsertSliceOp findStore(mlir::LoopLikeOpInterface loop,
                                       BlockArgument argument) {
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  auto store = yielded ? yielded->get().getDefiningOp<tensor::InsertSliceOp>()
                       : tensor::InsertSliceOp();
  bool isOnly = store && store.getDest() == argument && argument.hasOneUse() &&
                store->hasOneUse() && store->getBlock() == argument.getOwner();
  return isOnly ? store : tensor::InsertSliceOp();
}

/// Returns true if `op` is a part of the store that alone reads it: the number
/// of the iteration, a reshape, or an elementwise op.
static bool isPartOfStore(Operation *op, Block *block) {
  return op && op->getBlock() == block && op->hasOneUse() &&
         op->getNumResults() == 1 && mlir::isMemoryEffectFree(op) &&
         (isElementwise(op) ||
          llvm::isa<tensor::EmptyOp, tensor::ExpandShapeOp,
                    tensor::CollapseShapeOp, tensor::CastOp>(op));
}

/// Moves `store`, with the ops that only it reads, to where the last of the
/// values that they read is defined.
static void moveStore(RewriterBase &rewriter, tensor::InsertSliceOp store) {
  Block *block = store->getBlock();
  SmallVector<Operation *> parts{store};
  Operation *last = nullptr;
  for (size_t index = 0; index < parts.size(); ++index)
    for (Value value : getReadValues(parts[index])) {
      Operation *op = value.getDefiningOp();
      if (isPartOfStore(op, block))
        parts.push_back(op);
      else if (op && op->getBlock() == block &&
               (!last || last->isBeforeInBlock(op)))
        last = op;
    }
  for (Operation *part : parts) {
    bool isEarly = last ? part->isBeforeInBlock(last) : false;
    if (isEarly)
      continue;
    if (last)
      rewriter.moveOpAfter(part, last);
    else
      rewriter.moveOpBefore(part, block, block->begin());
  }
}

void mesh::storeEarly(RewriterBase &rewriter, Operation *root) {
  root->walk([&](mlir::LoopLikeOpInterface loop) {
    for (BlockArgument argument : loop.getRegionIterArgs())
      if (tensor::InsertSliceOp store = findStore(loop, argument))
        moveStore(rewriter, store);
  });
}
