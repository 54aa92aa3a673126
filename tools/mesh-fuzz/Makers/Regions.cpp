//===- Regions.cpp - ops with regions of random ops -----------------------===//

#include "Regions.h"

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

bool mesh::mayNest(ProgramBuilder &program) {
  int64_t depth = 0;
  for (Operation *op = program.getBuilder().getInsertionBlock()->getParentOp();
       !llvm::isa<func::FuncOp>(op); op = op->getParentOp())
    ++depth;
  return depth < 3;
}

void mesh::makeSomeOps(ProgramBuilder &program) {
  for (int64_t i = program.getRandom().between(1, 3); i > 0; --i)
    makeAnyOp(program);
}

Value mesh::makeCondition(ProgramBuilder &program) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isNumber() && item.range.isExact() &&
           item.getType().getNumElements() > 0;
  });
  if (!item || program.getRandom().chance(0.3)) {
    Value index = program.makeIndex(4);
    Value limit =
        arith::ConstantIndexOp::create(builder, program.getRandom().below(4));
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, index,
                                 limit);
  }
  Value element = program.makeElement(*item);
  Value zero = program.makeScalar(item->getElementType(), 0);
  if (item->isFloat())
    return arith::CmpFOp::create(builder, arith::CmpFPredicate::OGT, element,
                                 zero);
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, element,
                               zero);
}

void mesh::addPositive(ProgramBuilder &program, Value index, int64_t bound) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value below = arith::SubIOp::create(
      builder, index, arith::ConstantIndexOp::create(builder, 1));
  program.addCounter(below, bound - 1);
  Value number = arith::ConstantIndexOp::create(
      builder, program.getRandom().between(1, 9));
  program.addCounter(arith::RemUIOp::create(builder, number, index), bound - 1);
}

//===----------------------------------------------------------------------===//
// Values that go round
//===----------------------------------------------------------------------===//

NumericRange mesh::getCarriedRange(const Item &item) {
  if (item.isFloat())
    return {64, 1, 0};
  return item.getArithmetic().round({HUGE_VAL, 1, 0});
}

bool mesh::fits(NumericRange range, NumericRange wanted) {
  return range.isExact() && range.magnitude <= wanted.magnitude &&
         range.unit >= wanted.unit;
}

bool mesh::mayBeCarried(const Item &item) {
  return item.isNumber() && fits(item.range, getCarriedRange(item));
}

SmallVector<Value> mesh::getValues(ArrayRef<Item> items) {
  return llvm::map_to_vector(items,
                             [](const Item &item) { return item.value; });
}

SmallVector<Item> mesh::addCarried(ProgramBuilder &program,
                                   ArrayRef<Item> carried, ValueRange values) {
  SmallVector<Item> added;
  for (auto [item, value] : llvm::zip_equal(carried, values)) {
    added.push_back({value, getCarriedRange(item)});
    program.add(value, added.back().range);
  }
  return added;
}

/// A value of the type and range of `carried`, of another one if need be.
static Value makeNext(ProgramBuilder &program, const Item &carried) {
  Item item = *program.pick([&](const Item &item) {
    return item.getType() == carried.getType() && item.range.isExact();
  });
  // Any integer will do.
  if (!item.isFloat() || fits(item.range, carried.range))
    return item.value;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  auto makeBound = [&](double bound) {
    return program.makeSplat(carried.getType(), bound);
  };
  double bound = carried.range.magnitude;
  Value low = arith::MaximumFOp::create(builder, item.value, makeBound(-bound));
  Value clamped = arith::MinimumFOp::create(builder, low, makeBound(bound));
  return math::RoundEvenOp::create(builder, clamped);
}

SmallVector<Value> mesh::makeAllNext(ProgramBuilder &program,
                                     ArrayRef<Item> carried) {
  return llvm::map_to_vector(
      carried, [&](const Item &item) { return makeNext(program, item); });
}
