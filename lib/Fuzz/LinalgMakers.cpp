//===- LinalgMakers.cpp - structured ops ----------------------------------===//

#include "mesh/Fuzz/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;
using linalg::GenericOp;
using utils::IteratorType;

/// What a structured op writes to, if it does not read it.
static Value makeEmpty(ProgramBuilder &program, ArrayRef<int64_t> shape,
                       Type element) {
  return tensor::EmptyOp::create(program.getBuilder(), shape, element);
}

/// A tensor of `element`, made by linalg.fill.
static Value makeFilled(ProgramBuilder &program, RankedTensorType type,
                        TypedAttr element) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value scalar = arith::ConstantOp::create(builder, element);
  Value empty = makeEmpty(program, type.getShape(), type.getElementType());
  return linalg::FillOp::create(builder, scalar, empty).getResult(0);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
/// How terms become one number.
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

/// A combiner and what to start from: its neutral element, or any numbers.
static Reduction makeReduction(ProgramBuilder &program, RankedTensorType type) {
  Type element = type.getElementType();
  Combiner combiner = pickCombiner(program, element);
  if (program.getRandom().chance(0.4))
    return {combiner, program.obtain(type)};
  bool addsUp = combiner == Combiner::Sum || combiner == Combiner::Product;
  NumericRange range =
      NumericRange::constant(combiner == Combiner::Product ? 1 : 0);
  // The neutral elements of minimum and maximum are infinite.
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

static bool makeReduce(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() > 0; });
  if (!item)
    return false;
  Random &random = program.getRandom();
  SmallVector<int64_t> dims, shape;
  int64_t count = 1;
  for (auto [dim, size] : llvm::enumerate(item->getShape())) {
    if (random.chance(0.5)) {
      dims.push_back(dim);
      count *= size;
    } else {
      shape.push_back(size);
    }
  }
  auto type = RankedTensorType::get(shape, item->getElementType());
  Reduction reduction = makeReduction(program, type);
  NumericRange range = getRange(reduction, item->range, count);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  auto reduce = linalg::ReduceOp::create(
      program.getBuilder(), item->value, reduction.init.value, dims,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(nested, loc,
                                combine(nested, loc, reduction.combiner,
                                        arguments[0], arguments[1]));
      });
  program.add(reduce.getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Einsums
//===----------------------------------------------------------------------===//

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
  AffineMap getMap(ArrayRef<int64_t> loops);
  NumericRange getTerm() const;
  Value buildTerm(OpBuilder &builder, Location loc, ValueRange operands) const;

  ProgramBuilder &program;
  Random &random;
  SmallVector<int64_t> loops;
  SmallVector<Item> operands;
  SmallVector<SmallVector<int64_t>> operandLoops;
  SmallVector<int64_t> resultLoops, resultShape;
  int64_t numTerms = 1;
  bool multiplies = true;
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
  std::optional<Item> first =
      program.pick([](const Item &item) { return item.getRank() > 0; });
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
  Value term = values.front();
  for (Value value : values.drop_front().take_front(operands.size() - 1))
    term = combine(builder, loc, multiplies ? Combiner::Product : Combiner::Sum,
                   term, value);
  return term;
}

bool Einsum::make() {
  if (!pickOperands())
    return false;
  pickResult();
  multiplies = random.chance(0.7);
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
  SmallVector<IteratorType> iterators(loops.size(), IteratorType::reduction);
  for (int64_t loop : resultLoops)
    iterators[loop] = IteratorType::parallel;
  auto generic = GenericOp::create(
      program.getBuilder(), type, values, reduction.init.value, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        Value term = buildTerm(nested, loc, arguments);
        linalg::YieldOp::create(
            nested, loc,
            combine(nested, loc, reduction.combiner, arguments.back(), term));
      });
  program.add(generic.getResult(0), range);
  return true;
}

static bool makeEinsum(ProgramBuilder &program) {
  return Einsum(program).make();
}

//===----------------------------------------------------------------------===//
// Named contractions
//===----------------------------------------------------------------------===//

