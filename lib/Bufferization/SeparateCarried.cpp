//===- SeparateCarried.cpp - tensors of their own for while loops ---------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

namespace mesh {
#define GEN_PASS_DEF_SEPARATECARRIEDPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using mlir::tensor::EmptyOp;

/// Whether `value` is written, from the first on, to a tensor that `region` has
/// made.
static bool isMadeIn(Region &region, Value value) {
  while (auto result = llvm::dyn_cast<OpResult>(value)) {
    if (result.getOwner()->getParentRegion() != &region)
      return false;
    if (llvm::isa<EmptyOp, mlir::bufferization::AllocTensorOp>(
            result.getOwner()))
      return true;
    auto op =
        llvm::dyn_cast<mlir::DestinationStyleOpInterface>(result.getOwner());
    if (!op)
      return false;
    value = op.getTiedOpOperand(result)->get();
  }
  return false;
}

static void separateCarried(scf::WhileOp loop) {
  scf::YieldOp yield = loop.getYieldOp();
  Region &region = loop.getAfter();
  llvm::SmallPtrSet<Value, 4> given;
  OpBuilder builder(yield);
  for (OpOperand &operand : yield->getOpOperands()) {
    Value value = operand.get();
    if (!llvm::isa<RankedTensorType>(value.getType()))
      continue;
    bool isOwn = isMadeIn(region, value) ||
                 llvm::is_contained(region.getArguments(), value);
    if (given.insert(value).second && isOwn)
      continue;
    operand.set(mlir::bufferization::AllocTensorOp::create(
        builder, loop.getLoc(), llvm::cast<RankedTensorType>(value.getType()),
        /*dynamicSizes=*/ValueRange(), /*copy=*/value));
  }
}

/// Bufferization follows what blocks hand to one another backwards, and round
/// a loop forever.
static LogicalResult verifyNoLoopOfBlocks(Block *block) {
  auto isTensor = [](BlockArgument argument) {
    return llvm::isa<TensorType>(argument.getType());
  };
  if (block->isEntryBlock() || llvm::none_of(block->getArguments(), isTensor) ||
      llvm::none_of(block->getSuccessors(), [&](Block *successor) {
        return successor->isReachable(block);
      }))
    return success();
  return block->getParentOp()->emitOpError(
      "has a loop of blocks that hand on tensors, which cannot become buffers; "
      "write it as scf.for or scf.while");
}

namespace {
struct SeparateCarriedPass
    : public mesh::impl::SeparateCarriedPassBase<SeparateCarriedPass> {
  void runOnOperation() override {
    WalkResult checked = getOperation()->walk(
        [](Block *block) { return WalkResult(verifyNoLoopOfBlocks(block)); });
    if (checked.wasInterrupted())
      return signalPassFailure();
    getOperation()->walk(separateCarried);
  }
};
} // namespace
