//===- ReadPadded.cpp - Keep what is padded in the padded tensor ----------===//

#include "SliceReads.h"
#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Returns the uses of the operand of `pad` after it.
static llvm::SmallPtrSet<OpOperand *, 4> findLaterUses(tensor::PadOp pad) {
  llvm::SmallPtrSet<OpOperand *, 4> later;
  for (OpOperand &use : pad.getSource().getUses())
    if (pad->isBeforeInBlock(
            pad->getBlock()->findAncestorOpInBlock(*use.getOwner())))
      later.insert(&use);
  return later;
}

namespace {
/// Lets the ops after a `tensor.pad` that read its operand read that in the
/// result, and inserts the operand into the number around it: it can be
/// computed there then. So both are not in memory.
struct ReadPadded : public OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    if (pad.use_empty()) {
      rewriter.eraseOp(pad);
      return success();
    }
    if (!isPlaceKnown(pad) || !isMainPart(pad.getSource(), pad))
      return rewriter.notifyMatchFailure(pad, "saves no memory");
    llvm::SmallPtrSet<OpOperand *, 4> later = findLaterUses(pad);
    auto canChange = [](OpOperand *use) { return canReadSlice(*use); };
    if (!llvm::all_of(later, canChange))
      return rewriter.notifyMatchFailure(pad, "needs what it pads as it is");
    Value number =
        isMadeBeside(pad.getSource()) ? pad.getConstantPaddingValue() : Value();
    if (later.empty() && !number)
      return rewriter.notifyMatchFailure(pad,
                                         "cannot be computed in the result");
    if (!later.empty()) {
      rewriter.setInsertionPointAfter(pad);
      rewriter.replaceUsesWithIf(
          pad.getSource(), createSourceIn(rewriter, pad, pad),
          [&](OpOperand &use) { return later.contains(&use); });
    }
    if (!number)
      return success();
    makeInEmpty(rewriter, pad.getSource());
    rewriter.setInsertionPoint(pad);
    Value filled = createPadding(rewriter, pad, number);
    SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(
        rewriter.getContext(), pad.getSourceType().getShape());
    SmallVector<OpFoldResult> strides(sizes.size(), rewriter.getIndexAttr(1));
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
        pad, pad.getSource(), filled, pad.getMixedLowPad(), sizes, strides);
    return success();
  }
};
} // namespace

void mesh::populateReadPaddedPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadPadded>(patterns.getContext());
}
