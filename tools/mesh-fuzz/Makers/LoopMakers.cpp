//===- LoopMakers.cpp - loops ---------------------------------------------===//

#include "Regions.h"
#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Returns the initial values of a loop: one to three tensors.
static SmallVector<Item> pickCarried(ProgramBuilder &program) {
  SmallVector<Item> carried;
  for (int64_t i = program.getRandom().between(1, 3); i > 0; --i) {
    std::optional<Item> item = program.pick(mayBeCarried);
    if (item)
      carried.push_back(*item);
  }
  return carried;
}

namespace {
/// The bounds and the step of a loop.
struct Counting {
  Value first, end, step;
  bool isUnsigned;
};
} // namespace

/// Mostly indices from 0 on; now and then bytes that go beyond the largest
/// signed one.
static Counting makeCounting(ProgramBuilder &program, int64_t count) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Random &random = program.getRandom();
  bool isUnsigned = random.chance(0.2);
  Type type = builder.getIndexType();
  int64_t first = 0, step = 1;
  if (isUnsigned) {
    type = builder.getI8Type();
    first = random.between(115, 127);
    step = random.between(1, 5);
  }
  auto makeNumber = [&](int64_t value) -> Value {
    APInt number(type.isIndex() ? 64 : 8, value);
    return arith::ConstantOp::create(builder,
                                     builder.getIntegerAttr(type, number));
  };
  Counting counting{makeNumber(first), {}, {}, isUnsigned};
  counting.end = makeNumber(first + count * step);
  counting.step = makeNumber(step);
  return counting;
}

static scf::ForOp makeLoop(ProgramBuilder &program, const Counting &counting,
                           ValueRange inits) {
  return scf::ForOp::create(program.getBuilder(), counting.first, counting.end,
                            counting.step, inits, /*bodyBuilder=*/nullptr,
                            counting.isUnsigned);
}

/// In the body of a loop: the number of the iteration, below `count`.
static void addCounter(ProgramBuilder &program, const Counting &counting,
                       Value variable, int64_t count) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  if (!variable.getType().isIndex()) {
    variable = arith::SubIOp::create(builder, variable, counting.first);
    variable = arith::DivUIOp::create(builder, variable, counting.step);
    variable =
        arith::IndexCastUIOp::create(builder, builder.getIndexType(), variable);
  }
  program.addCounter(variable, count);
}

static bool makeFor(ProgramBuilder &program) {
  SmallVector<Item> carried;
  if (!mayNest(program) || (carried = pickCarried(program)).empty())
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t count = program.getRandom().below(4);
  Counting counting = makeCounting(program, count);
  scf::ForOp loop = makeLoop(program, counting, getValues(carried));
  {
    InBlock body(program, loop.getBody());
    SmallVector<Item> items =
        addCarried(program, carried, loop.getRegionIterArgs());
    addCounter(program, counting, loop.getInductionVar(), count);
    makeSomeOps(program);
    scf::YieldOp::create(builder, makeAllNext(program, items));
  }
  addCarried(program, carried, loop.getResults());
  return true;
}

/// As many iterations as an index says, maybe none. What is in range of tensors
/// in the loop, or can be divided by, may not be so where there are none.
static bool makeForUnknown(ProgramBuilder &program) {
  SmallVector<Item> carried;
  if (!mayNest(program) || (carried = pickCarried(program)).empty())
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t bound = program.getRandom().between(2, 4);
  Value count = program.makeIndex(bound);
  Value one = arith::ConstantIndexOp::create(builder, 1);
  Value zero = arith::ConstantIndexOp::create(builder, 0);
  auto loop = scf::ForOp::create(builder, zero, count, one, getValues(carried));
  {
    InBlock body(program, loop.getBody());
    SmallVector<Item> items =
        addCarried(program, carried, loop.getRegionIterArgs());
    program.addCounter(loop.getInductionVar(), bound - 1);
    addPositive(program, count, bound);
    makeSomeOps(program);
    scf::YieldOp::create(builder, makeAllNext(program, items));
  }
  addCarried(program, carried, loop.getResults());
  return true;
}

/// Adds up along the last dim, step by step.
static bool makeSumLoop(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.isNumber() && item.getRank() > 0; });
  if (!item || !mayNest(program))
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RankedTensorType type = item->getType();
  int64_t dim = type.getRank() - 1;
  Item init = program.obtain(RankedTensorType::get(type.getShape().drop_back(),
                                                   type.getElementType()));
  int64_t count = program.getRandom().between(1, 4);
  Counting counting = makeCounting(program, count);
  scf::ForOp loop = makeLoop(program, counting, init.value);
  NumericRange range = init.range;
  {
    InBlock body(program, loop.getBody());
    addCounter(program, counting, loop.getInductionVar(), count);
    makeSomeOps(program);
    Item term = program.obtain(type);
    Value sum = loop.getRegionIterArgs().front();
    RangeArithmetic arithmetic = term.getArithmetic();
    NumericRange whole = arithmetic.add(
        range, arithmetic.sum(term.range, count * type.getDimSize(dim)));
    if (arithmetic.accepts(whole)) {
      bool addsAfterwards = program.getRandom().chance(0.5);
      Value start = addsAfterwards ? program.makeSplat(init.getType(), 0) : sum;
      auto reduce = linalg::ReduceOp::create(
          builder, term.value, start, dim,
          [](OpBuilder &nested, Location loc, ValueRange x) {
            linalg::YieldOp::create(
                nested, loc, combine(nested, loc, Combiner::Sum, x[0], x[1]));
          });
      sum = addsAfterwards ? combine(builder, builder.getLoc(), Combiner::Sum,
                                     sum, reduce.getResult(0))
                           : reduce.getResult(0);
      range = whole;
    }
    scf::YieldOp::create(builder, sum);
  }
  program.add(loop.getResult(0), range);
  return true;
}

