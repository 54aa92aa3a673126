//===- NamedElementwiseMakers.cpp - linalg.exp, linalg.add and the like ---===//
//
// Each function is an op of its own and a kind of linalg.elementwise.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;
using linalg::ElementwiseKind;

namespace {
/// Creates the op of its own.
using CreateElementwise = Operation *(*)(ImplicitLocOpBuilder &, Value init,
                                         ValueRange inputs);

struct Function {
  CreateElementwise create;
  ElementwiseKind kind;
};

/// One that is smooth where its argument is in [low, high], whatever it is
/// elsewhere.
struct SmoothFunction : Function {
  double low, high;
  double slope;
  double magnitude;
};
} // namespace

template <typename Op>
static Operation *create(ImplicitLocOpBuilder &builder, Value init,
                         ValueRange inputs) {
  return Op::create(builder, TypeRange(init.getType()), inputs,
                    ValueRange(init));
}

static Value build(ProgramBuilder &program, const Function &function,
                   ValueRange inputs) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  auto type = llvm::cast<RankedTensorType>(inputs.back().getType());
  Value init = program.makeEmpty(type);
  if (program.getRandom().chance(0.6))
    return function.create(builder, init, inputs)->getResult(0);
  SmallVector<AffineMap> maps(inputs.size() + 1,
                              builder.getMultiDimIdentityMap(type.getRank()));
  return linalg::ElementwiseOp::create(builder, inputs, ValueRange(init),
                                       linalg::ElementwiseKindAttr::get(
                                           builder.getContext(), function.kind),
                                       builder.getAffineMapArrayAttr(maps))
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// `item` where it is in [low, high], and one of these elsewhere.
static Item clamp(ProgramBuilder &program, const Item &item, double low,
                  double high) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value raised = arith::MaximumFOp::create(
      builder, item.value, program.makeSplat(item.getType(), low));
  Value clamped = arith::MinimumFOp::create(
      builder, raised, program.makeSplat(item.getType(), high));
  return {clamped, item.range};
}

static bool makeSmooth(ProgramBuilder &program) {
  static const SmoothFunction functions[] = {
      {{create<linalg::ExpOp>, ElementwiseKind::exp}, -4, 4, 54.6, 54.6},
      {{create<linalg::LogOp>, ElementwiseKind::log}, 1, 64, 1, 4.2},
      {{create<linalg::ReciprocalOp>, ElementwiseKind::reciprocal},
       1,
       64,
       1,
       1},
      {{create<linalg::SqrtOp>, ElementwiseKind::sqrt}, 1, 64, 0.5, 8},
      {{create<linalg::RsqrtOp>, ElementwiseKind::rsqrt}, 1, 64, 0.5, 1},
      {{create<linalg::SquareOp>, ElementwiseKind::square}, -8, 8, 16, 64},
      {{create<linalg::TanhOp>, ElementwiseKind::tanh}, -64, 64, 1, 1},
      {{create<linalg::ErfOp>, ElementwiseKind::erf}, -64, 64, 1.13, 1},
  };
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  const SmoothFunction &function =
      program.getRandom().pick(ArrayRef(functions));
  Item argument = clamp(program, *item, function.low, function.high);
  return program.addIfAccepted(build(program, function, argument.value),
                               item->getArithmetic().apply(argument.range,
                                                           function.slope,
                                                           function.magnitude));
}

static bool makeExact(ProgramBuilder &program) {
  static constexpr Function functions[] = {
      {create<linalg::AbsOp>, ElementwiseKind::abs},
      {create<linalg::NegFOp>, ElementwiseKind::negf},
      {create<linalg::CeilOp>, ElementwiseKind::ceil},
      {create<linalg::FloorOp>, ElementwiseKind::floor},
      {create<linalg::RoundOp>, ElementwiseKind::round}};
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.isFloat() && item.range.isExact(); });
  if (!item)
    return false;
  NumericRange range{std::ceil(item->range.magnitude),
                     std::min(item->range.unit, 1.0), 0};
  program.add(build(program, program.getRandom().pick(ArrayRef(functions)),
                    item->value),
              range);
  return true;
}

