//===- StoreEarly.cpp - Store slices as soon as they are there ------------===//

#include "mesh/Analysis/FusedBytes.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

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

/// Returns true if `op` computes numbers alone, such as that of the iteration.
static bool isOfNumbers(Operation *op) {
  auto areNumbers = [](mlir::TypeRange types) {
    return llvm::all_of(types,
                        [](Type type) { return type.isIntOrIndexOrFloat(); });
  };
  return op->getNumRegions() == 0 && areNumbers(op->getOperandTypes()) &&
         areNumbers(op->getResultTypes());
}

/// Returns true if `op` may move with a store that reads it: it costs nothing
/// to have it early, or the store alone reads it, and it is a reshape or
/// elementwise.
static bool isMovable(Operation *op) {
  if (!mlir::isMemoryEffectFree(op))
    return false;
  if (isOfNumbers(op) || llvm::isa<tensor::EmptyOp>(op))
    return true;
  return op->hasOneUse() && op->getNumResults() == 1 &&
         (isElementwise(op) ||
          llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                    tensor::CastOp>(op));
}

namespace {
/// Moves the stores of a block, with what only they read, to where the last of
/// the values that they read is defined.
class EarlyStores {
public:
  EarlyStores(RewriterBase &rewriter, Block &block);

  void move(tensor::InsertSliceOp store);

private:
  Operation *collectParts(tensor::InsertSliceOp store,
                          llvm::SetVector<Operation *> &parts) const;

  RewriterBase &rewriter;
  Block &block;
  /// The number of an op in the block, or of that behind which it was moved,
  /// and how many were moved before. All ops are numbered once.
  DenseMap<Operation *, std::pair<size_t, size_t>> places;
  size_t numMoved = 0;
  /// The last op that was moved behind an op, or behind the block's start.
  DenseMap<Operation *, Operation *> ends;
};
} // namespace

EarlyStores::EarlyStores(RewriterBase &rewriter, Block &block)
    : rewriter(rewriter), block(block) {
  for (auto [number, op] : llvm::enumerate(block))
    places[&op] = {number + 1, 0};
}

/// Adds what moves with `store`, and returns the last op of the block that it
/// has to follow, if there is one.
Operation *
EarlyStores::collectParts(tensor::InsertSliceOp store,
                          llvm::SetVector<Operation *> &parts) const {
  parts.insert(store);
  Operation *last = nullptr;
  for (size_t index = 0; index < parts.size(); ++index)
    for (Value value : getReadValues(parts[index])) {
      Operation *op = value.getDefiningOp();
      if (!op || op->getBlock() != &block)
        continue;
      if (isMovable(op))
        parts.insert(op);
      else if (!last || places.lookup(last) < places.lookup(op))
        last = op;
    }
  return last;
}

void EarlyStores::move(tensor::InsertSliceOp store) {
  llvm::SetVector<Operation *> collected;
  Operation *last = collectParts(store, collected);
  size_t number = last ? places.lookup(last).first : 0;
  SmallVector<Operation *> parts = collected.takeVector();
  llvm::erase_if(
      parts, [&](Operation *op) { return places.lookup(op).first <= number; });
  // An op comes after those whose values it reads.
  llvm::sort(parts, [&](Operation *a, Operation *b) {
    return places.lookup(a) < places.lookup(b);
  });
  for (Operation *part : parts) {
    Operation *&end = ends.try_emplace(last, last).first->second;
    if (end)
      rewriter.moveOpAfter(part, end);
    else
      rewriter.moveOpBefore(part, &block, block.begin());
    end = part;
    places[part] = {number, ++numMoved};
  }
}

void mesh::storeEarly(RewriterBase &rewriter, Operation *root) {
  root->walk([&](mlir::LoopLikeOpInterface loop) {
    std::optional<EarlyStores> stores;
    for (BlockArgument argument : loop.getRegionIterArgs())
      if (tensor::InsertSliceOp store = findStore(loop, argument)) {
        if (!stores)
          stores.emplace(rewriter, *argument.getOwner());
        stores->move(store);
      }
  });
}
