//===- ApproximateMathOnGpu.cpp - what a GPU has no instructions for ------===//

#include "DoubleMath.h"
#include "FloatMath.h"
#include "FloatRemainder.h"
#include "mesh/MathExpansion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_APPROXIMATEMATHONGPUPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// What upstream has f32 approximations of that keep its accuracy.
static bool isApproximatedOnGpu(StringRef name) {
  return llvm::is_contained(
      {math::AcosOp::getOperationName(), math::AsinOp::getOperationName(),
       math::Atan2Op::getOperationName(), math::AtanOp::getOperationName(),
       math::CbrtOp::getOperationName(), math::ErfcOp::getOperationName(),
       math::ExpM1Op::getOperationName(), math::Log1pOp::getOperationName(),
       math::Log2Op::getOperationName()},
      name);
}

/// What upstream writes by exponentials, logarithms, sines and roots.
static constexpr StringRef kExpanded[] = {"acosh", "asinh", "atanh", "clampf",
                                          "cosh",  "exp2",  "fpowi", "powf",
                                          "rsqrt", "sinh",  "tan",   "tanh"};

namespace {
struct SplitSinCos : public OpRewritePattern<math::SincosOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::SincosOp op,
                                PatternRewriter &rewriter) const override {
    Value sine = math::SinOp::create(rewriter, op.getLoc(), op.getOperand());
    Value cosine = math::CosOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOp(op, {sine, cosine});
    return success();
  }
};

struct ApproximateMathOnGpuPass
    : public mesh::impl::ApproximateMathOnGpuPassBase<
          ApproximateMathOnGpuPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFloatMathPatterns(patterns, PatternBenefit(3));
    patterns.add<SplitSinCos>(&getContext());
    populateFloatRemainderPatterns(patterns);
    populateWidenMathPatterns(patterns);
    populateDoubleMathPatterns(patterns);
    populateMathPolynomialApproximationPatterns(patterns, isApproximatedOnGpu,
                                                PatternBenefit(2));
    math::populateExpansionPatterns(patterns, kExpanded);
    FrozenRewritePatternSet frozen(std::move(patterns));
    SmallVector<Operation *> kernels;
    getOperation()->walk([&](Operation *op) {
      if (llvm::isa<gpu::LaunchOp, gpu::GPUFuncOp>(op))
        kernels.push_back(op);
    });
    for (Operation *kernel : kernels) {
      SmallVector<Operation *> ops;
      kernel->walk([&](Operation *op) {
        if (llvm::isa_and_present<math::MathDialect>(op->getDialect()) ||
            llvm::isa<arith::RemFOp>(op))
          ops.push_back(op);
      });
      mlir::GreedyRewriteConfig config;
      config.setStrictness(mlir::GreedyRewriteStrictness::ExistingAndNewOps);
      if (failed(applyOpPatternsGreedily(ops, frozen, config)))
        return signalPassFailure();
    }
  }
};
} // namespace
