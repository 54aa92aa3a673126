//===- UpliftWhileLoops.cpp - While loops that count to scf.for -----------===//

#include "mesh/Analysis/LoopRange.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"

using namespace mesh;

namespace {
/// A loop that counts: it goes on while a number that it carries has a relation
/// to `end`, and adds `step` to it each time, or takes it away.
struct Counting {
  arith::CmpIPredicate predicate;
  /// The index of the carried value that counts, and the value that it begins
  /// with.
  unsigned number;
  Value begin, end;
  Operation *update;
  Value step;
  /// True if `update` takes `step` away.
  bool isDown;

  /// Returns nothing, with the reason, if the loop does not count.
  static std::optional<Counting> find(scf::WhileOp loop, StringRef &reason);
  bool endsAsLoopsThatCount() const;
  Value makeLast(OpBuilder &builder, Location loc) const;
  /// Returns the numbers that the loop goes through, if these are constants and
  /// none wraps on the way.
  std::optional<LoopRange> getRange() const;
};
} // namespace

static std::optional<APInt> getConstant(Value value) {
  APInt constant;
  if (matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant;
  return std::nullopt;
}

/// The predicate of `a` and `b` that says what `predicate` says of `b` and `a`.
static arith::CmpIPredicate swapSides(arith::CmpIPredicate predicate) {
  using Predicate = arith::CmpIPredicate;
  switch (predicate) {
  case Predicate::slt:
    return Predicate::sgt;
  case Predicate::sle:
    return Predicate::sge;
  case Predicate::sgt:
    return Predicate::slt;
  case Predicate::sge:
    return Predicate::sle;
  case Predicate::ult:
    return Predicate::ugt;
  case Predicate::ule:
    return Predicate::uge;
  case Predicate::ugt:
    return Predicate::ult;
  case Predicate::uge:
    return Predicate::ule;
  case Predicate::eq:
  case Predicate::ne:
    return predicate;
  }
  llvm_unreachable("unknown predicate");
}

/// Returns true if the first region does nothing but `compare`, and passes all
/// loop-carried values on unchanged. A constant that is compared with may be in
/// it.
static bool onlyCompares(scf::WhileOp loop, arith::CmpIOp compare, Value end) {
  Operation *constant = end.getDefiningOp();
  return compare->getBlock() == loop.getBeforeBody() && compare->hasOneUse() &&
         loop.getConditionOp().getArgs() == loop.getBeforeArguments() &&
         llvm::all_of(
             loop.getBeforeBody()->without_terminator(),
             [&](Operation &op) { return &op == compare || &op == constant; });
}

/// Returns the number that `update` adds to `number` or takes away from it.
/// Null if it does something else.
static Value getStep(Operation *update, Value number) {
  if (!llvm::isa_and_nonnull<arith::AddIOp, arith::SubIOp>(update))
    return Value();
  Value left = update->getOperand(0), right = update->getOperand(1);
  if (left == number)
    return right;
  return right == number && llvm::isa<arith::AddIOp>(update) ? left : Value();
}

std::optional<Counting> Counting::find(scf::WhileOp loop, StringRef &reason) {
  auto fail = [&](StringRef why) {
    reason = why;
    return std::nullopt;
  };
  auto compare =
      loop.getConditionOp().getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return fail("its condition is no comparison of integers");
  auto isKnown = [&](Value value) {
    return loop.isDefinedOutsideOfLoop(value) || getConstant(value);
  };
  arith::CmpIPredicate predicate = compare.getPredicate();
  Value left = compare.getLhs(), end = compare.getRhs();
  if (isKnown(left)) {
    std::swap(left, end);
    predicate = swapSides(predicate);
  }
  auto counter = llvm::dyn_cast<BlockArgument>(left);
  if (!counter || counter.getOwner() != loop.getBeforeBody() || !isKnown(end))
    return fail("its condition does not compare an iteration argument with a "
                "bound that the loop does not change");
  if (!onlyCompares(loop, compare, end))
    return fail("its first region does more than compare, or does not pass on "
                "all iteration arguments in order");
  unsigned number = counter.getArgNumber();
  Operation *update = loop.getYieldOp().getResults()[number].getDefiningOp();
  Value step = getStep(update, loop.getAfterArguments()[number]);
  if (!step || !isKnown(step))
    return fail("the compared number does not change by a step that the loop "
                "does not change");
  Value begin = loop.getInits()[number];
  bool isDown = llvm::isa<arith::SubIOp>(update);
  return Counting{predicate, number, begin, end, update, step, isDown};
}

/// Returns true if a loop that has a number for each step from `begin` up to
/// `end` does the same, for no number wraps on the way.
bool Counting::endsAsLoopsThatCount() const {
  bool isSigned = predicate == arith::CmpIPredicate::slt;
  if (isDown || (!isSigned && predicate != arith::CmpIPredicate::ult))
    return false;
  std::optional<APInt> by = getConstant(step);
  if (!by || !by->isStrictlyPositive())
    return false;
  std::optional<APInt> from = getConstant(begin), to = getConstant(end);
  if (!from || !to)
    return isSigned && by->isOne();
  if (!isSigned && (from->isNegative() || to->isNegative()))
    return false;
  bool isFar = false, wraps = false;
  (void)to->ssub_ov(*from, isFar);
  (void)to->sadd_ov(*by - 1, wraps);
  return !isFar && !wraps &&
         LoopRange::get(*from, *to, *by, /*isUnsigned=*/false);
}

/// Returns how often `by` can be added to `from` while the sum has the relation
/// `predicate` to `to`, in integers that are wide enough. Nothing if that has
/// no end.
static std::optional<APInt> countSteps(arith::CmpIPredicate predicate,
                                       const APInt &from, const APInt &to,
                                       const APInt &by) {
  using Predicate = arith::CmpIPredicate;
  APInt none(from.getBitWidth(), 0);
  if (!arith::applyCmpPredicate(predicate, from, to))
    return none;
  APInt distance = to - from;
  // With the bound itself, there is one more to go.
  if (predicate == Predicate::sle || predicate == Predicate::ule)
    ++distance;
  if (predicate == Predicate::sge || predicate == Predicate::uge)
    --distance;
  if (predicate == Predicate::eq || by.isZero() ||
      by.isNegative() != distance.isNegative() ||
      (predicate == Predicate::ne && !distance.srem(by).isZero()))
    return std::nullopt;
  return llvm::APIntOps::RoundingUDiv(distance.abs(), by.abs(),
                                      APInt::Rounding::UP);
}

std::optional<LoopRange> Counting::getRange() const {
  std::optional<APInt> from = getConstant(begin), to = getConstant(end),
                       by = getConstant(step);
  if (!from || !to || !by)
    return std::nullopt;
  unsigned width = from->getBitWidth();
  bool isUnsigned =
      llvm::is_contained({arith::CmpIPredicate::ult, arith::CmpIPredicate::ule,
                          arith::CmpIPredicate::ugt, arith::CmpIPredicate::uge},
                         predicate);
  // All sums and products are exact.
  auto widen = [&](const APInt &value, bool isUnsigned) {
    unsigned wide = 2 * width + 2;
    return isUnsigned ? value.zext(wide) : value.sext(wide);
  };
  APInt first = widen(*from, isUnsigned), stride = widen(*by, false);
  if (isDown)
    stride.negate();
  std::optional<APInt> count =
      countSteps(predicate, first, widen(*to, isUnsigned), stride);
  if (!count || count->getActiveBits() > 63)
    return std::nullopt;
  APInt last = first + stride * *count;
  bool fits = isUnsigned ? last.isNonNegative() && last.isIntN(width)
                         : last.isSignedIntN(width);
  if (!fits || from->getSignificantBits() > 64 ||
      stride.getSignificantBits() > 64)
    return std::nullopt;
  return LoopRange{from->getSExtValue(), stride.getSExtValue(),
                   static_cast<int64_t>(count->getZExtValue())};
}

/// The number that the loop ends at.
Value Counting::makeLast(OpBuilder &builder, Location loc) const {
  if (std::optional<LoopRange> range = getRange())
    return arith::ConstantOp::create(
        builder, loc, range->getNumber(begin.getType(), range->numIterations));
  // The step is 1.
  return arith::MaxSIOp::create(builder, loc, begin, end);
}

/// The annotations of a loop whose result `number` is no more.
static DictionaryAttr dropResult(DictionaryAttr annotations, unsigned number) {
  mlir::NamedAttrList dropped(annotations);
  if (auto shardings =
          annotations.getAs<ArrayAttr>(MeshDialect::kShardingsAttrName)) {
    SmallVector<Attribute> others(shardings.getValue());
    others.erase(others.begin() + number);
    dropped.set(MeshDialect::kShardingsAttrName,
                ArrayAttr::get(annotations.getContext(), others));
  }
  return dropped.getDictionary(annotations.getContext());
}

/// All of `values` but that at `number`.
static SmallVector<Value> dropNumber(ValueRange values, unsigned number) {
  SmallVector<Value> others(values);
  others.erase(others.begin() + number);
  return others;
}

/// Creates a loop without a body, and the number that counts in it.
static std::pair<scf::ForOp, Value> createCounted(RewriterBase &rewriter,
                                                  scf::WhileOp loop,
                                                  const Counting &counting) {
  Location loc = loop.getLoc();
  auto create = [&](Value begin, Value end, Value step) {
    return scf::ForOp::create(rewriter, loc, begin, end, step,
                              dropNumber(loop.getInits(), counting.number),
                              // The body comes with its end.
                              [](OpBuilder &, Location, Value, ValueRange) {});
  };
  if (counting.endsAsLoopsThatCount()) {
    scf::ForOp counted = create(counting.begin, counting.end, counting.step);
    return {counted, counted.getInductionVar()};
  }
  // Other loops count their iterations.
  LoopRange range = *counting.getRange();
  auto createIndex = [&](int64_t index) {
    return arith::ConstantIndexOp::create(rewriter, loc, index);
  };
  scf::ForOp counted =
      create(createIndex(0), createIndex(range.numIterations), createIndex(1));
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(counted.getBody());
  return {counted, range.createVariable(rewriter, loc, counting.begin.getType(),
                                        counted.getInductionVar())};
}

/// Builds the loop over a range that does what `loop` does, with its body, and
/// replaces its results, but for the number that counts.
static scf::ForOp buildCounted(RewriterBase &rewriter, scf::WhileOp loop,
                               const Counting &counting) {
  unsigned number = counting.number;
  scf::YieldOp yield = loop.getYieldOp();
  rewriter.modifyOpInPlace(yield,
                           [&] { yield.getResultsMutable().erase(number); });
  if (counting.update->use_empty())
    rewriter.eraseOp(counting.update);
  auto [counted, counter] = createCounted(rewriter, loop, counting);
  counted->setDiscardableAttrs(
      dropResult(loop->getDiscardableAttrDictionary(), number));
  SmallVector<Value> arguments(counted.getRegionIterArgs());
  arguments.insert(arguments.begin() + number, counter);
  Block *body = counted.getBody();
  rewriter.inlineBlockBefore(loop.getAfterBody(), body, body->end(), arguments);
  rewriter.replaceAllUsesWith(dropNumber(loop.getResults(), number),
                              counted.getResults());
  return counted;
}

/// Remarks that `loop` keeps a trip count that is not known before it runs.
static void emitRemark(scf::WhileOp loop, StringRef reason) {
  remark::missed(loop.getLoc(), remark::RemarkOpts::name("while").category(
                                    "mesh-normalize-loops"))
      << remark::add("{0} is left alone: {1}",
                     loop->getName().getStringRef().str(), reason.str());
}

namespace {
struct UpliftWhileLoop : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    StringRef reason = "the compared number may wrap, or its step is not 1 and "
                       "no constant bounds it";
    std::optional<Counting> counting = Counting::find(loop, reason);
    if (!counting ||
        (!counting->endsAsLoopsThatCount() && !counting->getRange())) {
      emitRemark(loop, reason);
      return rewriter.notifyMatchFailure(loop, reason);
    }
    for (Value value : {counting->end, counting->step})
      if (!loop.isDefinedOutsideOfLoop(value))
        rewriter.moveOpBefore(value.getDefiningOp(), loop);
    scf::ForOp counted = buildCounted(rewriter, loop, *counting);
    Value last = loop.getResult(counting->number);
    if (!last.use_empty()) {
      rewriter.setInsertionPointAfter(counted);
      rewriter.replaceAllUsesWith(last,
                                  counting->makeLast(rewriter, loop.getLoc()));
    }
    rewriter.eraseOp(loop);
    return success();
  }
};
} // namespace

void mesh::populateUpliftWhileLoopsPatterns(RewritePatternSet &patterns) {
  patterns.add<UpliftWhileLoop>(patterns.getContext());
}
