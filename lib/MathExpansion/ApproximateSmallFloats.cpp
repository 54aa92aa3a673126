//===- ApproximateSmallFloats.cpp - Allow approximate small floats --------===//

#include "mesh/MathExpansion/PrepareSmallFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mesh;
using arith::FastMathFlags;

namespace {
/// Lets an op be approximate if it computes a float of 16 bits. Conversions
/// stay exact.
struct ApproximateSmallFloats
    : public mlir::OpInterfaceRewritePattern<arith::ArithFastMathInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(arith::ArithFastMathInterface op,
                                PatternRewriter &rewriter) const override {
    if (!op->hasTrait<mlir::OpTrait::SameOperandsAndResultType>() ||
        !op->getParentOfType<gpu::LaunchOp>())
      return rewriter.notifyMatchFailure(op, "converts, or is in no kernel");
    Type type = mlir::getElementTypeOrSelf(op->getResult(0));
    FastMathFlags flags = op.getFastMathFlagsAttr().getValue();
    if (!(type.isBF16() || type.isF16()) ||
        bitEnumContainsAll(flags, FastMathFlags::afn))
      return rewriter.notifyMatchFailure(op, "has to stay as it is");
    auto approximate = arith::FastMathFlagsAttr::get(
        op.getContext(), flags | FastMathFlags::afn);
    rewriter.modifyOpInPlace(
        op, [&] { op->setAttr(op.getFastMathAttrName(), approximate); });
    return success();
  }
};
} // namespace

void mesh::populateApproximateSmallFloatsPatterns(RewritePatternSet &patterns) {
  patterns.add<ApproximateSmallFloats>(patterns.getContext());
}
