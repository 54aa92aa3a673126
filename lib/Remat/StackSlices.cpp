//===- StackSlices.cpp - read and write slices of stacks ------------------===//

#include "StackSlices.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mesh;

bool mesh::canStack(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  // Upstream has no slices of tensors without elements.
  return tensor ? tensor.hasStaticShape() && tensor.getNumElements() != 0
                : type.isIntOrIndexOrFloat();
}

Value mesh::createStack(OpBuilder &builder, Location loc, int64_t count,
                        Type type) {
  SmallVector<int64_t> shape{count};
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    llvm::append_range(shape, tensor.getShape());
  return tensor::EmptyOp::create(builder, loc, shape,
                                 mlir::getElementTypeOrSelf(type));
}

namespace {
/// The place of one slice in a stack.
struct SlicePlace {
  SlicePlace(OpBuilder &builder, Value stack, OpFoldResult index) {
    auto type = llvm::cast<RankedTensorType>(stack.getType());
    offsets.assign(type.getRank(), builder.getIndexAttr(0));
    strides.assign(type.getRank(), builder.getIndexAttr(1));
    sizes = mlir::getAsIndexOpFoldResult(builder.getContext(), type.getShape());
    offsets.front() = index;
    sizes.front() = builder.getIndexAttr(1);
  }

  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value mesh::writeSlice(OpBuilder &builder, Location loc, Value value,
                       Value stack, OpFoldResult index) {
  if (!llvm::isa<RankedTensorType>(value.getType()))
    return tensor::InsertOp::create(
        builder, loc, value, stack,
        mlir::getValueOrCreateConstantIndexOp(builder, loc, index));
  SlicePlace place(builder, stack, index);
  return tensor::InsertSliceOp::create(
      builder, loc, value, stack, place.offsets, place.sizes, place.strides);
}

Value mesh::readSlice(OpBuilder &builder, Location loc, Type type, Value stack,
                      OpFoldResult index) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return tensor::ExtractOp::create(
        builder, loc, stack,
        mlir::getValueOrCreateConstantIndexOp(builder, loc, index));
  SlicePlace place(builder, stack, index);
  return tensor::ExtractSliceOp::create(
      builder, loc, tensor, stack, place.offsets, place.sizes, place.strides);
}
