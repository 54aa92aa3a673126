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

namespace {
/// The loops of a structured op as `mesh_rt.contract` has them.
class RuntimeLoops {
public:
  /// Nothing if the runtime has no such loops.
  static std::optional<RuntimeLoops> match(linalg::LinalgOp op);

  ArrayRef<int64_t> getDims() const { return dims; }
  /// Null if all steps are 1.
  mlir::DenseI64ArrayAttr getSteps(OpBuilder &builder) const;
  /// Returns true if loops share a dim, or skip some of it.
  bool haveWindows() const { return hasWindows; }
  /// Returns true if few neighbours in the result, which has `shape`, are of
  /// the same product of a batch. Each product would go through all memory.
  bool haveProductsInPieces(ArrayRef<int64_t> shape) const;

private:
  explicit RuntimeLoops(unsigned count)
      : dims(3 * count, -1), steps(3 * count, 1) {}

  bool add(unsigned operand, AffineMap map);
  /// Adds the loops of an index of `dim` of `operand`: a sum of loops, each
  /// times a step.
  bool add(unsigned operand, int64_t dim, AffineExpr index);
  /// Returns true if a loop of all operands runs over a dim of the result.
  bool isBatch(int64_t dim) const;

  /// With so many elements side by side products are as fast as loops.
  static constexpr int64_t kFewNeighbours = 4;

  SmallVector<int64_t> dims, steps;
  bool hasWindows = false;
};
} // namespace

bool RuntimeLoops::add(unsigned operand, int64_t dim, AffineExpr index) {
  auto binary = llvm::dyn_cast<mlir::AffineBinaryOpExpr>(index);
  if (binary && binary.getKind() == mlir::AffineExprKind::Add) {
    hasWindows = true;
    return add(operand, dim, binary.getLHS()) &&
           add(operand, dim, binary.getRHS());
  }
  int64_t step = 1;
  if (binary && binary.getKind() == mlir::AffineExprKind::Mul)
    if (auto factor =
            llvm::dyn_cast<mlir::AffineConstantExpr>(binary.getRHS())) {
      hasWindows = true;
      step = factor.getValue();
      index = binary.getLHS();
    }
  auto loop = llvm::dyn_cast<AffineDimExpr>(index);
  if (!loop || step < 1)
    return false;
  size_t place = 3 * loop.getPosition() + operand;
  if (dims[place] != -1)
    return false;
  dims[place] = dim;
  steps[place] = step;
  return true;
}

bool RuntimeLoops::add(unsigned operand, AffineMap map) {
  return llvm::all_of(llvm::enumerate(map.getResults()), [&](auto index) {
    return add(operand, index.index(), index.value());
  });
}

std::optional<RuntimeLoops> RuntimeLoops::match(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  RuntimeLoops loops(op.getNumLoops());
  if (!maps.back().isProjectedPermutation())
    return std::nullopt;
  for (auto [operand, map] : llvm::enumerate(maps))
    if (!loops.add(operand, map))
      return std::nullopt;
  // Each loop has a dim for itself somewhere, or its size would not be known.
  for (size_t loop = 0; loop < loops.dims.size(); loop += 3)
    if (llvm::count(loops.getDims().slice(loop, 3), -1) > 1)
      return std::nullopt;
  return loops;
}

mlir::DenseI64ArrayAttr RuntimeLoops::getSteps(OpBuilder &builder) const {
  if (llvm::all_of(steps, [](int64_t step) { return step == 1; }))
    return {};
  return builder.getDenseI64ArrayAttr(steps);
}

bool RuntimeLoops::isBatch(int64_t dim) const {
  for (size_t loop = 0; loop < dims.size(); loop += 3)
    if (dims[loop + 2] == dim)
      return !llvm::is_contained(getDims().slice(loop, 3), -1);
  return false;
}

bool RuntimeLoops::haveProductsInPieces(ArrayRef<int64_t> shape) const {
  int64_t neighbours = 1;
  for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
    if (shape[dim] > 1 && isBatch(dim))
      return neighbours < kFewNeighbours;
    neighbours *= shape[dim];
  }
  return false;
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
  ConvertContraction(MLIRContext *context, bool windows)
      : OpInterfaceRewritePattern(context), windows(windows) {}

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
    std::optional<RuntimeLoops> loops = RuntimeLoops::match(op);
    if (!loops || !multipliesAndAdds(op))
      return rewriter.notifyMatchFailure(op, "the runtime has no such loops");
    auto type = llvm::cast<RankedTensorType>(out.getType());
    if (loops->haveWindows() &&
        (!windows || loops->haveProductsInPieces(type.getShape())))
      return rewriter.notifyMatchFailure(op, "loops are faster");
    bool accumulate = !isZero(out);
    if (!accumulate)
      out = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                    type.getElementType());
    auto contract =
        RtContractOp::create(rewriter, op.getLoc(), type, loops->getDims(), lhs,
                             rhs, out, accumulate, loops->getSteps(rewriter));
    rewriter.replaceOp(op, contract.getResult());
    return success();
  }

private:
  bool windows;
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

void mesh::populateContractionsToRuntimePatterns(RewritePatternSet &patterns,
                                                 bool windows) {
  patterns.add<ConvertContraction>(patterns.getContext(), windows);
  patterns.add<PermuteResult>(patterns.getContext());
}

namespace {
struct ConvertContractionsToRuntimePass
    : public mesh::impl::ConvertContractionsToRuntimePassBase<
          ConvertContractionsToRuntimePass> {
  using ConvertContractionsToRuntimePassBase::
      ConvertContractionsToRuntimePassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateContractionsToRuntimePatterns(patterns, windows);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
