//===- FloatClassesToArith.cpp - infinite and normal numbers --------------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTFLOATCLASSESTOARITHPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using arith::CmpFPredicate;

static Value compare(OpBuilder &builder, Location loc, CmpFPredicate predicate,
                     Value lhs, const llvm::APFloat &rhs) {
  Value bound = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(lhs.getType(), rhs));
  return arith::CmpFOp::create(builder, loc, predicate, lhs, bound);
}

namespace {

struct ConvertIsInf : OpRewritePattern<math::IsInfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsInfOp op,
                                PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not of one number");
    Value magnitude =
        math::AbsFOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOp(
        op, compare(rewriter, op.getLoc(), CmpFPredicate::OEQ, magnitude,
                    llvm::APFloat::getInf(type.getFloatSemantics())));
    return success();
  }
};

struct ConvertIsNormal : OpRewritePattern<math::IsNormalOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsNormalOp op,
                                PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not of one number");
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    Location loc = op.getLoc();
    Value magnitude = math::AbsFOp::create(rewriter, loc, op.getOperand());
    Value isFinite = compare(rewriter, loc, CmpFPredicate::OLT, magnitude,
                             llvm::APFloat::getInf(semantics));
    Value isLarge = compare(rewriter, loc, CmpFPredicate::OGE, magnitude,
                            llvm::APFloat::getSmallestNormalized(semantics));
    rewriter.replaceOpWithNewOp<arith::AndIOp>(op, isFinite, isLarge);
    return success();
  }
};

struct ConvertFloatClassesToArithPass
    : public mesh::impl::ConvertFloatClassesToArithPassBase<
          ConvertFloatClassesToArithPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ConvertIsInf, ConvertIsNormal>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
