//===- SplatsToFill.cpp - Fill tensors of one number ----------------------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Returns the element of `splat` as a value.
static Value createElement(OpBuilder &builder, Location loc,
                           SplatElementsAttr splat) {
  auto element = splat.getSplatValue<Attribute>();
  if (llvm::isa<ComplexType>(splat.getElementType()))
    return complex::ConstantOp::create(builder, loc, splat.getElementType(),
                                       llvm::cast<ArrayAttr>(element));
  return arith::ConstantOp::create(builder, loc,
                                   llvm::cast<TypedAttr>(element));
}

namespace {
struct SplatToFill : public OpRewritePattern<arith::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ConstantOp constant,
                                PatternRewriter &rewriter) const override {
    auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue());
    auto type = llvm::dyn_cast<RankedTensorType>(constant.getType());
    if (!splat || !type)
      return rewriter.notifyMatchFailure(constant, "is not a tensor of one "
                                                   "number");
    Location loc = constant.getLoc();
    Value scalar = createElement(rewriter, loc, splat);
    Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                          type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(constant, scalar, empty);
    return success();
  }
};
} // namespace

void mesh::populateSplatsToFillPatterns(RewritePatternSet &patterns) {
  patterns.add<SplatToFill>(patterns.getContext());
}
