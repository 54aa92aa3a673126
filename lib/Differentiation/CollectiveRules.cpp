//===- CollectiveRules.cpp - Derivatives of collectives -------------------===//
//
// The operand of a collective varies over its axes, or is cast so
// (VaryingValues.h), and the results of gathers, all-reduces and broadcasts do
// not. So the cotangent of a sum is that of each term, that of a gathered value
// is sliced, and the sum over the devices that read it is the cast's.
//
//===----------------------------------------------------------------------===//

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/ParamValueOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

/// Fails with an error at a collective whose operand is not known to vary.
static LogicalResult checkRegion(Operation *op) {
  return op->getParentOfType<ShardMapOp>()
             ? success()
             : op->emitOpError("has a rule for its derivative in "
                               "'mesh.shard_map' alone");
}

//===----------------------------------------------------------------------===//
// Linear collectives
//===----------------------------------------------------------------------===//

static Value transpose(AllGatherOp op, OpBuilder &builder, Value cotangent) {
  return AllSliceOp::create(builder, op.getLoc(), op.getInput().getType(),
                            cotangent, op.getMeshAttr(), op.getAxesAttr(),
                            op.getDimAttr());
}

/// Reductions that are scattered are sums here: others are all-reduces and
/// slices (`lowerAggregates`).
template <typename Op>
requires llvm::is_one_of<Op, AllSliceOp, ReduceScatterOp>::value static Value
transpose(Op op, OpBuilder &builder, Value cotangent) {
  return AllGatherOp::create(builder, op.getLoc(), op.getInput().getType(),
                             cotangent, op.getMeshAttr(), op.getAxesAttr(),
                             op.getDimAttr());
}

static Value transpose(AllToAllOp op, OpBuilder &builder, Value cotangent) {
  return AllToAllOp::create(builder, op.getLoc(), op.getInput().getType(),
                            cotangent, op.getMeshAttr(), op.getAxesAttr(),
                            op.getConcatDimAttr(), op.getSplitDimAttr());
}

static Value transpose(PermuteOp op, OpBuilder &builder, Value cotangent) {
  Location loc = op.getLoc();
  if (std::optional<int64_t> shift = op.getShift()) {
    int64_t n = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxesAttr());
    return PermuteOp::create(builder, loc, cotangent, op.getMeshAttr(),
                             op.getAxesAttr(), ((-*shift % n) + n) % n);
  }
  if (AxesAttr targets = op.getTargetsAttr())
    return PermuteOp::create(builder, loc, cotangent, op.getMeshAttr(), targets,
                             op.getAxesAttr());
  SmallVector<int64_t> pairs(*op.getPairs());
  for (unsigned index = 0; index < pairs.size(); index += 2)
    std::swap(pairs[index], pairs[index + 1]);
  return PermuteOp::create(builder, loc, cotangent.getType(), cotangent,
                           op.getMeshAttr(), op.getAxesAttr(),
                           /*shift=*/IntegerAttr(),
                           builder.getDenseI64ArrayAttr(pairs),
                           /*targets=*/AxesAttr());
}

static Value transpose(BroadcastOp op, OpBuilder &builder, Value cotangent) {
  Location loc = op.getLoc();
  Value index = AxisIndexOp::create(builder, loc, builder.getIndexType(),
                                    op.getMeshAttr(), op.getAxesAttr());
  Value root = arith::ConstantIndexOp::create(builder, loc, op.getRoot());
  Value isRoot = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       index, root);
  Value zeros = createZeros(builder, loc, cotangent.getType());
  return arith::SelectOp::create(builder, loc, isRoot, cotangent, zeros);
}

namespace {
template <typename Op>
struct LinearCollectiveRule
    : DifferentiableOpInterface::ExternalModel<LinearCollectiveRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    if (failed(checkRegion(op)))
      return failure();
    Value cotangent = cotangents.lookup(op->getResult(0));
    cotangents.add(op->getOperand(0),
                   transpose(llvm::cast<Op>(op), builder, cotangent));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return emitLinearTangent(op, builder, tangents);
  }
};

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// An all-reduce, and the values of the forward program.
struct Reduction {
  AllReduceOp op;
  Value own, result;

  Value reduce(OpBuilder &builder, Combiner combiner, Value value) {
    return AllReduceOp::create(builder, op.getLoc(),
                               CombinerAttr::get(op.getContext(), combiner),
                               value, op.getMeshAttr(), op.getAxesAttr());
  }
  Value isEqual(OpBuilder &builder, Value a, Value b) {
    return arith::CmpFOp::create(builder, op.getLoc(),
                                 arith::CmpFPredicate::OEQ, a, b);
  }
  Value select(OpBuilder &builder, Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, op.getLoc(), condition, a, b);
  }
  Value number(OpBuilder &builder, double number) {
    return createNumber(builder, op.getLoc(), own.getType(), number);
  }
};
} // namespace

