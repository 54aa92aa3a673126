//===- GenericMakers.cpp - generic and elementwise structured ops ---------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mesh/IR/AssociativeAttr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <cmath>

using namespace mesh;
using linalg::GenericOp;
using utils::IteratorType;

using Body = function_ref<void(OpBuilder &, Location, ValueRange)>;

/// An op with a loop for each dim, whose last `numReduced` loops are reduced.
static GenericOp makeGeneric(ProgramBuilder &program, int64_t rank,
                             int64_t numReduced, ValueRange inputs,
                             ValueRange inits, Body body) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  SmallVector<AffineMap> maps(inputs.size(), identity);
  SmallVector<AffineExpr> kept(identity.getResults().drop_back(numReduced));
  maps.append(inits.size(),
              AffineMap::get(rank, 0, kept, builder.getContext()));
  SmallVector<IteratorType> iterators(rank - numReduced,
                                      IteratorType::parallel);
  iterators.append(numReduced, IteratorType::reduction);
  return GenericOp::create(builder, TypeRange(inits), inputs, inits, maps,
                           iterators, body);
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// A mixture of the indices of an element, as a number of type `type`.
static Value buildPlace(OpBuilder &builder, Location loc, int64_t rank,
                        Type type) {
  Value place = arith::ConstantIndexOp::create(builder, loc, 1);
  for (int64_t dim = 0; dim < rank; ++dim) {
    Value factor = arith::ConstantIndexOp::create(builder, loc, dim + 2);
    Value scaled = arith::MulIOp::create(
        builder, loc, linalg::IndexOp::create(builder, loc, dim), factor);
    place = arith::AddIOp::create(builder, loc, place, scaled);
  }
  if (type.isIndex())
    return place;
  Type integer = llvm::isa<IntegerType>(type) ? type : builder.getI32Type();
  place = arith::IndexCastOp::create(builder, loc, integer, place);
  if (integer == type)
    return place;
  return arith::SIToFPOp::create(builder, loc, type, place);
}

static NumericRange getPlaceRange(RankedTensorType type) {
  double magnitude = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    magnitude += static_cast<double>((dim + 2) * size);
  return RangeArithmetic(type.getElementType()).round({magnitude, 1, 0});
}

/// x plus where it is.
static bool makeIndexed(ProgramBuilder &program) {
  std::optional<Item> item = program.pickNumber();
  if (!item)
    return false;
  NumericRange range =
      item->getArithmetic().add(item->range, getPlaceRange(item->getType()));
  if (!ProgramBuilder::accepts(item->getType(), range))
    return false;
  auto generic =
      makeGeneric(program, item->getRank(), 0, item->value,
                  program.makeEmpty(item->getType()),
                  [&](OpBuilder &nested, Location loc, ValueRange arguments) {
                    Value place = buildPlace(nested, loc, item->getRank(),
                                             item->getElementType());
                    linalg::YieldOp::create(nested, loc,
                                            combine(nested, loc, Combiner::Sum,
                                                    arguments[0], place));
                  });
  program.add(generic.getResult(0), range);
  return true;
}

/// Nothing but places.
static bool makeIota(ProgramBuilder &program) {
  Type element = program.pickElementType();
  if (llvm::isa<ComplexType>(element))
    return false;
  auto type = RankedTensorType::get(program.pickShape(), element);
  NumericRange range = getPlaceRange(type);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  auto generic = makeGeneric(
      program, type.getRank(), 0, {}, program.makeEmpty(type),
      [&](OpBuilder &nested, Location loc, ValueRange) {
        linalg::YieldOp::create(
            nested, loc, buildPlace(nested, loc, type.getRank(), element));
      });
  program.add(generic.getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Several results
//===----------------------------------------------------------------------===//

/// Sum and maximum along the last dim, in one pass.
static bool makeSumAndMax(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.isNumber() && item.getRank() > 0; });
  if (!item)
    return false;
  auto type = RankedTensorType::get(item->getShape().drop_back(),
                                    item->getElementType());
  Item sum = program.obtain(type), max = program.obtain(type);
  RangeArithmetic arithmetic = item->getArithmetic();
  NumericRange range = arithmetic.add(
      arithmetic.sum(item->range, item->getShape().back()), sum.range);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  auto generic = makeGeneric(
      program, item->getRank(), 1, item->value, {sum.value, max.value},
      [](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(
            nested, loc,
            ValueRange{combine(nested, loc, Combiner::Sum, x[0], x[1]),
                       combine(nested, loc, Combiner::Max, x[0], x[2])});
      });
  program.add(generic.getResult(0), range);
  program.add(generic.getResult(1),
              RangeArithmetic::unite(item->range, max.range));
  return true;
}

