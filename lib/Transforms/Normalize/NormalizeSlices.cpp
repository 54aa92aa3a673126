//===- NormalizeSlices.cpp - slices as upstream understands them ----------===//

#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZESLICESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Gives dims of one element the stride 1.
template <typename Op>
static void dropStrides(Op slice) {
  SmallVector<int64_t> strides(slice.getStaticStrides());
  for (auto [stride, size] : llvm::zip_equal(strides, slice.getStaticSizes()))
    if (size == 1 && !ShapedType::isDynamic(stride))
      stride = 1;
  slice.setStaticStrides(strides);
}

/// The type of a slice of `sizes` with all its dims, and which of them go
/// together in `type`. Nothing if no dim is dropped.
static std::optional<
    std::pair<RankedTensorType, SmallVector<ReassociationIndices>>>
getWhole(RankedTensorType type, ArrayRef<int64_t> sizes) {
  RankedTensorType whole = type.clone(sizes);
  if (whole.getRank() == type.getRank() || !whole.hasStaticShape())
    return std::nullopt;
  auto groups = mlir::getReassociationIndicesForReshape(whole, type);
  if (!groups)
    return std::nullopt;
  return std::pair(whole, std::move(*groups));
}

/// Takes a slice with all dims, and drops some of them afterwards. Returns it.
static tensor::ExtractSliceOp keepDims(tensor::ExtractSliceOp slice) {
  auto whole = getWhole(slice.getType(), slice.getStaticSizes());
  if (!whole)
    return slice;
  OpBuilder builder(slice);
  auto kept = tensor::ExtractSliceOp::create(
      builder, slice.getLoc(), whole->first, slice.getSource(),
      slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides());
  Value dropped = tensor::CollapseShapeOp::create(
      builder, slice.getLoc(), slice.getType(), kept, whole->second);
  slice.replaceAllUsesWith(dropped);
  slice.erase();
  return kept;
}

/// Gives what is inserted the dims that it lacks.
static void keepDims(tensor::InsertSliceOp slice) {
  auto whole = getWhole(slice.getSourceType(), slice.getStaticSizes());
  if (!whole)
    return;
  OpBuilder builder(slice);
  slice.getSourceMutable().assign(tensor::ExpandShapeOp::create(
      builder, slice.getLoc(), whole->first, slice.getSource(), whole->second));
}

namespace {
/// What a slice takes of each dim.
struct Extent {
  /// All there is of `tensor`.
  Extent(OpBuilder &builder, Location loc, Value tensor)
      : sizes(tensor::getMixedSizes(builder, loc, tensor)),
        offsets(sizes.size(), builder.getIndexAttr(0)),
        strides(sizes.size(), builder.getIndexAttr(1)) {}
  explicit Extent(tensor::ExtractSliceOp slice)
      : sizes(slice.getMixedSizes()), offsets(slice.getMixedOffsets()),
        strides(slice.getMixedStrides()) {}

  bool isWhole(int64_t dim, int64_t size) const {
    return mlir::isConstantIntValue(offsets[dim], 0) &&
           mlir::isConstantIntValue(sizes[dim], size) &&
           mlir::isConstantIntValue(strides[dim], 1);
  }
  void copyDim(int64_t dim, const Extent &other, int64_t otherDim) {
    sizes[dim] = other.sizes[otherDim];
    offsets[dim] = other.offsets[otherDim];
    strides[dim] = other.strides[otherDim];
  }
  Value extract(OpBuilder &builder, Location loc, Value tensor) const {
    return builder.createOrFold<tensor::ExtractSliceOp>(loc, tensor, offsets,
                                                        sizes, strides);
  }

  SmallVector<OpFoldResult> sizes, offsets, strides;
};
} // namespace

/// Slices what is unpacked and not what comes of it, in dims without tiles.
static void sliceBeforeUnpacking(tensor::ExtractSliceOp slice) {
  auto unpack = slice.getSource().getDefiningOp<linalg::UnPackOp>();
  if (!unpack || slice.getDroppedDims().any())
    return;
  Extent taken(slice), rest = taken;
  ArrayRef<int64_t> perm = unpack.getOuterDimsPerm();
  auto getDim = [&](int64_t outer) {
    return perm.empty() ? outer : perm[outer];
  };
  auto isCut = [&](int64_t outer) {
    int64_t dim = getDim(outer);
    return !llvm::is_contained(unpack.getInnerDimsPos(), dim) &&
           !taken.isWhole(dim, slice.getSourceType().getDimSize(dim));
  };
  auto cut = llvm::filter_to_vector(
      llvm::seq<int64_t>(slice.getSourceType().getRank()), isCut);
  if (cut.empty())
    return;
  OpBuilder builder(slice);
  Location loc = slice.getLoc();
  Extent ofSource(builder, loc, unpack.getSource()),
      ofDest(builder, loc, unpack.getDest());
  for (int64_t outer : cut) {
    int64_t dim = getDim(outer);
    ofSource.copyDim(outer, taken, dim);
    ofDest.copyDim(dim, taken, dim);
    rest.offsets[dim] = builder.getIndexAttr(0);
    rest.strides[dim] = builder.getIndexAttr(1);
  }
  Value source = ofSource.extract(builder, loc, unpack.getSource());
  Value dest = ofDest.extract(builder, loc, unpack.getDest());
  auto part = linalg::UnPackOp::create(builder, loc, source, dest,
                                       unpack.getInnerDimsPos(),
                                       unpack.getMixedTiles(), perm);
  slice.replaceAllUsesWith(rest.extract(builder, loc, part.getResult()));
  slice.erase();
  if (unpack->use_empty())
    unpack.erase();
}

namespace {

struct NormalizeSlicesPass
    : public mesh::impl::NormalizeSlicesPassBase<NormalizeSlicesPass> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(op)) {
        dropStrides(slice);
        sliceBeforeUnpacking(keepDims(slice));
      } else if (auto slice = llvm::dyn_cast<tensor::InsertSliceOp>(op)) {
        dropStrides(slice);
        keepDims(slice);
      }
    });
  }
};

} // namespace
