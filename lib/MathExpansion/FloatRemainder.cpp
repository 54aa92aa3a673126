//===- FloatRemainder.cpp - remainders of f32 in kernels ------------------===//
//
// From what is left, the largest multiple of the divisor by a power of two is
// taken off, until less than the divisor is left. Both lie within a factor of
// two, so their difference is exact. In f64, where all of f32 is normal.
//
//===----------------------------------------------------------------------===//

#include "FloatRemainder.h"

#include "Floats.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;
using Predicate = arith::CmpFPredicate;

namespace {
class Remainder : public Floats {
public:
  Remainder(OpBuilder &builder, Location loc)
      : Floats(builder, loc, builder.getF64Type()) {}

  /// Emits the remainder of numbers that are f32.
  Value emit(Value x, Value y);

private:
  Value compare(Predicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, predicate, x, y);
  }
  Value emitLoop(Value rest, Value divisor);
  Value largestMultiple(Value divisor, Value rest);
};
} // namespace

/// The largest divisor of no more than `rest`: the divisor with its exponent,
/// or half of that.
Value Remainder::largestMultiple(Value divisor, Value rest) {
  constexpr int64_t kMantissa = (int64_t(1) << 52) - 1;
  Value mantissa =
      arith::AndIOp::create(b, bitsOf(divisor), integer(kMantissa));
  Value exponent = arith::AndIOp::create(b, bitsOf(rest), integer(~kMantissa));
  Value multiple = ofBits(arith::OrIOp::create(b, mantissa, exponent));
  return select(compare(Predicate::OGT, multiple, rest),
                mul(multiple, number(0.5)), multiple);
}

Value Remainder::emitLoop(Value rest, Value divisor) {
  auto loop = scf::WhileOp::create(
      b, TypeRange(rest.getType()), rest,
      [&](OpBuilder &, Location, ValueRange soFar) {
        Value isLeft = compare(Predicate::OGE, soFar.front(), divisor);
        scf::ConditionOp::create(b, isLeft, soFar);
      },
      [&](OpBuilder &, Location, ValueRange soFar) {
        Value next =
            sub(soFar.front(), largestMultiple(divisor, soFar.front()));
        scf::YieldOp::create(b, next);
      });
  return loop.getResult(0);
}

Value Remainder::emit(Value x, Value y) {
  Value size = math::AbsFOp::create(b, x), divisor = math::AbsFOp::create(b, y);
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Value hasRest = arith::AndIOp::create(b, is(Predicate::OLT, size, kInfinity),
                                        is(Predicate::OGT, divisor, 0));
  // Else the loop would not end.
  Value rest = emitLoop(select(hasRest, size, number(0)),
                        select(hasRest, divisor, number(1)));
  return select(hasRest, math::CopySignOp::create(b, rest, x),
                number(std::numeric_limits<double>::quiet_NaN()));
}

namespace {
struct ExpandRemainder : public OpRewritePattern<arith::RemFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::RemFOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32())
      return rewriter.notifyMatchFailure(op, "is not of f32");
    Type wide = rewriter.getF64Type();
    auto extend = [&](Value value) -> Value {
      return arith::ExtFOp::create(rewriter, op.getLoc(), wide, value);
    };
    Value lhs = extend(op.getLhs()), rhs = extend(op.getRhs());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(
        op, op.getType(), Remainder(rewriter, op.getLoc()).emit(lhs, rhs));
    return success();
  }
};
} // namespace

void mesh::populateFloatRemainderPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandRemainder>(patterns.getContext());
}
