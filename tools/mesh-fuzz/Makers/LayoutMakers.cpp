//===- LayoutMakers.cpp - movement, sorting, packed layouts, softmax ------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/SortOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <type_traits>

using namespace mesh;

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
  Value empty = program.makeEmpty(item->getType().clone(shape));
  auto transpose = linalg::TransposeOp::create(program.getBuilder(),
                                               item->value, empty, order);
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
  Value empty = program.makeEmpty(item->getType().clone(shape));
  auto broadcast = linalg::BroadcastOp::create(program.getBuilder(),
                                               item->value, empty, dim);
  program.add(broadcast->getResult(0), item->range);
  return true;
}

/// A copy, over anything.
static bool makeCopy(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  Value init = program.getRandom().chance(0.5)
                   ? program.makeEmpty(item->getType())
                   : program.obtain(item->getType()).value;
  auto copy = linalg::CopyOp::create(program.getBuilder(), item->value, init);
  program.add(copy->getResult(0), item->range);
  return true;
}

static bool makeBarrier(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  program.add(OptimizationBarrierOp::create(program.getBuilder(), item->value),
              item->range);
  return true;
}

/// A tensor full of an element of another one.
static bool makeFill(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.getType().getNumElements() > 0; });
  if (!item)
    return false;
  auto type =
      RankedTensorType::get(program.pickShape(), item->getElementType());
  Value element = program.makeElement(*item);
  auto fill = linalg::FillOp::create(program.getBuilder(), element,
                                     program.makeEmpty(type));
  program.add(fill.getResult(0), item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Sorting
//===----------------------------------------------------------------------===//

/// Gives `sort` a comparator of its first operand, up or down.
static void addComparator(ProgramBuilder &program, SortOp sort) {
  OpBuilder builder(sort);
  Block *body = builder.createBlock(&sort.getComparator());
  for (Value input : sort.getInputs())
    for (int i = 0; i < 2; ++i)
      body->addArgument(mlir::getElementTypeOrSelf(input), sort.getLoc());
  Value a = body->getArgument(0), b = body->getArgument(1);
  if (program.getRandom().chance(0.5))
    std::swap(a, b);
  Value before;
  if (llvm::isa<FloatType>(a.getType()))
    before = arith::CmpFOp::create(builder, sort.getLoc(),
                                   arith::CmpFPredicate::OLT, a, b);
  else
    before = arith::CmpIOp::create(builder, sort.getLoc(),
                                   arith::CmpIPredicate::slt, a, b);
  ScalarYieldOp::create(builder, sort.getLoc(), before);
}

/// By keys that are exact, as small errors would change the order; stable, and
/// sometimes with other tensors.
static bool makeSort(ProgramBuilder &program) {
  std::optional<Item> keys = program.pick([](const Item &item) {
    return item.isNumber() && item.getRank() > 0 && item.range.isExact();
  });
  if (!keys)
    return false;
  Random &random = program.getRandom();
  SmallVector<Item> items{*keys};
  for (int64_t count = random.between(0, 2); count > 0; --count) {
    std::optional<Item> other = program.pick(
        [&](const Item &item) { return item.getShape() == keys->getShape(); });
    items.push_back(*other);
  }
  auto values =
      llvm::map_to_vector(items, [](const Item &item) { return item.value; });
  auto sort =
      SortOp::create(program.getBuilder(), values,
                     random.between(0, keys->getRank() - 1), /*stable=*/true);
  addComparator(program, sort);
  for (auto [result, item] : llvm::zip_equal(sort.getResults(), items))
    program.add(result, item.range);
  return true;
}

//===----------------------------------------------------------------------===//
// Packed layouts
//===----------------------------------------------------------------------===//

namespace {
/// The dims that are packed, the sizes of their tiles, and the order of the
/// others.
struct Tiling {
  SmallVector<int64_t> positions, sizes, order;

  SmallVector<OpFoldResult> getSizes(Builder &builder) const {
    return mlir::getAsIndexOpFoldResult(builder.getContext(), sizes);
  }
};
} // namespace

/// `numTiles` of `rank` dims in any order.
static Tiling pickTiling(ProgramBuilder &program, int64_t rank,
                         int64_t numTiles) {
  Random &random = program.getRandom();
  Tiling tiling;
  auto dims = llvm::to_vector(llvm::seq(rank));
  random.shuffle(dims);
  tiling.positions.assign(dims.begin(), dims.begin() + numTiles);
  tiling.order = llvm::to_vector(llvm::seq(rank));
  if (random.chance(0.5))
    random.shuffle(tiling.order);
  return tiling;
}

static bool makePack(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isNumber() && item.getRank() > 0 && item.getRank() < 4 &&
           item.getType().getNumElements() > 0;
  });
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t rank = item->getRank();
  Tiling tiling =
      pickTiling(program, rank, random.between(1, std::min<int64_t>(rank, 2)));
  SmallVector<int64_t> outer(item->getShape());
  bool isPadded = false;
  for (int64_t position : tiling.positions) {
    int64_t size = outer[position];
    SmallVector<int64_t> divisors;
    for (int64_t divisor = 1; divisor <= size; ++divisor)
      if (size % divisor == 0)
        divisors.push_back(divisor);
    int64_t tile = random.chance(0.8)
                       ? random.pick(divisors)
                       : random.between(1, std::min<int64_t>(size, 4));
    isPadded |= size % tile != 0;
    outer[position] = llvm::divideCeil(size, tile);
    tiling.sizes.push_back(tile);
  }
  SmallVector<int64_t> shape;
  for (int64_t dim : tiling.order)
    shape.push_back(outer[dim]);
  llvm::append_range(shape, tiling.sizes);
  if (!program.isSmall(shape))
    return false;
  std::optional<Value> padding;
  if (isPadded)
    padding = program.makeScalar(item->getElementType(), 0);
  auto pack = linalg::PackOp::create(
      builder, item->value, program.makeEmpty(item->getType().clone(shape)),
      tiling.positions, tiling.getSizes(builder), padding, tiling.order);
  program.add(pack->getResult(0), item->range);
  return true;
}