//===----------------------------------------------------------------------===//
// Two operands and three
//===----------------------------------------------------------------------===//

static bool makeNamedBinary(ProgramBuilder &program) {
  static constexpr Function functions[] = {
      {create<linalg::AddOp>, ElementwiseKind::add},
      {create<linalg::SubOp>, ElementwiseKind::sub},
      {create<linalg::MulOp>, ElementwiseKind::mul},
      {create<linalg::MaxOp>, ElementwiseKind::max_signed},
      {create<linalg::MinOp>, ElementwiseKind::min_signed}};
  std::optional<Item> lhs = program.pick([](const Item &item) {
    return item.isFloat() ||
           (item.isInteger() && !item.getElementType().isInteger(1));
  });
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  const Function &function = program.getRandom().pick(ArrayRef(functions));
  RangeArithmetic arithmetic = lhs->getArithmetic();
  NumericRange range = RangeArithmetic::unite(lhs->range, rhs.range);
  if (function.kind == ElementwiseKind::mul)
    range = arithmetic.multiply(lhs->range, rhs.range);
  else if (function.kind == ElementwiseKind::add ||
           function.kind == ElementwiseKind::sub)
    range = arithmetic.add(lhs->range, rhs.range);
  return program.addIfAccepted(
      build(program, function, {lhs->value, rhs.value}), range);
}

/// By a constant, which is not 0.
static bool makeQuotient(ProgramBuilder &program) {
  static constexpr Function functions[] = {
      {create<linalg::DivOp>, ElementwiseKind::div},
      {create<linalg::DivUnsignedOp>, ElementwiseKind::div_unsigned}};
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isFloat() ||
           (item.isInteger() && !item.getElementType().isInteger(1));
  });
  if (!item)
    return false;
  // There is no unsigned division of floats.
  const Function &function =
      functions[item->isFloat() ? 0 : program.getRandom().below(2)];
  Value divisor = program.makeSplat(
      item->getType(), static_cast<double>(program.getRandom().between(1, 7)));
  NumericRange range = item->range;
  range.unit = 0;
  range = item->isFloat() ? item->getArithmetic().round(range)
                          : item->getArithmetic().round({HUGE_VAL, 1, 0});
  return program.addIfAccepted(build(program, function, {item->value, divisor}),
                               range);
}

static bool makePower(ProgramBuilder &program) {
  static constexpr Function power{create<linalg::PowFOp>,
                                  ElementwiseKind::powf};
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item base = clamp(program, *item, 1, 8);
  Item exponent = clamp(program, program.obtain(item->getType()), -1, 1);
  NumericRange argument = base.range;
  argument.error += exponent.range.error * 8 * std::log(8);
  return program.addIfAccepted(
      build(program, power, {base.value, exponent.value}),
      item->getArithmetic().apply(argument, 1, 8));
}

static bool makeSelect(ProgramBuilder &program) {
  static constexpr Function select{create<linalg::SelectOp>,
                                   ElementwiseKind::select};
  std::optional<Item> lhs = program.pickNumber();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  Item condition =
      program.obtain(lhs->getType().clone(program.getBuilder().getI1Type()));
  program.add(build(program, select, {condition.value, lhs->value, rhs.value}),
              RangeArithmetic::unite(lhs->range, rhs.range));
  return true;
}

ArrayRef<OpMaker> mesh::getNamedElementwiseMakers() {
  static constexpr OpMaker makers[] = {
      {"named smooth", 3, makeSmooth}, {"named exact", 2, makeExact},
      {"named binary", 3, makeNamedBinary}, {"named quotient", 1, makeQuotient},
      {"named power", 1, makePower},   {"named select", 1, makeSelect},
  };
  return makers;
}
