//===- BroadcastSlices.cpp - Send slices of one block, not all blocks -----===//
//
// A gather brings the blocks of all devices. Where nothing but a slice of them
// is read, which is the same slice on all devices, and one device has all of
// it, the others get it from there.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Collectives/OptimizeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
struct BroadcastSlice : public OpRewritePattern<tensor::ExtractSliceOp> {
  BroadcastSlice(MLIRContext *context, const Variance &variance,
                 const CollectiveSet &beside)
      : OpRewritePattern(context), variance(variance), beside(beside) {}

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const override;

private:
  const Variance &variance;
  const CollectiveSet &beside;
};
} // namespace

/// Returns the number of the block of `blockSize` elements that has all of
/// `slice` along `dim`; nothing if there is none, or it is not known.
static std::optional<int64_t> findBlock(tensor::ExtractSliceOp slice,
                                        int64_t dim, int64_t blockSize) {
  int64_t offset = slice.getStaticOffset(dim), size = slice.getStaticSize(dim),
          stride = slice.getStaticStride(dim);
  if (ShapedType::isDynamic(offset) || ShapedType::isDynamic(size) ||
      ShapedType::isDynamic(stride) || size == 0)
    return std::nullopt;
  int64_t last = offset + (size - 1) * stride;
  if (offset / blockSize != last / blockSize)
    return std::nullopt;
  return offset / blockSize;
}

LogicalResult BroadcastSlice::matchAndRewrite(tensor::ExtractSliceOp slice,
                                              PatternRewriter &rewriter) const {
  auto gather = slice.getSource().getDefiningOp<AllGatherOp>();
  if (!gather || !gather->hasOneUse() ||
      gather->getBlock() != slice->getBlock())
    return rewriter.notifyMatchFailure(slice, "more of a gather is needed");
  if (beside.contains(gather))
    return rewriter.notifyMatchFailure(slice, "is left for overlap");
  if (!llvm::all_of(slice->getOperands().drop_front(), [&](Value operand) {
        return variance.isSame(operand, gather.getAxes());
      }))
    return rewriter.notifyMatchFailure(slice, "devices read different slices");
  int64_t dim = gather.getDim();
  int64_t blockSize = gather.getInput().getType().getDimSize(dim);
  std::optional<int64_t> block = findBlock(slice, dim, blockSize);
  if (!block)
    return rewriter.notifyMatchFailure(slice, "is not in one block");
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  offsets[dim] =
      rewriter.getIndexAttr(slice.getStaticOffset(dim) - *block * blockSize);
  remarkOnCollective(gather, "is a broadcast of a slice");
  Value own = tensor::ExtractSliceOp::create(
      rewriter, slice.getLoc(), slice.getType(), gather.getInput(), offsets,
      slice.getMixedSizes(), slice.getMixedStrides());
  rewriter.replaceOpWithNewOp<BroadcastOp>(
      slice, slice.getType(), own, gather.getMeshAttr(), gather.getAxesAttr(),
      rewriter.getI64IntegerAttr(*block));
  rewriter.eraseOp(gather);
  return success();
}

void mesh::populateBroadcastSlicesPatterns(RewritePatternSet &patterns,
                                           const Variance &variance,
                                           const CollectiveSet &beside) {
  patterns.add<BroadcastSlice>(patterns.getContext(), variance, beside);
}
