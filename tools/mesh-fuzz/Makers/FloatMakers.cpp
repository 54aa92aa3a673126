//===- FloatMakers.cpp - functions of floating point numbers --------------===//

#include "mesh-fuzz/Makers/ElementwiseBuilders.h"
#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// Negation and the like, which do not round.
static bool makeSign(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {buildUnary<arith::NegFOp>,
                                         buildUnary<math::AbsFOp>};
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value), item->range);
  return true;
}

static std::optional<Item> pickExactFloat(ProgramBuilder &program) {
  return program.pick(
      [](const Item &item) { return item.isFloat() && item.range.isExact(); });
}

/// To whole numbers: of what is exact only, since a small error before can be
/// a large one after.
static bool makeRounding(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::FloorOp>, buildUnary<math::CeilOp>,
      buildUnary<math::RoundOp>, buildUnary<math::RoundEvenOp>,
      buildUnary<math::TruncOp>};
  std::optional<Item> item = pickExactFloat(program);
  if (!item)
    return false;
  NumericRange range{std::ceil(item->range.magnitude), 1, 0};
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value), range);
  return true;
}

/// `item` times a power of two, so that it is no larger than `magnitude`.
static Item scaleTo(ProgramBuilder &program, const Item &item,
                    double magnitude) {
  if (item.range.magnitude <= magnitude)
    return item;
  int exponent = 0;
  (void)std::frexp(item.range.magnitude / magnitude, &exponent);
  double factor = std::ldexp(1.0, -exponent);
  Value scaled =
      arith::MulFOp::create(program.getBuilder(), item.value,
                            program.makeSplat(item.getType(), factor));
  return {scaled, item.getArithmetic().multiply(
                      item.range, NumericRange::constant(factor))};
}

/// Back to small whole numbers.
static bool makeQuantized(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isFloat() && item.range.isExact() && item.range.magnitude > 8;
  });
  if (!item)
    return false;
  Value scaled = scaleTo(program, *item, 4).value;
  program.add(math::RoundEvenOp::create(program.getBuilder(), scaled),
              {4, 1, 0});
  return true;
}

namespace {
/// A function that is smooth where its argument is in [-domain, domain].
struct SmoothFunction {
  UnaryBuilder build;
  double domain;
  double slope;
  double magnitude;
};
} // namespace

static bool makeSmooth(ProgramBuilder &program) {
  static const SmoothFunction functions[] = {
      {buildUnary<math::TanhOp>, 1e9, 1, 1},
      {buildUnary<math::ErfOp>, 1e9, 1.13, 1},
      {buildUnary<math::ErfcOp>, 1e9, 1.13, 2},
      {buildUnary<math::SinOp>, 64, 1, 1},
      {buildUnary<math::CosOp>, 64, 1, 1},
      {buildUnary<math::TanOp>, 1, 3.5, 1.6},
      {buildUnary<math::AsinOp>, 0.5, 1.2, 0.6},
      {buildUnary<math::AcosOp>, 0.5, 1.2, 2.1},
      {buildUnary<math::AtanOp>, 1e9, 1, 1.6},
      {buildUnary<math::SinhOp>, 4, 27.4, 27.3},
      {buildUnary<math::CoshOp>, 4, 27.3, 27.4},
      {buildUnary<math::AsinhOp>, 64, 1, 4.9},
      {buildUnary<math::AtanhOp>, 0.5, 1.4, 0.6},
      {buildUnary<math::ExpOp>, 4, 54.6, 54.6},
      {buildUnary<math::Exp2Op>, 4, 11.1, 16},
      {buildUnary<math::ExpM1Op>, 4, 54.6, 54.6},
  };
  const SmoothFunction &function =
      program.getRandom().pick(ArrayRef(functions));
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item argument = scaleTo(program, *item, function.domain);
  return program.addIfAccepted(
      function.build(program.getBuilder(), argument.value),
      item->getArithmetic().apply(argument.range, function.slope,
                                  function.magnitude));
}

