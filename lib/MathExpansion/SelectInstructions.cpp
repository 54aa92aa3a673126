//===- SelectInstructions.cpp - Select GPU instructions for math ----------===//
//
// LLVM's intrinsics are called by name: upstream's conversion to NVVM takes
// MLIR's ops of them for calls of libdevice, too.
//
//===----------------------------------------------------------------------===//

#include "mesh/MathExpansion/SelectInstructions.h"
#include "mesh/MathExpansion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_SELECTINSTRUCTIONSPASS
#include "mesh/MathExpansion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
template <typename Op>
struct CallIntrinsic : public OpRewritePattern<Op> {
  /// Some have a flag more, which says what numbers do not occur: all do.
  CallIntrinsic(MLIRContext *context, StringRef name, bool hasFlag = false)
      : OpRewritePattern<Op>(context), name(name), hasFlag(hasFlag) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> operands(op->getOperands());
    if (hasFlag)
      operands.push_back(LLVM::ConstantOp::create(rewriter, op.getLoc(),
                                                  rewriter.getI1Type(), false));
    auto call =
        LLVM::CallIntrinsicOp::create(rewriter, op.getLoc(), op.getType(),
                                      rewriter.getStringAttr(name), operands);
    rewriter.replaceOp(op, call.getResults());
    return success();
  }

private:
  const StringRef name;
  const bool hasFlag;
};

/// A quotient that may be approximate, whatever its operands.
struct ApproximateQuotient : public CallIntrinsic<arith::DivFOp> {
  ApproximateQuotient(MLIRContext *context)
      : CallIntrinsic(context, "llvm.nvvm.div.full") {}

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32() ||
        !bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::afn))
      return rewriter.notifyMatchFailure(op, "has to be rounded as is usual");
    return CallIntrinsic::matchAndRewrite(op, rewriter);
  }
};
} // namespace

void mesh::populateSelectInstructionsPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ApproximateQuotient>(context);
  patterns.add<CallIntrinsic<arith::MaximumFOp>>(context, "llvm.maximum");
  patterns.add<CallIntrinsic<arith::MaxNumFOp>>(context, "llvm.maxnum");
  patterns.add<CallIntrinsic<arith::MinimumFOp>>(context, "llvm.minimum");
  patterns.add<CallIntrinsic<arith::MinNumFOp>>(context, "llvm.minnum");
  patterns.add<CallIntrinsic<math::AbsFOp>>(context, "llvm.fabs");
  patterns.add<CallIntrinsic<math::AbsIOp>>(context, "llvm.abs", true);
  patterns.add<CallIntrinsic<math::CeilOp>>(context, "llvm.ceil");
  patterns.add<CallIntrinsic<math::CopySignOp>>(context, "llvm.copysign");
  patterns.add<CallIntrinsic<math::CountLeadingZerosOp>>(context, "llvm.ctlz",
                                                         true);
  patterns.add<CallIntrinsic<math::CountTrailingZerosOp>>(context, "llvm.cttz",
                                                          true);
  patterns.add<CallIntrinsic<math::CtPopOp>>(context, "llvm.ctpop");
  patterns.add<CallIntrinsic<math::FloorOp>>(context, "llvm.floor");
  patterns.add<CallIntrinsic<math::FmaOp>>(context, "llvm.fma");
  patterns.add<CallIntrinsic<math::RoundEvenOp>>(context, "llvm.roundeven");
  patterns.add<CallIntrinsic<math::RoundOp>>(context, "llvm.round");
  patterns.add<CallIntrinsic<math::SqrtOp>>(context, "llvm.sqrt");
  patterns.add<CallIntrinsic<math::TruncOp>>(context, "llvm.trunc");
}

namespace {
struct SelectInstructionsPass
    : public mesh::impl::SelectInstructionsPassBase<SelectInstructionsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateSelectInstructionsPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
