//===- CanonicalizeSlices.cpp - constant operands of slices ---------------===//

#include "Canonicalization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

namespace {
/// The type of a slice of `sizes` without the dims that `slice` drops.
struct SliceType {
  RankedTensorType operator()(tensor::ExtractSliceOp slice,
                              ArrayRef<OpFoldResult>,
                              ArrayRef<OpFoldResult> sizes,
                              ArrayRef<OpFoldResult>) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    SmallVector<int64_t> shape;
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (!dropped.test(dim))
        shape.push_back(
            getConstantIntValue(size).value_or(ShapedType::kDynamic));
    return slice.getType().clone(shape);
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
} // namespace

void mesh::populateSlicePatterns(RewritePatternSet &patterns) {
  // Upstream's own pattern takes the first dims of one element for those that
  // are dropped: sizes [1, 12, 1] of a tensor<1x12> become [1, 1, 12]. LLVM 22
  // lacks llvm/llvm-project#178118. A larger benefit lets this one come first.
  patterns.add<FoldConstantOperands>(patterns.getContext(), /*benefit=*/2);
}
