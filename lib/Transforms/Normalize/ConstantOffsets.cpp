//===- ConstantOffsets.cpp - Offsets of slices that constants make --------===//
//
// The partitioning of a slice of a split dim depends on its offset. Frontends
// compute offsets from constants in tensors of rank 0, which no folder
// evaluates.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Normalize/ScalarEvaluator.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// `offsets`, with constants where they are made of such. Nothing if there are
/// none.
static std::optional<SmallVector<OpFoldResult>>
findConstants(ArrayRef<OpFoldResult> offsets) {
  SmallVector<OpFoldResult> constants(offsets);
  bool changed = false;
  for (OpFoldResult &offset : constants) {
    auto value = llvm::dyn_cast<Value>(offset);
    auto number = value ? llvm::dyn_cast_or_null<IntegerAttr>(
                              ScalarEvaluator().evaluate(value))
                        : IntegerAttr();
    // A negative one is an error where the program runs.
    if (!number || number.getInt() < 0)
      continue;
    offset = number;
    changed = true;
  }
  return changed ? std::optional(constants) : std::nullopt;
}

/// Returns true if slices at `offsets` are within a tensor of `shape`, as far
/// as is known.
static bool isWithin(ArrayRef<OpFoldResult> offsets,
                     ArrayRef<OpFoldResult> sizes,
                     ArrayRef<OpFoldResult> strides, ArrayRef<int64_t> shape) {
  for (auto [offset, size, stride, extent] :
       llvm::zip_equal(offsets, sizes, strides, shape)) {
    auto begin = getConstantIntValue(offset), count = getConstantIntValue(size),
         step = getConstantIntValue(stride);
    if (!begin || !count || !step || *count == 0)
      continue;
    int64_t last = *begin + (*count - 1) * *step;
    if (*begin >= extent || last < 0 || last >= extent)
      return false;
  }
  return true;
}

namespace {
struct ExtractAtConstants : public OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto offsets = findConstants(op.getMixedOffsets());
    if (!offsets ||
        !isWithin(*offsets, op.getMixedSizes(), op.getMixedStrides(),
                  op.getSourceType().getShape()))
      return rewriter.notifyMatchFailure(op, "is where data says");
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        op, op.getType(), op.getSource(), *offsets, op.getMixedSizes(),
        op.getMixedStrides());
    return success();
  }
};

struct InsertAtConstants : public OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto offsets = findConstants(op.getMixedOffsets());
    if (!offsets || !isWithin(*offsets, op.getMixedSizes(),
                              op.getMixedStrides(), op.getType().getShape()))
      return rewriter.notifyMatchFailure(op, "is where data says");
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
        op, op.getSource(), op.getDest(), *offsets, op.getMixedSizes(),
        op.getMixedStrides());
    return success();
  }
};
} // namespace

void mesh::populateConstantOffsetsPatterns(RewritePatternSet &patterns) {
  patterns.add<ExtractAtConstants, InsertAtConstants>(patterns.getContext());
}
