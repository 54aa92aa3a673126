//===- CanonicalizeEmpty.cpp - collectives of nothing ---------------------===//

#include "mesh/IR/CanonicalizeEmpty.h"

#include "Canonicalization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

bool mesh::bringsNothing(CollectiveOpInterface op) {
  return op.getResult().getType().getNumElements() == 0;
}

void mesh::replaceEmpty(RewriterBase &rewriter, CollectiveOpInterface op) {
  RankedTensorType type = op.getResult().getType();
  rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, type.getShape(),
                                               type.getElementType());
}

namespace {
/// all_reduce sum x : tensor<0x4xf32> -> tensor.empty. In the program of a
/// single device the op has counterparts in other programs.
struct FoldEmpty : public OpInterfaceRewritePattern<CollectiveOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(CollectiveOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (llvm::isa<AsyncOp>(op->getParentOp()) || isInDeviceProgram(op))
      return rewriter.notifyMatchFailure(op, "must stay");
    if (!bringsNothing(op))
      return rewriter.notifyMatchFailure(op, "there are elements");
    replaceEmpty(rewriter, op);
    return success();
  }
};
} // namespace

void mesh::populateEmptyPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldEmpty>(patterns.getContext());
}