/// `offset` + |x|.
static Item makePositive(ProgramBuilder &program, const Item &item,
                         double offset) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value magnitude = math::AbsFOp::create(builder, item.value);
  Value sum = arith::AddFOp::create(builder, magnitude,
                                    program.makeSplat(item.getType(), offset));
  return {sum,
          item.getArithmetic().add(item.range, NumericRange::constant(offset))};
}

/// Roots and logarithms, of 2 at least.
static bool makeOfPositive(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::SqrtOp>,  buildUnary<math::RsqrtOp>,
      buildUnary<math::CbrtOp>,  buildUnary<math::LogOp>,
      buildUnary<math::Log1pOp>, buildUnary<math::Log2Op>,
      buildUnary<math::Log10Op>, buildUnary<math::AcoshOp>};
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item positive = makePositive(program, *item, 2);
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  return program.addIfAccepted(
      build(program.getBuilder(), positive.value),
      item->getArithmetic().apply(positive.range, 1, positive.range.magnitude));
}

static bool makeSincos(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item argument = scaleTo(program, *item, 64);
  auto sincos = math::SincosOp::create(program.getBuilder(), argument.value);
  NumericRange range = item->getArithmetic().apply(argument.range, 1, 1);
  return program.addIfAccepted(sincos.getSin(), range) &&
         program.addIfAccepted(sincos.getCos(), range);
}

/// Makes the class of a quotient: infinite and none, with 0 as a divisor.
static bool makeClass(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::IsNaNOp>, buildUnary<math::IsInfOp>,
      buildUnary<math::IsFiniteOp>, buildUnary<math::IsNormalOp>};
  auto isWhole = [](const Item &item) {
    return item.isFloat() && item.range.isExact() && item.range.unit >= 1 &&
           item.range.magnitude <= 1024;
  };
  std::optional<Item> item = program.pick(isWhole);
  if (!item)
    return false;
  std::optional<Item> divisor = program.pick([&](const Item &other) {
    return isWhole(other) && other.getType() == item->getType();
  });
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value quotient = arith::DivFOp::create(builder, item->value, divisor->value);
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(builder, quotient), {1, 1, 0});
  return true;
}

//===----------------------------------------------------------------------===//
// Two operands and more
//===----------------------------------------------------------------------===//

static bool makeBinary(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pickFloat();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RangeArithmetic arithmetic = lhs->getArithmetic();
  NumericRange a = lhs->range, b = rhs.range;
  switch (program.getRandom().below(3)) {
  case 0:
    return program.addIfAccepted(
        arith::AddFOp::create(builder, lhs->value, rhs.value),
        arithmetic.add(a, b));
  case 1:
    return program.addIfAccepted(
        arith::SubFOp::create(builder, lhs->value, rhs.value),
        arithmetic.add(a, b));
  default:
    return program.addIfAccepted(
        arith::MulFOp::create(builder, lhs->value, rhs.value),
        arithmetic.multiply(a, b));
  }
}

static bool makeQuotient(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  RangeArithmetic arithmetic = item->getArithmetic();
  Item divisor = makePositive(program, program.obtain(item->getType()), 1);
  NumericRange a = item->range;
  NumericRange quotient{a.magnitude, 0,
                        a.error + a.magnitude * divisor.range.error};
  return program.addIfAccepted(
      arith::DivFOp::create(program.getBuilder(), item->value, divisor.value),
      arithmetic.round(quotient));
}

static bool makeExtremum(ProgramBuilder &program) {
  static constexpr BinaryBuilder ops[] = {
      buildBinary<arith::MaximumFOp>, buildBinary<arith::MinimumFOp>,
      buildBinary<arith::MaxNumFOp>, buildBinary<arith::MinNumFOp>};
  std::optional<Item> lhs = program.pickFloat();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  BinaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), lhs->value, rhs.value),
              RangeArithmetic::unite(lhs->range, rhs.range));
  return true;
}

