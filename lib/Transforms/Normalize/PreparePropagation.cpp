//===- PreparePropagation.cpp - Write ops so that they can be split -------===//

#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_PREPAREPROPAGATIONPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct PreparePropagationPass
    : public mesh::impl::PreparePropagationPassBase<PreparePropagationPass> {
  void runOnOperation() override {
    apply([](RewritePatternSet &patterns) {
      populateConstantOffsetsPatterns(patterns);
      populateReadAsInputPatterns(patterns);
      populateEqualChoicesPatterns(patterns);
    });
    apply(populateSumSelectedPatterns);
    IRRewriter rewriter(&getContext());
    if (failed(decomposeSoftmaxOps(rewriter, getOperation())))
      return signalPassFailure();
    apply(populateNormalizeReductionsPatterns);
    // A choice may have hidden how a step combines.
    apply(populateSignReductionsPatterns);
  }

private:
  void apply(function_ref<void(RewritePatternSet &)> populate) {
    RewritePatternSet patterns(&getContext());
    populate(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
