//===- SeparateCarried.cpp - Copy tensors that loops and branches yield ---===//

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/IR/TensorViews.h"

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

/// Returns true if `value` is an argument that may not be written, or a view of
/// it. Branches inside have yields of one kind.
static bool isOfCaller(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto branches = llvm::dyn_cast<scf::IfOp>(op))
      value = branches.thenYield()->getOperand(
          llvm::cast<OpResult>(value).getResultNumber());
    else if (isView(op))
      value = op->getOperand(0);
    else
      return false;
  }
  auto argument = llvm::cast<BlockArgument>(value);
  auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(
      argument.getOwner()->getParentOp());
  auto isWritable =
      function
          ? function.getArgAttrOfType<mlir::BoolAttr>(
                argument.getArgNumber(),
                mlir::bufferization::BufferizationDialect::kWritableAttrName)
          : mlir::BoolAttr();
  return isWritable && !isWritable.getValue();
}

/// Has a loop or a branch yield a copy of a tensor.
static void yieldCopy(RewriterBase &rewriter, OpOperand &yielded) {
  Operation *yield = yielded.getOwner();
  rewriter.setInsertionPoint(yield);
  Value copy = mlir::bufferization::AllocTensorOp::create(
      rewriter, yield->getLoc(),
      llvm::cast<RankedTensorType>(yielded.get().getType()),
      /*dynamicSizes=*/ValueRange(), /*copy=*/yielded.get());
  rewriter.modifyOpInPlace(yield, [&] { yielded.set(copy); });
}

namespace {
struct SeparateCarried : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    scf::YieldOp yield = loop.getYieldOp();
    Region &region = loop.getAfter();
    llvm::SmallPtrSet<Value, 4> given;
    bool isChanged = false;
    for (OpOperand &operand : yield->getOpOperands()) {
      Value value = operand.get();
      if (!llvm::isa<RankedTensorType>(value.getType()))
        continue;
      bool isOwn = isMadeIn(region, value) ||
                   llvm::is_contained(region.getArguments(), value);
      if (given.insert(value).second && isOwn)
        continue;
      yieldCopy(rewriter, operand);
      isChanged = true;
    }
    return success(isChanged);
  }
};

/// Has `scf.for` yield each tensor once. Bufferization would take two results
/// that are in one memory for unrelated, and write over one.
struct SeparateYielded : public OpRewritePattern<scf::ForOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    llvm::SmallPtrSet<Value, 4> given;
    bool isChanged = false;
    MutableArrayRef<OpOperand> yielded = *loop.getYieldedValuesMutable();
    for (OpOperand &operand : yielded) {
      if (!llvm::isa<RankedTensorType>(operand.get().getType()) ||
          given.insert(operand.get()).second)
        continue;
      yieldCopy(rewriter, operand);
      isChanged = true;
    }
    return success(isChanged);
  }
};

/// Has a branch yield a copy of an argument, or of a part of it, if the other
/// branch yields something else. Bufferization takes what writes to that for a
/// write to the argument, and would copy all of it.
struct SeparateBranches : public OpRewritePattern<scf::IfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::IfOp op,
                                PatternRewriter &rewriter) const override {
    bool isChanged = false;
    for (OpResult result : op->getResults()) {
      unsigned number = result.getResultNumber();
      if (!llvm::isa<RankedTensorType>(result.getType()))
        continue;
      OpOperand &first = op.thenYield()->getOpOperand(number);
      OpOperand &second = op.elseYield()->getOpOperand(number);
      bool isFirst = isOfCaller(first.get());
      if (isFirst == isOfCaller(second.get()))
        continue;
      yieldCopy(rewriter, isFirst ? first : second);
      isChanged = true;
    }
    return success(isChanged);
  }
};
} // namespace

void mesh::populateSeparateCarriedPatterns(RewritePatternSet &patterns) {
  patterns.add<SeparateCarried, SeparateYielded, SeparateBranches>(
      patterns.getContext());
}
