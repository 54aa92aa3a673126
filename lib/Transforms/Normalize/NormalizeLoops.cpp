//===- NormalizeLoops.cpp - Loops as other passes expect them -------------===//

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
  void runOnOperation() override {
    if (failed(verifyCountedLoops(getOperation())) ||
        failed(verifyForalls(getOperation())))
      return signalPassFailure();
    bool hasForall =
        getOperation()
            .walk([](scf::ForallOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (!hasForall)
      return markAllAnalysesPreserved();
    RewritePatternSet patterns(&getContext());
    populateLowerForallPatterns(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