/// matmul, batch_matmul, matvec, vecmat or dot: what they share is that the
/// last dim of the left operand meets the last but one of the right.
static bool makeContraction(ProgramBuilder &program) {
  Random &random = program.getRandom();
  std::optional<Item> lhs = program.pick([](const Item &item) {
    return item.getRank() >= 1 && item.getRank() <= 3 &&
           !item.getElementType().isInteger(1);
  });
  if (!lhs)
    return false;
  int64_t rank = lhs->getRank(), k = lhs->getShape().back();
  Type element = lhs->getElementType();
  bool isVector = rank < 3 && random.chance(0.25);
  SmallVector<int64_t> rhsShape, shape(lhs->getShape().drop_back());
  if (rank == 3)
    rhsShape.push_back(lhs->getShape().front());
  rhsShape.push_back(k);
  if (!isVector) {
    rhsShape.push_back(program.pickSize());
    shape.push_back(rhsShape.back());
  }
  if (!program.isSmall(rhsShape) || !program.isSmall(shape))
    return false;
  Item rhs = program.obtain(RankedTensorType::get(rhsShape, element));
  // Products of small floats are mostly summed up in f32.
  bool widens = llvm::isa<FloatType>(element) &&
                element.getIntOrFloatBitWidth() < 32 && random.chance(0.6);
  Type sumElement = widens ? program.getBuilder().getF32Type() : element;
  auto type = RankedTensorType::get(shape, sumElement);
  RangeArithmetic arithmetic(sumElement);
  Item init = random.chance(0.3)
                  ? program.obtain(type)
                  : Item{program.makeSplat(type, 0), NumericRange::constant(0)};
  NumericRange range = arithmetic.add(
      arithmetic.sum(arithmetic.multiply(lhs->range, rhs.range), k),
      init.range);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<Value> inputs{lhs->value, rhs.value};
  auto create = [&]<typename Op>(std::type_identity<Op>) {
    return Op::create(builder, type, inputs, init.value).getResult(0);
  };
  Value product;
  if (rank == 1)
    product = isVector ? create(std::type_identity<linalg::DotOp>())
                       : create(std::type_identity<linalg::VecmatOp>());
  else if (rank == 2)
    product = isVector ? create(std::type_identity<linalg::MatvecOp>())
                       : create(std::type_identity<linalg::MatmulOp>());
  else
    product = create(std::type_identity<linalg::BatchMatmulOp>());
  program.add(product, range);
  return true;
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

static bool makeTranspose(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() > 1; });
  if (!item)
    return false;
  auto order = llvm::to_vector(llvm::seq(item->getRank()));
  program.getRandom().shuffle(order);
  SmallVector<int64_t> shape;
  for (int64_t dim : order)
    shape.push_back(item->getShape()[dim]);
  auto transpose = linalg::TransposeOp::create(
      program.getBuilder(), item->value,
      makeEmpty(program, shape, item->getElementType()), order);
  program.add(transpose->getResult(0), item->range);
  return true;
}

static bool makeBroadcast(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() < 4; });
  if (!item)
    return false;
  SmallVector<int64_t> shape(item->getShape());
  int64_t dim = program.getRandom().between(0, item->getRank());
  shape.insert(shape.begin() + dim, program.pickSize());
  if (!program.isSmall(shape))
    return false;
  auto broadcast = linalg::BroadcastOp::create(
      program.getBuilder(), item->value,
      makeEmpty(program, shape, item->getElementType()), dim);
  program.add(broadcast->getResult(0), item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Elementwise, as structured ops
//===----------------------------------------------------------------------===//

/// x plus the index along a dim.
static bool makeIndexed(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() > 0; });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t rank = item->getRank(), dim = program.getRandom().below(rank);
  Type element = item->getElementType();
  auto size = static_cast<double>(item->getShape()[dim]);
  NumericRange range = item->getArithmetic().add(item->range, {size, 1, 0});
  if (!ProgramBuilder::accepts(item->getType(), range))
    return false;
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  auto generic = GenericOp::create(
      builder, item->getType(), item->value,
      makeEmpty(program, item->getShape(), element), {identity, identity},
      SmallVector<IteratorType>(rank, IteratorType::parallel),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        Value index = linalg::IndexOp::create(nested, loc, dim);
        Value integer = arith::IndexCastOp::create(
            nested, loc, item->isFloat() ? nested.getI32Type() : element,
            index);
        Value number =
            item->isFloat()
                ? arith::SIToFPOp::create(nested, loc, element, integer)
                : integer;
        linalg::YieldOp::create(
            nested, loc,
            combine(nested, loc, Combiner::Sum, arguments[0], number));
      });
  program.add(generic.getResult(0), range);
  return true;
}

/// linalg.map with a body of one op.
static bool makeMap(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pick([](const Item &) { return true; });
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  NumericRange range = lhs->getArithmetic().add(lhs->range, rhs.range);
  if (!ProgramBuilder::accepts(lhs->getType(), range))
    return false;
  auto map = linalg::MapOp::create(
      program.getBuilder(), ValueRange{lhs->value, rhs.value},
      makeEmpty(program, lhs->getShape(), lhs->getElementType()),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(
            nested, loc,
            combine(nested, loc, Combiner::Sum, arguments[0], arguments[1]));
      });
  program.add(map->getResult(0), range);
  return true;
}

static bool makeNamedElementwise(ProgramBuilder &program) {
  std::optional<Item> lhs = program.pickFloat();
  if (!lhs)
    return false;
  Item rhs = program.obtain(lhs->getType());
  RangeArithmetic arithmetic = lhs->getArithmetic();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<Value> inputs{lhs->value, rhs.value};
  Value empty = makeEmpty(program, lhs->getShape(), lhs->getElementType());
  bool multiplies = program.getRandom().chance(0.5);
  NumericRange range = multiplies ? arithmetic.multiply(lhs->range, rhs.range)
                                  : arithmetic.add(lhs->range, rhs.range);
  if (!ProgramBuilder::accepts(lhs->getType(), range))
    return false;
  Operation *op =
      multiplies ? linalg::MulOp::create(builder, lhs->getType(), inputs, empty)
                       .getOperation()
                 : linalg::AddOp::create(builder, lhs->getType(), inputs, empty)
                       .getOperation();
  program.add(op->getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getLinalgMakers() {
  static constexpr OpMaker makers[] = {
      {"reduce", 10, makeReduce},
      {"einsum", 14, makeEinsum},
      {"contraction", 14, makeContraction},
      {"transpose", 6, makeTranspose},
      {"broadcast", 6, makeBroadcast},
      {"indexed", 4, makeIndexed},
      {"map", 2, makeMap},
      {"named elementwise", 2, makeNamedElementwise},
  };
  return makers;
}
