//===- ExpandMath.cpp - Expand math functions to arithmetic ---------------===//

#include "mesh/MathExpansion/ExpandMath.h"
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
#define GEN_PASS_DEF_EXPANDMATHPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns whether upstream's approximation of the op keeps f32's accuracy and
/// is faster than a call of libm. Upstream's sine and cosine are wrong for
/// large arguments.
static bool isApproximatedOnCpu(StringRef name) {
  return llvm::is_contained(
      {math::ErfOp::getOperationName(), math::ExpM1Op::getOperationName(),
       math::ExpOp::getOperationName(), math::Log1pOp::getOperationName(),
       math::Log2Op::getOperationName(), math::LogOp::getOperationName(),
       math::TanhOp::getOperationName()},
      name);
}

/// Returns whether upstream's approximation of the op keeps f32's accuracy and
/// no other pattern expands it.
static bool isApproximatedOnGpu(StringRef name) {
  return llvm::is_contained(
      {math::AcosOp::getOperationName(), math::AsinOp::getOperationName(),
       math::Atan2Op::getOperationName(), math::AtanOp::getOperationName(),
       math::CbrtOp::getOperationName(), math::ErfcOp::getOperationName(),
       math::ExpM1Op::getOperationName(), math::Log1pOp::getOperationName(),
       math::Log2Op::getOperationName()},
      name);
}

/// The functions that upstream expands to exponentials, logarithms, sines and
/// roots.
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
} // namespace

void mesh::populateExpandMathForCpuPatterns(RewritePatternSet &patterns) {
  populateMathPolynomialApproximationPatterns(patterns, isApproximatedOnCpu);
}

void mesh::populateExpandMathForGpuPatterns(RewritePatternSet &patterns) {
  populateFloatMathPatterns(patterns, PatternBenefit(3));
  patterns.add<SplitSinCos>(patterns.getContext());
  populateFloatRemainderPatterns(patterns);
  populateWidenMathPatterns(patterns);
  populateDoubleMathPatterns(patterns);
  populateMathPolynomialApproximationPatterns(patterns, isApproximatedOnGpu,
                                              PatternBenefit(2));
  math::populateExpansionPatterns(patterns, kExpanded);
}

/// Returns the functions in `root` on anything but tensors, which the patterns
/// would take for numbers.
static SmallVector<Operation *> findMath(Operation *root) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (llvm::isa_and_present<math::MathDialect>(op->getDialect()) &&
        !llvm::isa<mlir::TensorType>(op->getResult(0).getType()))
      ops.push_back(op);
  });
  return ops;
}

/// Returns the functions and remainders in a kernel.
static SmallVector<Operation *> findMathOfKernel(Operation *kernel) {
  SmallVector<Operation *> ops;
  kernel->walk([&](Operation *op) {
    if (llvm::isa_and_present<math::MathDialect>(op->getDialect()) ||
        llvm::isa<arith::RemFOp>(op))
      ops.push_back(op);
  });
  return ops;
}

namespace {
struct ExpandMathPass : public mesh::impl::ExpandMathPassBase<ExpandMathPass> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    if (target == Processor::Gpu)
      populateExpandMathForGpuPatterns(set);
    else
      populateExpandMathForCpuPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    if (target == Processor::Cpu)
      return expand(findMath(getOperation()));
    SmallVector<Operation *> kernels;
    getOperation()->walk([&](Operation *op) {
      if (llvm::isa<gpu::LaunchOp, gpu::GPUFuncOp>(op))
        kernels.push_back(op);
    });
    for (Operation *kernel : kernels)
      expand(findMathOfKernel(kernel));
  }

private:
  void expand(ArrayRef<Operation *> ops) {
    mlir::GreedyRewriteConfig config;
    config.setStrictness(mlir::GreedyRewriteStrictness::ExistingAndNewOps);
    if (failed(applyOpPatternsGreedily(ops, patterns, config)))
      signalPassFailure();
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
