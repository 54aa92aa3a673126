//===- NormalizeLoops.cpp - Loops as other passes expect them -------------===//

#include "mesh/Support/ChangeListener.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_NORMALIZELOOPSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct NormalizeLoopsPass
    : public mesh::impl::NormalizeLoopsPassBase<NormalizeLoopsPass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateLowerForallPatterns(set);
    populatePartialResultsPatterns(set);
    populateUpliftWhileLoopsPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    if (failed(verifyCountedLoops(getOperation())) ||
        failed(verifyForalls(getOperation())))
      return signalPassFailure();
    ChangeListener listener;
    mlir::walkAndApplyPatterns(getOperation(), patterns, &listener);
    if (!listener.hasChanged())
      markAllAnalysesPreserved();
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
