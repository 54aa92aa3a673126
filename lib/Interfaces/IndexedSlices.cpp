//===- IndexedSlices.cpp - gather and scatter as loops --------------------===//

#include "mesh/Interfaces/IndexedSlices.h"

#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// The coordinates of the slice that `batch` stands for.
static SmallVector<Value> readCoordinates(OpBuilder &builder, Location loc,
                                          Value indices, ValueRange batch,
                                          size_t count) {
  SmallVector<Value> coordinates;
  for (size_t i = 0; i < count; ++i) {
    SmallVector<Value> position(batch);
    position.push_back(arith::ConstantIndexOp::create(builder, loc, i));
    Value coordinate =
        tensor::ExtractOp::create(builder, loc, indices, position);
    if (!coordinate.getType().isIndex())
      coordinate = arith::IndexCastOp::create(
          builder, loc, builder.getIndexType(), coordinate);
    coordinates.push_back(coordinate);
  }
  return coordinates;
}

/// Puts together an index into a tensor of `rank` dims out of those of `dims`
/// and those of its slices, which lack `dims` or have them as 1.
static SmallVector<Value> getElement(int64_t rank, ArrayRef<int64_t> dims,
                                     ValueRange coordinates, ValueRange slice) {
  SmallVector<Value> element(rank);
  for (auto [dim, coordinate] : llvm::zip_equal(dims, coordinates))
    element[dim] = coordinate;
  bool isReduced = static_cast<int64_t>(slice.size()) < rank;
  size_t next = 0;
  for (Value &index : element) {
    if (!index)
      index = slice[next++];
    else if (!isReduced)
      ++next;
  }
  return element;
}

Value mesh::createGather(OpBuilder &builder, Location loc,
                         const GatherParts &parts) {
  RankedTensorType type = parts.type;
  int64_t numBatchDims = getTensorType(parts.indices).getRank() - 1;
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto buildBody = [&](OpBuilder &inner, Location loc, ValueRange) {
    SmallVector<Value> position;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      position.push_back(linalg::IndexOp::create(inner, loc, dim));
    ArrayRef<Value> batch = ArrayRef(position).take_front(numBatchDims);
    ArrayRef<Value> slice = ArrayRef(position).drop_front(numBatchDims);
    LocalIndices local = createLocalIndices(
        inner, loc,
        readCoordinates(inner, loc, parts.indices, batch, parts.dims.size()),
        parts.blocks);
    Value element = tensor::ExtractOp::create(
        inner, loc, parts.source,
        getElement(getTensorType(parts.source).getRank(), parts.dims,
                   local.indices, slice));
    if (local.isHere) {
      Value zero = arith::ConstantOp::create(
          inner, loc, getNeutralElement(Combiner::Sum, type.getElementType()));
      element =
          arith::SelectOp::create(inner, loc, local.isHere, element, zero);
    }
    linalg::YieldOp::create(inner, loc, element);
  };
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, type, /*inputs=*/ValueRange(), empty,
             builder.getMultiDimIdentityMap(type.getRank()), iterators,
             buildBody)
      .getResult(0);
}

/// Writes the slice of `batch` to where its coordinates are in `dest`.
static Value writeSlice(OpBuilder &builder, Location loc,
                        const ScatterParts &parts, Value dest, ValueRange batch,
                        ValueRange coordinates) {
  RankedTensorType sourceType = getTensorType(parts.source);
  RankedTensorType destType = getTensorType(dest);
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets(sourceType.getRank(), zero),
      sizes =
          getAsIndexOpFoldResult(builder.getContext(), sourceType.getShape()),
      strides(sourceType.getRank(), one);
  for (auto [dim, index] : llvm::enumerate(batch)) {
    offsets[dim] = index;
    sizes[dim] = one;
  }
  auto sliceType =
      RankedTensorType::get(sourceType.getShape().drop_front(batch.size()),
                            sourceType.getElementType());
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, sliceType, parts.source, offsets, sizes, strides);
  offsets.assign(destType.getRank(), zero);
  sizes = getAsIndexOpFoldResult(builder.getContext(), destType.getShape());
  strides.assign(destType.getRank(), one);
  for (auto [dim, coordinate] : llvm::zip_equal(parts.dims, coordinates)) {
    offsets[dim] = coordinate;
    sizes[dim] = one;
  }
  return tensor::InsertSliceOp::create(builder, loc, slice, dest, offsets,
                                       sizes, strides);
}

Value mesh::createScatter(OpBuilder &builder, Location loc,
                          const ScatterParts &parts) {
  auto createIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  SmallVector<Value> sizes = llvm::map_to_vector(
      getTensorType(parts.indices).getShape().drop_back(), createIndex);
  auto buildBody = [&](OpBuilder &inner, Location loc, ValueRange batch,
                       ValueRange carried) -> scf::ValueVector {
    LocalIndices local = createLocalIndices(
        inner, loc,
        readCoordinates(inner, loc, parts.indices, batch, parts.dims.size()),
        parts.blocks);
    Value dest = carried.front();
    auto write = [&](OpBuilder &at, Location loc) {
      return writeSlice(at, loc, parts, dest, batch, local.indices);
    };
    if (!local.isHere)
      return {write(inner, loc)};
    auto branch = scf::IfOp::create(
        inner, loc, local.isHere,
        [&](OpBuilder &at, Location loc) {
          scf::YieldOp::create(at, loc, write(at, loc));
        },
        [&](OpBuilder &at, Location loc) {
          scf::YieldOp::create(at, loc, dest);
        });
    return {branch.getResult(0)};
  };
  SmallVector<Value> zeros(sizes.size(), createIndex(0));
  SmallVector<Value> ones(sizes.size(), createIndex(1));
  return scf::buildLoopNest(builder, loc, zeros, sizes, ones, parts.dest,
                            buildBody)
      .results.front();
}
