//===- ElementwiseMakers.cpp - arithmetic, comparisons, conversions -------===//

#include "mesh/Fuzz/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

namespace {
using UnaryBuilder = Value (*)(ImplicitLocOpBuilder &, Value);
using BinaryBuilder = Value (*)(ImplicitLocOpBuilder &, Value, Value);
} // namespace

template <typename Op>
static Value buildUnary(ImplicitLocOpBuilder &builder, Value value) {
  return Op::create(builder, value);
}

template <typename Op>
static Value buildBinary(ImplicitLocOpBuilder &builder, Value lhs, Value rhs) {
  return Op::create(builder, lhs, rhs);
}

/// Adds `value` unless its numbers are too large or too wrong; then it stays
/// unused.
static bool addIfAccepted(ProgramBuilder &program, Value value,
                          NumericRange range) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (!ProgramBuilder::accepts(type, range)) {
    value.getDefiningOp()->erase();
    return false;
  }
  program.add(value, range);
  return true;
}

//===----------------------------------------------------------------------===//
// Of one operand
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

/// To whole numbers: of what is exact only, since a small error before can be
/// a large one after.
static bool makeRounding(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::FloorOp>, buildUnary<math::CeilOp>,
      buildUnary<math::RoundEvenOp>, buildUnary<math::TruncOp>};
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.isFloat() && item.range.isExact(); });
  if (!item)
    return false;
  NumericRange range{std::ceil(item->range.magnitude), 1, 0};
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value), range);
  return true;
}

/// Back to small whole numbers.
static bool makeQuantized(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isFloat() && item.range.isExact() && item.range.magnitude > 8;
  });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int exponent = 0;
  (void)std::frexp(item->range.magnitude / 4, &exponent);
  Value scale = program.makeSplat(item->getType(), std::ldexp(1.0, -exponent));
  Value scaled = arith::MulFOp::create(builder, item->value, scale);
  program.add(math::RoundEvenOp::create(builder, scaled), {4, 1, 0});
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
      {buildUnary<math::SinOp>, 64, 1, 1},
      {buildUnary<math::CosOp>, 64, 1, 1},
      {buildUnary<math::AtanOp>, 1e9, 1, 1.6},
      {buildUnary<math::ExpOp>, 4, 54.6, 54.6},
      {buildUnary<math::Exp2Op>, 4, 11.1, 16},
      {buildUnary<math::ExpM1Op>, 4, 54.6, 54.6},
  };
  const SmoothFunction &function =
      program.getRandom().pick(ArrayRef(functions));
  std::optional<Item> item = program.pick([&](const Item &item) {
    return item.isFloat() && item.range.magnitude <= function.domain;
  });
  if (!item)
    return false;
  return addIfAccepted(program,
                       function.build(program.getBuilder(), item->value),
                       item->getArithmetic().apply(item->range, function.slope,
                                                   function.magnitude));
}

/// Roots, logarithms and reciprocals of 1 + |x|.
static bool makeOfPositive(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::SqrtOp>, buildUnary<math::RsqrtOp>,
      buildUnary<math::LogOp>, buildUnary<math::Log1pOp>,
      buildUnary<math::Log2Op>};
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RangeArithmetic arithmetic = item->getArithmetic();
  NumericRange range = arithmetic.add(item->range, NumericRange::constant(1));
  Value positive =
      arith::AddFOp::create(builder, math::AbsFOp::create(builder, item->value),
                            program.makeSplat(item->getType(), 1));
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  return addIfAccepted(program, build(builder, positive),
                       arithmetic.apply(range, 1.5, range.magnitude));
}

//===----------------------------------------------------------------------===//
// Of two operands
//===----------------------------------------------------------------------===//

