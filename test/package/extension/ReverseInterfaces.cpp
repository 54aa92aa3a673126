//===- ReverseInterfaces.cpp - Interfaces of ops of TOSA ------------------===//
//
// The example of docs/how-to/extending.md: Mesh knows nothing of tosa.reverse
// and tosa.sin, and a project that uses Mesh says how they are split and
// differentiated.
//
//===----------------------------------------------------------------------===//

#include "ReverseInterfaces.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// Each dim of the result is that of the operand, in one order or another.
struct ReverseRule : ShardingRuleModel<ReverseRule> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  /// Elements move and do not change: what is partial stays so.
  FailureOr<llvm::BitVector> getPartialResults(Operation *, Combiner,
                                               const llvm::BitVector &) const {
    return llvm::BitVector(1, true);
  }
};

/// A device reverses its own block. Where the reversed dim is split, the block
/// then belongs to the device at the other end.
struct ReverseOnDevice : PartitionableModel<ReverseOnDevice> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto reverse = llvm::cast<mlir::tosa::ReverseOp>(op);
    Value block = cloneLocally(op, builder, view)->getResult(0);
    // The rule's factors are the dims.
    const AxisList &axes = view.getFactorAxes()[reverse.getAxis()];
    if (!axes.empty()) {
      int64_t size = view.getMesh().getSize(axes);
      SmallVector<int64_t> pairs;
      for (int64_t source = 0; source < size; ++source)
        pairs.append({source, size - 1 - source});
      block = PermuteOp::create(
          builder, op->getLoc(), block.getType(), block, view.getMeshName(),
          AxesAttr::get(builder.getContext(), axes),
          /*shift=*/mlir::IntegerAttr(), builder.getDenseI64ArrayAttr(pairs),
          /*targets=*/AxesAttr());
    }
    view.getMapping().map(reverse.getOutput(), block);
    return mlir::success();
  }
};

/// Reversing is linear, and its own transpose.
struct ReverseDerivative
    : DifferentiableOpInterface::ExternalModel<ReverseDerivative,
                                               mlir::tosa::ReverseOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto reverse = llvm::cast<mlir::tosa::ReverseOp>(op);
    Value cotangent = cotangents.lookup(reverse.getOutput());
    cotangents.add(reverse.getInput1(),
                   mlir::tosa::ReverseOp::create(builder, op->getLoc(),
                                                 cotangent.getType(), cotangent,
                                                 reverse.getAxisAttr()));
    return mlir::success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto reverse = llvm::cast<mlir::tosa::ReverseOp>(op);
    if (Value tangent = tangents.lookup(reverse.getInput1()))
      tangents.set(reverse.getOutput(),
                   mlir::tosa::ReverseOp::create(builder, op->getLoc(),
                                                 tangent.getType(), tangent,
                                                 reverse.getAxisAttr()));
    return mlir::success();
  }
};

struct SineRule : ShardingRuleModel<SineRule> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
};

/// The derivative of the sine is the cosine of the operand, which has to be
/// there in the backward pass.
struct SineDerivative
    : DifferentiableOpInterface::ExternalModel<SineDerivative,
                                               mlir::tosa::SinOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    Value input = op->getOperand(0);
    cotangents.add(input, scale(cotangents.lookup(op->getResult(0)),
                                cotangents.getPrimal(input), op, builder));
    return mlir::success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    Value input = op->getOperand(0);
    if (Value tangent = tangents.lookup(input))
      tangents.set(op->getResult(0), scale(tangent, input, op, builder));
    return mlir::success();
  }

private:
  static Value scale(Value derivative, Value input, Operation *op,
                     OpBuilder &builder) {
    Value slope = mlir::math::CosOp::create(builder, op->getLoc(), input);
    return mlir::arith::MulFOp::create(builder, op->getLoc(), derivative,
                                       slope);
  }
};
} // namespace

void registerReverseInterfaces(mlir::DialectRegistry &registry) {
  registry.addExtension(
      +[](mlir::MLIRContext *context, mlir::tosa::TosaDialect *) {
        mlir::tosa::ReverseOp::attachInterface<ReverseRule, ReverseOnDevice,
                                               ReverseDerivative>(*context);
        mlir::tosa::SinOp::attachInterface<SineRule, SineDerivative>(*context);
      });
}
