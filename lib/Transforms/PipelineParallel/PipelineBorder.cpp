//===- PipelineBorder.cpp - into a pipeline's local view and out ----------===//

#include "mesh/Transforms/PipelineParallel/PipelineBorder.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Interfaces/ShardingRule.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

PipelineBorder::PipelineBorder(PipelineOp op)
    : op(op), microbatches(op),
      numDevices(lookupMesh(op, op.getMeshAttr()).getSize(op.getAxis())) {}

static ShardingAttr getOpenSharding(PipelineOp op, int64_t rank) {
  auto open = DimShardingAttr::get(op.getContext(), {}, /*isOpen=*/true, -1);
  return ShardingAttr::get(op.getContext(), op.getMeshAttr(),
                           SmallVector<DimShardingAttr>(rank, open),
                           /*replicated=*/op.getAxis(), std::nullopt,
                           ArrayRef<AxisRefAttr>());
}

/// `value`, which all devices along the axis get. Constants and the like each
/// of them makes.
Value PipelineBorder::makeWhole(OpBuilder &builder, Value value) const {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type || numDevices == 1 || isCheap(value))
    return value;
  return ShardOp::create(builder, op->getLoc(), value,
                         getOpenSharding(op, type.getRank()));
}

void PipelineBorder::makeCapturesWhole(RewriterBase &rewriter) const {
  PipelineOp pipeline = op;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(pipeline->getRegions(), captured);
  for (Value value : captured)
    if (Value whole = makeWhole(rewriter, value); whole != value)
      rewriter.replaceUsesWithIf(value, whole, [&](OpOperand &use) {
        return pipeline->isProperAncestor(use.getOwner());
      });
}

/// Blocks of rows are not where the devices of other axes have them: these are
/// to split the rows of each micro-batch, as they do those of the whole.
Value PipelineBorder::expand(OpBuilder &builder, Value whole) const {
  PipelineOp pipeline = op;
  Location loc = pipeline.getLoc();
  Value expanded = microbatches.expand(builder, loc, makeWhole(builder, whole));
  ShardingAttr known = mesh::getSharding(whole);
  if (!pipeline.getContiguous() || !known || known.getRank() == 0)
    return expanded;
  auto type = llvm::cast<RankedTensorType>(expanded.getType());
  MeshAttr mesh = lookupMesh(pipeline, pipeline.getMeshAttr());
  AxisList axes = takeDividing(known.getAxes(0), type.getDimSize(1), mesh);
  llvm::erase_if(axes, [&](AxisRefAttr axis) {
    return mesh.overlap(axis, pipeline.getAxis());
  });
  MLIRContext *context = builder.getContext();
  ShardingAttr open = getOpenSharding(pipeline, type.getRank());
  SmallVector<DimShardingAttr> dims(open.getDims());
  dims[microbatches.getDim()] = DimShardingAttr::get(context, {});
  dims[microbatches.getRowDim()] =
      DimShardingAttr::get(context, axes, /*isOpen=*/true, -1);
  return ShardOp::create(builder, loc, expanded,
                         ShardingAttr::get(context, pipeline.getMeshAttr(),
                                           dims, open.getReplicated(),
                                           std::nullopt,
                                           ArrayRef<AxisRefAttr>()));
}

Value PipelineBorder::takeOwn(OpBuilder &builder, Value param) const {
  if (numDevices == 1)
    return param;
  PipelineOp pipeline = op;
  auto type = llvm::cast<RankedTensorType>(param.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= numDevices;
  return OwnPartOp::create(builder, pipeline.getLoc(), type.clone(shape), param,
                           pipeline.getMeshAttr(), pipeline.getAxis());
}

Value PipelineBorder::joinOwn(OpBuilder &builder, Value own) const {
  if (numDevices == 1)
    return own;
  PipelineOp pipeline = op;
  auto type = llvm::cast<RankedTensorType>(own.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] *= numDevices;
  return JoinPartsOp::create(builder, pipeline.getLoc(), type.clone(shape), own,
                             pipeline.getMeshAttr(), pipeline.getAxis());
}

Value PipelineBorder::createSplat(OpBuilder &builder, Type type,
                                  bool asNaN) const {
  auto tensor = llvm::cast<RankedTensorType>(type);
  Location loc = op->getLoc();
  auto floatType = llvm::dyn_cast<FloatType>(tensor.getElementType());
  if (asNaN && floatType &&
      llvm::APFloat::semanticsHasNaN(floatType.getFloatSemantics())) {
    auto nan = llvm::APFloat::getNaN(floatType.getFloatSemantics());
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(tensor, nan));
  }
  return arith::ConstantOp::create(
      builder, loc, llvm::cast<TypedAttr>(builder.getZeroAttr(tensor)));
}

Value PipelineBorder::leave(OpBuilder &builder, unsigned index,
                            Value expanded) const {
  PipelineOp pipeline = op;
  Location loc = pipeline.getLoc();
  Value sum = expanded;
  if (numDevices > 1)
    sum = SumPartsOp::create(builder, loc, expanded, pipeline.getMeshAttr(),
                             pipeline.getAxis());
  return annotate(builder, index, microbatches.collapse(builder, loc, sum));
}

Value PipelineBorder::annotate(OpBuilder &builder, unsigned index,
                               Value result) const {
  auto written = op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName);
  if (!written)
    return result;
  return ShardOp::create(builder, op->getLoc(), result,
                         llvm::cast<ShardingAttr>(written[index]));
}
