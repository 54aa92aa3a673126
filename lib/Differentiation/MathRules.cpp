//===- MathRules.cpp - derivatives of mathematical functions --------------===//

#include "ElementwiseRule.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/DialectRegistry.h"

#include <numbers>

using namespace mesh;

namespace {
/// With x and y for the operand and the result, each returns the factor times
/// dy/dx.
struct MathRule {
  using P = PartialBuilder;
  static Value x(Operation *op, P &p) { return p.primal(op->getOperand(0)); }
  static Value y(Operation *op, P &p) { return p.primal(op->getResult(0)); }
  /// 1 / sqrt(square), times the factor.
  static Value overRoot(Value square, P &p) {
    return p.mul(p.getFactor(), p.create<math::RsqrtOp>(square));
  }
  static Value overOnePlus(Value value, P &p) {
    return p.div(p.getFactor(), p.add(p.constant(1), value));
  }

  static Value multiply(math::AbsFOp op, unsigned, P &p) {
    Value zero = p.constant(0);
    Value negative =
        p.select(p.compare(arith::CmpFPredicate::OLT, x(op, p), zero),
                 p.neg(p.getFactor()), zero);
    return p.select(p.compare(arith::CmpFPredicate::OGT, x(op, p), zero),
                    p.getFactor(), negative);
  }
  static Value multiply(math::AcosOp op, unsigned, P &p) {
    Value one = p.constant(1);
    return p.neg(overRoot(p.sub(one, p.square(x(op, p))), p));
  }
  static Value multiply(math::AcoshOp op, unsigned, P &p) {
    Value one = p.constant(1), own = x(op, p);
    return p.mul(overRoot(p.sub(own, one), p),
                 p.create<math::RsqrtOp>(p.add(own, one)));
  }
  static Value multiply(math::AsinOp op, unsigned, P &p) {
    return overRoot(p.sub(p.constant(1), p.square(x(op, p))), p);
  }
  static Value multiply(math::AsinhOp op, unsigned, P &p) {
    return overRoot(p.add(p.constant(1), p.square(x(op, p))), p);
  }
  static Value multiply(math::AtanOp op, unsigned, P &p) {
    return overOnePlus(p.square(x(op, p)), p);
  }
  static Value multiply(math::AtanhOp op, unsigned, P &p) {
    return p.div(p.getFactor(), p.sub(p.constant(1), p.square(x(op, p))));
  }
  static Value multiply(math::Atan2Op op, unsigned operand, P &p) {
    Value a = p.primal(op.getLhs()), b = p.primal(op.getRhs());
    Value scaled = p.div(p.getFactor(), p.add(p.square(a), p.square(b)));
    return operand == 0 ? p.mul(scaled, b) : p.neg(p.mul(scaled, a));
  }
  static Value multiply(math::CbrtOp op, unsigned, P &p) {
    Value three = p.constant(3);
    return p.div(p.getFactor(), p.mul(three, p.square(y(op, p))));
  }
  /// max(min(value, min), max), as the op is defined.
  static Value multiply(math::ClampFOp op, unsigned operand, P &p) {
    Value value = p.primal(op.getValue()), min = p.primal(op.getMin());
    Value max = p.primal(op.getMax());
    Value inner = p.create<arith::MinimumFOp>(value, min);
    if (operand == 2)
      return p.share(p.getFactor(), max, inner, arith::CmpFPredicate::OGT);
    Value share = p.share(p.getFactor(), inner, max, arith::CmpFPredicate::OGT);
    return operand == 0 ? p.share(share, value, min, arith::CmpFPredicate::OLT)
                        : p.share(share, min, value, arith::CmpFPredicate::OLT);
  }
  static Value multiply(math::CopySignOp op, unsigned operand, P &p) {
    if (operand == 1)
      return {};
    // y is x or -x.
    Value same = p.compare(arith::CmpFPredicate::OEQ, x(op, p), y(op, p));
    return p.select(same, p.getFactor(), p.neg(p.getFactor()));
  }
  static Value multiply(math::CosOp op, unsigned, P &p) {
    return p.neg(p.mul(p.getFactor(), p.create<math::SinOp>(x(op, p))));
  }
  static Value multiply(math::CoshOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.create<math::SinhOp>(x(op, p)));
  }
  static Value gaussian(Operation *op, P &p) {
    Value density = p.create<math::ExpOp>(p.neg(p.square(x(op, p))));
    Value scale = p.constant(2 * std::numbers::inv_sqrtpi);
    return p.mul(p.getFactor(), p.mul(scale, density));
  }
  static Value multiply(math::ErfOp op, unsigned, P &p) {
    return gaussian(op, p);
  }
  static Value multiply(math::ErfcOp op, unsigned, P &p) {
    return p.neg(gaussian(op, p));
  }
  static Value multiply(math::ExpOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), y(op, p));
  }
  static Value multiply(math::Exp2Op op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.mul(y(op, p), p.constant(std::numbers::ln2)));
  }
  static Value multiply(math::ExpM1Op op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.add(y(op, p), p.constant(1)));
  }
  static Value multiply(math::FmaOp op, unsigned operand, P &p) {
    return operand == 2
               ? p.getFactor()
               : p.mul(p.getFactor(), p.primal(op->getOperand(1 - operand)));
  }
  static Value multiply(math::FPowIOp op, unsigned operand, P &p) {
    if (operand == 1)
      return {};
    Value n = p.primal(op.getRhs());
    Value times = p.create<arith::SIToFPOp>(p.getFactor().getType(), n);
    // The power n - 1, without infinities where x is 0 and n is not negative.
    Value power = p.create<math::PowFOp>(x(op, p), p.sub(times, p.constant(1)));
    Value isZero = p.compare(arith::CmpFPredicate::OEQ, times, p.constant(0));
    return p.select(isZero, p.constant(0),
                    p.mul(p.getFactor(), p.mul(times, power)));
  }
  static Value multiply(math::LogOp op, unsigned, P &p) {
    return p.div(p.getFactor(), x(op, p));
  }
  static Value multiply(math::Log10Op op, unsigned, P &p) {
    return p.div(p.getFactor(),
                 p.mul(x(op, p), p.constant(std::numbers::ln10)));
  }
  static Value multiply(math::Log1pOp op, unsigned, P &p) {
    return overOnePlus(x(op, p), p);
  }
  static Value multiply(math::Log2Op op, unsigned, P &p) {
    return p.div(p.getFactor(), p.mul(x(op, p), p.constant(std::numbers::ln2)));
  }
  /// With respect to the base n·x^(n-1), which is NaN where both are zero, as
  /// in JAX. With respect to the exponent log(x)·x^n, which is zero where the
  /// base is zero and the exponent is not negative.
  static Value multiply(math::PowFOp op, unsigned operand, P &p) {
    Value base = p.primal(op.getLhs()), exponent = p.primal(op.getRhs());
    Value zero = p.constant(0), one = p.constant(1);
    if (operand == 0) {
      Value power = p.create<math::PowFOp>(base, p.sub(exponent, one));
      return p.mul(p.getFactor(), p.mul(exponent, power));
    }
    Value isZero = p.compare(arith::CmpFPredicate::OEQ, base, zero);
    Value log = p.create<math::LogOp>(p.select(isZero, one, base));
    return p.mul(p.getFactor(), p.mul(log, y(op, p)));
  }
  static Value multiply(math::RsqrtOp op, unsigned, P &p) {
    Value half = p.constant(-0.5);
    return p.mul(p.getFactor(), p.mul(half, p.div(y(op, p), x(op, p))));
  }
  static Value multiply(math::SinOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.create<math::CosOp>(x(op, p)));
  }
  static Value multiply(math::SinhOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.create<math::CoshOp>(x(op, p)));
  }
  static Value multiply(math::SqrtOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.div(p.constant(0.5), y(op, p)));
  }
  static Value multiply(math::TanOp op, unsigned, P &p) {
    Value slope = p.add(p.constant(1), p.square(y(op, p)));
    return p.mul(p.getFactor(), slope);
  }
  static Value multiply(math::TanhOp op, unsigned, P &p) {
    Value slope = p.sub(p.constant(1), p.square(y(op, p)));
    return p.mul(p.getFactor(), slope);
  }
};

