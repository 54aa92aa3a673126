//===- ContractionSlice.cpp - contractions block by block -----------------===//

#include "mesh/Transforms/Overlap/ContractionSlice.h"

#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

unsigned mesh::getLoop(linalg::LinalgOp op, OpOperand &operand, int64_t dim) {
  return op.getMatchingIndexingMap(&operand).getDimPosition(dim);
}

std::optional<int64_t> mesh::getDim(linalg::LinalgOp op, OpOperand &operand,
                                    unsigned loop) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  return map.getResultPosition(
      getAffineDimExpr(loop, operand.getOwner()->getContext()));
}

namespace {
/// Offsets, sizes and strides of a block of a tensor.
struct BlockPosition {
  BlockPosition(OpBuilder &builder, RankedTensorType type, int64_t dim,
                OpFoldResult offset, int64_t size)
      : offsets(type.getRank(), builder.getIndexAttr(0)),
        strides(type.getRank(), builder.getIndexAttr(1)) {
    for (int64_t extent : type.getShape())
      sizes.push_back(builder.getIndexAttr(extent));
    offsets[dim] = offset;
    sizes[dim] = builder.getIndexAttr(size);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value mesh::extractBlock(OpBuilder &builder, Location loc, Value source,
                         int64_t dim, OpFoldResult offset, int64_t size) {
  auto type = llvm::cast<RankedTensorType>(source.getType());
  if (type.getDimSize(dim) == size)
    return source;
  BlockPosition position(builder, type, dim, offset, size);
  return tensor::ExtractSliceOp::create(builder, loc, source, position.offsets,
                                        position.sizes, position.strides);
}

Value mesh::insertBlock(OpBuilder &builder, Location loc, Value block,
                        Value target, int64_t dim, OpFoldResult offset) {
  auto type = llvm::cast<RankedTensorType>(block.getType());
  BlockPosition position(builder, type, dim, offset, type.getDimSize(dim));
  return tensor::InsertSliceOp::create(builder, loc, block, target,
                                       position.offsets, position.sizes,
                                       position.strides);
}

Value mesh::extendDim(OpBuilder &builder, Location loc, Value value,
                      int64_t dim, int64_t size) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (type.getDimSize(dim) == size)
    return value;
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = size;
  Value zeros =
      arith::ConstantOp::create(builder, loc, getZeros(type.clone(shape)));
  return insertBlock(builder, loc, value, zeros, dim, builder.getIndexAttr(0));
}

Value mesh::emitContractionSlice(OpBuilder &builder,
                                 const ContractionSlice &slice, Value init,
                                 ArrayRef<OpOperand *> given,
                                 ArrayRef<Value> blocks) {
  linalg::LinalgOp op = slice.op;
  Location loc = op.getLoc();
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<int64_t> dim = getDim(op, operand, slice.loop);
    const auto *it = llvm::find(given, &operand);
    if (op.isDpsInit(&operand))
      operands.push_back(init);
    else if (it != given.end())
      operands.push_back(blocks[it - given.begin()]);
    else if (dim)
      operands.push_back(extractBlock(builder, loc, operand.get(), *dim,
                                      slice.offset, slice.size));
    else
      operands.push_back(operand.get());
  }
  return mlir::clone(builder, op, init.getType(), operands)->getResult(0);
}

Value mesh::extractInit(OpBuilder &builder, const ContractionSlice &slice) {
  linalg::LinalgOp op = slice.op;
  OpOperand &init = *op.getDpsInitOperand(0);
  std::optional<int64_t> dim = getDim(op, init, slice.loop);
  if (!dim)
    return init.get();
  Location loc = op.getLoc();
  auto fill = init.get().getDefiningOp<linalg::FillOp>();
  if (!fill)
    return extractBlock(builder, loc, init.get(), *dim, slice.offset,
                        slice.size);
  auto type = llvm::cast<RankedTensorType>(init.get().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[*dim] = slice.size;
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::FillOp::create(builder, loc, fill.getInputs(), empty)
      .getResult(0);
}
