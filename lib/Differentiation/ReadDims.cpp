//===- ReadDims.cpp - Dims of operands that tell a place ------------------===//

#include "ReadDims.h"

#include "GatheredSlices.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Dims
//===----------------------------------------------------------------------===//

ReadDims::ReadDims(AffineMap map, ArrayRef<int64_t> shape)
    : map(map), shape(shape) {
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim) {
    unsigned kept = dim;
    for (unsigned other = 0; other < map.getNumResults(); ++other)
      if (map.getResult(other) == map.getResult(dim) &&
          (shape[other] < shape[kept] ||
           (shape[other] == shape[kept] && other < kept)))
        kept = other;
    same.push_back(kept);
  }
}

bool ReadDims::isConstant(unsigned dim) const {
  return llvm::isa<mlir::AffineConstantExpr>(map.getResult(dim));
}

AffineMap ReadDims::getMap() const {
  llvm::SmallBitVector dropped(map.getNumResults());
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim)
    if (!isKept(dim))
      dropped.set(dim);
  return map.dropResults(dropped);
}

SmallVector<int64_t> ReadDims::getShape() const {
  SmallVector<int64_t> kept;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (isKept(dim))
      kept.push_back(size);
  return kept;
}

Value ReadDims::spread(OpBuilder &builder, Location loc, Value value) const {
  return addConstantDims(builder, loc, repeatDims(builder, loc, value));
}

/// Adds the dims that are read as another one is: an element whose indices
/// along these differ is zero.
Value ReadDims::repeatDims(OpBuilder &builder, Location loc,
                           Value value) const {
  SmallVector<unsigned> dims;
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim)
    if (!isConstant(dim))
      dims.push_back(dim);
  auto getLoop = [&](unsigned dim) -> unsigned {
    return llvm::find(dims, dim) - dims.begin();
  };
  SmallVector<AffineExpr> read;
  SmallVector<int64_t> sizes;
  for (unsigned dim : dims) {
    sizes.push_back(shape[dim]);
    if (isKept(dim))
      read.push_back(builder.getAffineDimExpr(getLoop(dim)));
  }
  if (read.size() == dims.size())
    return value;
  Type element = mlir::getElementTypeOrSelf(value);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  SmallVector<mlir::utils::IteratorType> iterators(
      dims.size(), mlir::utils::IteratorType::parallel);
  auto emitBody = [&](OpBuilder &body, Location loc, ValueRange arguments) {
    Value result = arguments.front();
    Value zero = createNumber(body, loc, element, 0);
    for (unsigned dim : dims) {
      if (isKept(dim))
        continue;
      Value isRead = arith::CmpIOp::create(
          body, loc, arith::CmpIPredicate::eq,
          linalg::IndexOp::create(body, loc, getLoop(dim)),
          linalg::IndexOp::create(body, loc, getLoop(same[dim])));
      result = arith::SelectOp::create(body, loc, isRead, result, zero);
    }
    linalg::YieldOp::create(body, loc, result);
  };
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), value, empty,
             {AffineMap::get(dims.size(), 0, read, builder.getContext()),
              builder.getMultiDimIdentityMap(dims.size())},
             iterators, emitBody)
      .getResult(0);
}

/// Adds the dims that are read at a constant: other elements are zero.
Value ReadDims::addConstantDims(OpBuilder &builder, Location loc,
                                Value value) const {
  auto type = RankedTensorType::get(shape, mlir::getElementTypeOrSelf(value));
  bool isWhole = true, hasConstants = false;
  SmallVector<OpFoldResult> offsets, sizes;
  for (auto [dim, result] : llvm::enumerate(map.getResults())) {
    auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(result);
    offsets.push_back(builder.getIndexAttr(constant ? constant.getValue() : 0));
    sizes.push_back(builder.getIndexAttr(constant ? 1 : shape[dim]));
    isWhole &= !constant || shape[dim] == 1;
    hasConstants |= constant != nullptr;
  }
  if (!hasConstants)
    return value;
  if (!isWhole) {
    SmallVector<OpFoldResult> strides(shape.size(), builder.getIndexAttr(1));
    return tensor::InsertSliceOp::create(builder, loc, value,
                                         createZeros(builder, loc, type),
                                         offsets, sizes, strides);
  }
  // Dims of size 1 go with the dim before them, the first ones with the next.
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  for (unsigned dim = 0; dim < shape.size(); ++dim) {
    if (!isConstant(dim)) {
      groups.push_back(std::exchange(leading, {}));
      groups.back().push_back(dim);
    } else {
      (groups.empty() ? leading : groups.back()).push_back(dim);
    }
  }
  return tensor::ExpandShapeOp::create(builder, loc, type, value, groups);
}

//===----------------------------------------------------------------------===//
// Sums at places
//===----------------------------------------------------------------------===//

/// Returns the coordinates that `map` makes of the indices of a tensor of shape
/// `shape`, along a last dim.
static Value createPlaces(OpBuilder &builder, Location loc, AffineMap map,
                          ArrayRef<int64_t> shape) {
  unsigned rank = shape.size();
  SmallVector<int64_t> sizes(shape);
  sizes.push_back(map.getNumResults());
  Type element = builder.getI64Type();
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  SmallVector<mlir::utils::IteratorType> iterators(
      rank + 1, mlir::utils::IteratorType::parallel);
  auto emitBody = [&](OpBuilder &body, Location loc, ValueRange) {
    SmallVector<Value> loops;
    for (unsigned loop = 0; loop <= rank; ++loop)
      loops.push_back(linalg::IndexOp::create(body, loc, loop));
    Value place;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      Value here = mlir::affine::expandAffineExpr(
          body, loc, expr, ArrayRef(loops).drop_back(), {});
      Value isDim = arith::CmpIOp::create(
          body, loc, arith::CmpIPredicate::eq, loops.back(),
          arith::ConstantIndexOp::create(body, loc, dim));
      place = place ? arith::SelectOp::create(body, loc, isDim, here, place)
                          .getResult()
                    : here;
    }
    linalg::YieldOp::create(
        body, loc,
        arith::IndexCastOp::create(body, loc, element, place).getResult());
  };
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), ValueRange(), empty,
             builder.getMultiDimIdentityMap(rank + 1), iterators, emitBody)
      .getResult(0);
}

Value mesh::createPlacedSum(OpBuilder &builder, Location loc, Value elements,
                            AffineMap map, ArrayRef<int64_t> shape) {
  auto type = llvm::cast<RankedTensorType>(elements.getType());
  Value places = createPlaces(builder, loc, map, type.getShape());
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
  Value zeros = createZeros(
      builder, loc, RankedTensorType::get(shape, type.getElementType()));
  return GatheredSlices{places, dims, {}}.scatter(builder, loc, elements, zeros,
                                                  Combiner::Sum);
}
