//===- NormalizeSlices.cpp - slices as upstream understands them ----------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZESLICESPASS
#include "mesh/Conversion/Passes.h.inc"
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

/// Takes a slice with all dims, and drops some of them afterwards.
static void keepDims(tensor::ExtractSliceOp slice) {
  auto whole = getWhole(slice.getType(), slice.getStaticSizes());
  if (!whole)
    return;
  OpBuilder builder(slice);
  auto kept = tensor::ExtractSliceOp::create(
      builder, slice.getLoc(), whole->first, slice.getSource(),
      slice.getMixedOffsets(), slice.getMixedSizes(), slice.getMixedStrides());
  Value dropped = tensor::CollapseShapeOp::create(
      builder, slice.getLoc(), slice.getType(), kept, whole->second);
  slice.replaceAllUsesWith(dropped);
  slice.erase();
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

struct NormalizeSlicesPass
    : public mesh::impl::NormalizeSlicesPassBase<NormalizeSlicesPass> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(op)) {
        dropStrides(slice);
        keepDims(slice);
      } else if (auto slice = llvm::dyn_cast<tensor::InsertSliceOp>(op)) {
        dropStrides(slice);
        keepDims(slice);
      }
    });
  }
};

} // namespace
