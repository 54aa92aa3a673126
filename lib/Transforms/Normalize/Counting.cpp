//===- Counting.cpp - While loops that count ------------------------------===//

#include "Counting.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Numbers, and tensors of one number
//===----------------------------------------------------------------------===//

/// Returns the value that `value` is a copy of: a number of a tensor of one, or
/// the other way round. Null if it is no copy.
static Value findOriginal(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    auto op =
        llvm::dyn_cast<linalg::LinalgOp>(argument.getOwner()->getParentOp());
    if (!op || op.getNumLoops() != 0)
      return Value();
    Value operand = op.getMatchingOpOperand(argument)->get();
    auto tensor = llvm::dyn_cast<RankedTensorType>(operand.getType());
    return tensor && tensor.getRank() != 0 ? Value() : operand;
  }
  Operation *definition = value.getDefiningOp();
  if (auto extract = llvm::dyn_cast<tensor::ExtractOp>(definition))
    return extract.getIndices().empty() ? extract.getTensor() : Value();
  if (auto made = llvm::dyn_cast<tensor::FromElementsOp>(definition))
    return made.getType().getRank() == 0 ? made.getElements().front() : Value();
  auto op = llvm::dyn_cast<linalg::LinalgOp>(definition);
  if (!op || op.getNumLoops() != 0)
    return Value();
  return op.getBlock()->getTerminator()->getOperand(
      llvm::cast<OpResult>(value).getResultNumber());
}

static Value skipCopies(Value value) {
  while (Value original = findOriginal(value))
    value = original;
  return value;
}

std::optional<APInt> mesh::getConstantNumber(Value value) {
  APInt constant;
  if (matchPattern(skipCopies(value), mlir::m_ConstantInt(&constant)))
    return constant;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops that count
//===----------------------------------------------------------------------===//

namespace {
/// A value that is an argument of a loop's first region and a constant.
struct Sum {
  BlockArgument argument;
  APInt addend;

  static std::optional<Sum> find(scf::WhileOp loop, Value value);
};
} // namespace

/// Looks through copies, sums with constants, and values that the first region
/// passes on to the second.
std::optional<Sum> Sum::find(scf::WhileOp loop, Value value) {
  APInt addend(mlir::ConstantIntRanges::getStorageBitwidth(value.getType()), 0);
  while (true) {
    value = skipCopies(value);
    if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == loop.getBeforeBody())
        return Sum{argument, addend};
      if (argument.getOwner() != loop.getAfterBody())
        return std::nullopt;
      value = loop.getConditionOp().getArgs()[argument.getArgNumber()];
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!llvm::isa<arith::AddIOp, arith::SubIOp>(op))
      return std::nullopt;
    Value left = op->getOperand(0), right = op->getOperand(1);
    bool isAdded = llvm::isa<arith::AddIOp>(op);
    if (isAdded && getConstantNumber(left))
      std::swap(left, right);
    std::optional<APInt> constant = getConstantNumber(right);
    if (!constant)
      return std::nullopt;
    addend = isAdded ? addend + *constant : addend - *constant;
    value = left;
  }
}

/// Returns what an iteration of `loop` adds to the argument of its first
/// region. Nothing if that is no constant.
static std::optional<APInt> getStep(scf::WhileOp loop, BlockArgument argument) {
  std::optional<Sum> next =
      Sum::find(loop, loop.getYieldOp().getResults()[argument.getArgNumber()]);
  if (!next || next->argument != argument)
    return std::nullopt;
  return next->addend;
}

/// Returns `value` as one from outside `loop`, or one that is a constant. Null
/// if the loop changes it.
static Value findInvariant(scf::WhileOp loop, Value value) {
  if (getConstantNumber(value))
    return value;
  for (Value next = value; next; next = findOriginal(next)) {
    if (loop.isDefinedOutsideOfLoop(next))
      return next;
    auto argument = llvm::dyn_cast<BlockArgument>(next);
    if (!argument || argument.getOwner() != loop.getBeforeBody())
      continue;
    std::optional<APInt> step = getStep(loop, argument);
    return step && step->isZero() ? loop.getInits()[argument.getArgNumber()]
                                  : Value();
  }
  return Value();
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

std::optional<Counting> Counting::find(scf::WhileOp loop, StringRef &reason) {
  auto fail = [&](StringRef why) {
    reason = why;
    return std::nullopt;
  };
  auto compare = skipCopies(loop.getConditionOp().getCondition())
                     .getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return fail("its condition is no comparison of integers");
  arith::CmpIPredicate predicate = compare.getPredicate();
  Value left = compare.getLhs(), end = findInvariant(loop, compare.getRhs());
  if (!end) {
    left = compare.getRhs();
    end = findInvariant(loop, compare.getLhs());
    predicate = swapSides(predicate);
  }
  std::optional<Sum> counter = Sum::find(loop, left);
  if (!counter || !end)
    return fail("its condition does not compare an iteration argument with a "
                "bound that the loop does not change");
  std::optional<APInt> step = getStep(loop, counter->argument);
  if (!step)
    return fail("the compared number does not change by a constant step");
  unsigned number = counter->argument.getArgNumber();
  return Counting{predicate, number, loop.getInits()[number],
                  end,       *step,  counter->addend};
}

/// Returns true if a loop that has a number for each step from `begin` up to
/// `end` does the same, for no number wraps on the way.
bool Counting::endsAsLoopsThatCount() const {
  bool isSigned = predicate == arith::CmpIPredicate::slt;
  if (!shift.isZero() || !step.isStrictlyPositive() ||
      (!isSigned && predicate != arith::CmpIPredicate::ult))
    return false;
  std::optional<APInt> from = getConstantNumber(begin),
                       to = getConstantNumber(end);
  if (!from || !to)
    return isSigned && step.isOne();
  if (!isSigned && (from->isNegative() || to->isNegative()))
    return false;
  bool isFar = false, wraps = false;
  (void)to->ssub_ov(*from, isFar);
  (void)to->sadd_ov(step - 1, wraps);
  return !isFar && !wraps &&
         LoopRange::get(*from, *to, step, /*isUnsigned=*/false);
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
  std::optional<APInt> from = getConstantNumber(begin),
                       to = getConstantNumber(end);
  if (!from || !to)
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
  APInt first = widen(*from, isUnsigned) + widen(shift, false);
  APInt stride = widen(step, false);
  std::optional<APInt> count =
      countSteps(predicate, first, widen(*to, isUnsigned), stride);
  if (!count || count->getActiveBits() > 63)
    return std::nullopt;
  APInt last = first + stride * *count;
  auto fits = [&](const APInt &number) {
    return isUnsigned ? number.isNonNegative() && number.isIntN(width)
                      : number.isSignedIntN(width);
  };
  if (!fits(first) || !fits(last) || from->getSignificantBits() > 64 ||
      stride.getSignificantBits() > 64)
    return std::nullopt;
  return LoopRange{from->getSExtValue(), stride.getSExtValue(),
                   static_cast<int64_t>(count->getZExtValue())};
}
