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
/// A loop that counts: it goes on while a number that it carries is below
/// `end`, and adds `step` to it each time.
struct Counting {
  bool isSigned;
  /// The index of the carried value that counts, and the value that it begins
  /// with.
  unsigned number;
  Value begin, end;
  arith::AddIOp add;
  Value step;

  /// Returns nothing, with the reason, if the loop does not count.
  static std::optional<Counting> find(scf::WhileOp loop, StringRef &reason);
  bool endsAsLoopsThatCount() const;
  Value makeLast(OpBuilder &builder, Location loc) const;
};
} // namespace

static std::optional<APInt> getConstant(Value value) {
  APInt constant;
  if (matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant;
  return std::nullopt;
}

/// The side of `compare` that is to be less, and the other one.
static std::pair<Value, Value> getLessAndMore(arith::CmpIOp compare) {
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    return {compare.getLhs(), compare.getRhs()};
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return {compare.getRhs(), compare.getLhs()};
  default:
    return {};
  }
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

/// Returns the number that `add` adds to `number`. Null if it does something
/// else.
static Value getAdded(arith::AddIOp add, Value number) {
  if (add.getLhs() == number)
    return add.getRhs();
  return add.getRhs() == number ? add.getLhs() : Value();
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
  auto [less, end] = getLessAndMore(compare);
  auto counter = llvm::dyn_cast_or_null<BlockArgument>(less);
  if (!counter || counter.getOwner() != loop.getBeforeBody() || !isKnown(end))
    return fail("its condition does not say that an iteration argument is less "
                "than a bound that the loop does not change");
  if (!onlyCompares(loop, compare, end))
    return fail("its first region does more than compare, or does not pass on "
                "all iteration arguments in order");
  unsigned number = counter.getArgNumber();
  auto add =
      loop.getYieldOp().getResults()[number].getDefiningOp<arith::AddIOp>();
  Value step = add ? getAdded(add, loop.getAfterArguments()[number]) : Value();
  if (!step || !isKnown(step))
    return fail("the compared number does not grow by a step that the loop "
                "does not change");
  bool isSigned = compare.getPredicate() == arith::CmpIPredicate::slt ||
                  compare.getPredicate() == arith::CmpIPredicate::sgt;
  return Counting{isSigned, number, loop.getInits()[number], end, add, step};
}

/// Returns true if a loop that has a number for each step from `begin` up to
/// `end` does the same, for no number wraps on the way.
bool Counting::endsAsLoopsThatCount() const {
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

/// The number that the loop ends at.
Value Counting::makeLast(OpBuilder &builder, Location loc) const {
  std::optional<APInt> from = getConstant(begin), to = getConstant(end);
  if (!from || !to) // The step is 1.
    return arith::MaxSIOp::create(builder, loc, begin, end);
  std::optional<LoopRange> range =
      LoopRange::get(*from, *to, *getConstant(step), /*isUnsigned=*/false);
  return arith::ConstantOp::create(
      builder, loc, range->getNumber(begin.getType(), range->numIterations));
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

/// Builds the loop over a range that does what `loop` does, with its body, and
/// replaces its results, but for the number that counts.
static scf::ForOp buildCounted(RewriterBase &rewriter, scf::WhileOp loop,
                               const Counting &counting) {
  unsigned number = counting.number;
  scf::YieldOp yield = loop.getYieldOp();
  rewriter.modifyOpInPlace(yield,
                           [&] { yield.getResultsMutable().erase(number); });
  arith::AddIOp add = counting.add;
  if (add->use_empty())
    rewriter.eraseOp(add);
  auto counted =
      scf::ForOp::create(rewriter, loop.getLoc(), counting.begin, counting.end,
                         counting.step, dropNumber(loop.getInits(), number),
                         // The body comes with its end.
                         [](OpBuilder &, Location, Value, ValueRange) {});
  counted->setDiscardableAttrs(
      dropResult(loop->getDiscardableAttrDictionary(), number));
  SmallVector<Value> arguments(counted.getRegionIterArgs());
  arguments.insert(arguments.begin() + number, counted.getInductionVar());
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
    if (!counting || !counting->endsAsLoopsThatCount()) {
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
