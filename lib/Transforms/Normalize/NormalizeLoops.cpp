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
    bool hasOtherLoops = getOperation()
                             .walk([](Operation *op) {
                               return llvm::isa<scf::ForallOp, scf::WhileOp>(op)
                                          ? WalkResult::interrupt()
                                          : WalkResult::advance();
                             })
                             .wasInterrupted();
    if (!hasOtherLoops)
      return markAllAnalysesPreserved();
    RewritePatternSet patterns(&getContext());
    populateLowerForallPatterns(patterns);
    populateUpliftWhileLoopsPatterns(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
