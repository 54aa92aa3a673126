//===- IntegerMakers.cpp - functions of integers --------------------------===//

#include "mesh-fuzz/Makers/ElementwiseBuilders.h"
#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

/// Anything that the type holds.
static NumericRange getAnyRange(const Item &item) {
  return item.getArithmetic().round({HUGE_VAL, 1, 0});
}

static bool makeUnary(ProgramBuilder &program) {
  static constexpr UnaryBuilder ops[] = {
      buildUnary<math::AbsIOp>, buildUnary<math::CountLeadingZerosOp>,
      buildUnary<math::CountTrailingZerosOp>, buildUnary<math::CtPopOp>};
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.isInteger(); });
  if (!item)
    return false;
  UnaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value), getAnyRange(*item));
  return true;
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
              getAnyRange(*lhs));
  return true;
}

/// Division and shifts by a number for which they are defined.
static bool makeByConstant(ProgramBuilder &program) {
  static constexpr BinaryBuilder ops[] = {
      buildBinary<arith::DivSIOp>,      buildBinary<arith::DivUIOp>,
      buildBinary<arith::RemSIOp>,      buildBinary<arith::RemUIOp>,
      buildBinary<arith::FloorDivSIOp>, buildBinary<arith::CeilDivSIOp>,
      buildBinary<arith::CeilDivUIOp>,  buildBinary<arith::ShLIOp>,
      buildBinary<arith::ShRSIOp>,      buildBinary<arith::ShRUIOp>};
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isIndex() ||
           (item.isInteger() && !item.getElementType().isInteger(1));
  });
  if (!item)
    return false;
  auto by = static_cast<double>(program.getRandom().between(1, 7));
  BinaryBuilder build = program.getRandom().pick(ArrayRef(ops));
  program.add(build(program.getBuilder(), item->value,
                    program.makeSplat(item->getType(), by)),
              getAnyRange(*item));
  return true;
}

static bool makeIntegerPower(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isInteger() && !item.getElementType().isInteger(1);
  });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Item other = program.obtain(item->getType());
  Value exponent = arith::AndIOp::create(builder, other.value,
                                         program.makeSplat(item->getType(), 3));
  program.add(math::IPowIOp::create(builder, item->value, exponent),
              getAnyRange(*item));
  return true;
}

/// Ops of two results, the second of which is what goes beyond the first.
static bool makeExtended(ProgramBuilder &program) {
  std::optional<Item> lhs =
      program.pick([](const Item &item) { return item.isInteger(); });
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Operation *op = nullptr;
  switch (program.getRandom().below(3)) {
  case 0:
    op = arith::AddUIExtendedOp::create(builder, lhs->value, rhs.value);
    break;
  case 1:
    op = arith::MulSIExtendedOp::create(builder, lhs->value, rhs.value);
    break;
  default:
    op = arith::MulUIExtendedOp::create(builder, lhs->value, rhs.value);
  }
  for (Value result : op->getResults())
    program.add(result, getAnyRange({result, {}}));
  return true;
}

ArrayRef<OpMaker> mesh::getIntegerMakers() {
  static constexpr OpMaker makers[] = {
      {"integer unary", 3, makeUnary},
      {"integer binary", 8, makeIntegerBinary},
      {"integer by constant", 4, makeByConstant},
      {"integer power", 1, makeIntegerPower},
      {"extended", 2, makeExtended},
  };
  return makers;
}