static bool makeFma(ProgramBuilder &program) {
  std::optional<Item> a = program.pickFloat();
  if (!a)
    return false;
  Item b = program.obtain(a->getType()), c = program.obtain(a->getType());
  RangeArithmetic arithmetic = a->getArithmetic();
  return program.addIfAccepted(
      math::FmaOp::create(program.getBuilder(), a->value, b.value, c.value),
      arithmetic.add(arithmetic.multiply(a->range, b.range), c.range));
}

static bool makeClamp(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  NumericRange range = item->range;
  range.magnitude = 3;
  range.unit = std::min(range.unit, 1.0);
  Value low = program.makeSplat(item->getType(), -2);
  Value high = program.makeSplat(item->getType(), 3);
  program.add(math::ClampFOp::create(program.getBuilder(), item->value, low,
                                     high, arith::FastMathFlagsAttr()),
              range);
  return true;
}

/// Takes its sign from what is at least half away from zero, whose sign is as
/// arithmetic has it.
static bool makeCopySign(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item other = program.obtain(item->getType());
  if (!other.range.isExact() || other.range.unit < 1)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value sign = arith::AddFOp::create(builder, other.value,
                                     program.makeSplat(item->getType(), 0.5));
  program.add(math::CopySignOp::create(builder, item->value, sign),
              item->range);
  return true;
}

static bool makeAtan2(ProgramBuilder &program) {
  std::optional<Item> y = program.pickFloat();
  if (!y)
    return false;
  Item x = makePositive(program, program.obtain(y->getType()), 1);
  NumericRange both = RangeArithmetic::unite(y->range, x.range);
  return program.addIfAccepted(
      math::Atan2Op::create(program.getBuilder(), y->value, x.value),
      y->getArithmetic().apply(both, 2, 1.6));
}

/// Makes the remainder of exact numbers by a constant: it is exact too.
static bool makeRemainder(ProgramBuilder &program) {
  std::optional<Item> item = pickExactFloat(program);
  if (!item || item->range.unit == 0)
    return false;
  auto divisor = static_cast<double>(program.getRandom().between(1, 5));
  program.add(
      arith::RemFOp::create(program.getBuilder(), item->value,
                            program.makeSplat(item->getType(), divisor)),
      {divisor, std::min(item->range.unit, 1.0), 0});
  return true;
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// (2 + |x|) ^ y, for y in [-1, 1].
static bool makePower(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  Item base = makePositive(program, *item, 2);
  Item exponent = scaleTo(program, program.obtain(item->getType()), 1);
  double magnitude = base.range.magnitude;
  NumericRange argument = base.range;
  argument.error += exponent.range.error * magnitude * std::log(magnitude);
  return program.addIfAccepted(
      math::PowFOp::create(program.getBuilder(), base.value, exponent.value),
      item->getArithmetic().apply(argument, 1, magnitude));
}

/// To the power of 0 to 3.
static bool makeWholePower(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RangeArithmetic arithmetic = item->getArithmetic();
  NumericRange range =
      RangeArithmetic::unite({1, 1, 0}, arithmetic.power(item->range, 3));
  if (!ProgramBuilder::accepts(item->getType(), range))
    return false;
  Item other = program.obtain(item->getType().clone(builder.getI32Type()));
  Value exponent = arith::AndIOp::create(builder, other.value,
                                         program.makeSplat(other.getType(), 3));
  program.add(math::FPowIOp::create(builder, item->value, exponent), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getFloatMakers() {
  static constexpr OpMaker makers[] = {
      {"sign", 4, makeSign},
      {"rounding", 4, makeRounding},
      {"quantized", 8, makeQuantized},
      {"smooth", 6, makeSmooth},
      {"of positive", 4, makeOfPositive},
      {"sincos", 1, makeSincos},
      {"class", 3, makeClass},
      {"float binary", 10, makeBinary},
      {"quotient", 2, makeQuotient},
      {"extremum", 3, makeExtremum},
      {"fma", 2, makeFma},
      {"clamp", 1, makeClamp},
      {"copysign", 1, makeCopySign},
      {"atan2", 1, makeAtan2},
      {"remainder", 1, makeRemainder},
      {"power", 1, makePower},
      {"whole power", 1, makeWholePower},
  };
  return makers;
}
