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

namespace {
/// The ops to expand, by the processor that computes them.
struct FoundMath {
  SmallVector<Operation *> cpu, gpu;
};
} // namespace

/// Returns the functions in `root`: those of kernels with remainders, others
/// on anything but tensors, which the patterns would take for numbers.
static FoundMath findMath(Operation *root) {
  FoundMath found;
  auto isFunction = [](Operation *op) {
    return llvm::isa_and_present<math::MathDialect>(op->getDialect());
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (llvm::isa<gpu::LaunchOp, gpu::GPUFuncOp>(op)) {
      op->walk([&](Operation *inner) {
        if (isFunction(inner) || llvm::isa<arith::RemFOp>(inner))
          found.gpu.push_back(inner);
      });
      return WalkResult::skip();
    }
    if (isFunction(op) &&
        !llvm::isa<mlir::TensorType>(op->getResult(0).getType()))
      found.cpu.push_back(op);
    return WalkResult::advance();
  });
  return found;
}

namespace {
struct ExpandMathPass : public mesh::impl::ExpandMathPassBase<ExpandMathPass> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet forCpu(context), forGpu(context);
    populateExpandMathForCpuPatterns(forCpu);
    populateExpandMathForGpuPatterns(forGpu);
    cpu = std::move(forCpu);
    gpu = std::move(forGpu);
    return success();
  }

  void runOnOperation() override {
    FoundMath found = findMath(getOperation());
    expand(found.cpu, cpu);
    expand(found.gpu, gpu);
  }

private:
  void expand(ArrayRef<Operation *> ops,
              const FrozenRewritePatternSet &patterns) {
    mlir::GreedyRewriteConfig config;
    config.setStrictness(mlir::GreedyRewriteStrictness::ExistingAndNewOps);
    if (failed(applyOpPatternsGreedily(ops, patterns, config)))
      signalPassFailure();
  }

  FrozenRewritePatternSet cpu, gpu;
};
} // namespace
