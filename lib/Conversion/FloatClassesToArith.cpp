//===- FloatClassesToArith.cpp - NaN, infinite and normal numbers, signs --===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
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

struct ConvertIsNaN : OpRewritePattern<math::IsNaNOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsNaNOp op,
                                PatternRewriter &rewriter) const override {
    Value number = op.getOperand();
    if (!llvm::isa<FloatType>(number.getType()))
      return rewriter.notifyMatchFailure(op, "is not of one number");
    rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, CmpFPredicate::UNO, number,
                                               number);
    return success();
  }
};

struct ConvertIsFinite : OpRewritePattern<math::IsFiniteOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsFiniteOp op,
                                PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not of one number");
    Value magnitude =
        math::AbsFOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOp(
        op, compare(rewriter, op.getLoc(), CmpFPredicate::OLE, magnitude,
                    llvm::APFloat::getLargest(type.getFloatSemantics())));
    return success();
  }
};

struct ConvertIsInf : OpRewritePattern<math::IsInfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsInfOp op,
                                PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "is not of one number");
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    if (!llvm::APFloat::semanticsHasInf(semantics)) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(
          op, rewriter.getBoolAttr(false));
      return success();
    }
    Value magnitude =
        math::AbsFOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOp(op,
                       compare(rewriter, op.getLoc(), CmpFPredicate::OEQ,
                               magnitude, llvm::APFloat::getInf(semantics)));
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
    // Some types have no infinity to stay below.
    Value isFinite = compare(rewriter, loc, CmpFPredicate::OLE, magnitude,
                             llvm::APFloat::getLargest(semantics));
    Value isLarge = compare(rewriter, loc, CmpFPredicate::OGE, magnitude,
                            llvm::APFloat::getSmallestNormalized(semantics));
    rewriter.replaceOpWithNewOp<arith::AndIOp>(op, isFinite, isLarge);
    return success();
  }
};

/// By bits: magnitude | sign. LLVM 22 takes an operation that needs nothing but
/// the sign of a bf16 for a test of the number's sign, and on x86 tests the
/// wrong bit. So the sign is the carry of an addition, which needs all bits.
struct ConvertCopySign : OpRewritePattern<math::CopySignOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::CopySignOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isBF16())
      return rewriter.notifyMatchFailure(op, "is not of one bf16");
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Type i16 = builder.getI16Type(), i32 = builder.getI32Type();
    auto number = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(builder,
                                       builder.getI32IntegerAttr(value));
    };
    auto getBits = [&](Value value) -> Value {
      Value bits = arith::BitcastOp::create(builder, i16, value);
      return arith::ExtUIOp::create(builder, i32, bits);
    };
    Value magnitude =
        arith::AndIOp::create(builder, getBits(op.getLhs()), number(0x7fff));
    Value carried =
        arith::AddIOp::create(builder, getBits(op.getRhs()), number(0x8000));
    Value carry = arith::AndIOp::create(builder, carried, number(0x10000));
    Value sign = arith::ShRUIOp::create(builder, carry, number(1));
    Value bits = arith::OrIOp::create(builder, magnitude, sign);
    Value narrow = arith::TruncIOp::create(builder, i16, bits);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), narrow);
    return success();
  }
};

struct ConvertFloatClassesToArithPass
    : public mesh::impl::ConvertFloatClassesToArithPassBase<
          ConvertFloatClassesToArithPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ConvertIsFinite, ConvertIsInf, ConvertIsNaN, ConvertIsNormal,
                 ConvertCopySign>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
