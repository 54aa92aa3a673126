//===- PadValues.cpp - trim tensors and pad them --------------------------===//

#include "PadValues.h"

#include "mesh/Interfaces/PaddingMask.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

ShardingAttr mesh::getUnsplit(ShardingAttr sharding, ArrayRef<int64_t> from,
                              ArrayRef<int64_t> to) {
  SmallVector<DimShardingAttr> dims(sharding.getDims());
  for (auto [dim, sizes] : llvm::enumerate(llvm::zip_equal(from, to)))
    if (std::get<0>(sizes) != std::get<1>(sizes))
      dims[dim] = DimShardingAttr::get(sharding.getContext(), {});
  return ShardingAttr::get(sharding.getContext(), sharding.getMesh(), dims, {},
                           sharding.getCombiner(), sharding.getPartial());
}

Value mesh::createReshard(OpBuilder &builder, Location loc, Value value,
                          ShardingAttr sharding) {
  if (mesh::getSharding(value).getLayout() == sharding)
    return value;
  return ReshardOp::create(builder, loc, value, sharding);
}

Value mesh::createTrimmed(OpBuilder &builder, Location loc, Value value,
                          ArrayRef<int64_t> shape, ShardingAttr sharding) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (type.getNumElements() == 0)
    return createWithoutElements(builder, loc, type.clone(shape), sharding);
  ShardingAttr unsplit =
      getUnsplit(mesh::getSharding(value).getLayout(), type.getShape(), shape);
  value = createReshard(builder, loc, value, unsplit);
  SmallVector<OpFoldResult> offsets(shape.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(shape.size(), builder.getIndexAttr(1));
  Value trimmed = tensor::ExtractSliceOp::create(
      builder, loc, value, offsets,
      getAsIndexOpFoldResult(builder.getContext(), shape), strides);
  setSharding(trimmed, unsplit);
  return createReshard(builder, loc, trimmed, sharding);
}

Value mesh::createLonger(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<int64_t> shape, Attribute element) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  ShardingAttr sharding = mesh::getSharding(value).getLayout();
  if (type.getNumElements() == 0)
    return createWithoutElements(builder, loc, type.clone(shape), sharding);
  SmallVector<int64_t> low(shape.size(), 0), high;
  for (auto [size, target] : llvm::zip_equal(type.getShape(), shape))
    high.push_back(target - size);
  MLIRContext *context = builder.getContext();
  Value scalar = createScalar(builder, loc, type.getElementType(), element);
  Value padded =
      tensor::PadOp::create(builder, loc, type.clone(shape), value,
                            getAsIndexOpFoldResult(context, low),
                            getAsIndexOpFoldResult(context, high), scalar);
  setSharding(padded, sharding);
  return padded;
}

Value mesh::createPadded(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<int64_t> shape, Attribute element,
                         ShardingAttr sharding) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  value = createReshard(builder, loc, value,
                        getUnsplit(sharding, type.getShape(), shape));
  return createReshard(builder, loc,
                       createLonger(builder, loc, value, shape, element),
                       sharding);
}
