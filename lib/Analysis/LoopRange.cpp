//===- LoopRange.cpp - ranges of loop variables ---------------------------===//

#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

using namespace mesh;

std::optional<LoopRange> LoopRange::get(const APInt &begin, const APInt &end,
                                        const APInt &step, bool isUnsigned) {
  bool isEmpty = isUnsigned ? begin.uge(end) : begin.sge(end);
  bool isForward = isUnsigned ? !step.isZero() : step.isStrictlyPositive();
  if (!isEmpty && !isForward)
    return std::nullopt;
  // The distance wraps to what it is without sign.
  APInt count(begin.getBitWidth(), 0);
  if (!isEmpty)
    count =
        llvm::APIntOps::RoundingUDiv(end - begin, step, APInt::Rounding::UP);
  if (count.getActiveBits() > 63 || begin.getSignificantBits() > 64 ||
      step.getSignificantBits() > 64)
    return std::nullopt;
  return LoopRange{begin.getSExtValue(), step.getSExtValue(),
                   static_cast<int64_t>(count.getZExtValue())};
}

std::optional<LoopRange> LoopRange::get(scf::ForOp loop, Attribute begin,
                                        Attribute end, Attribute step) {
  auto first = llvm::dyn_cast_or_null<IntegerAttr>(begin);
  auto last = llvm::dyn_cast_or_null<IntegerAttr>(end);
  auto distance = llvm::dyn_cast_or_null<IntegerAttr>(step);
  if (!first || !last || !distance)
    return std::nullopt;
  return get(first.getValue(), last.getValue(), distance.getValue(),
             loop.getUnsignedCmp());
}

std::optional<LoopRange> LoopRange::get(scf::ForOp loop) {
  auto getConstant = [](Value value) {
    Attribute constant;
    matchPattern(value, mlir::m_Constant(&constant));
    return constant;
  };
  return get(loop, getConstant(loop.getLowerBound()),
             getConstant(loop.getUpperBound()), getConstant(loop.getStep()));
}

IntegerAttr LoopRange::getNumber(Type type, int64_t index) const {
  auto wrap = [width = mlir::ConstantIntRanges::getStorageBitwidth(type)](
                  int64_t value) {
    return APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true);
  };
  return IntegerAttr::get(type, wrap(begin) + wrap(step) * wrap(index));
}

static Value createConstant(OpBuilder &builder, Location loc, Type type,
                            int64_t number) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, number));
}

Value LoopRange::createVariable(OpBuilder &builder, Location loc, Type type,
                                Value index) const {
  Value number = index;
  if (!type.isIndex())
    number = arith::IndexCastOp::create(builder, loc, type, number);
  number = arith::MulIOp::create(builder, loc, number,
                                 createConstant(builder, loc, type, step));
  return arith::AddIOp::create(builder, loc, number,
                               createConstant(builder, loc, type, begin));
}

Value LoopRange::createIterationNumber(OpBuilder &builder, Location loc,
                                       Value variable) const {
  Type type = variable.getType();
  Value number = variable;
  if (begin != 0)
    number = arith::SubIOp::create(builder, loc, number,
                                   createConstant(builder, loc, type, begin));
  if (step != 1)
    number = arith::DivUIOp::create(builder, loc, number,
                                    createConstant(builder, loc, type, step));
  if (!type.isIndex())
    number = arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                          number);
  return number;
}
