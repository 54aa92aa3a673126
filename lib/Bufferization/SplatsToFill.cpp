//===- SplatsToFill.cpp - tensors of one number ---------------------------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTSPLATSTOFILLPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The element of `splat` as a value.
static Value createElement(OpBuilder &builder, Location loc,
                           SplatElementsAttr splat) {
  auto element = splat.getSplatValue<Attribute>();
  if (llvm::isa<ComplexType>(splat.getElementType()))
    return complex::ConstantOp::create(builder, loc, splat.getElementType(),
                                       llvm::cast<ArrayAttr>(element));
  return arith::ConstantOp::create(builder, loc,
                                   llvm::cast<TypedAttr>(element));
}

static void fillInstead(arith::ConstantOp constant) {
  auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue());
  auto type = llvm::dyn_cast<RankedTensorType>(constant.getType());
  if (!splat || !type)
    return;
  OpBuilder builder(constant);
  Location loc = constant.getLoc();
  Value scalar = createElement(builder, loc, splat);
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
