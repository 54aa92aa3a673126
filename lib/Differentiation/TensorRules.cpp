//===- TensorRules.cpp - derivatives of slices, reshapes and elements -----===//

#include "ElementwiseRule.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

/// Offsets, sizes and strides, or indices, where the backward pass is.
static SmallVector<OpFoldResult> getPrimals(ArrayRef<OpFoldResult> values,
                                            Cotangents &cotangents) {
  SmallVector<OpFoldResult> primals(values);
  for (OpFoldResult &value : primals)
    if (auto dynamic = llvm::dyn_cast<Value>(value))
      value = cotangents.getPrimal(dynamic);
  return primals;
}

static SmallVector<Value> getPrimals(ValueRange values,
                                     Cotangents &cotangents) {
  return llvm::map_to_vector(
      values, [&](Value value) { return cotangents.getPrimal(value); });
}

namespace {
/// Ops that are linear in their active operands and have one result: with
/// tangents for operands they return the tangent.
template <typename Op>
struct LinearRule
    : DifferentiableOpInterface::ExternalModel<LinearRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const;
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    Operation *tangent = builder.clone(*op);
    OpBuilder before(tangent);
    for (OpOperand &operand : tangent->getOpOperands())
      if (isDifferentiable(operand.get().getType()))
        operand.set(tangents.get(before, operand.get(), op->getLoc()));
    tangents.set(op->getResult(0), tangent->getResult(0));
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static void emitAdjointOf(tensor::ExtractSliceOp op, OpBuilder &,
                          Cotangents &cotangents) {
  cotangents.addSlice(op.getSource(),
                      {cotangents.lookup(op.getResult()),
                       getPrimals(op.getMixedOffsets(), cotangents),
                       getPrimals(op.getMixedSizes(), cotangents),
                       getPrimals(op.getMixedStrides(), cotangents)});
}

static void emitAdjointOf(tensor::InsertSliceOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  auto offsets = getPrimals(op.getMixedOffsets(), cotangents);
  auto sizes = getPrimals(op.getMixedSizes(), cotangents);
  auto strides = getPrimals(op.getMixedStrides(), cotangents);
  Value cotangent = cotangents.lookup(op.getResult());
  if (cotangents.isActive(op.getSource()))
    cotangents.add(op.getSource(), tensor::ExtractSliceOp::create(
                                       builder, loc, op.getSourceType(),
                                       cotangent, offsets, sizes, strides));
  if (cotangents.isActive(op.getDest())) {
    Value zeros = createZeros(builder, loc, op.getSourceType());
    cotangents.add(op.getDest(),
                   tensor::InsertSliceOp::create(builder, loc, zeros, cotangent,
                                                 offsets, sizes, strides));
  }
}

static void emitAdjointOf(tensor::ConcatOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  auto type = llvm::cast<RankedTensorType>(op.getType());
  Value cotangent = cotangents.lookup(op.getResult());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  int64_t offset = 0;
  for (Value input : op.getInputs()) {
    auto part = llvm::cast<RankedTensorType>(input.getType());
    offsets[op.getDim()] = builder.getIndexAttr(offset);
    offset += part.getDimSize(op.getDim());
    if (cotangents.isActive(input))
      cotangents.add(input, tensor::ExtractSliceOp::create(
                                builder, op.getLoc(), part, cotangent, offsets,
                                mlir::getAsIndexOpFoldResult(
                                    builder.getContext(), part.getShape()),
                                strides));
  }
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

static void emitAdjointOf(tensor::ExpandShapeOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  cotangents.add(op.getSrc(), tensor::CollapseShapeOp::create(
                                  builder, op.getLoc(), op.getSrcType(),
                                  cotangents.lookup(op.getResult()),
                                  op.getReassociationIndices()));
}

static void emitAdjointOf(tensor::CollapseShapeOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  cotangents.add(op.getSrc(), tensor::ExpandShapeOp::create(
                                  builder, op.getLoc(), op.getSrcType(),
                                  cotangents.lookup(op.getResult()),
                                  op.getReassociationIndices()));
}

static void emitAdjointOf(tensor::CastOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  cotangents.add(op.getSource(),
                 tensor::CastOp::create(builder, op.getLoc(),
                                        op.getSource().getType(),
                                        cotangents.lookup(op.getResult())));
}

static void emitAdjointOf(tensor::ReshapeOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  auto type = llvm::cast<RankedTensorType>(op.getSource().getType());
  Value shape = arith::ConstantOp::create(
      builder, loc, builder.getI64TensorAttr(type.getShape()));
  cotangents.add(op.getSource(), tensor::ReshapeOp::create(
                                     builder, loc, type,
                                     cotangents.lookup(op.getResult()), shape));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static void emitAdjointOf(tensor::ExtractOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  SmallVector<Value> indices = getPrimals(op.getIndices(), cotangents);
  Value whole = cotangents.get(op.getTensor(), loc);
  Value element = tensor::ExtractOp::create(builder, loc, whole, indices);
  element = createSum(builder, loc, element, cotangents.lookup(op.getResult()));
  cotangents.set(op.getTensor(), tensor::InsertOp::create(builder, loc, element,
                                                          whole, indices));
}

static void emitAdjointOf(tensor::InsertOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  SmallVector<Value> indices = getPrimals(op.getIndices(), cotangents);
  Value cotangent = cotangents.lookup(op.getResult());
  if (cotangents.isActive(op.getScalar()))
    cotangents.add(op.getScalar(),
                   tensor::ExtractOp::create(builder, loc, cotangent, indices));
  if (cotangents.isActive(op.getDest())) {
    Value zero = createZeros(builder, loc, op.getScalar().getType());
    cotangents.add(op.getDest(), tensor::InsertOp::create(builder, loc, zero,
                                                          cotangent, indices));
  }
}

static void emitAdjointOf(tensor::FromElementsOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  auto type = llvm::cast<RankedTensorType>(op.getType());
  Value cotangent = cotangents.lookup(op.getResult());
  SmallVector<int64_t> strides = mlir::computeStrides(type.getShape());
  for (auto [position, element] : llvm::enumerate(op.getElements())) {
    if (!cotangents.isActive(element))
      continue;
    SmallVector<Value> indices;
    for (int64_t index : mlir::delinearize(position, strides))
      indices.push_back(arith::ConstantIndexOp::create(builder, loc, index));
    cotangents.add(element,
                   tensor::ExtractOp::create(builder, loc, cotangent, indices));
  }
}

/// The sum of all elements, a scalar.
static Value createTotal(OpBuilder &builder, Location loc, Value tensor) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  Value zero = createZeros(builder, loc,
                           RankedTensorType::get({}, type.getElementType()));
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  auto reduce = linalg::ReduceOp::create(
      builder, loc, tensor, zero, dims,
      [](OpBuilder &body, Location loc, ValueRange arguments) {
        Value sum = createSum(body, loc, arguments[0], arguments[1]);
        linalg::YieldOp::create(body, loc, sum);
      });
  return tensor::ExtractOp::create(builder, loc, reduce.getResult(0),
                                   ValueRange());
}

static void emitAdjointOf(tensor::SplatOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  cotangents.add(op.getInput(), createTotal(builder, op.getLoc(),
                                            cotangents.lookup(op.getResult())));
}

static void emitAdjointOf(tensor::PadOp op, OpBuilder &builder,
                          Cotangents &cotangents) {
  Location loc = op.getLoc();
  Value cotangent = cotangents.lookup(op.getResult());
  auto offsets = getPrimals(op.getMixedLowPad(), cotangents);
  auto type = op.getSourceType();
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  auto sizes =
      mlir::getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  Value inner = tensor::ExtractSliceOp::create(builder, loc, type, cotangent,
                                               offsets, sizes, strides);
  cotangents.add(op.getSource(), inner);
  Value padding = op.getConstantPaddingValue();
  if (padding && cotangents.isActive(padding))
    cotangents.add(padding,
                   createDifference(builder, loc,
                                    createTotal(builder, loc, cotangent),
                                    createTotal(builder, loc, inner)));
}

template <typename Op>
LogicalResult LinearRule<Op>::emitAdjoint(Operation *op, OpBuilder &builder,
                                          Cotangents &cotangents) const {
  emitAdjointOf(llvm::cast<Op>(op), builder, cotangents);
  return success();
}

namespace {
struct PadRule
    : DifferentiableOpInterface::ExternalModel<PadRule, tensor::PadOp> {
  static LogicalResult check(tensor::PadOp op) {
    return op.getConstantPaddingValue()
               ? success()
               : op.emitOpError("must pad by one value to have a derivative");
  }
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    if (failed(check(pad)))
      return failure();
    emitAdjointOf(pad, builder, cotangents);
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    if (failed(check(pad)))
      return failure();
    Location loc = op->getLoc();
    Value padding = tangents.get(builder, pad.getConstantPaddingValue(), loc);
    Value source = tangents.get(builder, pad.getSource(), loc);
    tangents.set(pad.getResult(),
                 tensor::PadOp::create(
                     builder, loc, pad.getType(), source, pad.getMixedLowPad(),
                     pad.getMixedHighPad(), padding, pad.getNofold()));
    return success();
  }
};
} // namespace

template <typename... Ops>
static void attachRules(MLIRContext *context) {
  (Ops::template attachInterface<LinearRule<Ops>>(*context), ...);
}

void mesh::registerTensorRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attachRules<tensor::CastOp, tensor::CollapseShapeOp, tensor::ConcatOp,
                tensor::ExpandShapeOp, tensor::ExtractOp,
                tensor::ExtractSliceOp, tensor::FromElementsOp,
                tensor::InsertOp, tensor::InsertSliceOp, tensor::ReshapeOp,
                tensor::SplatOp>(context);
    attachElementwiseRules<ZeroRule, tensor::BitcastOp>(context);
    tensor::PadOp::attachInterface<PadRule>(*context);
  });
}
