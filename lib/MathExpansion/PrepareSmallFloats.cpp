//===- PrepareSmallFloats.cpp - Rewrite ops that need their own type ------===//

#include "mesh/MathExpansion/PrepareSmallFloats.h"
#include "mesh/MathExpansion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_PREPARESMALLFLOATSPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct PrepareSmallFloatsPass
    : public mesh::impl::PrepareSmallFloatsPassBase<PrepareSmallFloatsPass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet expand(context), approximate(context);
    populateFloatClassesToArithPatterns(expand);
    populateApproximateSmallFloatsPatterns(approximate);
    classes = std::move(expand);
    flags = std::move(approximate);
    return success();
  }

  void runOnOperation() override {
    if (failed(applyPatternsGreedily(getOperation(), classes)))
      return signalPassFailure();
    walkAndApplyPatterns(getOperation(), flags);
  }

private:
  FrozenRewritePatternSet classes, flags;
};
} // namespace
