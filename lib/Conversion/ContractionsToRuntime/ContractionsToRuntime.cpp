//===- ContractionsToRuntime.cpp - Turn contractions into calls -----------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Interfaces/ContractionBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTCONTRACTIONSTORUNTIMEPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if the body multiplies and adds, widening at most as the
/// runtime does: floats, and signed integers.
static bool multipliesAndAdds(linalg::LinalgOp op) {
  return addsUpProducts<arith::ExtFOp, arith::ExtSIOp>(*op.getBlock());
}

/// Returns true if `value` holds zeros only.
static bool isZero(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    value = fill.getInputs().front();
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// The dim that each loop of `op` runs over in lhs, rhs and out; nothing if the
/// runtime has no such loops.
static FailureOr<SmallVector<int64_t>> getLoops(linalg::LinalgOp op) {
  SmallVector<int64_t> loops(3 * op.getNumLoops(), -1);
  for (auto [operand, map] : llvm::enumerate(op.getIndexingMapsArray())) {
    if (!map.isProjectedPermutation())
      return failure();
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      loops[3 * llvm::cast<AffineDimExpr>(expr).getPosition() + operand] = dim;
  }
  for (size_t i = 0; i < loops.size(); i += 3)
    if (llvm::count(ArrayRef(loops).slice(i, 3), -1) > 1)
      return failure();
  return loops;
}

namespace {

struct ConvertContraction : public OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
        op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0 ||
        op.hasDynamicShape())
      return rewriter.notifyMatchFailure(op, "not a static contraction");
    Value lhs = op.getDpsInputOperand(0)->get();
    Value rhs = op.getDpsInputOperand(1)->get();
    Value out = op.getDpsInitOperand(0)->get();
    if (!llvm::isa<RankedTensorType>(lhs.getType()) ||
        !llvm::isa<RankedTensorType>(rhs.getType()))
      return rewriter.notifyMatchFailure(op, "has a scalar operand");
    Type in = getElementTypeOrSelf(lhs);
    if (in != getElementTypeOrSelf(rhs) ||
        !hasRtContraction(in, getElementTypeOrSelf(out)))
      return rewriter.notifyMatchFailure(op, "the runtime has no such types");
    FailureOr<SmallVector<int64_t>> loops = getLoops(op);
    if (failed(loops) || !multipliesAndAdds(op))
      return rewriter.notifyMatchFailure(op, "the runtime has no such loops");
    auto type = llvm::cast<RankedTensorType>(out.getType());
    bool accumulate = !isZero(out);
    if (!accumulate)
      out = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                    type.getElementType());
    auto contract = RtContractOp::create(rewriter, op.getLoc(), type, *loops,
                                         lhs, rhs, out, accumulate);
    rewriter.replaceOp(op, contract.getResult());
    return success();
  }
};

} // namespace

void mesh::populateContractionsToRuntimePatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertContraction>(patterns.getContext());
}

namespace {
struct ConvertContractionsToRuntimePass
    : public mesh::impl::ConvertContractionsToRuntimePassBase<
          ConvertContractionsToRuntimePass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateContractionsToRuntimePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