/// Counts as well, so that it ends.
static bool makeWhile(ProgramBuilder &program) {
  SmallVector<Item> carried;
  if (!mayNest(program) || (carried = pickCarried(program)).empty())
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t count = program.getRandom().below(4);
  SmallVector<Value> inits{arith::ConstantIndexOp::create(builder, 0)};
  llvm::append_range(inits, getValues(carried));
  auto loop =
      scf::WhileOp::create(builder, ValueRange(inits).getTypes(), inits);
  SmallVector<Location> locations(inits.size(), builder.getLoc());
  auto addBlock = [&](Region &region) {
    OpBuilder::InsertionGuard guard(builder);
    return builder.createBlock(&region, {}, ValueRange(inits).getTypes(),
                               locations);
  };
  auto addArguments = [&](Block *block) {
    // Also where the loop ends.
    program.addCounter(block->getArgument(0), count + 1);
    return addCarried(program, carried, block->getArguments().drop_front());
  };
  Block *before = addBlock(loop.getBefore()),
        *after = addBlock(loop.getAfter());
  {
    InBlock body(program, before);
    SmallVector<Item> items = addArguments(before);
    Value goesOn = arith::CmpIOp::create(
        builder, arith::CmpIPredicate::ult, before->getArgument(0),
        arith::ConstantIndexOp::create(builder, count));
    // Reverse mode needs the trip count.
    if (!program.getOptions().differentiate && program.getRandom().chance(0.5))
      goesOn = arith::AndIOp::create(builder, goesOn, makeCondition(program));
    if (program.getRandom().chance(0.5))
      makeSomeOps(program);
    SmallVector<Value> passed{before->getArgument(0)};
    llvm::append_range(passed, makeAllNext(program, items));
    scf::ConditionOp::create(builder, goesOn, passed);
  }
  {
    InBlock body(program, after);
    SmallVector<Item> items = addArguments(after);
    makeSomeOps(program);
    SmallVector<Value> next{
        arith::AddIOp::create(builder, after->getArgument(0),
                              arith::ConstantIndexOp::create(builder, 1))};
    llvm::append_range(next, makeAllNext(program, items));
    scf::YieldOp::create(builder, next);
  }
  addCarried(program, carried, loop.getResults().drop_front());
  return true;
}

/// Makes the rows of a tensor one by one, or some at once.
static bool makeForall(ProgramBuilder &program) {
  std::optional<Item> out = program.pick([](const Item &item) {
    return item.getRank() > 0 && item.getType().getNumElements() > 0;
  });
  if (!out || !mayNest(program))
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t count = out->getShape().front();
  SmallVector<int64_t> steps;
  for (int64_t step = 1; step <= count; ++step)
    if (count % step == 0)
      steps.push_back(step);
  int64_t step = program.getRandom().pick(steps);
  auto getIndex = [&](int64_t value) -> OpFoldResult {
    return builder.getIndexAttr(value);
  };
  auto forall = scf::ForallOp::create(
      builder, getIndex(0), getIndex(count), getIndex(step), out->value,
      /*mapping=*/std::nullopt, [](OpBuilder &, Location, ValueRange) {});
  SmallVector<int64_t> shape(out->getShape());
  shape.front() = step;
  SmallVector<OpFoldResult> offsets(out->getRank(), getIndex(0)), sizes,
      strides(out->getRank(), getIndex(1));
  for (int64_t size : shape)
    sizes.push_back(getIndex(size));
  NumericRange range = out->range;
  {
    InBlock body(program, forall.getBody());
    Value counter = forall.getInductionVar(0);
    offsets.front() = counter;
    program.addCounter(counter, count - step + 1);
    RankedTensorType type = out->getType().clone(shape);
    Item source = program.obtain(out->getType());
    program.add(tensor::ExtractSliceOp::create(builder, type, source.value,
                                               offsets, sizes, strides),
                source.range);
    makeSomeOps(program);
    Item part = program.obtain(type);
    range = RangeArithmetic::unite(range, part.range);
    auto inParallel = scf::InParallelOp::create(builder);
    builder.setInsertionPointToEnd(inParallel.getBody());
    tensor::ParallelInsertSliceOp::create(builder, part.value,
                                          forall.getRegionIterArgs().front(),
                                          offsets, sizes, strides);
  }
  program.add(forall.getResult(0), range);
  return true;
}

ArrayRef<OpMaker> mesh::getLoopMakers() {
  static constexpr OpMaker makers[] = {
      {"for", 4, makeFor},         {"for unknown", 2, makeForUnknown},
      {"for sum", 3, makeSumLoop}, {"while", 2, makeWhile},
      {"forall", 2, makeForall},
  };
  return makers;
}
