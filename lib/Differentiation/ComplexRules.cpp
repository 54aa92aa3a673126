//===- ComplexRules.cpp - derivatives of complex numbers ------------------===//
//
// Tangents t and cotangents u of complex numbers pair as Re(u·t), as in JAX. So
// the rule of a holomorphic function is that of a real one: both are multiplied
// by the derivative, which is not conjugated. The gradient of a real function
// of z = x + i·y is its derivative along x, less i times that along y.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseRule.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Holomorphic functions
//===----------------------------------------------------------------------===//

namespace {
/// With x and y for the operand and the result, each returns the factor times
/// dy/dx.
struct ComplexRule {
  using P = PartialBuilder;
  static Value x(Operation *op, P &p) { return p.primal(op->getOperand(0)); }
  static Value y(Operation *op, P &p) { return p.primal(op->getResult(0)); }
  static Value isZero(Value value, P &p) {
    return p.create<complex::EqualOp>(value, p.constant(0));
  }

  static Value multiply(complex::AddOp, unsigned, P &p) {
    return p.getFactor();
  }
  static Value multiply(complex::SubOp, unsigned operand, P &p) {
    return operand == 0 ? p.getFactor() : p.neg(p.getFactor());
  }
  static Value multiply(complex::NegOp, unsigned, P &p) {
    return p.neg(p.getFactor());
  }
  static Value multiply(complex::MulOp op, unsigned operand, P &p) {
    return p.mul(p.getFactor(), p.primal(op->getOperand(1 - operand)));
  }
  static Value multiply(complex::DivOp op, unsigned operand, P &p) {
    Value quotient = p.div(p.getFactor(), p.primal(op.getRhs()));
    return operand == 0 ? quotient : p.neg(p.mul(quotient, y(op, p)));
  }
  static Value multiply(complex::Atan2Op op, unsigned operand, P &p) {
    Value a = p.primal(op.getLhs()), b = p.primal(op.getRhs());
    Value scaled = p.div(p.getFactor(), p.add(p.square(a), p.square(b)));
    return operand == 0 ? p.mul(scaled, b) : p.neg(p.mul(scaled, a));
  }
  static Value multiply(complex::CosOp op, unsigned, P &p) {
    return p.neg(p.mul(p.getFactor(), p.create<complex::SinOp>(x(op, p))));
  }
  static Value multiply(complex::ExpOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), y(op, p));
  }
  static Value multiply(complex::Expm1Op op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.add(y(op, p), p.constant(1)));
  }
  static Value multiply(complex::LogOp op, unsigned, P &p) {
    return p.div(p.getFactor(), x(op, p));
  }
  static Value multiply(complex::Log1pOp op, unsigned, P &p) {
    return p.div(p.getFactor(), p.add(p.constant(1), x(op, p)));
  }
  /// With respect to the base n·x^(n-1), to the exponent n log(x)·x^n, which
  /// is zero where the base is.
  static Value multiply(complex::PowOp op, unsigned operand, P &p) {
    Value base = p.primal(op.getLhs()), exponent = p.primal(op.getRhs());
    Value one = p.constant(1);
    if (operand == 0) {
      Value less = p.select(isZero(exponent, p), one, p.sub(exponent, one));
      Value power = p.create<complex::PowOp>(base, less);
      return p.mul(p.getFactor(), p.mul(exponent, power));
    }
    Value safe = p.select(isZero(base, p), one, base);
    Value log = p.create<complex::LogOp>(safe);
    return p.mul(p.getFactor(), p.mul(log, y(op, p)));
  }
  static Value multiply(complex::PowiOp op, unsigned operand, P &p) {
    if (operand == 1)
      return {};
    auto type = llvm::cast<ComplexType>(op.getType());
    Value n =
        p.create<arith::SIToFPOp>(type.getElementType(), p.primal(op.getRhs()));
    Value zero = p.create<complex::ImOp>(p.constant(0));
    Value exponent = p.create<complex::CreateOp>(type, n, zero);
    Value isConstant = isZero(exponent, p);
    Value one = p.constant(1);
    Value less = p.select(isConstant, one, p.sub(exponent, one));
    Value power = p.create<complex::PowOp>(x(op, p), less);
    return p.mul(p.getFactor(), p.mul(exponent, power));
  }
  static Value multiply(complex::RsqrtOp op, unsigned, P &p) {
    Value half = p.constant(-0.5);
    return p.mul(p.getFactor(), p.mul(half, p.div(y(op, p), x(op, p))));
  }
  static Value multiply(complex::SinOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.create<complex::CosOp>(x(op, p)));
  }
  static Value multiply(complex::SqrtOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.div(p.constant(0.5), y(op, p)));
  }
  static Value multiply(complex::TanOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.add(p.constant(1), p.square(y(op, p))));
  }
  static Value multiply(complex::TanhOp op, unsigned, P &p) {
    return p.mul(p.getFactor(), p.sub(p.constant(1), p.square(y(op, p))));
  }
};

//===----------------------------------------------------------------------===//
// Real and imaginary parts
//===----------------------------------------------------------------------===//

/// A complex number as its parts.
struct Parts {
  Value real, imaginary;

