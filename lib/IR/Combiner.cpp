//===- Combiner.cpp - combiners in arith ----------------------------------===//

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

bool mesh::canCombine(Combiner combiner, Type type) {
  Type element = getElementTypeOrSelf(type);
  bool isBitwise = combiner == Combiner::And || combiner == Combiner::Or;
  return element.isSignlessInteger() || element.isIndex() ||
         (llvm::isa<FloatType>(element) && !isBitwise);
}

static APFloat getNeutralFloat(Combiner combiner,
                               const llvm::fltSemantics &semantics) {
  switch (combiner) {
  case Combiner::Sum:
    // x + -0 is x for every x, -0 included.
    return APFloat::getZero(semantics, /*Negative=*/true);
  case Combiner::Product:
    return APFloat(semantics, 1);
  case Combiner::Min:
    return APFloat::getInf(semantics);
  case Combiner::Max:
    return APFloat::getInf(semantics, /*Negative=*/true);
  case Combiner::And:
  case Combiner::Or:
    break;
  }
  llvm_unreachable("combiner is for integers only");
}

static APInt getNeutralInt(Combiner combiner, unsigned width) {
  switch (combiner) {
  case Combiner::Sum:
  case Combiner::Or:
    return APInt::getZero(width);
  case Combiner::Product:
    return APInt(width, 1);
  case Combiner::Min:
    return APInt::getSignedMaxValue(width);
  case Combiner::Max:
    return APInt::getSignedMinValue(width);
  case Combiner::And:
    return APInt::getAllOnes(width);
  }
  llvm_unreachable("unknown combiner");
}

bool mesh::isIdempotent(Combiner combiner) {
  return combiner != Combiner::Sum && combiner != Combiner::Product;
}

TypedAttr mesh::getNeutralElement(Combiner combiner, Type type) {
  if (!canCombine(combiner, type))
    return {};
  if (auto floatType = llvm::dyn_cast<FloatType>(type))
    return FloatAttr::get(
        floatType, getNeutralFloat(combiner, floatType.getFloatSemantics()));
  unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                  : type.getIntOrFloatBitWidth();
  return IntegerAttr::get(type, getNeutralInt(combiner, width));
}

std::optional<Combiner> mesh::matchCombiner(Operation *op) {
  using Result = std::optional<Combiner>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<arith::AddFOp, arith::AddIOp>([](auto) { return Combiner::Sum; })
      .Case<arith::MulFOp, arith::MulIOp>(
          [](auto) { return Combiner::Product; })
      .Case<arith::MinimumFOp, arith::MinSIOp>(
          [](auto) { return Combiner::Min; })
      .Case<arith::MaximumFOp, arith::MaxSIOp>(
          [](auto) { return Combiner::Max; })
      .Case([](arith::AndIOp) { return Combiner::And; })
      .Case([](arith::OrIOp) { return Combiner::Or; })
      .Default([](Operation *) { return Result(); });
}

template <typename FloatOp, typename IntOp>
static Value create(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  if (llvm::isa<FloatType>(getElementTypeOrSelf(lhs)))
    return FloatOp::create(builder, loc, lhs, rhs);
  return IntOp::create(builder, loc, lhs, rhs);
}

Value mesh::combine(OpBuilder &builder, Location loc, Combiner combiner,
                    Value lhs, Value rhs) {
  switch (combiner) {
  case Combiner::Sum:
    return create<arith::AddFOp, arith::AddIOp>(builder, loc, lhs, rhs);
  case Combiner::Product:
    return create<arith::MulFOp, arith::MulIOp>(builder, loc, lhs, rhs);
  case Combiner::Min:
    return create<arith::MinimumFOp, arith::MinSIOp>(builder, loc, lhs, rhs);
  case Combiner::Max:
    return create<arith::MaximumFOp, arith::MaxSIOp>(builder, loc, lhs, rhs);
  case Combiner::And:
    return arith::AndIOp::create(builder, loc, lhs, rhs);
  case Combiner::Or:
    return arith::OrIOp::create(builder, loc, lhs, rhs);
  }
  llvm_unreachable("unknown combiner");
}
