//===- LinalgPadding.cpp - structured ops on padded tensors ---------------===//
//
// The padding of a result may hold any value, unless it is reduced, causes a
// division by zero, or is an index. A contraction stays a contraction, on
// operands whose padding is zero. The bodies of other ops check their indices.
//
//===----------------------------------------------------------------------===//

#include "LinalgPadding.h"

#include "mesh/Interfaces/ContractionBody.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/PaddingMask.h"
#include "mesh/Interfaces/SlidingExpr.h"
#include "mesh/Interfaces/Speculation.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/CastInterfaces.h"

using namespace mesh;
using linalg::LinalgOp;

/// Returns true if the body, with its loops and branches, can be kept from harm
/// in padding.
static bool canGuard(LinalgOp op) {
  return areSafeOnAnyNumbers(op, [&](Operation *inner) {
    if (auto read = llvm::dyn_cast<tensor::ExtractOp>(inner))
      return read.getTensor().getType().hasStaticShape() &&
             read.getTensor().getType().getNumElements() != 0;
    return isUnsafeDivision(inner) || llvm::isa<cf::AssertOp>(inner);
  });
}

/// Returns true if the body has to know, for `op`, that it is in padding.
static bool needsGuard(Operation *op) {
  return isUnsafeDivision(op) || llvm::isa<tensor::ExtractOp, cf::AssertOp>(op);
}

/// Returns true if the body adds up products of the two inputs, widened at
/// most: then zeros add nothing.
static bool addsProducts(LinalgOp op) {
  return op.getNumDpsInputs() == 2 && op.getNumDpsInits() == 1 &&
         addsUpProducts<CastOpInterface>(*op.getBlock());
}

/// An op that computes the same as `op` and whose body may be anything.
static LinalgOp getWithOwnBody(RewriterBase &rewriter, LinalgOp op) {
  if (llvm::isa<linalg::GenericOp, linalg::ReduceOp, linalg::MapOp>(op))
    return op;
  rewriter.setInsertionPoint(op);
  DictionaryAttr attributes = op->getDiscardableAttrDictionary();
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, op);
  if (failed(generic))
    return {};
  (*generic)->setDiscardableAttrs(attributes);
  return *generic;
}

namespace {
/// Builds in the body of an op whether an iteration is in padding.
class PaddingGuard {
public:
  PaddingGuard(RewriterBase &rewriter, LinalgOp op, const ShardingRule &rule)
      : rewriter(rewriter), op(op), rule(rule) {}

  /// Instead of what goes into the combiner, its identity element along the
  /// factors of `padded` that the result lacks.
  void guardReduction(unsigned result, const llvm::BitVector &padded);
  /// Divides by one in padding, reads the first element, and asserts nothing.
  void guardOp(Operation *unsafe, const llvm::BitVector &padded);

private:
  Value isInside(Location loc, const llvm::BitVector &factors);

  RewriterBase &rewriter;
  LinalgOp op;
  const ShardingRule &rule;
};
} // namespace

Value PaddingGuard::isInside(Location loc, const llvm::BitVector &factors) {
  return createIsInside(rewriter, loc, factors, [&](unsigned factor) {
    return rule.factors[factor].size;
  });
}

void PaddingGuard::guardReduction(unsigned result,
                                  const llvm::BitVector &padded) {
  llvm::BitVector reduced = padded;
  for (unsigned factor : padded.set_bits())
    if (hasFactor(rule.results[result], factor))
      reduced.reset(factor);
  if (reduced.none())
    return;
  SmallVector<Operation *> combiners;
  Value value = matchReduction(op.getRegionOutputArgs(), result, combiners);
  Operation *combiner = combiners.front();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(combiner);
  Location loc = combiner->getLoc();
  TypedAttr neutral =
      getNeutralElement(*rule.accumulations[result].combiner, value.getType());
  Value inside = isInside(loc, reduced);
  Value constant = arith::ConstantOp::create(rewriter, loc, neutral);
  Value guarded =
      arith::SelectOp::create(rewriter, loc, inside, value, constant);
  rewriter.modifyOpInPlace(
      combiner, [&] { combiner->replaceUsesOfWith(value, guarded); });
}

void PaddingGuard::guardOp(Operation *unsafe, const llvm::BitVector &padded) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = unsafe->getLoc();
  // linalg.index stands in the body itself, not in its loops and branches.
  rewriter.setInsertionPoint(op.getBlock()->findAncestorOpInBlock(*unsafe));
  Value inside = isInside(loc, padded);
  rewriter.setInsertionPoint(unsafe);
  auto guardOperand = [&](OpOperand &operand, TypedAttr otherwise) {
    Value constant = arith::ConstantOp::create(rewriter, loc, otherwise);
    Value guarded =
        arith::SelectOp::create(rewriter, loc, inside, operand.get(), constant);
    rewriter.modifyOpInPlace(unsafe, [&] { operand.set(guarded); });
  };
  if (auto read = llvm::dyn_cast<tensor::ExtractOp>(unsafe)) {
    for (OpOperand &index : read.getIndicesMutable())
      guardOperand(index, rewriter.getIndexAttr(0));
    return;
  }
  if (auto check = llvm::dyn_cast<cf::AssertOp>(unsafe))
    return guardOperand(check.getArgMutable(), rewriter.getBoolAttr(true));
  OpOperand &divisor = unsafe->getOpOperand(1);
  guardOperand(divisor, rewriter.getOneAttr(divisor.get().getType()));
}

/// Returns the ops of the body that have to know that they are in padding.
static SmallVector<Operation *> findUnguarded(LinalgOp op) {
  SmallVector<Operation *> found;
  op.getBlock()->walk([&](Operation *inner) {
    if (needsGuard(inner))
      found.push_back(inner);
  });
  return found;
}

/// Returns true if a window slides along one of `factors`.
static bool hasWindow(const ShardingRule &rule,
                      const llvm::BitVector &factors) {
  return llvm::any_of(rule.windows, [&](WindowDim window) {
    return llvm::any_of(rule.operands[window.operand][window.dim],
                        [&](unsigned factor) { return factors.test(factor); });
  });
}

/// Returns the trip count of each loop, with padding.
static SmallVector<int64_t> getPaddedSizes(LinalgOp op,
                                           const ShardingRule &rule) {
  SmallVector<int64_t> sizes;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    sizes.push_back(rule.factors[loop].size);
  auto readSizes = [&](ValueRange values, ArrayRef<DimFactors> tensors,
                       bool areOperands) {
    for (auto [index, value, dims] : llvm::enumerate(values, tensors))
      for (auto [dim, factors] : llvm::enumerate(dims))
        if (!factors.empty() && factors.front() < sizes.size() &&
            !(areOperands && rule.findWindow(index, dim)))
          sizes[factors.front()] =
              llvm::cast<RankedTensorType>(value.getType()).getDimSize(dim);
  };
  readSizes(op->getOperands(), rule.operands, /*areOperands=*/true);
  readSizes(op->getResults(), rule.results, /*areOperands=*/false);
  return sizes;
}

/// Inputs have to be as long as the op reads them now.
static void extendWindows(LinalgOp op, RewriterBase &rewriter,
                          PaddedView &view) {
  const ShardingRule &rule = view.getRule();
  if (rule.windows.empty())
    return;
  SmallVector<int64_t> sizes = getPaddedSizes(op, rule);
  for (WindowDim window : rule.windows) {
    OpOperand &operand = op->getOpOperand(window.operand);
    AffineExpr expr = op.getMatchingIndexingMap(&operand).getResult(window.dim);
    int64_t last = SlidingExpr::match(op, expr)->getBounds(sizes).second;
    view.extendWindow(rewriter, operand, window.dim, last + 1);
  }
}

namespace {
struct LinalgPaddingModel : PaddableModel<LinalgPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *op,
                                     const ShardingRule &rule) const {
    llvm::BitVector paddable(rule.factors.size());
    if (canGuard(llvm::cast<LinalgOp>(op)))
      for (auto [index, factor] : llvm::enumerate(rule.factors))
        paddable[index] = factor.kind != FactorKind::NeedReplication;
    return paddable;
  }

  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto linalgOp = llvm::cast<LinalgOp>(op);
    const ShardingRule &rule = view.getRule();
    const llvm::BitVector &padded = view.getPaddedFactors();
    bool isUnsafe = padded.any() && !findUnguarded(linalgOp).empty();
    llvm::BitVector reduced = padded;
    for (unsigned factor : padded.set_bits())
      if (rule.factors[factor].kind != FactorKind::Reduction)
        reduced.reset(factor);
    extendWindows(linalgOp, rewriter, view);
    if (reduced.any() && addsProducts(linalgOp) && !hasWindow(rule, reduced)) {
      for (OpOperand *input : linalgOp.getDpsInputOperands())
        if (llvm::any_of(reduced.set_bits(), [&](unsigned factor) {
              return hasFactor(rule.operands[input->getOperandNumber()],
                               factor);
            }))
          view.clearPadding(rewriter, *input);
      return success();
    }
    if (reduced.none() && !isUnsafe)
      return success();
    linalgOp = getWithOwnBody(rewriter, linalgOp);
    if (!linalgOp)
      return op->emitOpError("reduces over a dim that does not divide into its "
                             "shards, and cannot be written as linalg.generic");
    PaddingGuard guard(rewriter, linalgOp, rule);
    for (unsigned result = 0; result < linalgOp->getNumResults(); ++result)
      guard.guardReduction(result, reduced);
    for (Operation *inner : findUnguarded(linalgOp))
      guard.guardOp(inner, padded);
    return success();
  }
};
} // namespace

void mesh::attachLinalgPadding(MLIRContext *context, Dialect *dialect) {
  attachToOps<LinalgPaddingModel>(context, dialect,
                                  [](RegisteredOperationName name) {
                                    return name.hasInterface<LinalgOp>();
                                  });
}
