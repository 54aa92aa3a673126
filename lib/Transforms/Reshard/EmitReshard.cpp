//===- EmitReshard.cpp - a reshard plan as collectives --------------------===//

#include "mesh/Interfaces/SplatValue.h"
#include "mesh/Transforms/Partition/Partition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// The type of `value` with `dim` made larger and smaller.
static RankedTensorType scaleDim(Value value, int64_t dim, int64_t times,
                                 int64_t by) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = shape[dim] * times / by;
  return type.clone(shape);
}

/// Leaves the value to the group's first device.
static Value makePartial(OpBuilder &builder, Location loc, Value value,
                         Combiner combiner, FlatSymbolRefAttr meshName,
                         AxesAttr axes) {
  // Combining a value with itself, or with the identity element, changes
  // nothing.
  if (isIdempotent(combiner) || isNeutral(combiner, value))
    return value;
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Value neutral = arith::ConstantOp::create(
      builder, loc,
      SplatElementsAttr::get(
          type, getNeutralElement(combiner, type.getElementType())));
  Value index =
      AxisIndexOp::create(builder, loc, builder.getIndexType(), meshName, axes);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        index, zero);
  return arith::SelectOp::create(builder, loc, isFirst, value, neutral);
}

static Value emitStep(OpBuilder &builder, Location loc, Value value,
                      const ReshardStep &step, FlatSymbolRefAttr meshName,
                      MeshAttr mesh) {
  auto axes = AxesAttr::get(builder.getContext(), step.axes);
  int64_t n = mesh.getSize(step.axes);
  IntegerAttr dim = builder.getI64IntegerAttr(step.dim);
  switch (step.kind) {
  case ReshardStep::Kind::AllSlice:
    return AllSliceOp::create(builder, loc, scaleDim(value, step.dim, 1, n),
                              value, meshName, axes, dim);
  case ReshardStep::Kind::AllGather:
    return AllGatherOp::create(builder, loc, scaleDim(value, step.dim, n, 1),
                               value, meshName, axes, dim);
  case ReshardStep::Kind::AllToAll: {
    SmallVector<int64_t> shape(scaleDim(value, step.dim, 1, n).getShape());
    shape[step.concatDim] *= n;
    auto type = llvm::cast<RankedTensorType>(value.getType()).clone(shape);
    return AllToAllOp::create(builder, loc, type, value, meshName, axes, dim,
                              builder.getI64IntegerAttr(step.concatDim));
  }
  case ReshardStep::Kind::AllReduce:
    return AllReduceOp::create(
        builder, loc, CombinerAttr::get(builder.getContext(), *step.combiner),
        value, meshName, axes);
  case ReshardStep::Kind::ReduceScatter:
    return ReduceScatterOp::create(
        builder, loc, scaleDim(value, step.dim, 1, n),
        CombinerAttr::get(builder.getContext(), *step.combiner), value,
        meshName, axes, dim);
  case ReshardStep::Kind::Permute:
    return PermuteOp::create(builder, loc, value, meshName, axes,
                             AxesAttr::get(builder.getContext(), step.targets));
  case ReshardStep::Kind::MakePartial:
    return makePartial(builder, loc, value, *step.combiner, meshName, axes);
  }
  llvm_unreachable("unknown step");
}

Value mesh::emitReshard(OpBuilder &builder, Location loc, Value local,
                        ArrayRef<ReshardStep> plan, FlatSymbolRefAttr meshName,
                        MeshAttr mesh, const std::optional<RingForm> &form) {
  for (const ReshardStep &step : plan) {
    local = emitStep(builder, loc, local, step, meshName, mesh);
    if (form && communicates(step))
      form->writeTo(local.getDefiningOp());
  }
  return local;
}
