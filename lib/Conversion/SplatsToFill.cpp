//===- SplatsToFill.cpp - tensors of one number ---------------------------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTSPLATSTOFILLPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static void fillInstead(arith::ConstantOp constant) {
  auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue());
  auto type = llvm::dyn_cast<RankedTensorType>(constant.getType());
  if (!splat || !type)
    return;
  OpBuilder builder(constant);
  Location loc = constant.getLoc();
  Value scalar =
      arith::ConstantOp::create(builder, loc, splat.getSplatValue<TypedAttr>());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto fill = linalg::FillOp::create(builder, loc, scalar, empty);
  constant.replaceAllUsesWith(fill.getResult(0));
  constant.erase();
}

namespace {

struct ConvertSplatsToFillPass
    : public mesh::impl::ConvertSplatsToFillPassBase<ConvertSplatsToFillPass> {
  void runOnOperation() override { getOperation()->walk(fillInstead); }
};

} // namespace
