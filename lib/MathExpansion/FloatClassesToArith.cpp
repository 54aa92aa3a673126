//===- FloatClassesToArith.cpp - Expand tests for NaN, infinity and signs -===//

#include "mesh/MathExpansion/PrepareSmallFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mesh;
using arith::CmpFPredicate;

static Value compare(OpBuilder &builder, Location loc, CmpFPredicate predicate,
                     Value lhs, const llvm::APFloat &rhs) {
  Value bound = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(lhs.getType(), rhs));
  return arith::CmpFOp::create(builder, loc, predicate, lhs, bound);
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

static Value getMagnitude(OpBuilder &builder, Location loc, Value number) {
  return math::AbsFOp::create(builder, loc, number);
}

static Value isNaN(OpBuilder &builder, Location loc, Value number) {
  return arith::CmpFOp::create(builder, loc, CmpFPredicate::UNO, number,
                               number);
}

static const llvm::fltSemantics &getSemantics(Value number) {
  return llvm::cast<FloatType>(number.getType()).getFloatSemantics();
}

/// Some types have no infinity to stay below.
static Value isAtMostLargest(OpBuilder &builder, Location loc,
                             Value magnitude) {
  return compare(builder, loc, CmpFPredicate::OLE, magnitude,
                 llvm::APFloat::getLargest(getSemantics(magnitude)));
}

static Value isFinite(OpBuilder &builder, Location loc, Value number) {
  return isAtMostLargest(builder, loc, getMagnitude(builder, loc, number));
}

static Value isInfinite(OpBuilder &builder, Location loc, Value number) {
  const llvm::fltSemantics &semantics = getSemantics(number);
  if (!llvm::APFloat::semanticsHasInf(semantics))
    return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(false));
  return compare(builder, loc, CmpFPredicate::OEQ,
                 getMagnitude(builder, loc, number),
                 llvm::APFloat::getInf(semantics));
}

static Value isNormal(OpBuilder &builder, Location loc, Value number) {
  Value magnitude = getMagnitude(builder, loc, number);
  Value isLarge =
      compare(builder, loc, CmpFPredicate::OGE, magnitude,
              llvm::APFloat::getSmallestNormalized(getSemantics(number)));
  return arith::AndIOp::create(
      builder, loc, isAtMostLargest(builder, loc, magnitude), isLarge);
}

namespace {

/// Rewrites the test whether one number is of a class.
template <typename Op, Value emit(OpBuilder &, Location, Value)>
struct ConvertClass : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Value number = op.getOperand();
    if (!llvm::isa<FloatType>(number.getType()))
      return rewriter.notifyMatchFailure(op, "is not of one number");
    rewriter.replaceOp(op, emit(rewriter, op.getLoc(), number));
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

} // namespace

void mesh::populateFloatClassesToArithPatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertClass<math::IsFiniteOp, isFinite>,
               ConvertClass<math::IsInfOp, isInfinite>,
               ConvertClass<math::IsNaNOp, isNaN>,
               ConvertClass<math::IsNormalOp, isNormal>, ConvertCopySign>(
      patterns.getContext());
}
