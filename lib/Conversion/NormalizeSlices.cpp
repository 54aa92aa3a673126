//===- NormalizeSlices.cpp - one element has no stride --------------------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZESLICESPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

template <typename Op>
static void normalize(Op slice) {
  SmallVector<int64_t> strides(slice.getStaticStrides());
  for (auto [stride, size] : llvm::zip_equal(strides, slice.getStaticSizes()))
    if (size == 1 && !ShapedType::isDynamic(stride))
      stride = 1;
  slice.setStaticStrides(strides);
}

namespace {

struct NormalizeSlicesPass
    : public mesh::impl::NormalizeSlicesPassBase<NormalizeSlicesPass> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(op))
        normalize(slice);
      else if (auto slice = llvm::dyn_cast<tensor::InsertSliceOp>(op))
        normalize(slice);
    });
  }
};

} // namespace
