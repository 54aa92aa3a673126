//===- PaddingMask.cpp - telling padding from elements --------------------===//

#include "mesh/Interfaces/PaddingMask.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

Value mesh::createIsInside(OpBuilder &builder, Location loc,
                           const llvm::BitVector &loops,
                           function_ref<int64_t(unsigned)> getSize) {
  Value inside;
  for (unsigned loop : loops.set_bits()) {
    Value index = linalg::IndexOp::create(builder, loc, loop);
    Value size = arith::ConstantIndexOp::create(builder, loc, getSize(loop));
    Value isBelow = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, index, size);
    inside =
        inside ? arith::AndIOp::create(builder, loc, inside, isBelow) : isBelow;
  }
  return inside;
}

Value mesh::createScalar(OpBuilder &builder, Location loc, Type type,
                         Attribute element) {
  if (auto parts = llvm::dyn_cast<ArrayAttr>(element))
    return complex::ConstantOp::create(builder, loc, type, parts);
  return arith::ConstantOp::create(builder, loc,
                                   llvm::cast<TypedAttr>(element));
}

Value mesh::createWithoutElements(OpBuilder &builder, Location loc,
                                  RankedTensorType type,
                                  ShardingAttr sharding) {
  sharding = sharding.getLayout();
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto whole = ShardingAttr::get(sharding.getMesh(), sharding.getDims());
  setSharding(empty, whole);
  return whole == sharding ? empty
                           : ReshardOp::create(builder, loc, empty, sharding);
}

Value mesh::createFilledPadding(OpBuilder &builder, Location loc, Value tensor,
                                ArrayRef<int64_t> shape, Attribute element) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  ShardingAttr sharding = mesh::getSharding(tensor);
  llvm::BitVector padded(type.getRank());
  for (auto [dim, size] : llvm::enumerate(shape))
    padded[dim] = type.getDimSize(dim) != size;
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> loops(type.getRank(),
                                         utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, type, tensor, empty, ArrayRef{identity, identity}, loops,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        Value inside = createIsInside(nested, loc, padded,
                                      [&](unsigned dim) { return shape[dim]; });
        Value fill = createScalar(nested, loc, type.getElementType(), element);
        Value selected =
            arith::SelectOp::create(nested, loc, inside, arguments[0], fill);
        linalg::YieldOp::create(nested, loc, selected);
      });
  if (sharding) {
    setSharding(empty,
                ShardingAttr::get(sharding.getMesh(), sharding.getDims()));
    setSharding(generic.getResult(0), sharding);
  }
  return generic.getResult(0);
}
