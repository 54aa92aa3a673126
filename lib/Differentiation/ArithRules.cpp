//===- ArithRules.cpp - derivatives of arithmetic -------------------------===//

#include "ElementwiseRule.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

/// The share of operand `index` of a maximum or minimum.
template <typename Op>
static Value multiplyByShare(Op op, unsigned index,
                             arith::CmpFPredicate isChosen, PartialBuilder &p) {
  Value own = p.primal(op->getOperand(index));
  Value other = p.primal(op->getOperand(1 - index));
  return p.share(p.getFactor(), own, other, isChosen);
}

namespace {
struct ArithRule {
  static Value multiply(arith::AddFOp, unsigned, PartialBuilder &p) {
    return p.getFactor();
  }
  static Value multiply(arith::SubFOp, unsigned operand, PartialBuilder &p) {
    return operand == 0 ? p.getFactor() : p.neg(p.getFactor());
  }
  static Value multiply(arith::NegFOp, unsigned, PartialBuilder &p) {
    return p.neg(p.getFactor());
  }
  /// Products with an infinite constant are constant where they are defined.
  static Value multiply(arith::MulFOp op, unsigned operand, PartialBuilder &p) {
    Value other = op->getOperand(1 - operand);
    if (mlir::matchPattern(other, mlir::m_PosInfFloat()) ||
        mlir::matchPattern(other, mlir::m_NegInfFloat()))
      return {};
    return p.mul(p.getFactor(), p.primal(other));
  }
  static Value multiply(arith::DivFOp op, unsigned operand, PartialBuilder &p) {
    Value quotient = p.div(p.getFactor(), p.primal(op.getRhs()));
    if (operand == 0)
      return quotient;
    // The dividend is often read anyway: by the derivative of what computes it,
    // or of the divisor. Then the result is not kept for this alone.
    Value result = p.div(p.primal(op.getLhs()), p.primal(op.getRhs()));
    return p.neg(p.mul(quotient, result));
  }
  /// x - trunc(x / y) · y
  static Value multiply(arith::RemFOp op, unsigned operand, PartialBuilder &p) {
    if (operand == 0)
      return p.getFactor();
    Value times = p.div(p.sub(p.primal(op.getResult()), p.primal(op.getLhs())),
                        p.primal(op.getRhs()));
    return p.mul(p.getFactor(), times);
  }
  static Value multiply(arith::MaximumFOp op, unsigned operand,
                        PartialBuilder &p) {
    return multiplyByShare(op, operand, arith::CmpFPredicate::OGT, p);
  }
  static Value multiply(arith::MaxNumFOp op, unsigned operand,
                        PartialBuilder &p) {
    return multiplyByShare(op, operand, arith::CmpFPredicate::OGT, p);
  }
  static Value multiply(arith::MinimumFOp op, unsigned operand,
                        PartialBuilder &p) {
    return multiplyByShare(op, operand, arith::CmpFPredicate::OLT, p);
  }
  static Value multiply(arith::MinNumFOp op, unsigned operand,
                        PartialBuilder &p) {
    return multiplyByShare(op, operand, arith::CmpFPredicate::OLT, p);
  }
  static Value multiply(arith::SelectOp op, unsigned operand,
                        PartialBuilder &p) {
    Value condition = p.primal(op.getCondition());
    Value zero = p.constant(0);
    return operand == 1 ? p.select(condition, p.getFactor(), zero)
                        : p.select(condition, zero, p.getFactor());
  }
};

/// Conversions of floats: their derivative is the conversion, forwards to the
/// type of the result, backwards to that of the operand.
template <typename Op>
struct ConversionRule
    : DifferentiableOpInterface::ExternalModel<ConversionRule<Op>, Op> {
  static Value convert(OpBuilder &builder, Location loc, Value value,
                       Type type) {
    return convertFloats(builder, loc, value, mlir::getElementTypeOrSelf(type));
  }
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    Value cotangent = cotangents.lookup(op->getResult(0));
    Value operand = op->getOperand(0);
    cotangents.add(
        operand, convert(builder, op->getLoc(), cotangent, operand.getType()));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    if (Value tangent = tangents.lookup(op->getOperand(0)))
      tangents.set(op->getResult(0), convert(builder, op->getLoc(), tangent,
                                             op->getResult(0).getType()));
    return success();
  }
};
} // namespace

void mesh::registerArithRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    attachElementwiseRules<
        ArithRule, arith::AddFOp, arith::DivFOp, arith::MaximumFOp,
        arith::MaxNumFOp, arith::MinimumFOp, arith::MinNumFOp, arith::MulFOp,
        arith::NegFOp, arith::RemFOp, arith::SelectOp, arith::SubFOp>(context);
    attachElementwiseRules<ZeroRule, arith::BitcastOp>(context);
    arith::ExtFOp::attachInterface<ConversionRule<arith::ExtFOp>>(*context);
    arith::TruncFOp::attachInterface<ConversionRule<arith::TruncFOp>>(*context);
  });
}