/// The last dims are taken for tiles; of the last tiles not all is used.
static bool makeUnpack(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isNumber() && item.getRank() > 1 &&
           item.getType().getNumElements() > 0;
  });
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t numTiles =
      random.between(1, std::min<int64_t>(item->getRank() / 2, 2));
  int64_t rank = item->getRank() - numTiles;
  Tiling tiling = pickTiling(program, rank, numTiles);
  tiling.sizes = llvm::to_vector(item->getShape().take_back(numTiles));
  SmallVector<int64_t> shape(rank);
  for (auto [place, dim] : llvm::enumerate(tiling.order))
    shape[dim] = item->getShape()[place];
  for (auto [position, size] :
       llvm::zip_equal(tiling.positions, tiling.sizes)) {
    shape[position] *= size;
    if (random.chance(0.2))
      shape[position] -= random.below(size);
  }
  auto unpack = linalg::UnPackOp::create(
      builder, item->value, program.makeEmpty(item->getType().clone(shape)),
      tiling.positions, tiling.getSizes(builder), tiling.order);
  program.add(unpack->getResult(0), item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Winograd's convolutions
//===----------------------------------------------------------------------===//

namespace {
/// Windows of `filter` elements make `output` results.
struct Winograd {
  linalg::WinogradConv2DFmr form;
  int64_t output, filter;

  int64_t getTile() const { return output + filter - 1; }
};
} // namespace

static const Winograd &pickWinograd(Random &random) {
  using Form = linalg::WinogradConv2DFmr;
  static constexpr Winograd forms[] = {
      {Form::F_2_3, 2, 3}, {Form::F_4_3, 4, 3}, {Form::F_2_5, 2, 5}};
  return random.pick(ArrayRef(forms));
}

template <typename Op>
static bool makeWinograd(ProgramBuilder &program, const Winograd &winograd,
                         ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  if (!program.isSmall(from) || !program.isSmall(to))
    return false;
  Type element = program.getRandom().chance(0.5)
                     ? Type(program.getBuilder().getF32Type())
                     : program.getBuilder().getF64Type();
  Item item = program.obtain(RankedTensorType::get(from, element));
  // No line of a transform adds up to more.
  double gain = 1024;
  NumericRange range =
      item.getArithmetic().apply(item.range, gain, gain * item.range.magnitude);
  auto type = RankedTensorType::get(to, element);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  // The output transform adds to what it writes to.
  bool addsUp = std::is_same_v<Op, linalg::WinogradOutputTransformOp>;
  Item init = addsUp ? program.obtain(type)
                     : Item{program.makeEmpty(type), NumericRange()};
  range = item.getArithmetic().add(range, init.range);
  auto op = Op::create(program.getBuilder(), type, item.value, init.value,
                       winograd.form);
  program.add(op->getResult(0), range);
  return true;
}

static bool makeWinogradFilter(ProgramBuilder &program) {
  const Winograd &form = pickWinograd(program.getRandom());
  int64_t features = program.pickSize(), channels = program.pickSize();
  return makeWinograd<linalg::WinogradFilterTransformOp>(
      program, form, {features, form.filter, form.filter, channels},
      {form.getTile(), form.getTile(), channels, features});
}

static bool makeWinogradInput(ProgramBuilder &program) {
  const Winograd &form = pickWinograd(program.getRandom());
  Random &random = program.getRandom();
  int64_t batch = program.pickSize(), channels = program.pickSize();
  int64_t rows = random.between(1, 2), columns = random.between(1, 2);
  return makeWinograd<linalg::WinogradInputTransformOp>(
      program, form,
      {batch, form.output * rows + form.filter - 1,
       form.output * columns + form.filter - 1, channels},
      {form.getTile(), form.getTile(), rows, columns, batch, channels});
}

static bool makeWinogradOutput(ProgramBuilder &program) {
  const Winograd &form = pickWinograd(program.getRandom());
  Random &random = program.getRandom();
  int64_t batch = program.pickSize(), features = program.pickSize();
  int64_t rows = random.between(1, 2), columns = random.between(1, 2);
  return makeWinograd<linalg::WinogradOutputTransformOp>(
      program, form,
      {form.getTile(), form.getTile(), rows, columns, batch, features},
      {batch, form.output * rows, form.output * columns, features});
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static bool makeSoftmax(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.isFloat() && item.getRank() > 0 && item.range.magnitude <= 16;
  });
  if (!item)
    return false;
  int64_t dim = program.getRandom().below(item->getRank());
  NumericRange range = item->getArithmetic().apply(item->range, 2, 1);
  auto size = static_cast<double>(item->getShape()[dim]);
  range.error *= 1 + size;
  if (!ProgramBuilder::accepts(item->getType(), range))
    return false;
  auto softmax = linalg::SoftmaxOp::create(
      program.getBuilder(), item->getType(), item->value,
      program.makeEmpty(item->getType()), dim);
  program.add(softmax->getResult(0), range);
  return true;
}

