//===- IndexedToLoops.cpp - Rewrite gathers and scatters as loops ---------===//
//
// Coordinates are compared with the sizes of the tensor. A gather reads the
// first element where they are out of bounds, and drops it. A scatter combines
// one slice after the other, under a condition.
//
//===----------------------------------------------------------------------===//

#include "IndexedToLoops.h"

#include "mesh/IR/CloneBody.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// Coordinates of a slice, and whether all are in bounds.
struct Coordinates {
  SmallVector<Value> indices;
  /// Null if there are none.
  Value isInside;
};
} // namespace

/// Reads the coordinates of the list `position` of `indices`, along `dims` of a
/// tensor of `shape`.
static Coordinates readCoordinates(OpBuilder &builder, Location loc,
                                   Value indices, ValueRange position,
                                   ArrayRef<int64_t> dims,
                                   ArrayRef<int64_t> shape) {
  Coordinates result;
  for (auto [place, dim] : llvm::enumerate(dims)) {
    SmallVector<Value> element(position);
    element.push_back(arith::ConstantIndexOp::create(builder, loc, place));
    Value index = tensor::ExtractOp::create(builder, loc, indices, element);
    if (!index.getType().isIndex())
      index = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                         index);
    result.indices.push_back(index);
    // A negative index is a large unsigned number.
    Value size = arith::ConstantIndexOp::create(builder, loc, shape[dim]);
    Value isInside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, index, size);
    result.isInside =
        result.isInside
            ? arith::AndIOp::create(builder, loc, result.isInside, isInside)
                  .getResult()
            : isInside;
  }
  return result;
}

