//===- ReductionMakers.cpp - reductions and einsums -----------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;
using linalg::GenericOp;
using utils::IteratorType;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
/// The combination of terms to one number.
struct Reduction {
  Combiner combiner;
  Item init;
};
} // namespace

static Combiner pickCombiner(ProgramBuilder &program, Type element) {
  SmallVector<Combiner> combiners(4, Combiner::Sum);
  for (Combiner combiner : {Combiner::Product, Combiner::Min, Combiner::Max,
                            Combiner::And, Combiner::Or})
    if (canCombine(combiner, element))
      combiners.push_back(combiner);
  return program.getRandom().pick(combiners);
}

/// A tensor of `element`, made by linalg.fill.
static Value makeFilled(ProgramBuilder &program, RankedTensorType type,
                        TypedAttr element) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value scalar = arith::ConstantOp::create(builder, element);
  return linalg::FillOp::create(builder, scalar, program.makeEmpty(type))
      .getResult(0);
}

/// A combiner and what to start from: its identity element, or any numbers.
static Reduction makeReduction(ProgramBuilder &program, RankedTensorType type) {
  Type element = type.getElementType();
  Combiner combiner = pickCombiner(program, element);
  if (program.getRandom().chance(0.4))
    return {combiner, program.obtain(type)};
  bool addsUp = combiner == Combiner::Sum || combiner == Combiner::Product;
  NumericRange range =
      NumericRange::constant(combiner == Combiner::Product ? 1 : 0);
  // The identity elements of minimum and maximum are infinite.
  if (!addsUp)
    return {combiner, program.obtain(type)};
  TypedAttr neutral = getNeutralElement(combiner, element);
  if (program.getRandom().chance(0.5))
    return {combiner, {makeFilled(program, type, neutral), range}};
  return {combiner,
          {arith::ConstantOp::create(program.getBuilder(),
                                     DenseElementsAttr::get(type, neutral)),
           range}};
}

static NumericRange getRange(const Reduction &reduction, NumericRange term,
                             int64_t count) {
  RangeArithmetic arithmetic = reduction.init.getArithmetic();
  NumericRange init = reduction.init.range;
  switch (reduction.combiner) {
  case Combiner::Sum:
    return arithmetic.add(arithmetic.sum(term, count), init);
  case Combiner::Product:
    return arithmetic.multiply(arithmetic.power(term, count), init);
  default:
    return arithmetic.round(RangeArithmetic::unite(term, init));
  }
}

namespace {
/// A result of linalg.reduce.
struct Reduced {
  SmallVector<int64_t> dims;
  RankedTensorType type;
  /// The number of elements that become one.
  int64_t count = 1;
};
} // namespace

static Reduced pickReduced(ProgramBuilder &program, RankedTensorType from) {
  Reduced reduced;
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(from.getShape())) {
    if (program.getRandom().chance(0.5)) {
      reduced.dims.push_back(dim);
      reduced.count *= size;
    } else {
      shape.push_back(size);
    }
  }
  reduced.type = RankedTensorType::get(shape, from.getElementType());
  return reduced;
}

static bool hasReducibleDims(const Item &item) {
  return item.isNumber() && item.getRank() > 0;
}

static bool makeReduce(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasReducibleDims);
  if (!item)
    return false;
  Reduced reduced = pickReduced(program, item->getType());
  Reduction reduction = makeReduction(program, reduced.type);
  NumericRange range = getRange(reduction, item->range, reduced.count);
  if (!ProgramBuilder::accepts(reduced.type, range))
    return false;
  auto reduce = linalg::ReduceOp::create(
      program.getBuilder(), item->value, reduction.init.value, reduced.dims,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(nested, loc,
                                combine(nested, loc, reduction.combiner,
                                        arguments[0], arguments[1]));
      });
  program.add(reduce.getResult(0), range);
  return true;
}

/// Two tensors at once.
static bool makeReducePair(ProgramBuilder &program) {
  std::optional<Item> first = program.pick(hasReducibleDims);
  if (!first)
    return false;
  Item second = program.obtain(first->getType());
  Reduced reduced = pickReduced(program, first->getType());
  Reduction a = makeReduction(program, reduced.type);
  Reduction b = makeReduction(program, reduced.type);
  NumericRange rangeA = getRange(a, first->range, reduced.count);
  NumericRange rangeB = getRange(b, second.range, reduced.count);
  if (!ProgramBuilder::accepts(reduced.type, rangeA) ||
      !ProgramBuilder::accepts(reduced.type, rangeB))
    return false;
  auto reduce = linalg::ReduceOp::create(
      program.getBuilder(), ValueRange{first->value, second.value},
      ValueRange{a.init.value, b.init.value}, reduced.dims,
      [&](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(
            nested, loc,
            ValueRange{combine(nested, loc, a.combiner, x[0], x[2]),
                       combine(nested, loc, b.combiner, x[1], x[3])});
      });
  program.add(reduce.getResult(0), rangeA);
  program.add(reduce.getResult(1), rangeB);
  return true;
}

