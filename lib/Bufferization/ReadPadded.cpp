//===- ReadPadded.cpp - Read what is padded in the padded tensor ----------===//

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mesh;

/// Returns true if it is known where the operand of `pad` is in the result,
/// which takes fewer bytes than two operands.
static bool isThinPadding(tensor::PadOp pad) {
  auto isSize = [](int64_t size) { return size >= 0; };
  return pad.getSourceType().hasStaticShape() &&
         llvm::all_of(pad.getStaticLow(), isSize) &&
         llvm::all_of(pad.getStaticHigh(), isSize) &&
         getTensorBytes(pad.getResultType()) <
             2 * getTensorBytes(pad.getSourceType());
}

/// Returns true if an op of the block of `pad` makes its operand, which is no
/// part of something else.
static bool hasOwnSource(tensor::PadOp pad) {
  Operation *maker = pad.getSource().getDefiningOp();
  return maker && maker->getBlock() == pad->getBlock() && !isView(maker) &&
         !maker->hasTrait<mlir::OpTrait::ConstantLike>();
}

/// Returns true if the op that `use` is of may read a slice of the result in
/// place of the value: it reads this alone, and is done with it then. What
/// starts to communicate is not, before the wait. Elementwise ops and
/// all-reduces could compute in its place.
static bool canReadSlice(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto run = llvm::dyn_cast<RtRunOp>(user))
    return use.get() != run.getDst() && !run.getCommunication().canBeInPlace();
  if (auto contraction = llvm::dyn_cast<RtContractOp>(user))
    return use.get() != contraction.getOut();
  if (auto op = llvm::dyn_cast<linalg::LinalgOp>(user);
      op && op.getNumReductionLoops() == 0)
    return false;
  auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(user);
  return llvm::isa<tensor::PadOp, tensor::ExtractOp>(user) ||
         (structured && structured.isDpsInput(&use));
}

namespace {
/// Lets the ops after a `tensor.pad` that read its operand read that in the
/// result, so that both are not in memory.
struct ReadPadded : public OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    if (!isThinPadding(pad) || !hasOwnSource(pad))
      return rewriter.notifyMatchFailure(pad, "saves no memory");
    Value source = pad.getSource();
    llvm::SmallPtrSet<OpOperand *, 4> later;
    for (OpOperand &use : source.getUses())
      if (pad->isBeforeInBlock(
              pad->getBlock()->findAncestorOpInBlock(*use.getOwner())))
        later.insert(&use);
    auto canChange = [](OpOperand *use) { return canReadSlice(*use); };
    if (later.empty() || !llvm::all_of(later, canChange))
      return rewriter.notifyMatchFailure(pad, "needs what it pads as it is");
    rewriter.setInsertionPointAfter(pad);
    MLIRContext *context = rewriter.getContext();
    ArrayRef<int64_t> shape = pad.getSourceType().getShape();
    SmallVector<OpFoldResult> strides(shape.size(), rewriter.getIndexAttr(1));
    Value slice = tensor::ExtractSliceOp::create(
        rewriter, pad.getLoc(), pad, pad.getMixedLowPad(),
        getAsIndexOpFoldResult(context, shape), strides);
    rewriter.replaceUsesWithIf(
        source, slice, [&](OpOperand &use) { return later.contains(&use); });
    return success();
  }
};
} // namespace

void mesh::populateReadPaddedPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadPadded>(patterns.getContext());
}