/// The first place of the largest number along the last dim, and the number.
static bool makeArgMax(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isInteger() && !item.getElementType().isInteger(1) &&
           item.getRank() > 0;
  });
  if (!item)
    return false;
  int64_t kept = item->getRank() - 1;
  auto type = RankedTensorType::get(item->getShape().take_front(kept),
                                    item->getElementType());
  auto placeType = type.clone(program.getBuilder().getIndexType());
  auto generic = makeGeneric(
      program, item->getRank(), 1, item->value,
      {program.makeSplat(type, -100), program.makeSplat(placeType, 0)},
      [&](OpBuilder &nested, Location loc, ValueRange x) {
        Value isLarger = arith::CmpIOp::create(
            nested, loc, arith::CmpIPredicate::sgt, x[0], x[1]);
        Value index = linalg::IndexOp::create(nested, loc, kept);
        linalg::YieldOp::create(
            nested, loc,
            ValueRange{
                arith::SelectOp::create(nested, loc, isLarger, x[0], x[1]),
                arith::SelectOp::create(nested, loc, isLarger, index, x[2])});
      });
  program.add(generic.getResult(0),
              item->getArithmetic().round({HUGE_VAL, 1, 0}));
  program.add(generic.getResult(1),
              {static_cast<double>(item->getShape().back()), 1, 0});
  return true;
}

/// The largest number along the last dim, and the element of another tensor
/// that is there. Starting from the same numbers once more changes nothing.
static bool makeMarkedArgMax(ProgramBuilder &program) {
  std::optional<Item> keys = program.pick([](const Item &item) {
    return item.isInteger() && !item.getElementType().isInteger(1) &&
           item.getRank() > 0;
  });
  if (!keys)
    return false;
  std::optional<Item> other = program.pick([&](const Item &item) {
    return item.isNumber() && item.getShape() == keys->getShape();
  });
  RankedTensorType keyType = keys->getType(), otherType = other->getType();
  keyType = keyType.clone(keyType.getShape().drop_back());
  otherType = otherType.clone(otherType.getShape().drop_back());
  Value least = program.makeSplat(keyType, -100);
  Value zero = program.makeSplat(otherType, 0);
  auto generic = makeGeneric(
      program, keys->getRank(), 1, {keys->value, other->value}, {least, zero},
      [](OpBuilder &nested, Location loc, ValueRange x) {
        Value isLarger = arith::CmpIOp::create(
            nested, loc, arith::CmpIPredicate::sgt, x[0], x[2]);
        Value key = arith::SelectOp::create(nested, loc, isLarger, x[0], x[2]);
        Value value =
            arith::SelectOp::create(nested, loc, isLarger, x[1], x[3]);
        linalg::YieldOp::create(nested, loc, ValueRange{key, value});
      });
  generic->setAttr(kAssociativeAttrName, program.getBuilder().getUnitAttr());
  program.add(generic.getResult(0),
              keys->getArithmetic().round({HUGE_VAL, 1, 0}));
  program.add(generic.getResult(1),
              RangeArithmetic::unite(other->range, NumericRange::constant(0)));
  return true;
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

static std::optional<Item> pickComplex(ProgramBuilder &program) {
  return program.pick([](const Item &item) { return item.isComplex(); });
}

/// The range of a sum of two products.
static NumericRange getProductRange(const Item &a, const Item &b) {
  RangeArithmetic arithmetic = a.getArithmetic();
  return arithmetic.sum(arithmetic.multiply(a.range, b.range), 2);
}

static bool makeComplexProduct(ProgramBuilder &program) {
  std::optional<Item> a = pickComplex(program);
  if (!a)
    return false;
  Item b = program.obtain(a->getType());
  NumericRange range = getProductRange(*a, b);
  if (!ProgramBuilder::accepts(a->getType(), range))
    return false;
  auto generic = makeGeneric(program, a->getRank(), 0, {a->value, b.value},
                             program.makeEmpty(a->getType()),
                             [](OpBuilder &nested, Location loc, ValueRange x) {
                               Value product = complex::MulOp::create(
                                   nested, loc, x[0], x[1]);
                               linalg::YieldOp::create(nested, loc, product);
                             });
  program.add(generic.getResult(0), range);
  return true;
}

/// The sum along the last dim.
static bool makeComplexSum(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.isComplex() && item.getRank() > 0; });
  if (!item)
    return false;
  auto type = RankedTensorType::get(item->getShape().drop_back(),
                                    item->getElementType());
  RangeArithmetic arithmetic = item->getArithmetic();
  NumericRange range = arithmetic.sum(item->range, item->getShape().back());
  if (!ProgramBuilder::accepts(type, range))
    return false;
  auto generic = makeGeneric(
      program, item->getRank(), 1, item->value, program.makeSplat(type, 0),
      [](OpBuilder &nested, Location loc, ValueRange x) {
        Value sum = complex::AddOp::create(nested, loc, x[0], x[1]);
        linalg::YieldOp::create(nested, loc, sum);
      });
  program.add(generic.getResult(0), range);
  return true;
}