/// `factor` times the derivative of a maximum or minimum with respect to this
/// device's operand: those that are tied share it.
static Value multiplyByShare(Reduction r, OpBuilder &builder, Value factor) {
  Location loc = r.op.getLoc();
  Value isChosen = r.isEqual(builder, r.own, r.result);
  Value zero = r.number(builder, 0);
  Value count =
      r.reduce(builder, Combiner::Sum,
               r.select(builder, isChosen, r.number(builder, 1), zero));
  Value share = arith::DivFOp::create(builder, loc, factor, count);
  return r.select(builder, isChosen, share, zero);
}

/// `factor` times the product of the other devices' operands, which is zero if
/// one of them is.
static Value multiplyByOthers(Reduction r, OpBuilder &builder, Value factor) {
  Location loc = r.op.getLoc();
  Value zero = r.number(builder, 0), one = r.number(builder, 1);
  Value isZero = r.isEqual(builder, r.own, zero);
  Value divisor = r.select(builder, isZero, one, r.own);
  Value product = r.reduce(builder, Combiner::Product, divisor);
  Value ownZeros = r.select(builder, isZero, one, zero);
  Value zeros = r.reduce(builder, Combiner::Sum, ownZeros);
  Value others = arith::DivFOp::create(builder, loc, product, divisor);
  Value zerosOfOthers = arith::SubFOp::create(builder, loc, zeros, ownZeros);
  others =
      r.select(builder, r.isEqual(builder, zerosOfOthers, zero), others, zero);
  return arith::MulFOp::create(builder, loc, factor, others);
}

/// `factor` times the derivative with respect to this device's operand.
static Value multiplyByPartial(Reduction r, OpBuilder &builder, Value factor) {
  AllReduceOp op = r.op;
  if (op.getCombiner() == Combiner::Sum)
    return factor;
  if (op.getCombiner() == Combiner::Product)
    return multiplyByOthers(r, builder, factor);
  return multiplyByShare(r, builder, factor);
}

namespace {
struct AllReduceRule
    : DifferentiableOpInterface::ExternalModel<AllReduceRule, AllReduceOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto reduce = llvm::cast<AllReduceOp>(op);
    if (failed(checkRegion(op)))
      return failure();
    Reduction reduction{reduce, {}, {}};
    if (reduce.getCombiner() != Combiner::Sum) {
      reduction.own = cotangents.getPrimal(reduce.getInput());
      reduction.result = cotangents.getPrimal(reduce.getResult());
    }
    cotangents.add(reduce.getInput(),
                   multiplyByPartial(reduction, builder,
                                     cotangents.lookup(reduce.getResult())));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto reduce = llvm::cast<AllReduceOp>(op);
    Value tangent = tangents.lookup(reduce.getInput());
    if (!tangent)
      return success();
    Reduction reduction{reduce, reduce.getInput(), reduce.getResult()};
    tangent = multiplyByPartial(reduction, builder, tangent);
    tangents.set(reduce.getResult(),
                 reduction.reduce(builder, Combiner::Sum, tangent));
    return success();
  }
};

/// The sum of what devices contribute is sent as `grad_type`.
struct GatherParamRule
    : DifferentiableOpInterface::ExternalModel<GatherParamRule, GatherParamOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    if (failed(checkRegion(op)))
      return failure();
    auto gather = llvm::cast<GatherParamOp>(op);
    Location loc = op->getLoc();
    Value cotangent = cotangents.lookup(gather.getResult());
    Type own = mlir::getElementTypeOrSelf(cotangent);
    auto reduce = cotangent.getDefiningOp<AllReduceOp>();
    // The all-reduce is dead then.
    if (gather.getGradType() && reduce)
      cotangent = AllReduceOp::create(
          builder, loc, reduce.getCombinerAttr(),
          convertFloats(builder, loc, reduce.getInput(), *gather.getGradType()),
          reduce.getMeshAttr(), reduce.getAxesAttr());
    Value slice = AllSliceOp::create(builder, loc,
                                     gather.getInput().getType().clone(
                                         mlir::getElementTypeOrSelf(cotangent)),
                                     cotangent, gather.getMeshAttr(),
                                     gather.getAxesAttr(), gather.getDimAttr());
    cotangents.add(gather.getInput(), convertFloats(builder, loc, slice, own));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return LinearCollectiveRule<AllGatherOp>().emitTangent(op, builder,
                                                           tangents);
  }
};
} // namespace

template <typename... Ops>
static void attachLinearRules(MLIRContext *context) {
  (Ops::template attachInterface<LinearCollectiveRule<Ops>>(*context), ...);
}

void mesh::registerCollectiveRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    attachLinearRules<AllGatherOp, AllSliceOp, AllToAllOp, BroadcastOp,
                      PermuteOp, ReduceScatterOp>(context);
    AllReduceOp::attachInterface<AllReduceRule>(*context);
    GatherParamOp::attachInterface<GatherParamRule>(*context);
  });
}