static bool makeFloatBinary(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pickFloat();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RangeArithmetic arithmetic = lhs->getArithmetic();
  NumericRange a = lhs->range, b = rhs.range;
  switch (program.getRandom().below(8)) {
  case 0:
  case 1:
    return addIfAccepted(program,
                         arith::AddFOp::create(builder, lhs->value, rhs.value),
                         arithmetic.add(a, b));
  case 2:
    return addIfAccepted(program,
                         arith::SubFOp::create(builder, lhs->value, rhs.value),
                         arithmetic.add(a, b));
  case 3:
  case 4:
    return addIfAccepted(program,
                         arith::MulFOp::create(builder, lhs->value, rhs.value),
                         arithmetic.multiply(a, b));
  case 5: {
    // The divisor is 1 at least.
    Value divisor =
        arith::AddFOp::create(builder, math::AbsFOp::create(builder, rhs.value),
                              program.makeSplat(rhs.getType(), 1));
    NumericRange quotient{a.magnitude, 0,
                          a.error +
                              a.magnitude * arithmetic.add(b, {1, 1, 0}).error};
    return addIfAccepted(program,
                         arith::DivFOp::create(builder, lhs->value, divisor),
                         arithmetic.round(quotient));
  }
  case 6: {
    static constexpr BinaryBuilder ops[] = {
        buildBinary<arith::MaximumFOp>, buildBinary<arith::MinimumFOp>,
        buildBinary<arith::MaxNumFOp>, buildBinary<arith::MinNumFOp>};
    BinaryBuilder build = program.getRandom().pick(ArrayRef(ops));
    program.add(build(builder, lhs->value, rhs.value),
                RangeArithmetic::unite(a, b));
    return true;
  }
  default: {
    Item third = program.obtain(lhs->getType());
    return addIfAccepted(
        program,
        math::FmaOp::create(builder, lhs->value, rhs.value, third.value),
        arithmetic.add(arithmetic.multiply(a, b), third.range));
  }
  }
}

static bool makeIntegerBinary(ProgramBuilder &program) {
  static constexpr BinaryBuilder ops[] = {
      buildBinary<arith::AddIOp>,  buildBinary<arith::AddIOp>,
      buildBinary<arith::SubIOp>,  buildBinary<arith::MulIOp>,
      buildBinary<arith::AndIOp>,  buildBinary<arith::OrIOp>,
      buildBinary<arith::XOrIOp>,  buildBinary<arith::MaxSIOp>,
      buildBinary<arith::MinSIOp>, buildBinary<arith::MaxUIOp>,
      buildBinary<arith::MinUIOp>};
  std::optional<Item> lhs = program.pickInteger();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  BinaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), lhs->value, rhs.value),
              lhs->getArithmetic().round({HUGE_VAL, 1, 0}));
  return true;
}

/// Division and shifts by a number for which they are defined.
static bool makeIntegerByConstant(ProgramBuilder &program) {
  static constexpr BinaryBuilder ops[] = {
      buildBinary<arith::DivSIOp>,      buildBinary<arith::DivUIOp>,
      buildBinary<arith::RemSIOp>,      buildBinary<arith::RemUIOp>,
      buildBinary<arith::FloorDivSIOp>, buildBinary<arith::CeilDivSIOp>,
      buildBinary<arith::ShLIOp>,       buildBinary<arith::ShRSIOp>,
      buildBinary<arith::ShRUIOp>};
  std::optional<Item> item = program.pick([](const Item &item) {
    return !item.isFloat() && !item.getElementType().isInteger(1);
  });
  if (!item)
    return false;
  Value by =
      program.makeSplat(item->getType(), program.getRandom().between(1, 7));
  BinaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value, by),
              item->getArithmetic().round({HUGE_VAL, 1, 0}));
  return true;
}

//===----------------------------------------------------------------------===//
// Comparisons and conversions
//===----------------------------------------------------------------------===//

