//===- LowerToy.cpp - Lower toy.swish to arith and math -------------------===//

#include "Toy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

static LogicalResult lowerSwish(toy::SwishOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  RankedTensorType type = op.getResult().getType();
  auto element = llvm::dyn_cast<FloatType>(type.getElementType());
  if (!element)
    return rewriter.notifyMatchFailure(op, "elements must be floats");
  Value one = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(type, rewriter.getFloatAttr(element, 1.0)));
  Value negative = arith::NegFOp::create(rewriter, loc, op.getInput());
  Value exp = math::ExpOp::create(rewriter, loc, negative);
  Value sum = arith::AddFOp::create(rewriter, loc, one, exp);
  rewriter.replaceOpWithNewOp<arith::DivFOp>(op, op.getInput(), sum);
  return success();
}

namespace toy {
#define GEN_PASS_DEF_LOWERTOYPASS
#include "ToyPasses.h.inc"
} // namespace toy

namespace {
struct LowerToyPass : public toy::impl::LowerToyPassBase<LowerToyPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(lowerSwish);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
