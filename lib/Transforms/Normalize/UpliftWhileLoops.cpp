//===- UpliftWhileLoops.cpp - while loops that count ----------------------===//

#include "mesh/Analysis/LoopRange.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {
#define GEN_PASS_DEF_UPLIFTWHILELOOPSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// How a loop counts: it goes on while a number that it carries is below `end`,
/// and adds `step` to it each time.
struct Counting {
  arith::CmpIOp compare;
  arith::CmpIPredicate predicate;
  /// Which of the carried values counts, and what it begins with.
  unsigned number;
  Value begin, end;
  arith::AddIOp add;
  Value step;

  static std::optional<Counting> find(scf::WhileOp loop);
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

/// The same comparison with sign.
static arith::CmpIPredicate getSigned(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::ult:
    return arith::CmpIPredicate::slt;
  case arith::CmpIPredicate::ugt:
    return arith::CmpIPredicate::sgt;
  default:
    return predicate;
  }
}

std::optional<Counting> Counting::find(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  auto compare = condition.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compare || condition.getArgs() != loop.getBeforeArguments())
    return std::nullopt;
  auto [less, end] = getLessAndMore(compare);
  auto counter = llvm::dyn_cast_or_null<BlockArgument>(less);
  if (!counter || counter.getOwner() != loop.getBeforeBody())
    return std::nullopt;
  unsigned number = counter.getArgNumber();
  auto add =
      loop.getYieldOp().getResults()[number].getDefiningOp<arith::AddIOp>();
  if (!add)
    return std::nullopt;
  Value step = getConstant(add.getRhs()) ? add.getRhs() : add.getLhs();
  return Counting{compare, compare.getPredicate(),
                  number,  loop.getInits()[number],
                  end,     add,
                  step};
}

/// Whether a loop that has a number for each step from `begin` up to `end` does
/// the same, for no number wraps on the way.
bool Counting::endsAsLoopsThatCount() const {
  std::optional<APInt> by = getConstant(step);
  if (!by || !by->isStrictlyPositive())
    return false;
  bool isSigned = predicate == getSigned(predicate);
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

/// Upstream's rewriting finds bounds and steps only outside of the loop, and
/// comparisons only with sign; and the last number that it gives out is the one
/// before it.
static void uplift(scf::WhileOp loop) {
  std::optional<Counting> counting = Counting::find(loop);
  if (!counting || !counting->endsAsLoopsThatCount())
    return;
  for (Value value : {counting->end, counting->step})
    if (!loop.isDefinedOutsideOfLoop(value) && getConstant(value))
      loop.moveOutOfLoop(value.getDefiningOp());
  Location loc = loop.getLoc();
  DictionaryAttr annotations =
      dropResult(loop->getDiscardableAttrDictionary(), counting->number);
  auto uses = llvm::map_to_vector(loop.getResult(counting->number).getUses(),
                                  [](OpOperand &use) { return &use; });
  Block *block = loop->getBlock();
  auto next = std::next(loop->getIterator());
  counting->compare.setPredicate(getSigned(counting->predicate));
  IRRewriter rewriter(loop);
  FailureOr<scf::ForOp> counted = scf::upliftWhileToForLoop(rewriter, loop);
  if (failed(counted))
    return counting->compare.setPredicate(counting->predicate);
  (*counted)->setDiscardableAttrs(annotations);
  if (counting->add->use_empty())
    rewriter.eraseOp(counting->add);
  if (!uses.empty()) {
    rewriter.setInsertionPoint(block, next);
    Value last = counting->makeLast(rewriter, loc);
    for (OpOperand *use : uses)
      use->set(last);
    next = last.getDefiningOp()->getIterator();
  }
  while (&*std::prev(next) != *counted)
    rewriter.eraseOp(&*std::prev(next));
}

namespace {
struct UpliftWhileLoopsPass
    : public mesh::impl::UpliftWhileLoopsPassBase<UpliftWhileLoopsPass> {
  void runOnOperation() override { getOperation()->walk(uplift); }
};
} // namespace