  static Parts of(PartialBuilder &p, Value value) {
    return {p.create<complex::ReOp>(value), p.create<complex::ImOp>(value)};
  }
  Value join(PartialBuilder &p) const {
    return p.create<complex::CreateOp>(ComplexType::get(real.getType()), real,
                                       imaginary);
  }
  Parts conjugate(PartialBuilder &p) const { return {real, p.neg(imaginary)}; }
  Parts scale(PartialBuilder &p, Value factor) const {
    return {p.mul(real, factor), p.mul(imaginary, factor)};
  }
  Parts divide(PartialBuilder &p, Value divisor) const {
    return {p.div(real, divisor), p.div(imaginary, divisor)};
  }
};

/// The derivatives of functions that are linear over the real numbers alone.
struct PartsRule {
  using P = PartialBuilder;

  static Value push(complex::CreateOp op, unsigned operand, Value t, P &p) {
    Value zero = createZeros(p.getBuilder(), op.getLoc(), t.getType());
    return (operand == 0 ? Parts{t, zero} : Parts{zero, t}).join(p);
  }
  static Value pull(complex::CreateOp, unsigned operand, Value u, P &p) {
    Parts parts = Parts::of(p, u);
    return operand == 0 ? parts.real : p.neg(parts.imaginary);
  }
  static Value push(complex::ReOp, unsigned, Value t, P &p) {
    return p.create<complex::ReOp>(t);
  }
  static Value pull(complex::ReOp op, unsigned, Value u, P &p) {
    return Parts{u, createZeros(p.getBuilder(), op.getLoc(), u.getType())}.join(
        p);
  }
  static Value push(complex::ImOp, unsigned, Value t, P &p) {
    return p.create<complex::ImOp>(t);
  }
  static Value pull(complex::ImOp op, unsigned, Value u, P &p) {
    return Parts{createZeros(p.getBuilder(), op.getLoc(), u.getType()),
                 p.neg(u)}
        .join(p);
  }
  static Value push(complex::ConjOp, unsigned, Value t, P &p) {
    return p.create<complex::ConjOp>(t);
  }
  static Value pull(complex::ConjOp, unsigned, Value u, P &p) {
    return p.create<complex::ConjOp>(u);
  }

  /// The real functions of z have a slope w: their derivative along t is
  /// Re(w·t). Where z is zero, the slope is zero.
  static Value pushReal(Parts slope, Value t, P &p) {
    Parts parts = Parts::of(p, t);
    return p.sub(p.mul(slope.real, parts.real),
                 p.mul(slope.imaginary, parts.imaginary));
  }
  static Value getSize(Value z, P &p) {
    Value size = p.create<complex::AbsOp>(z);
    Value zero = createNumber(p.getBuilder(), z.getLoc(), size.getType(), 0);
    Value one = createNumber(p.getBuilder(), z.getLoc(), size.getType(), 1);
    return p.select(p.compare(arith::CmpFPredicate::OEQ, size, zero), one,
                    size);
  }
  /// conj(z) / |z|
  static Parts getSlope(complex::AbsOp op, P &p) {
    Value z = p.primal(op.getComplex());
    return Parts::of(p, z).conjugate(p).divide(p, getSize(z, p));
  }
  /// -i · conj(z) / |z|²
  static Parts getTurn(Value z, P &p) {
    Value size = getSize(z, p);
    Parts unit = Parts::of(p, z).divide(p, size).divide(p, size);
    return {p.neg(unit.imaginary), p.neg(unit.real)};
  }
  static Parts getSlope(complex::AngleOp op, P &p) {
    return getTurn(p.primal(op.getComplex()), p);
  }
  template <typename Op>
  static Value push(Op op, unsigned, Value t, P &p) {
    return pushReal(getSlope(op, p), t, p);
  }
  template <typename Op>
  static Value pull(Op op, unsigned, Value u, P &p) {
    return getSlope(op, p).scale(p, u).join(p);
  }

  /// The sign turns by i · sign(z) times the derivative of the angle.
  static Value push(complex::SignOp op, unsigned, Value t, P &p) {
    Value angle = pushReal(getTurn(p.primal(op.getComplex()), p), t, p);
    Parts sign = Parts::of(p, p.primal(op.getResult()));
    return Parts{p.neg(sign.imaginary), sign.real}.scale(p, angle).join(p);
  }
  static Value pull(complex::SignOp op, unsigned, Value u, P &p) {
    Parts turned = Parts::of(p, p.mul(u, p.primal(op.getResult())));
    return getTurn(p.primal(op.getComplex()), p)
        .scale(p, p.neg(turned.imaginary))
        .join(p);
  }
};
} // namespace

template <typename... Ops>
static void attachParts(MLIRContext *context) {
  (Ops::template attachInterface<PartialRule<PartsRule, Ops>>(*context), ...);
}

void mesh::registerComplexRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, complex::ComplexDialect *) {
    attachElementwiseRules<
        ComplexRule, complex::AddOp, complex::Atan2Op, complex::CosOp,
        complex::DivOp, complex::ExpOp, complex::Expm1Op, complex::Log1pOp,
        complex::LogOp, complex::MulOp, complex::NegOp, complex::PowOp,
        complex::PowiOp, complex::RsqrtOp, complex::SinOp, complex::SqrtOp,
        complex::SubOp, complex::TanOp, complex::TanhOp>(context);
    attachParts<complex::AbsOp, complex::AngleOp, complex::ConjOp,
                complex::CreateOp, complex::ImOp, complex::ReOp,
                complex::SignOp>(context);
  });
}
