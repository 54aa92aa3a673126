//===- ApproximateSmallFloats.cpp - what is rounded may be approximate ----===//

#include "mesh/MathExpansion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mesh {
#define GEN_PASS_DEF_APPROXIMATESMALLFLOATSPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;
using arith::FastMathFlags;

/// Lets an op be approximate if its result is of 16 bits, and no conversion.
static void allowApproximation(arith::ArithFastMathInterface op) {
  if (!op->hasTrait<mlir::OpTrait::SameOperandsAndResultType>())
    return;
  Type type = mlir::getElementTypeOrSelf(op->getResult(0));
  if (!type.isBF16() && !type.isF16())
    return;
  FastMathFlags flags = op.getFastMathFlagsAttr().getValue();
  op->setAttr(op.getFastMathAttrName(),
              arith::FastMathFlagsAttr::get(op.getContext(),
                                            flags | FastMathFlags::afn));
}

namespace {
struct ApproximateSmallFloatsPass
    : public mesh::impl::ApproximateSmallFloatsPassBase<
          ApproximateSmallFloatsPass> {
  void runOnOperation() override {
    getOperation()->walk(
        [](gpu::LaunchOp kernel) { kernel.walk(allowApproximation); });
  }
};
} // namespace
