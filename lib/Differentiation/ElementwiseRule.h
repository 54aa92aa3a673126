//===- ElementwiseRule.h - derivatives of elementwise ops -------*- C++ -*-===//
//
// An elementwise op has a partial derivative for each operand, an elementwise
// function of the operands. Multiplying by it is all that both modes need, on
// tensors and in the bodies of structured ops.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_DIFFERENTIATION_ELEMENTWISERULE_H
#define MESH_DIFFERENTIATION_ELEMENTWISERULE_H

#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// Builds the product of a partial derivative and a factor: a cotangent or a
/// tangent.
class PartialBuilder {
public:
  PartialBuilder(OpBuilder &builder, Location loc, Value factor,
                 llvm::function_ref<Value(Value)> getPrimal)
      : b(loc, builder), factor(factor), getPrimal(getPrimal) {}

  OpBuilder &getBuilder() { return b; }
  Value getFactor() const { return factor; }
  /// A value of the forward program.
  Value primal(Value value) const { return getPrimal(value); }
  /// Elements that all are `number`, of the factor's type.
  Value constant(double number) {
    return createNumber(b, b.getLoc(), factor.getType(), number);
  }

  Value add(Value x, Value y) { return createSum(b, b.getLoc(), x, y); }
  Value sub(Value x, Value y) { return createDifference(b, b.getLoc(), x, y); }
  Value mul(Value x, Value y) { return createProduct(b, b.getLoc(), x, y); }
  Value div(Value x, Value y) { return createQuotient(b, b.getLoc(), x, y); }
  Value neg(Value x) { return createNegative(b, b.getLoc(), x); }
  Value square(Value x) { return mul(x, x); }
  Value compare(arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, predicate, x, y);
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, condition, x, y);
  }
  /// `factor` where `own` is chosen, half of it where both are equal, as in
  /// JAX.
  Value share(Value factor, Value own, Value other,
              arith::CmpFPredicate isChosen) {
    Value zero = constant(0);
    Value half = mul(factor, constant(0.5));
    Value tied = compare(arith::CmpFPredicate::OEQ, own, other);
    Value chosen = compare(isChosen, own, other);
    return select(tied, half, select(chosen, factor, zero));
  }
  template <typename Op, typename... Args>
  Value create(Args &&...args) {
    return Op::create(b, std::forward<Args>(args)...);
  }

private:
  mlir::ImplicitLocOpBuilder b;
  Value factor;
  llvm::function_ref<Value(Value)> getPrimal;
};

/// The model of `Op`. `Rule::pull(Op, unsigned operand, Value cotangent,
/// PartialBuilder &)` returns what a cotangent of the result adds to that of an
/// operand, `push` likewise what a tangent of an operand adds to that of the
/// result. Both are the builder's factor, too. Null stands for zero.
template <typename Rule, typename Op>
struct PartialRule
    : DifferentiableOpInterface::ExternalModel<PartialRule<Rule, Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    Value factor = cotangents.lookup(op->getResult(0));
    auto getPrimal = [&](Value value) { return cotangents.getPrimal(value); };
    PartialBuilder partial(builder, op->getLoc(), factor, getPrimal);
    for (OpOperand &operand : op->getOpOperands())
      if (cotangents.isActive(operand.get()))
        cotangents.add(operand.get(),
                       Rule::pull(llvm::cast<Op>(op),
                                  operand.getOperandNumber(), factor, partial));
    return success();
  }

  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto getPrimal = [](Value value) { return value; };
    Value sum;
    for (OpOperand &operand : op->getOpOperands()) {
      Value factor = tangents.lookup(operand.get());
      if (!factor)
        continue;
      PartialBuilder partial(builder, op->getLoc(), factor, getPrimal);
      Value term = Rule::push(llvm::cast<Op>(op), operand.getOperandNumber(),
                              factor, partial);
      if (term)
        sum = sum ? createSum(builder, op->getLoc(), sum, term) : term;
    }
    tangents.set(op->getResult(0), sum);
    return success();
  }
};

/// A rule that multiplies by the same in both modes: `Rule::multiply(Op,
/// unsigned operand, PartialBuilder &)` returns the factor times the partial
/// derivative with respect to an operand.
template <typename Rule>
struct SameInBothModes {
  template <typename Op>
  static Value pull(Op op, unsigned operand, Value, PartialBuilder &p) {
    return Rule::multiply(op, operand, p);
  }
  template <typename Op>
  static Value push(Op op, unsigned operand, Value, PartialBuilder &p) {
    return Rule::multiply(op, operand, p);
  }
};

template <typename Rule, typename Op>
using ElementwiseRule = PartialRule<SameInBothModes<Rule>, Op>;

/// Attaches models of elementwise ops that multiply by `Rule`.
template <typename Rule, typename... Ops>
void attachElementwiseRules(mlir::MLIRContext *context) {
  (Ops::template attachInterface<ElementwiseRule<Rule, Ops>>(*context), ...);
}

/// The rule of ops whose results jump and are flat else, such as steps, and
/// bits as numbers of another type: as in JAX, the derivative is zero.
struct ZeroRule {
  template <typename Op>
  static Value multiply(Op, unsigned, PartialBuilder &) {
    return {};
  }
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_ELEMENTWISERULE_H
