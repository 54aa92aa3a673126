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

/// Returns true if `op` does nothing but permute the dims of a tensor.
static bool isPermutation(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 1 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      op.hasDynamicShape() ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isPermutation(); }))
    return false;
  Operation *end = op.getBlock()->getTerminator();
  return end->getOperand(0) == op.getBlock()->getArgument(0);
}

/// Returns true if a contraction whose dims of `out` are at `places` is as
/// cheap as one in order: dims of one operand, which the runtime runs over as
/// one, stay neighbours, and rows or columns are innermost.
static bool keepsLoopsTogether(ArrayRef<int64_t> loops,
                               ArrayRef<int64_t> places) {
  SmallVector<std::pair<bool, bool>> readers(places.size());
  for (size_t i = 0; i < loops.size(); i += 3)
    if (loops[i + 2] >= 0)
      readers[loops[i + 2]] = {loops[i] >= 0, loops[i + 1] >= 0};
  for (size_t dim = 0; dim < places.size(); ++dim) {
    bool isLast = places[dim] + 1 == static_cast<int64_t>(places.size());
    if (isLast && readers[dim] == std::pair(true, true))
      return false;
    if (dim > 0 && readers[dim] == readers[dim - 1] &&
        places[dim] != places[dim - 1] + 1)
      return false;
  }
  return true;
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

/// Lets a contraction write its result in the order of dims in which its only
/// reader does nothing but write it: then there is no other buffer for it.
struct PermuteResult : public OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPermutation(op))
      return rewriter.notifyMatchFailure(op, "not a permutation");
    // One that writes to a part of a tensor keeps its place.
    auto empty = op.getDpsInits().front().getDefiningOp<tensor::EmptyOp>();
    auto contract =
        op.getDpsInputOperand(0)->get().getDefiningOp<RtContractOp>();
    if (!empty || !contract || contract.getAccumulate() ||
        !contract->hasOneUse())
      return rewriter.notifyMatchFailure(op, "no contraction for it alone");
    AffineMap from = op.getIndexingMapsArray().front();
    AffineMap to = op.getIndexingMapsArray().back();
    SmallVector<int64_t> places =
        llvm::map_to_vector(from.getResults(), [&](AffineExpr loop) -> int64_t {
          return *to.getResultPosition(loop);
        });
    SmallVector<int64_t> loops(contract.getLoops());
    if (!keepsLoopsTogether(loops, places))
      return rewriter.notifyMatchFailure(op, "would split loops");
    for (size_t i = 2; i < loops.size(); i += 3)
      if (loops[i] >= 0)
        loops[i] = places[loops[i]];
    rewriter.setInsertionPoint(contract);
    auto type = llvm::cast<RankedTensorType>(empty.getType());
    Value out = tensor::EmptyOp::create(rewriter, empty.getLoc(),
                                        type.getShape(), type.getElementType());
    rewriter.modifyOpInPlace(contract, [&] {
      contract.setLoops(loops);
      contract.getOutMutable().assign(out);
      contract.getResult().setType(type);
    });
    rewriter.replaceOp(op, contract.getResult());
    return success();
  }
};

} // namespace

void mesh::populateContractionsToRuntimePatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertContraction, PermuteResult>(patterns.getContext());
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