/// A zero, whatever the number.
static Value createZero(OpBuilder &builder, Location loc, Type element) {
  if (auto type = llvm::dyn_cast<ComplexType>(element)) {
    Attribute zero = builder.getZeroAttr(type.getElementType());
    return complex::ConstantOp::create(builder, loc, type,
                                       builder.getArrayAttr({zero, zero}));
  }
  // Added to anything, this zero is nothing.
  TypedAttr neutral = getNeutralElement(Combiner::Sum, element);
  return arith::ConstantOp::create(
      builder, loc, neutral ? neutral : builder.getZeroAttr(element));
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// Reads the element of `op` at `position` of the result.
static Value readElement(OpBuilder &builder, Location loc, GatherSlicesOp op,
                         ArrayRef<Value> position) {
  RankedTensorType type = getTensorType(op.getSource());
  size_t numListDims = getTensorType(op.getIndices()).getRank() - 1;
  Coordinates found = readCoordinates(builder, loc, op.getIndices(),
                                      position.take_front(numListDims),
                                      op.getDims(), type.getShape());
  SmallVector<Value> element(type.getRank());
  Value first = arith::ConstantIndexOp::create(builder, loc, 0);
  for (auto [dim, index] : llvm::zip_equal(op.getDims(), found.indices))
    element[dim] =
        arith::SelectOp::create(builder, loc, found.isInside, index, first);
  for (auto [dim, index] : llvm::zip(op.getBatchDims(), position))
    element[dim] = index;
  for (auto [dim, index] : llvm::zip_equal(
           getWholeDims(type.getRank(), op.getDims(), op.getBatchDims()),
           position.drop_front(numListDims)))
    element[dim] = index;
  Value read = tensor::ExtractOp::create(builder, loc, op.getSource(), element);
  if (!found.isInside)
    return read;
  Value zero = createZero(builder, loc, type.getElementType());
  return arith::SelectOp::create(builder, loc, found.isInside, read, zero);
}

LogicalResult mesh::lowerGatherSlices(GatherSlicesOp op,
                                      mlir::PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  RankedTensorType type = getTensorType(op.getResult());
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType());
  if (getTensorType(op.getSource()).getNumElements() == 0) {
    Value zero = createZero(rewriter, loc, type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, zero, empty);
    return success();
  }
  auto build = [&](OpBuilder &inner, Location loc, ValueRange) {
    SmallVector<Value> position;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      position.push_back(linalg::IndexOp::create(inner, loc, dim));
    linalg::YieldOp::create(inner, loc, readElement(inner, loc, op, position));
  };
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  rewriter.replaceOpWithNewOp<linalg::GenericOp>(
      op, type, /*inputs=*/ValueRange(), empty,
      rewriter.getMultiDimIdentityMap(type.getRank()), iterators, build);
  return success();
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

namespace {
/// Where a slice is in a tensor.
struct SlicePlace {
  SmallVector<OpFoldResult> offsets, sizes, strides;

  SlicePlace(OpBuilder &builder, ArrayRef<int64_t> shape)
      : offsets(shape.size(), builder.getIndexAttr(0)),
        sizes(getAsIndexOpFoldResult(builder.getContext(), shape)),
        strides(shape.size(), builder.getIndexAttr(1)) {}

  void fix(OpBuilder &builder, int64_t dim, Value index) {
    offsets[dim] = index;
    sizes[dim] = builder.getIndexAttr(1);
  }
};

/// Builds the loops of a scatter.
class ScatterLoops {
public:
  explicit ScatterLoops(ScatterSlicesOp op)
      : op(op), loc(op.getLoc()), type(getTensorType(op.getDests().front())) {
    for (int64_t dim :
         getWholeDims(type.getRank(), op.getDims(), op.getBatchDims()))
      sliceShape.push_back(type.getDimSize(dim));
  }

  SmallVector<Value> build(OpBuilder &builder);

private:
  SmallVector<Value> combineSlice(OpBuilder &builder, ValueRange dests,
                                  ValueRange position, ValueRange coordinates);
  SmallVector<Value> inlineCombiner(OpBuilder &builder, ValueRange old,
                                    ValueRange updates);
  Value read(OpBuilder &builder, Value tensor, const SlicePlace &place);
  Value write(OpBuilder &builder, Value slice, Value tensor,
              const SlicePlace &place);

  ScatterSlicesOp op;
  Location loc;
  RankedTensorType type;
  SmallVector<int64_t> sliceShape;
};
} // namespace

SmallVector<Value> ScatterLoops::inlineCombiner(OpBuilder &builder,
                                                ValueRange old,
                                                ValueRange updates) {
  SmallVector<Value> arguments(old);
  llvm::append_range(arguments, updates);
  return cloneBody(builder, op.getCombiner().front(), arguments);
}

/// Reads an element where slices have no dims.
Value ScatterLoops::read(OpBuilder &builder, Value tensor,
                         const SlicePlace &place) {
  if (sliceShape.empty())
    return tensor::ExtractOp::create(
        builder, loc, tensor,
        getValueOrCreateConstantIndexOp(builder, loc, place.offsets));
  auto sliceType =
      RankedTensorType::get(sliceShape, getTensorType(tensor).getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, sliceType, tensor,
                                        place.offsets, place.sizes,
                                        place.strides);
}

Value ScatterLoops::write(OpBuilder &builder, Value slice, Value tensor,
                          const SlicePlace &place) {
  if (sliceShape.empty())
    return tensor::InsertOp::create(
        builder, loc, slice, tensor,
        getValueOrCreateConstantIndexOp(builder, loc, place.offsets));
  return tensor::InsertSliceOp::create(
      builder, loc, slice, tensor, place.offsets, place.sizes, place.strides);
}

/// Combines the slice of the list at `position` with that of `dests` at
/// `coordinates`.
SmallVector<Value> ScatterLoops::combineSlice(OpBuilder &builder,
                                              ValueRange dests,
                                              ValueRange position,
                                              ValueRange coordinates) {
  SlicePlace to(builder, type.getShape());
  for (auto [dim, index] : llvm::zip_equal(op.getDims(), coordinates))
    to.fix(builder, dim, index);
  for (auto [dim, index] : llvm::zip(op.getBatchDims(), position))
    to.fix(builder, dim, index);
  SlicePlace from(builder, getTensorType(op.getUpdates().front()).getShape());
  for (auto [dim, index] : llvm::enumerate(position))
    from.fix(builder, dim, index);
  auto readAll = [&](ValueRange tensors, const SlicePlace &place) {
    return llvm::map_to_vector(
        tensors, [&](Value tensor) { return read(builder, tensor, place); });
  };
  SmallVector<Value> old = readAll(dests, to);
  SmallVector<Value> updates = readAll(op.getUpdates(), from);
  SmallVector<Value> combined;
  if (sliceShape.empty()) {
    combined = inlineCombiner(builder, old, updates);
  } else {
    int64_t rank = sliceShape.size();
    SmallVector<AffineMap> maps(2 * old.size(),
                                builder.getMultiDimIdentityMap(rank));
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    auto build = [&](OpBuilder &inner, Location loc, ValueRange arguments) {
      linalg::YieldOp::create(inner, loc,
                              inlineCombiner(inner,
                                             arguments.drop_front(old.size()),
                                             arguments.take_front(old.size())));
    };
    auto generic =
        linalg::GenericOp::create(builder, loc, ValueRange(old).getTypes(),
                                  updates, old, maps, iterators, build);
    combined.assign(generic.result_begin(), generic.result_end());
  }
  SmallVector<Value> written;
  for (auto [slice, dest] : llvm::zip_equal(combined, dests))
    written.push_back(write(builder, slice, dest, to));
  return written;
}

SmallVector<Value> ScatterLoops::build(OpBuilder &builder) {
  auto createIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto build = [&](OpBuilder &inner, Location, ValueRange position,
                   ValueRange dests) -> scf::ValueVector {
    Coordinates to = readCoordinates(inner, loc, op.getIndices(), position,
                                     op.getDims(), type.getShape());
    if (!to.isInside) {
      SmallVector<Value> all = combineSlice(inner, dests, position, {});
      return {all.begin(), all.end()};
    }
    auto branch = scf::IfOp::create(
        inner, loc, to.isInside,
        [&](OpBuilder &at, Location) {
          scf::YieldOp::create(at, loc,
                               combineSlice(at, dests, position, to.indices));
        },
        [&](OpBuilder &at, Location) { scf::YieldOp::create(at, loc, dests); });
    return {branch.result_begin(), branch.result_end()};
  };
  SmallVector<Value> ends = llvm::map_to_vector(
      getTensorType(op.getIndices()).getShape().drop_back(), createIndex);
  SmallVector<Value> zeros(ends.size(), createIndex(0));
  SmallVector<Value> ones(ends.size(), createIndex(1));
  if (ends.empty()) {
    scf::ValueVector all = build(builder, loc, {}, op.getDests());
    return {all.begin(), all.end()};
  }
  scf::LoopNest nest =
      scf::buildLoopNest(builder, loc, zeros, ends, ones, op.getDests(), build);
  return SmallVector<Value>(nest.results);
}

LogicalResult mesh::lowerScatterSlices(ScatterSlicesOp op,
                                       mlir::PatternRewriter &rewriter) {
  if (getTensorType(op.getDests().front()).getNumElements() == 0 ||
      getTensorType(op.getUpdates().front()).getNumElements() == 0)
    rewriter.replaceOp(op, op.getDests());
  else
    rewriter.replaceOp(op, ScatterLoops(op).build(rewriter));
  return success();
}
