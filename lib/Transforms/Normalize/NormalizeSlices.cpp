//===- NormalizeSlices.cpp - Slices in the form that upstream expects -----===//

#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZESLICESPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Gives dims of one element the stride 1. Returns whether any had another.
template <typename Op>
static bool dropStrides(RewriterBase &rewriter, Op slice) {
  SmallVector<int64_t> strides(slice.getStaticStrides());
  for (auto [stride, size] : llvm::zip_equal(strides, slice.getStaticSizes()))
    if (size == 1 && !ShapedType::isDynamic(stride))
      stride = 1;
  if (ArrayRef(strides) == slice.getStaticStrides())
    return false;
  rewriter.modifyOpInPlace(slice, [&] { slice.setStaticStrides(strides); });
  return true;
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
static tensor::ExtractSliceOp keepDims(RewriterBase &rewriter,
                                       tensor::ExtractSliceOp slice) {
  auto whole = getWhole(slice.getType(), slice.getStaticSizes());
  if (!whole)
    return slice;
  auto kept = tensor::ExtractSliceOp::create(
      rewriter, slice.getLoc(), whole->first, slice.getSource(),
      slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides());
  rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(slice, slice.getType(),
                                                       kept, whole->second);
  return kept;
}

/// Gives what is inserted the dims that it lacks. Returns whether it lacks any.
static bool keepDims(RewriterBase &rewriter, tensor::InsertSliceOp slice) {
  auto whole = getWhole(slice.getSourceType(), slice.getStaticSizes());
  if (!whole)
    return false;
  Value source = tensor::ExpandShapeOp::create(
      rewriter, slice.getLoc(), whole->first, slice.getSource(), whole->second);
  rewriter.modifyOpInPlace(slice,
                           [&] { slice.getSourceMutable().assign(source); });
  return true;
}

namespace {
/// The part of each dim that a slice takes.
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
/// Returns whether there are such dims.
static bool sliceBeforeUnpacking(RewriterBase &rewriter,
                                 tensor::ExtractSliceOp slice) {
  auto unpack = slice.getSource().getDefiningOp<linalg::UnPackOp>();
  if (!unpack || slice.getDroppedDims().any())
    return false;
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
    return false;
  rewriter.setInsertionPoint(slice);
  Location loc = slice.getLoc();
  Extent ofSource(rewriter, loc, unpack.getSource()),
      ofDest(rewriter, loc, unpack.getDest());
  for (int64_t outer : cut) {
    int64_t dim = getDim(outer);
    ofSource.copyDim(outer, taken, dim);
    ofDest.copyDim(dim, taken, dim);
    rest.offsets[dim] = rewriter.getIndexAttr(0);
    rest.strides[dim] = rewriter.getIndexAttr(1);
  }
  Value source = ofSource.extract(rewriter, loc, unpack.getSource());
  Value dest = ofDest.extract(rewriter, loc, unpack.getDest());
  auto part = linalg::UnPackOp::create(rewriter, loc, source, dest,
                                       unpack.getInnerDimsPos(),
                                       unpack.getMixedTiles(), perm);
  rewriter.replaceOp(slice, rest.extract(rewriter, loc, part.getResult()));
  return true;
}

namespace {
struct NormalizeExtractSlice : public OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const override {
    bool hasStrides = dropStrides(rewriter, slice);
    tensor::ExtractSliceOp kept = keepDims(rewriter, slice);
    bool isCut = sliceBeforeUnpacking(rewriter, kept);
    return success(hasStrides || kept != slice || isCut);
  }
};

struct NormalizeInsertSlice : public OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp slice,
                                PatternRewriter &rewriter) const override {
    bool hasStrides = dropStrides(rewriter, slice);
    bool lacksDims = keepDims(rewriter, slice);
    return success(hasStrides || lacksDims);
  }
};

struct NormalizeSlicesPass
    : public mesh::impl::NormalizeSlicesPassBase<NormalizeSlicesPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateNormalizeSlicesPatterns(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
    mlir::IRRewriter rewriter(&getContext());
    storeEarly(rewriter, getOperation());
  }
};
} // namespace

void mesh::populateNormalizeSlicesPatterns(RewritePatternSet &patterns) {
  patterns.add<NormalizeExtractSlice, NormalizeInsertSlice>(
      patterns.getContext());
}
