//===- CanonicalizeSlices.cpp - constant operands of slices ---------------===//

#include "Canonicalization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

/// Returns the type `type` with `sizes`, but without the dims `dropped`.
static RankedTensorType dropDims(RankedTensorType type,
                                 ArrayRef<OpFoldResult> sizes,
                                 const llvm::SmallBitVector &dropped) {
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!dropped.test(dim))
      shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  return type.clone(shape);
}

namespace {
/// The type of a slice of `sizes` without the dims that `slice` drops.
struct SliceType {
  RankedTensorType operator()(tensor::ExtractSliceOp slice,
                              ArrayRef<OpFoldResult>,
                              ArrayRef<OpFoldResult> sizes,
                              ArrayRef<OpFoldResult>) {
    return dropDims(slice.getType(), sizes, slice.getDroppedDims());
  }
};

struct ReplaceSlice {
  void operator()(PatternRewriter &rewriter, tensor::ExtractSliceOp slice,
                  tensor::ExtractSliceOp folded) {
    Value result = folded;
    if (folded.getType() != slice.getType())
      result = tensor::CastOp::create(rewriter, slice.getLoc(), slice.getType(),
                                      folded);
    rewriter.replaceOp(slice, result);
  }
};

using FoldConstantOperands =
    mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<
        tensor::ExtractSliceOp, SliceType, ReplaceSlice>;

/// Folds constants among the operands of an insertion, and casts what is
/// inserted to the sizes that become known.
template <typename Op>
struct FoldConstantsOfInsertion : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op insertion,
                                PatternRewriter &rewriter) const override {
    SmallVector<OpFoldResult> offsets = insertion.getMixedOffsets(),
                              sizes = insertion.getMixedSizes(),
                              strides = insertion.getMixedStrides();
    bool changed = succeeded(mlir::foldDynamicOffsetSizeList(offsets));
    changed |= succeeded(mlir::foldDynamicOffsetSizeList(sizes));
    changed |= succeeded(mlir::foldDynamicStrideList(strides));
    if (!changed ||
        !mlir::verifyInBoundsSlice(insertion.getDestType().getShape(), offsets,
                                   sizes, strides)
             .isValid)
      return failure();
    Value source = insertion.getSource();
    RankedTensorType type =
        dropDims(insertion.getSourceType(), sizes, insertion.getDroppedDims());
    if (type != source.getType()) {
      mlir::OpBuilder::InsertionGuard guard(rewriter);
      if (std::is_same_v<Op, tensor::ParallelInsertSliceOp>)
        rewriter.setInsertionPoint(insertion->getParentOp());
      source =
          tensor::CastOp::create(rewriter, insertion.getLoc(), type, source);
    }
    rewriter.replaceOpWithNewOp<Op>(insertion, source, insertion.getDest(),
                                    offsets, sizes, strides);
    return success();
  }
};
} // namespace

void mesh::populateSlicePatterns(RewritePatternSet &patterns) {
  // Upstream's own patterns take the first dims of one element for those that
  // are dropped: sizes [1, 12, 1] of a tensor<1x12> become [1, 1, 12], and an
  // insertion casts it to tensor<12x1>. LLVM 22 lacks
  // llvm/llvm-project#178118. A larger benefit lets these come first.
  patterns.add<FoldConstantOperands,
               FoldConstantsOfInsertion<tensor::InsertSliceOp>,
               FoldConstantsOfInsertion<tensor::ParallelInsertSliceOp>>(
      patterns.getContext(), /*benefit=*/2);
}