/// Numbers from -1 to 1 that depend on their place.
static bool makeRandomNumbers(ProgramBuilder &program) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Type element = builder.getF64Type();
  auto type = RankedTensorType::get(program.pickShape(2), element);
  SmallVector<Value> inputs{
      program.makeScalar(element, -1), program.makeScalar(element, 1),
      program.makeScalar(builder.getI32Type(),
                         static_cast<double>(program.getRandom().below(1000)))};
  auto fill = linalg::FillRng2DOp::create(builder, inputs,
                                          ValueRange(program.makeEmpty(type)));
  program.add(fill->getResult(0),
              RangeArithmetic(element).apply({1, 0, 0}, 0, 1));
  return true;
}

ArrayRef<OpMaker> mesh::getLayoutMakers() {
  static constexpr OpMaker makers[] = {
      {"transpose", 6, makeTranspose},
      {"broadcast", 6, makeBroadcast},
      {"copy", 1, makeCopy},
      {"barrier", 1, makeBarrier},
      {"fill", 1, makeFill},
      {"pack", 3, makePack},
      {"unpack", 3, makeUnpack},
      {"winograd filter", 1, makeWinogradFilter},
      {"winograd input", 1, makeWinogradInput},
      {"winograd output", 1, makeWinogradOutput},
      {"sort", 4, makeSort},
      {"softmax", 2, makeSoftmax},
      {"random numbers", 1, makeRandomNumbers},
  };
  return makers;
}