template <typename Op>
static Value buildNested(OpBuilder &builder, Location loc, Value lhs,
                         Value rhs) {
  return Op::create(builder, loc, lhs, rhs);
}

/// By what is no combiner of the mesh dialect.
static bool makeOtherReduce(ProgramBuilder &program) {
  using Build = Value (*)(OpBuilder &, Location, Value, Value);
  static constexpr Build floats[] = {buildNested<arith::MaxNumFOp>,
                                     buildNested<arith::MinNumFOp>};
  static constexpr Build integers[] = {buildNested<arith::XOrIOp>,
                                       buildNested<arith::MaxUIOp>,
                                       buildNested<arith::MinUIOp>};
  std::optional<Item> item = program.pick(hasReducibleDims);
  if (!item)
    return false;
  Random &random = program.getRandom();
  Build build = item->isFloat() ? random.pick(ArrayRef(floats))
                                : random.pick(ArrayRef(integers));
  Reduced reduced = pickReduced(program, item->getType());
  Item init = program.obtain(reduced.type);
  auto reduce = linalg::ReduceOp::create(
      program.getBuilder(), item->value, init.value, reduced.dims,
      [&](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(nested, loc, build(nested, loc, x[0], x[1]));
      });
  NumericRange range = RangeArithmetic::unite(item->range, init.range);
  if (!item->isFloat())
    range = item->getArithmetic().round({HUGE_VAL, 1, 0});
  program.add(reduce.getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Einsums
//===----------------------------------------------------------------------===//

/// A function that leaves numbers as large as they are.
using Function = Value (*)(OpBuilder &, Location, Value);

static Value buildOpposite(OpBuilder &builder, Location loc, Value x) {
  return arith::NegFOp::create(builder, loc, x);
}

static Value buildMagnitude(OpBuilder &builder, Location loc, Value x) {
  if (llvm::isa<FloatType>(x.getType()))
    return math::AbsFOp::create(builder, loc, x);
  return math::AbsIOp::create(builder, loc, x);
}

/// One at times, null if not.
static Function pickFunction(Random &random, Type element, double chance) {
  if (!random.chance(chance))
    return nullptr;
  if (llvm::isa<FloatType>(element))
    return random.chance(0.5) ? buildOpposite : buildMagnitude;
  return element.isSignlessInteger() && !element.isInteger(1) ? buildMagnitude
                                                              : nullptr;
}

namespace {
/// Loops, and the dims of tensors that go along them.
class Einsum {
public:
  explicit Einsum(ProgramBuilder &program)
      : program(program), random(program.getRandom()) {}

  bool make();

private:
  bool addOperand(const Item &item);
  bool pickOperands();
  void pickResult();
  void pickFunctions();
  AffineMap getMap(ArrayRef<int64_t> loops);
  NumericRange getTerm() const;
  bool isContraction() const;
  Value buildTerm(OpBuilder &builder, Location loc, ValueRange operands) const;

  ProgramBuilder &program;
  Random &random;
  SmallVector<int64_t> loops;
  SmallVector<Item> operands;
  SmallVector<SmallVector<int64_t>> operandLoops;
  SmallVector<int64_t> resultLoops, resultShape;
  int64_t numTerms = 1;
  bool multiplies = true;
  /// The function of each operand, and of the sum after each step; or null.
  SmallVector<Function> functions;
  Function ofSum = nullptr;
};
} // namespace

bool Einsum::addOperand(const Item &item) {
  SmallVector<int64_t> extended = loops, used;
  for (int64_t size : item.getShape()) {
    SmallVector<int64_t> fit;
    for (auto [loop, loopSize] : llvm::enumerate(loops))
      if (loopSize == size && !llvm::is_contained(used, loop))
        fit.push_back(loop);
    bool isDiagonal = llvm::is_contained(extended, size) && random.chance(0.03);
    if (isDiagonal) {
      used.push_back(llvm::find(extended, size) - extended.begin());
    } else if (!fit.empty() && random.chance(0.7)) {
      used.push_back(random.pick(fit));
    } else {
      used.push_back(extended.size());
      extended.push_back(size);
    }
  }
  int64_t iterations = 1;
  for (int64_t size : extended)
    iterations *= std::max<int64_t>(size, 1);
  if (extended.size() > 6 || iterations > 16384)
    return false;
  loops = std::move(extended);
  operands.push_back(item);
  operandLoops.push_back(std::move(used));
  return true;
}

bool Einsum::pickOperands() {
  std::optional<Item> first = program.pick(hasReducibleDims);
  if (!first || !addOperand(*first))
    return false;
  Type element = first->getElementType();
  for (int64_t more = random.below(3); more > 0; --more) {
    std::optional<Item> item = program.pick([&](const Item &item) {
      return item.getElementType() == element && item.getRank() <= 3;
    });
    if (!item || random.chance(0.3))
      item = program.makeLeaf(RankedTensorType::get(
          program.pickShape(random.between(1, 2)), element));
    addOperand(*item);
  }
  return true;
}

void Einsum::pickResult() {
  for (auto [loop, size] : llvm::enumerate(loops)) {
    resultShape.push_back(size);
    if (random.chance(0.6) && program.isSmall(resultShape)) {
      resultLoops.push_back(loop);
    } else {
      resultShape.pop_back();
      numTerms *= size;
    }
  }
  random.shuffle(resultLoops);
  for (auto [dim, loop] : llvm::enumerate(resultLoops))
    resultShape[dim] = loops[loop];
}

void Einsum::pickFunctions() {
  Type element = operands.front().getElementType();
  for (size_t i = 0; i < operands.size(); ++i)
    functions.push_back(pickFunction(random, element, 0.15));
  ofSum = pickFunction(random, element, 0.05);
}

AffineMap Einsum::getMap(ArrayRef<int64_t> dims) {
  MLIRContext *context = program.getBuilder().getContext();
  SmallVector<AffineExpr> exprs;
  for (int64_t loop : dims)
    exprs.push_back(getAffineDimExpr(loop, context));
  return AffineMap::get(loops.size(), 0, exprs, context);
}

NumericRange Einsum::getTerm() const {
  RangeArithmetic arithmetic = operands.front().getArithmetic();
  NumericRange term = operands.front().range;
  for (const Item &operand : ArrayRef(operands).drop_front())
    term = multiplies ? arithmetic.multiply(term, operand.range)
                      : arithmetic.add(term, operand.range);
  return term;
}

Value Einsum::buildTerm(OpBuilder &builder, Location loc,
                        ValueRange values) const {
  Value term;
  for (auto [function, value] : llvm::zip(functions, values)) {
    Value factor = function ? function(builder, loc, value) : value;
    term = !term ? factor
                 : combine(builder, loc,
                           multiplies ? Combiner::Product : Combiner::Sum, term,
                           factor);
  }
  return term;
}

/// Returns true if linalg.contract can say it: what is summed up is in both
/// operands.
bool Einsum::isContraction() const {
  if (operands.size() != 2 || !multiplies || operands.front().isIndex() ||
      ofSum || llvm::any_of(functions, [](Function f) { return f; }))
    return false;
  bool isSum = false;
  for (int64_t loop = 0, e = loops.size(); loop < e; ++loop) {
    int64_t inLeft = llvm::count(operandLoops[0], loop);
    int64_t inRight = llvm::count(operandLoops[1], loop);
    bool isReduced = !llvm::is_contained(resultLoops, loop);
    if (inLeft > 1 || inRight > 1 || (isReduced && inLeft + inRight < 2))
      return false;
    isSum |= isReduced;
  }
  return isSum;
}

bool Einsum::make() {
  if (!pickOperands())
    return false;
  pickResult();
  multiplies = random.chance(0.7);
  pickFunctions();
  auto type =
      RankedTensorType::get(resultShape, operands.front().getElementType());
  Reduction reduction = makeReduction(program, type);
  NumericRange range = getRange(reduction, getTerm(), numTerms);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  SmallVector<AffineMap> maps;
  SmallVector<Value> values;
  for (auto [operand, dims] : llvm::zip_equal(operands, operandLoops)) {
    values.push_back(operand.value);
    maps.push_back(getMap(dims));
  }
  maps.push_back(getMap(resultLoops));
  if (isContraction() && reduction.combiner == Combiner::Sum &&
      random.chance(0.5)) {
    auto contract = linalg::ContractOp::create(
        program.getBuilder(), TypeRange(type), values, reduction.init.value,
        program.getBuilder().getAffineMapArrayAttr(maps));
    program.add(contract.getResult(0), range);
    return true;
  }
  SmallVector<IteratorType> iterators(loops.size(), IteratorType::reduction);
  for (int64_t loop : resultLoops)
    iterators[loop] = IteratorType::parallel;
  auto generic = GenericOp::create(
      program.getBuilder(), type, values, reduction.init.value, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        Value term = buildTerm(nested, loc, arguments);
        Value sum =
            combine(nested, loc, reduction.combiner, arguments.back(), term);
        linalg::YieldOp::create(nested, loc,
                                ofSum ? ofSum(nested, loc, sum) : sum);
      });
  program.add(generic.getResult(0), range);
  return true;
}

static bool makeEinsum(ProgramBuilder &program) {
  return Einsum(program).make();
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getReductionMakers() {
  static constexpr OpMaker makers[] = {
      {"reduce", 10, makeReduce},
      {"reduce pair", 2, makeReducePair},
      {"other reduce", 2, makeOtherReduce},
      {"einsum", 14, makeEinsum},
  };
  return makers;
}
