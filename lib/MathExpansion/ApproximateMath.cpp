//===- ApproximateMath.cpp - polynomials for transcendental functions -----===//

#include "mesh/MathExpansion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_APPROXIMATEMATHPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The functions whose approximations keep f32's accuracy. Upstream's sine and
/// cosine do not for large arguments.
static bool isApproximated(StringRef name) {
  return llvm::is_contained(
      {math::ErfOp::getOperationName(), math::ExpM1Op::getOperationName(),
       math::ExpOp::getOperationName(), math::Log1pOp::getOperationName(),
       math::Log2Op::getOperationName(), math::LogOp::getOperationName(),
       math::TanhOp::getOperationName()},
      name);
}

namespace {

struct ApproximateMathPass
    : public mesh::impl::ApproximateMathPassBase<ApproximateMathPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns, isApproximated);
    // Upstream's patterns are for numbers and vectors, and take tensors for
    // numbers.
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (llvm::isa_and_present<math::MathDialect>(op->getDialect()) &&
          !llvm::isa<mlir::TensorType>(op->getResult(0).getType()))
        ops.push_back(op);
    });
    mlir::GreedyRewriteConfig config;
    config.setStrictness(mlir::GreedyRewriteStrictness::ExistingAndNewOps);
    if (failed(applyOpPatternsGreedily(ops, std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace
