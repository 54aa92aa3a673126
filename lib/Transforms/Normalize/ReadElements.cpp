//===- ReadElements.cpp - Read the one element of a sum that counts -------===//

#include "TakenElements.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;
using linalg::GenericOp;

namespace {
/// `compare` holds where the position in `loop`, counted from `begin`, unless
/// that is null, is `index`.
struct Comparison {
  unsigned loop;
  arith::CmpIOp compare;
  Value position, index, begin;
};

/// A sum along loops of which no element counts but that at some indices.
struct Selection {
  /// Chooses between an element and nothing.
  arith::SelectOp select;
  /// The input that is summed up.
  OpOperand *table;
  SmallVector<Comparison> comparisons;

  bool hasLoop(unsigned loop) const {
    return llvm::any_of(comparisons, [&](const Comparison &comparison) {
      return comparison.loop == loop;
    });
  }
};

/// Reads the element instead.
struct ReadSelected : public OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

/// Returns the term that a sum adds to `soFar`. Null for other ops.
static Value getAddend(Operation *sum, Value soFar) {
  if (!llvm::isa_and_present<arith::AddFOp, arith::AddIOp, arith::OrIOp>(sum))
    return {};
  Value a = sum->getOperand(0), b = sum->getOperand(1);
  return a == soFar ? b : b == soFar ? a : Value();
}

/// Returns true if `value` depends on one of the loops of `selection`: on the
/// position in it, or on an element of an input that has it.
static bool dependsOn(Value value, const Selection &selection, GenericOp op) {
  Block *body = op.getBody();
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != body)
      return false;
    AffineMap map =
        op.getMatchingIndexingMap(op.getMatchingOpOperand(argument));
    return llvm::any_of(selection.comparisons, [&](const Comparison &other) {
      return map.isFunctionOfDim(other.loop);
    });
  }
  Operation *producer = value.getDefiningOp();
  if (!op.getRegion().isAncestor(producer->getParentRegion()))
    return false;
  if (auto index = llvm::dyn_cast<linalg::IndexOp>(producer))
    return selection.hasLoop(index.getDim());
  return producer->getNumRegions() != 0 ||
         llvm::any_of(producer->getOperands(), [&](Value operand) {
           return dependsOn(operand, selection, op);
         });
}

/// Matches `position` with that in a reduction loop.
static bool matchPosition(Value position, GenericOp op, Comparison &found) {
  auto isOutside = [&](Value value) {
    return !op.getRegion().isAncestor(value.getParentRegion());
  };
  if (!position.hasOneUse())
    return false;
  found.position = position;
  found.begin = {};
  if (auto sum = position.getDefiningOp<arith::AddIOp>()) {
    Value own = sum.getLhs(), begin = sum.getRhs();
    if (isOutside(own))
      std::swap(own, begin);
    if (!isOutside(begin) || !own.hasOneUse())
      return false;
    found.begin = begin;
    position = own;
  }
  auto index = position.getDefiningOp<linalg::IndexOp>();
  if (!index || op.getIteratorTypesArray()[index.getDim()] !=
                    utils::IteratorType::reduction)
    return false;
  found.loop = index.getDim();
  return true;
}

/// Finds comparisons of an index with the position in a reduction loop among
/// those that all have to be true for `condition`.
static void findComparisons(Value condition, GenericOp op,
                            SmallVector<Comparison> &found) {
  if (!condition.hasOneUse())
    return;
  if (auto both = condition.getDefiningOp<arith::AndIOp>()) {
    findComparisons(both.getLhs(), op, found);
    findComparisons(both.getRhs(), op, found);
    return;
  }
  Comparison comparison;
  comparison.compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!comparison.compare ||
      comparison.compare.getPredicate() != arith::CmpIPredicate::eq ||
      !comparison.compare.getLhs().getType().isIndex())
    return;
  Value a = comparison.compare.getLhs(), b = comparison.compare.getRhs();
  comparison.index = a;
  if (!matchPosition(b, op, comparison)) {
    comparison.index = b;
    if (!matchPosition(a, op, comparison))
      return;
  }
  found.push_back(comparison);
}

/// Returns true if `loop` goes along one dim of the table, and along nothing
/// else.
static bool isOnlyInTable(unsigned loop, OpOperand *table, GenericOp op) {
  if (op.getStaticLoopRanges()[loop] <= 0)
    return false;
  for (OpOperand &operand : op->getOpOperands())
    if (&operand != table &&
        op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop))
      return false;
  auto isLoop = [&](AffineExpr expr) {
    auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
    return dim && dim.getPosition() == loop;
  };
  return llvm::count_if(op.getMatchingIndexingMap(table).getResults(),
                        isLoop) == 1;
}

/// The choice between an element of an input and nothing that `op` sums up.
static arith::SelectOp findSelect(GenericOp op) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.getNumReductionLoops() == 0)
    return {};
  Value sum = op.getBody()->getTerminator()->getOperand(0);
  Value addend =
      getAddend(sum.getDefiningOp(), op.getBody()->getArguments().back());
  auto select =
      addend ? addend.getDefiningOp<arith::SelectOp>() : arith::SelectOp();
  if (!select || !addend.hasOneUse())
    return {};
  TypedAttr none;
  auto element = llvm::dyn_cast<BlockArgument>(select.getTrueValue());
  if (!element || element.getOwner() != op.getBody() || !element.hasOneUse() ||
      !matchPattern(select.getFalseValue(), m_Constant(&none)) ||
      none != getNeutralElement(Combiner::Sum, element.getType()) ||
      !op.isDpsInput(op.getMatchingOpOperand(element)))
    return {};
  return select;
}

static std::optional<Selection> findSelection(GenericOp op) {
  Selection found;
  found.select = findSelect(op);
  if (!found.select)
    return std::nullopt;
  found.table = op.getMatchingOpOperand(
      llvm::cast<BlockArgument>(found.select.getTrueValue()));
  AffineMap map = op.getMatchingIndexingMap(found.table);
  if (!llvm::all_of(map.getResults(),
                    llvm::IsaPred<AffineDimExpr, AffineConstantExpr>))
    return std::nullopt;
  findComparisons(found.select.getCondition(), op, found.comparisons);
  for (const Comparison &comparison : found.comparisons)
    if (!isOnlyInTable(comparison.loop, found.table, op))
      return std::nullopt;
  for (const Comparison &comparison : found.comparisons)
    if (dependsOn(comparison.index, found, op))
      return std::nullopt;
  // Loops that are not summed up alone, such as one compared twice, stay.
  llvm::SmallDenseSet<unsigned> loops;
  for (const Comparison &comparison : found.comparisons)
    if (!loops.insert(comparison.loop).second)
      return std::nullopt;
  return loops.empty() ? std::nullopt : std::optional(found);
}

/// Asks whether the index is in this block, in place of where it is. Returns
/// the index in the block, or 0.
static Value compareWithBlock(RewriterBase &rewriter, GenericOp op,
                              const Comparison &comparison) {
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(comparison.compare);
  Value local = comparison.index;
  if (comparison.begin)
    local = arith::SubIOp::create(rewriter, loc, local, comparison.begin);
  Value size = arith::ConstantIndexOp::create(
      rewriter, loc, op.getStaticLoopRanges()[comparison.loop]);
  // A negative index is large as an unsigned one.
  Value isHere = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult,
                                       local, size);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value clamped = arith::SelectOp::create(rewriter, loc, isHere, local, zero);
  Operation *position = comparison.position.getDefiningOp();
  rewriter.replaceOp(comparison.compare, isHere);
  SmallVector<Value> operands(position->getOperands());
  rewriter.eraseOp(position);
  for (Value operand : operands)
    if (operand != comparison.begin)
      rewriter.eraseOp(operand.getDefiningOp());
  return clamped;
}

/// Puts the element at the indices in place of one at the position of the
/// loops.
static void readElement(RewriterBase &rewriter, GenericOp op,
                        const Selection &found) {
  Location loc = op.getLoc();
  AffineMap map = op.getMatchingIndexingMap(found.table);
  SmallVector<Value> indices(map.getNumResults());
  for (const Comparison &comparison : found.comparisons) {
    Value index = compareWithBlock(rewriter, op, comparison);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (expr == getAffineDimExpr(comparison.loop, op.getContext()))
        indices[dim] = index;
  }
  rewriter.setInsertionPoint(found.select);
  for (auto [index, expr] : llvm::zip_equal(indices, map.getResults())) {
    if (index)
      continue;
    if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
      index =
          arith::ConstantIndexOp::create(rewriter, loc, constant.getValue());
    else
      index = linalg::IndexOp::create(
          rewriter, loc, llvm::cast<AffineDimExpr>(expr).getPosition());
  }
  Value element =
      tensor::ExtractOp::create(rewriter, loc, found.table->get(), indices);
  arith::SelectOp select = found.select;
  rewriter.modifyOpInPlace(
      select, [&] { select.getTrueValueMutable().assign(element); });
}

/// Replaces `op` by one without the loops of `found`, and without the table.
static void dropLoops(RewriterBase &rewriter, GenericOp op,
                      const Selection &found) {
  MLIRContext *context = op.getContext();
  unsigned table = found.table->getOperandNumber();
  SmallVector<utils::IteratorType> kinds;
  SmallVector<AffineExpr> dims;
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    dims.push_back(getAffineDimExpr(kinds.size(), context));
    if (!found.hasLoop(loop))
      kinds.push_back(kind);
  }
  SmallVector<AffineMap> maps;
  for (auto [index, map] : llvm::enumerate(op.getIndexingMapsArray()))
    if (index != table)
      maps.push_back(map.replaceDimsAndSymbols(dims, {}, kinds.size(), 0));
  op.getBody()->walk([&](linalg::IndexOp index) {
    rewriter.modifyOpInPlace(index, [&] {
      index.setDim(
          llvm::cast<AffineDimExpr>(dims[index.getDim()]).getPosition());
    });
  });
  SmallVector<Value> inputs(op.getInputs());
  inputs.erase(inputs.begin() + table);
  rewriter.setInsertionPoint(op);
  GenericOp created =
      createLike(rewriter, op, inputs, op.getOutputs(), maps, kinds);
  SmallVector<Value> arguments(created.getBody()->getArguments());
  // Nothing uses the table's elements any more.
  arguments.insert(arguments.begin() + table, arguments.back());
  rewriter.mergeBlocks(op.getBody(), created.getBody(), arguments);
  rewriter.replaceOp(op, created);
}

LogicalResult ReadSelected::matchAndRewrite(GenericOp op,
                                            PatternRewriter &rewriter) const {
  std::optional<Selection> found = findSelection(op);
  if (!found)
    return rewriter.notifyMatchFailure(op, "sums up more than one element");
  readElement(rewriter, op, *found);
  dropLoops(rewriter, op, *found);
  return success();
}

void mesh::populateReadSelectedPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadSelected>(patterns.getContext());
}
