//===- MeshRules.cpp - derivatives of ops of the mesh dialect -------------===//

#include "DerivativeSharding.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/ParamValueOps.h"
#include "mesh/IR/RandomOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

/// Returns `derivative`, split as `layout` says. Loops and branches that add up
/// derivatives may reduce them later.
template <typename Op>
static Value createLike(OpBuilder &builder, Op layout, Value derivative) {
  auto like = Op::create(builder, layout.getLoc(), derivative,
                         getDerivativeSharding(layout.getSharding()));
  if (std::is_same_v<Op, ShardOp>)
    like->setAttr(MeshDialect::kOpenPartialAttrName, builder.getUnitAttr());
  return like;
}

namespace {
/// Ops that say how a value is split.
template <typename Op>
struct LayoutRule
    : DifferentiableOpInterface::ExternalModel<LayoutRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto layout = llvm::cast<Op>(op);
    Value cotangent = cotangents.lookup(layout.getResult());
    cotangents.add(layout.getInput(), createLike(builder, layout, cotangent));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto layout = llvm::cast<Op>(op);
    if (Value tangent = tangents.lookup(layout.getInput()))
      tangents.set(layout.getResult(), createLike(builder, layout, tangent));
    return success();
  }
};

/// Ops that multiply their first operand by what does not depend on it: the
/// derivative is the op on a derivative, with the same other operands. Dropout
/// draws the same mask.
template <typename Op>
struct ScalingRule
    : DifferentiableOpInterface::ExternalModel<ScalingRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    IRMapping mapping;
    mapping.map(op->getOperand(0), cotangents.lookup(op->getResult(0)));
    for (Value operand : op->getOperands().drop_front())
      mapping.map(operand, cotangents.getPrimal(operand));
    cotangents.add(op->getOperand(0),
                   builder.clone(*op, mapping)->getResult(0));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return emitLinearTangent(op, builder, tangents);
  }
};

/// The derivative of a norm with respect to an element x is x over the norm,
/// and zero where that is zero; that of its square is 2x.
struct NormRule : DifferentiableOpInterface::ExternalModel<NormRule, NormOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto norm = llvm::cast<NormOp>(op);
    Location loc = op->getLoc();
    Value weight = getWeight(norm, builder, getPrimalNorm(norm, cotangents));
    Value scale = arith::MulFOp::create(
        builder, loc, cotangents.lookup(norm.getResult()), weight);
    for (Value input : norm.getInputs())
      if (cotangents.isActive(input))
        cotangents.add(
            input, multiply(builder, loc, cotangents.getPrimal(input), scale));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto norm = llvm::cast<NormOp>(op);
    Location loc = op->getLoc();
    Value sum;
    for (Value input : norm.getInputs())
      if (Value tangent = tangents.lookup(input))
        sum = addProducts(builder, loc, input, tangent, sum, norm.getType());
    if (!sum)
      return success();
    Value primal = norm.getSquared() ? Value() : norm.getResult();
    tangents.set(norm.getResult(),
                 arith::MulFOp::create(builder, loc, sum,
                                       getWeight(norm, builder, primal)));
    return success();
  }

private:
  static Value getPrimalNorm(NormOp op, Cotangents &cotangents) {
    return op.getSquared() ? Value() : cotangents.getPrimal(op.getResult());
  }

  /// Returns the factor of each element.
  static Value getWeight(NormOp op, OpBuilder &builder, Value norm) {
    Location loc = op.getLoc();
    Type type = op.getType();
    if (op.getSquared())
      return createNumber(builder, loc, type, 2);
    Value zero = createNumber(builder, loc, type, 0);
    Value one = createNumber(builder, loc, type, 1);
    Value isZero = arith::CmpFOp::create(builder, loc,
                                         arith::CmpFPredicate::OEQ, norm, zero);
    Value divisor = arith::SelectOp::create(builder, loc, isZero, one, norm);
    Value inverse = arith::DivFOp::create(builder, loc, one, divisor);
    return arith::SelectOp::create(builder, loc, isZero, zero, inverse);
  }

  /// `tensor` times `scale`, which has no dims, computed in its type.
  static Value multiply(OpBuilder &builder, Location loc, Value tensor,
                        Value scale) {
    auto type = llvm::cast<RankedTensorType>(tensor.getType());
    AffineMap whole = builder.getMultiDimIdentityMap(type.getRank());
    AffineMap none = AffineMap::get(type.getRank(), 0, builder.getContext());
    SmallVector<mlir::utils::IteratorType> loops(
        type.getRank(), mlir::utils::IteratorType::parallel);
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    return linalg::GenericOp::create(
               builder, loc, type, ValueRange{tensor, scale}, empty,
               ArrayRef<AffineMap>{whole, none, whole}, loops,
               [&](OpBuilder &body, Location loc, ValueRange arguments) {
                 Value wide = convertFloats(body, loc, arguments[0],
                                            arguments[1].getType());
                 Value product =
                     arith::MulFOp::create(body, loc, wide, arguments[1]);
                 product =
                     convertFloats(body, loc, product, type.getElementType());
                 linalg::YieldOp::create(body, loc, product);
               })
        .getResult(0);
  }

  /// `sum`, or zero, and the sum of the products of the elements of `a` and
  /// `b`.
  static Value addProducts(OpBuilder &builder, Location loc, Value a, Value b,
                           Value sum, Type type) {
    if (!sum)
      sum = createZeros(builder, loc, type);
    auto tensor = llvm::cast<RankedTensorType>(a.getType());
    AffineMap whole = builder.getMultiDimIdentityMap(tensor.getRank());
    AffineMap none = AffineMap::get(tensor.getRank(), 0, builder.getContext());
    SmallVector<mlir::utils::IteratorType> loops(
        tensor.getRank(), mlir::utils::IteratorType::reduction);
    return linalg::GenericOp::create(
               builder, loc, type, ValueRange{a, b}, sum,
               ArrayRef<AffineMap>{whole, whole, none}, loops,
               [&](OpBuilder &body, Location loc, ValueRange arguments) {
                 Type element = arguments[2].getType();
                 Value x = convertFloats(body, loc, arguments[0], element);
                 Value y = convertFloats(body, loc, arguments[1], element);
                 Value product = arith::MulFOp::create(body, loc, x, y);
                 linalg::YieldOp::create(
                     body, loc, createSum(body, loc, arguments[2], product));
               })
        .getResult(0);
  }
};
} // namespace

void mesh::registerMeshRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    ShardOp::attachInterface<LayoutRule<ShardOp>>(*context);
    ReshardOp::attachInterface<LayoutRule<ReshardOp>>(*context);
    DropoutOp::attachInterface<ScalingRule<DropoutOp>>(*context);
    NormOp::attachInterface<NormRule>(*context);
    OptimizationBarrierOp::attachInterface<ScalingRule<OptimizationBarrierOp>>(
        *context);
  });
}
