//===- SeparateCarried.cpp - Copy tensors that while loops carry ----------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mesh;
using mlir::tensor::EmptyOp;

/// Returns whether `value` is written, from the first on, to a tensor that
/// `region` has made.
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

namespace {
struct SeparateCarried : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    scf::YieldOp yield = loop.getYieldOp();
    Region &region = loop.getAfter();
    llvm::SmallPtrSet<Value, 4> given;
    rewriter.setInsertionPoint(yield);
    bool isChanged = false;
    for (OpOperand &operand : yield->getOpOperands()) {
      Value value = operand.get();
      auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
      if (!type)
        continue;
      bool isOwn = isMadeIn(region, value) ||
                   llvm::is_contained(region.getArguments(), value);
      if (given.insert(value).second && isOwn)
        continue;
      Value copy = mlir::bufferization::AllocTensorOp::create(
          rewriter, loop.getLoc(), type, /*dynamicSizes=*/ValueRange(),
          /*copy=*/value);
      rewriter.modifyOpInPlace(yield, [&] { operand.set(copy); });
      isChanged = true;
    }
    return success(isChanged);
  }
};
} // namespace

void mesh::populateSeparateCarriedPatterns(RewritePatternSet &patterns) {
  patterns.add<SeparateCarried>(patterns.getContext());
}
