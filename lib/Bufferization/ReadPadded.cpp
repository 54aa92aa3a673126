//===- ReadPadded.cpp - Read what is padded in the padded tensor ----------===//

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/TensorViews.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

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

/// Returns true if `user` may read a slice of what is padded in place of the
/// value: it neither hands that on nor could compute in its place.
static bool canReadSlice(Operation *user) {
  auto generic = llvm::dyn_cast<linalg::GenericOp>(user);
  return !user->hasTrait<mlir::OpTrait::IsTerminator>() && !isView(user) &&
         !(generic && generic.getNumReductionLoops() == 0);
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
    llvm::SmallPtrSet<Operation *, 4> later;
    for (Operation *user : source.getUsers())
      if (pad->isBeforeInBlock(pad->getBlock()->findAncestorOpInBlock(*user)))
        later.insert(user);
    if (later.empty() || !llvm::all_of(later, canReadSlice))
      return rewriter.notifyMatchFailure(pad, "needs what it pads as it is");
    rewriter.setInsertionPointAfter(pad);
    MLIRContext *context = rewriter.getContext();
    ArrayRef<int64_t> shape = pad.getSourceType().getShape();
    SmallVector<OpFoldResult> strides(shape.size(), rewriter.getIndexAttr(1));
    Value slice = tensor::ExtractSliceOp::create(
        rewriter, pad.getLoc(), pad, pad.getMixedLowPad(),
        getAsIndexOpFoldResult(context, shape), strides);
    rewriter.replaceUsesWithIf(source, slice, [&](OpOperand &use) {
      return later.contains(use.getOwner());
    });
    return success();
  }
};
} // namespace

void mesh::populateReadPaddedPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadPadded>(patterns.getContext());
}
