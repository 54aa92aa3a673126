//===- LowerModel.cpp - Layers and regions as shardings and linalg --------===//

#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_LOWERMODELPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct LowerModelPass : public mesh::impl::LowerModelPassBase<LowerModelPass> {
  void runOnOperation() override {
    // Layers have no sharding rule: a region with a layer would not be split.
    RewritePatternSet patterns(&getContext());
    populateLowerTPDensePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    IRRewriter rewriter(&getContext());
    if (failed(lowerShardMaps(rewriter, getOperation())))
      return signalPassFailure();
  }
};
} // namespace