struct SincosRule
    : DifferentiableOpInterface::ExternalModel<SincosRule, math::SincosOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto sincos = llvm::cast<math::SincosOp>(op);
    Location loc = op->getLoc();
    if (Value factor = cotangents.lookup(sincos.getSin()))
      cotangents.add(
          sincos.getOperand(),
          arith::MulFOp::create(builder, loc, factor,
                                cotangents.getPrimal(sincos.getCos())));
    if (Value factor = cotangents.lookup(sincos.getCos())) {
      Value product = arith::MulFOp::create(
          builder, loc, factor, cotangents.getPrimal(sincos.getSin()));
      cotangents.add(sincos.getOperand(),
                     arith::NegFOp::create(builder, loc, product));
    }
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto sincos = llvm::cast<math::SincosOp>(op);
    Location loc = op->getLoc();
    Value tangent = tangents.lookup(sincos.getOperand());
    if (!tangent)
      return success();
    Value product =
        arith::MulFOp::create(builder, loc, tangent, sincos.getSin());
    tangents.set(sincos.getSin(),
                 arith::MulFOp::create(builder, loc, tangent, sincos.getCos()));
    tangents.set(sincos.getCos(), arith::NegFOp::create(builder, loc, product));
    return success();
  }
};
} // namespace

void mesh::registerMathRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attachElementwiseRules<
        MathRule, math::AbsFOp, math::AcosOp, math::AcoshOp, math::AsinOp,
        math::AsinhOp, math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
        math::ClampFOp, math::CopySignOp, math::CosOp, math::CoshOp,
        math::ErfOp, math::ErfcOp, math::ExpOp, math::Exp2Op, math::ExpM1Op,
        math::FmaOp, math::FPowIOp, math::LogOp, math::Log10Op, math::Log1pOp,
        math::Log2Op, math::PowFOp, math::RsqrtOp, math::SinOp, math::SinhOp,
        math::SqrtOp, math::TanOp, math::TanhOp>(context);
    attachElementwiseRules<ZeroRule, math::CeilOp, math::FloorOp, math::RoundOp,
                           math::RoundEvenOp, math::TruncOp>(context);
    math::SincosOp::attachInterface<SincosRule>(*context);
  });
}
