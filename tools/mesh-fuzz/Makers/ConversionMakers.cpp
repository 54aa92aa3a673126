//===- ConversionMakers.cpp - comparisons and conversions -----------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// A choice by comparison. Only of what is exact, for the same reason as
/// rounding.
static bool makeSelect(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pick([](const Item &item) {
    return item.isNumber() && item.range.isExact() &&
           !item.getElementType().isInteger(1);
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

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static unsigned getWidth(Type type) {
  return type.isIndex() ? IndexType::kInternalStorageBitWidth
                        : type.getIntOrFloatBitWidth();
}

namespace {
/// From elements of one type to those of another.
class Conversion {
public:
  Conversion(ProgramBuilder &program, Type to)
      : program(program), builder(program.getBuilder()),
        isSigned(program.getRandom().chance(0.5)), to(to) {}

  bool isFit(const Item &item) const;
  bool make(const Item &item);

private:
  template <typename Signed, typename Unsigned>
  Value buildBySign(RankedTensorType type, Value value) {
    if (isSigned)
      return Signed::create(builder, type, value);
    return Unsigned::create(builder, type, value);
  }
  Value convertFloat(const Item &item, RankedTensorType type);
  Value convertInteger(const Item &item, RankedTensorType type);

  ProgramBuilder &program;
  ImplicitLocOpBuilder &builder;
  bool isSigned;
  Type to;
};
} // namespace

bool Conversion::isFit(const Item &item) const {
  Type from = item.getElementType();
  if (item.isComplex() || llvm::isa<ComplexType>(to) || from == to)
    return false;
  bool toFloat = llvm::isa<FloatType>(to);
  if (item.isFloat() && !toFloat)
    // Beyond its range an integer is anything.
    return !to.isIndex() && item.range.isExact() &&
           item.range.magnitude < std::ldexp(1, getWidth(to) - 1);
  if (from.isIndex() || to.isIndex())
    return !toFloat && !item.isFloat();
  return getWidth(from) != getWidth(to) || item.isFloat() != toFloat;
}

Value Conversion::convertFloat(const Item &item, RankedTensorType type) {
  if (!llvm::isa<FloatType>(to)) {
    if (isSigned)
      return arith::FPToSIOp::create(builder, type, item.value);
    return arith::FPToUIOp::create(builder, type,
                                   math::AbsFOp::create(builder, item.value));
  }
  if (getWidth(item.getElementType()) < getWidth(to))
    return arith::ExtFOp::create(builder, type, item.value);
  return arith::TruncFOp::create(builder, type, item.value);
}

Value Conversion::convertInteger(const Item &item, RankedTensorType type) {
  if (llvm::isa<FloatType>(to))
    return buildBySign<arith::SIToFPOp, arith::UIToFPOp>(type, item.value);
  if (item.isIndex() || to.isIndex())
    return buildBySign<arith::IndexCastOp, arith::IndexCastUIOp>(type,
                                                                 item.value);
  if (getWidth(item.getElementType()) > getWidth(to))
    return arith::TruncIOp::create(builder, type, item.value);
  return buildBySign<arith::ExtSIOp, arith::ExtUIOp>(type, item.value);
}

bool Conversion::make(const Item &item) {
  RankedTensorType type = item.getType().clone(to);
  NumericRange range = item.range;
  if (item.isFloat())
    return program.addIfAccepted(convertFloat(item, type),
                                 RangeArithmetic(to).round(range));
  // An unsigned number is up to twice as large.
  range.magnitude = std::ldexp(1, getWidth(item.getElementType()));
  return program.addIfAccepted(convertInteger(item, type),
                               RangeArithmetic(to).round(range));
}

static bool makeConversion(ProgramBuilder &program) {
  Conversion conversion(program, program.pickElementType());
  std::optional<Item> item =
      program.pick([&](const Item &item) { return conversion.isFit(item); });
  return item && conversion.make(*item);
}

/// The bits of what is exact, there and back. The bits of a float have no
/// derivative.
static bool makeBitcast(ProgramBuilder &program) {
  bool takesFloats = !program.getOptions().differentiate;
  std::optional<Item> item = program.pick([&](const Item &item) {
    return item.range.isExact() &&
           (item.isInteger() || (takesFloats && item.isFloat())) &&
           !item.getElementType().isInteger(1);
  });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RankedTensorType type = item->getType();
  RankedTensorType bits =
      type.clone(builder.getIntegerType(type.getElementTypeBitWidth()));
  auto build = [&](RankedTensorType to, Value value) -> Value {
    if (program.getRandom().chance(0.5))
      return arith::BitcastOp::create(builder, to, value);
    return tensor::BitcastOp::create(builder, to, value);
  };
  Value cast = build(bits, item->value);
  Value inverted = arith::XOrIOp::create(
      builder, cast, program.makeSplat(bits, item->isFloat() ? 0 : 5));
  program.add(build(type, inverted),
              item->isFloat() ? item->range
                              : item->getArithmetic().round({HUGE_VAL, 1, 0}));
  return true;
}

/// A cast to the type it has.
static bool makeCast(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  program.add(tensor::CastOp::create(program.getBuilder(), item->getType(),
                                     item->value),
              item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getConversionMakers() {
  static constexpr OpMaker makers[] = {
      {"select", 5, makeSelect},
      {"conversion", 8, makeConversion},
      {"bitcast", 1, makeBitcast},
      {"cast", 1, makeCast},
  };
  return makers;
}