/// The real and the imaginary part.
static bool makeComplexParts(ProgramBuilder &program) {
  std::optional<Item> item = pickComplex(program);
  if (!item)
    return false;
  auto element = llvm::cast<ComplexType>(item->getElementType());
  RankedTensorType type = item->getType().clone(element.getElementType());
  auto generic =
      makeGeneric(program, item->getRank(), 0, item->value,
                  {program.makeEmpty(type), program.makeEmpty(type)},
                  [](OpBuilder &nested, Location loc, ValueRange x) {
                    linalg::YieldOp::create(
                        nested, loc,
                        ValueRange{complex::ReOp::create(nested, loc, x[0]),
                                   complex::ImOp::create(nested, loc, x[0])});
                  });
  for (Value result : generic.getResults())
    program.add(result, item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Bodies of one op
//===----------------------------------------------------------------------===//

static bool makeMap(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pickNumber();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  NumericRange range = lhs->getArithmetic().add(lhs->range, rhs.range);
  if (!ProgramBuilder::accepts(lhs->getType(), range))
    return false;
  auto map = linalg::MapOp::create(
      program.getBuilder(), ValueRange{lhs->value, rhs.value},
      program.makeEmpty(lhs->getType()),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(
            nested, loc,
            combine(nested, loc, Combiner::Sum, arguments[0], arguments[1]));
      });
  program.add(map->getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Reversals
//===----------------------------------------------------------------------===//

/// A tensor that is read backwards along some dims.
static bool makeReversal(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.getRank() > 0 && item.getType().getNumElements() > 0;
  });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t rank = item->getRank();
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  SmallVector<AffineExpr> exprs(identity.getResults());
  for (auto [expr, size] : llvm::zip_equal(exprs, item->getShape()))
    if (program.getRandom().chance(0.6))
      expr = size - 1 - expr;
  SmallVector<IteratorType> kinds(rank, IteratorType::parallel);
  auto generic = GenericOp::create(
      builder, item->getType(), item->value, program.makeEmpty(item->getType()),
      {AffineMap::get(rank, 0, exprs, builder.getContext()), identity}, kinds,
      [](OpBuilder &nested, Location loc, ValueRange elements) {
        linalg::YieldOp::create(nested, loc, elements[0]);
      });
  program.add(generic.getResult(0), item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

namespace {
/// The loops by which an op reads a tensor.
struct DiagonalReads {
  /// The place in each dim.
  SmallVector<AffineExpr> exprs;
  /// The size of each loop.
  SmallVector<int64_t> sizes;
  bool isShared = false;
};
} // namespace

/// DiagonalReads a dim of size `size` by a loop from before, by such a loop and
/// a new one, or by a new one.
static AffineExpr pickPlace(DiagonalReads &reads, int64_t size, Random &random,
                            MLIRContext *context) {
  SmallVector<unsigned> equal, smaller;
  for (auto [loop, other] : llvm::enumerate(reads.sizes)) {
    if (other == size)
      equal.push_back(loop);
    if (other < size)
      smaller.push_back(loop);
  }
  auto take = [&](ArrayRef<unsigned> loops) {
    reads.isShared = true;
    return mlir::getAffineDimExpr(random.pick(loops), context);
  };
  if (!equal.empty() && random.chance(0.6))
    return take(equal);
  AffineExpr added = mlir::getAffineDimExpr(reads.sizes.size(), context);
  if (!smaller.empty() && random.chance(0.4)) {
    AffineExpr shared = take(smaller);
    unsigned loop = llvm::cast<mlir::AffineDimExpr>(shared).getPosition();
    reads.sizes.push_back(size - reads.sizes[loop] + 1);
    return shared + added;
  }
  reads.sizes.push_back(size);
  return added;
}

static DiagonalReads pickReads(ProgramBuilder &program, const Item &item) {
  Random &random = program.getRandom();
  MLIRContext *context = program.getBuilder().getContext();
  DiagonalReads reads;
  reads.exprs.resize(item.getRank());
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, item.getRank()));
  // A dim of which another one is a part comes after that.
  llvm::stable_sort(dims, [&](int64_t a, int64_t b) {
    return item.getShape()[a] < item.getShape()[b];
  });
  for (int64_t dim : dims)
    reads.exprs[dim] = pickPlace(reads, item.getShape()[dim], random, context);
  return reads;
}

/// The elements along diagonals, or their sums along a loop.
static bool makeDiagonal(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isNumber() && item.getRank() > 1 &&
           item.getType().getNumElements() > 0;
  });
  if (!item)
    return false;
  DiagonalReads reads = pickReads(program, *item);
  if (!reads.isShared)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  unsigned rank = reads.sizes.size();
  bool reduces = program.getRandom().chance(0.4);
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  // The first loop is a shared one, mostly.
  auto kept = identity.getResults().drop_front(reduces);
  auto type = RankedTensorType::get(ArrayRef(reads.sizes).drop_front(reduces),
                                    item->getElementType());
  NumericRange range =
      reduces ? item->getArithmetic().sum(item->range, reads.sizes.front())
              : item->range;
  if (!ProgramBuilder::accepts(type, range) || !program.isSmall(reads.sizes))
    return false;
  SmallVector<IteratorType> kinds(rank, IteratorType::parallel);
  if (reduces)
    kinds.front() = IteratorType::reduction;
  // Loops of sums need an operand that tells their size.
  Value sizes = program.makeEmpty(
      RankedTensorType::get(reads.sizes, builder.getI1Type()));
  Value init = reduces ? program.makeSplat(type, 0) : program.makeEmpty(type);
  auto generic = GenericOp::create(
      builder, type, {item->value, sizes}, init,
      {AffineMap::get(rank, 0, reads.exprs, builder.getContext()), identity,
       AffineMap::get(rank, 0, kept, builder.getContext())},
      kinds, [&](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(
            nested, loc,
            reduces ? combine(nested, loc, Combiner::Sum, x[2], x[0]) : x[0]);
      });
  program.add(generic.getResult(0), range);
  return true;
}

ArrayRef<OpMaker> mesh::getGenericMakers() {
  static constexpr OpMaker makers[] = {
      {"indexed", 3, makeIndexed},
      {"iota", 2, makeIota},
      {"sum and max", 2, makeSumAndMax},
      {"argmax", 2, makeArgMax},
      {"marked argmax", 2, makeMarkedArgMax},
      {"complex product", 2, makeComplexProduct},
      {"complex sum", 1, makeComplexSum},
      {"complex parts", 3, makeComplexParts},
      {"map", 2, makeMap},
      {"reversal", 2, makeReversal},
      {"diagonal", 3, makeDiagonal},
  };
  return makers;
}