/// A choice by comparison. Only of what is exact, for the same reason as
/// rounding.
static bool makeSelect(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pick([](const Item &item) {
    return item.range.isExact() && !item.getElementType().isInteger(1);
  });
  if (!lhs)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Item rhs = program.obtain(lhs->getType());
  if (!rhs.range.isExact())
    return false;
  static constexpr arith::CmpFPredicate floats[] = {
      arith::CmpFPredicate::OLT, arith::CmpFPredicate::OGE,
      arith::CmpFPredicate::UNE, arith::CmpFPredicate::OEQ};
  static constexpr arith::CmpIPredicate integers[] = {
      arith::CmpIPredicate::slt, arith::CmpIPredicate::uge,
      arith::CmpIPredicate::eq, arith::CmpIPredicate::ne};
  Random &random = program.getRandom();
  Value condition;
  if (lhs->isFloat())
    condition = arith::CmpFOp::create(builder, random.pick(ArrayRef(floats)),
                                      lhs->value, rhs.value);
  else
    condition = arith::CmpIOp::create(builder, random.pick(ArrayRef(integers)),
                                      lhs->value, rhs.value);
  if (random.chance(0.3)) {
    program.add(condition, {1, 1, 0});
    return true;
  }
  Item a = program.obtain(
      RankedTensorType::get(lhs->getShape(), program.pickElementType()));
  Item b = program.obtain(a.getType());
  program.add(arith::SelectOp::create(builder, condition, a.value, b.value),
              RangeArithmetic::unite(a.range, b.range));
  return true;
}

static Value convert(ProgramBuilder &program, const Item &item, Type element) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Type from = item.getElementType();
  Type to = item.getType().clone(element);
  bool isSigned = program.getRandom().chance(0.5);
  unsigned fromBits = from.getIntOrFloatBitWidth();
  unsigned toBits = element.getIntOrFloatBitWidth();
  if (item.isFloat() && llvm::isa<FloatType>(element)) {
    if (fromBits < toBits)
      return arith::ExtFOp::create(builder, to, item.value);
    return arith::TruncFOp::create(builder, to, item.value);
  }
  if (item.isFloat())
    return arith::FPToSIOp::create(builder, to, item.value);
  if (llvm::isa<FloatType>(element)) {
    if (isSigned)
      return arith::SIToFPOp::create(builder, to, item.value);
    return arith::UIToFPOp::create(builder, to, item.value);
  }
  if (fromBits > toBits)
    return arith::TruncIOp::create(builder, to, item.value);
  if (isSigned)
    return arith::ExtSIOp::create(builder, to, item.value);
  return arith::ExtUIOp::create(builder, to, item.value);
}

static bool makeConversion(ProgramBuilder &program) {
  Type element = program.pickElementType();
  std::optional<Item> item = program.pick([&](const Item &item) {
    Type from = item.getElementType();
    if (llvm::isa<FloatType>(from) && !llvm::isa<FloatType>(element)) {
      // Beyond its range an integer is anything.
      double limit = std::ldexp(1, element.getIntOrFloatBitWidth() - 1);
      return item.range.isExact() && item.range.magnitude < limit;
    }
    return from.getIntOrFloatBitWidth() != element.getIntOrFloatBitWidth() ||
           llvm::isa<FloatType>(from) != llvm::isa<FloatType>(element);
  });
  if (!item)
    return false;
  // An unsigned number is up to twice as large.
  NumericRange range = item->range;
  if (!item->isFloat())
    range.magnitude =
        std::ldexp(1, item->getElementType().getIntOrFloatBitWidth());
  return addIfAccepted(program, convert(program, *item, element),
                       RangeArithmetic(element).round(range));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getElementwiseMakers() {
  static constexpr OpMaker makers[] = {
      {"sign", 4, makeSign},
      {"rounding", 3, makeRounding},
      {"quantized", 8, makeQuantized},
      {"smooth", 5, makeSmooth},
      {"of positive", 2, makeOfPositive},
      {"float binary", 14, makeFloatBinary},
      {"integer binary", 8, makeIntegerBinary},
      {"integer by constant", 3, makeIntegerByConstant},
      {"select", 5, makeSelect},
      {"conversion", 5, makeConversion},
  };
  return makers;
}
