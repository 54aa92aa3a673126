//===- SimplifyGenerics.cpp - Clean up structured ops ---------------------===//

#include "SimplifyGenerics.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mesh;

void mesh::simplifyGenerics(RewriterBase &rewriter, ArrayRef<Operation *> ops) {
  if (ops.empty())
    return;
  MLIRContext *context = ops.front()->getContext();
  RewritePatternSet patterns(context);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  mlir::GreedyRewriteConfig config;
  config.setStrictness(mlir::GreedyRewriteStrictness::ExistingAndNewOps);
  config.setListener(llvm::dyn_cast_if_present<RewriterBase::Listener>(
      rewriter.getListener()));
  (void)mlir::applyOpPatternsGreedily(ops, std::move(patterns), config);
}
