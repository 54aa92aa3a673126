//===- Combiner.cpp - Reductions by ops of arith --------------------------===//

#include "mesh/IR/ReductionKind.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mesh;
using arith::AtomicRMWKind;

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

namespace {
/// An op of arith that reduces.
struct Reduction {
  bool (*isOp)(Operation *);
  AtomicRMWKind kind;
  bool isOfFloats;
  /// The combiner of collectives, if it is one.
  std::optional<Combiner> combiner = std::nullopt;
};
} // namespace

static constexpr bool kFloats = true, kIntegers = false;

template <typename Op>
static bool isOp(Operation *op) {
  return llvm::isa<Op>(op);
}

static constexpr Reduction kReductions[] = {
    {isOp<arith::AddFOp>, AtomicRMWKind::addf, kFloats, Combiner::Sum},
    {isOp<arith::AddIOp>, AtomicRMWKind::addi, kIntegers, Combiner::Sum},
    {isOp<arith::MulFOp>, AtomicRMWKind::mulf, kFloats, Combiner::Product},
    {isOp<arith::MulIOp>, AtomicRMWKind::muli, kIntegers, Combiner::Product},
    {isOp<arith::MinimumFOp>, AtomicRMWKind::minimumf, kFloats, Combiner::Min},
    {isOp<arith::MinSIOp>, AtomicRMWKind::mins, kIntegers, Combiner::Min},
    {isOp<arith::MaximumFOp>, AtomicRMWKind::maximumf, kFloats, Combiner::Max},
    {isOp<arith::MaxSIOp>, AtomicRMWKind::maxs, kIntegers, Combiner::Max},
    {isOp<arith::AndIOp>, AtomicRMWKind::andi, kIntegers, Combiner::And},
    {isOp<arith::OrIOp>, AtomicRMWKind::ori, kIntegers, Combiner::Or},
    {isOp<arith::MinNumFOp>, AtomicRMWKind::minnumf, kFloats},
    {isOp<arith::MaxNumFOp>, AtomicRMWKind::maxnumf, kFloats},
    {isOp<arith::MinUIOp>, AtomicRMWKind::minu, kIntegers},
    {isOp<arith::MaxUIOp>, AtomicRMWKind::maxu, kIntegers},
    {isOp<arith::XOrIOp>, AtomicRMWKind::xori, kIntegers},
};

static const Reduction *
findReduction(function_ref<bool(const Reduction &)> is) {
  const Reduction *found = llvm::find_if(kReductions, is);
  return found == std::end(kReductions) ? nullptr : found;
}

static const Reduction *findReduction(Operation *op) {
  return findReduction([&](const Reduction &x) { return x.isOp(op); });
}

/// Returns true if `reduction` is of numbers of `type` or of its elements.
static bool isOf(const Reduction &reduction, Type type) {
  Type element = getElementTypeOrSelf(type);
  return reduction.isOfFloats ? llvm::isa<FloatType>(element)
                              : element.isSignlessIntOrIndex();
}

static const Reduction *findReduction(Combiner combiner, Type type) {
  return findReduction([&](const Reduction &x) {
    return x.combiner == combiner && isOf(x, type);
  });
}

//===----------------------------------------------------------------------===//
// Lookup
//===----------------------------------------------------------------------===//

bool mesh::canCombine(Combiner combiner, Type type) {
  return findReduction(combiner, type) != nullptr;
}

bool mesh::canReduce(AtomicRMWKind kind, Type type) {
  return findReduction([&](const Reduction &x) {
           return x.kind == kind && isOf(x, type);
         }) != nullptr;
}

std::optional<Combiner> mesh::matchCombiner(Operation *op) {
  const Reduction *reduction = findReduction(op);
  return reduction ? reduction->combiner : std::nullopt;
}

std::optional<AtomicRMWKind> mesh::matchReductionKind(Operation *op) {
  const Reduction *reduction = findReduction(op);
  return reduction ? std::optional(reduction->kind) : std::nullopt;
}

bool mesh::isIdempotent(Combiner combiner) {
  return combiner != Combiner::Sum && combiner != Combiner::Product;
}

Value mesh::combine(OpBuilder &builder, Location loc, Combiner combiner,
                    Value lhs, Value rhs) {
  const Reduction *reduction = findReduction(combiner, lhs.getType());
  assert(reduction && "the combiner is not one of this type");
  return arith::getReductionOp(reduction->kind, builder, loc, lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Identity elements
//===----------------------------------------------------------------------===//

APFloat mesh::getNeutralFloat(Combiner combiner,
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
  llvm_unreachable("the combiner is for integers only");
}

APInt mesh::getNeutralInteger(Combiner combiner, unsigned width) {
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

TypedAttr mesh::getNeutralElement(Combiner combiner, Type type) {
  if (!canCombine(combiner, type))
    return {};
  if (auto floatType = llvm::dyn_cast<FloatType>(type))
    return FloatAttr::get(
        floatType, getNeutralFloat(combiner, floatType.getFloatSemantics()));
  unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                  : type.getIntOrFloatBitWidth();
  return IntegerAttr::get(type, getNeutralInteger(combiner, width));
}
