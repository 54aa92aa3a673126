//===- MeshMakers.cpp - annotations, layers, norms and manual regions -----===//

#include "mesh/Fuzz/OpMakers.h"
#include "mesh/IR/ParamValueOps.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

static bool makeShard(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  program.add(ShardOp::create(program.getBuilder(), item->value,
                              program.makeSharding(item->getType())),
              item->range);
  return true;
}

static bool makeReshard(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  ShardingAttr sharding = program.makeSharding(
      item->getType(), {.mayBeOpen = false, .mayBePartial = true});
  program.add(ReshardOp::create(program.getBuilder(), item->value, sharding),
              item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

static bool makeDense(ProgramBuilder &program) {
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<MeshAxisAttr> axes = program.getAxes();
  if (axes.empty())
    return false;
  StringRef name = random.pick(axes).getName();
  auto axis = AxisRefAttr::get(builder.getContext(), name);
  int64_t n = program.getMesh().getSize(axis);
  auto mode = static_cast<TPMode>(random.below(3));
  // The features that the mode splits divide by the axis.
  std::optional<Item> x = program.pick([&](const Item &item) {
    return item.isFloat() && item.getRank() > 0 &&
           item.getShape().back() % n == 0;
  });
  int64_t out = program.pickSize();
  if (!x || out % n != 0)
    return false;
  Type element = x->getElementType();
  bool transposes = random.chance(0.3);
  int64_t in = x->getShape().back();
  SmallVector<int64_t> kernelShape{in, out}, shape(x->getShape());
  shape.back() = out;
  if (transposes)
    std::swap(kernelShape[0], kernelShape[1]);
  if (!program.isSmall(kernelShape) || !program.isSmall(shape))
    return false;
  auto type = RankedTensorType::get(shape, element);
  Item kernel = program.obtain(RankedTensorType::get(kernelShape, element));
  RangeArithmetic arithmetic(element);
  NumericRange range =
      arithmetic.sum(arithmetic.multiply(x->range, kernel.range), in);
  Value bias;
  if (random.chance(0.5)) {
    Item item = program.obtain(RankedTensorType::get({out}, element));
    bias = item.value;
    range = arithmetic.add(range, item.range);
  }
  if (!ProgramBuilder::accepts(type, range))
    return false;
  OverlapAttr overlap;
  if (random.chance(0.2)) {
    auto overlapMode = static_cast<OverlapMode>(random.below(4));
    auto direction = static_cast<Direction>(random.below(2));
    overlap = OverlapAttr::get(builder.getContext(), overlapMode, direction);
  }
  auto dense = TPDenseOp::create(
      builder, type, mode, x->value, kernel.value, bias,
      program.getMeshName().getValue(), axis, overlap, transposes,
      /*skip_communication=*/mode != TPMode::None && random.chance(0.3));
  program.add(dense, range);
  return true;
}

/// A region in local view that does the same with whole tensors: it splits
/// nothing and does not communicate.
static bool makeShardMap(ProgramBuilder &program) {
  std::optional<Item> item = program.pickNumber();
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RankedTensorType type = item->getType();
  NumericRange range = item->getArithmetic().add(item->range, item->range);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  MLIRContext *context = builder.getContext();
  SmallVector<AxisRefAttr> manual;
  for (MeshAxisAttr axis : program.getAxes())
    if (program.getRandom().chance(0.6))
      manual.push_back(AxisRefAttr::get(context, axis.getName()));
  ArrayAttr shardings = builder.getArrayAttr(
      ShardingAttr::getReplicated(program.getMeshName(), type.getRank()));
  auto shardMap = ShardMapOp::create(
      builder, TypeRange(type), ValueRange(item->value), program.getMeshName(),
      AxesAttr::get(context, manual), shardings, shardings);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&shardMap.getBody(), {}, TypeRange(type),
                                    {builder.getLoc()});
  Value doubled = combine(builder, builder.getLoc(), Combiner::Sum,
                          body->getArgument(0), body->getArgument(0));
  YieldOp::create(builder, doubled);
  program.add(shardMap.getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

/// The numbers of a norm of `items`, which is computed in f64 if it is to be
/// reproducible, else in the result's type.
static NumericRange getRange(ArrayRef<Item> items, Type element, bool squared,
                             bool reproducible) {
  RangeArithmetic arithmetic(
      reproducible ? Builder(element.getContext()).getF64Type() : element);
  NumericRange range = NumericRange::constant(0);
  for (const Item &item : items) {
    NumericRange square = arithmetic.multiply(item.range, item.range);
    range = arithmetic.add(
        range, arithmetic.sum(square, item.getType().getNumElements()));
  }
  if (!squared) {
    // The slope is largest at zero: there an error is its own root.
    double error = std::sqrt(range.error);
    range = arithmetic.apply({range.magnitude, 0, 0}, 1,
                             std::sqrt(range.magnitude));
    range.error += error;
  }
  return RangeArithmetic(element).round(range);
}

static bool addNorm(ProgramBuilder &program, ArrayRef<Item> items) {
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  bool squared = random.chance(0.3), reproducible = random.chance(0.3);
  bool isWide = llvm::any_of(
      items, [](const Item &item) { return item.getElementType().isF64(); });
  Type element = isWide ? builder.getF64Type() : builder.getF32Type();
  auto type = RankedTensorType::get({}, element);
  NumericRange range = getRange(items, element, squared, reproducible);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  SmallVector<Value> values =
      llvm::map_to_vector(items, [](const Item &item) { return item.value; });
  program.add(NormOp::create(builder, type, values, squared, reproducible),
              range);
  return true;
}

/// The norm of some tensors together, as of all parameters, and at times that
/// of each.
static bool makeNorm(ProgramBuilder &program) {
  Random &random = program.getRandom();
  SmallVector<Item> items;
  for (int64_t i = random.between(1, 3); i > 0; --i)
    if (std::optional<Item> item = program.pickFloat())
      items.push_back(*item);
  if (items.empty() || !addNorm(program, items))
    return false;
  if (items.size() > 1 && random.chance(0.4))
    for (const Item &item : items)
      addNorm(program, item);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getMeshMakers() {
  static constexpr OpMaker makers[] = {
      {"shard", 20, makeShard},   {"reshard", 10, makeReshard},
      {"tp_dense", 8, makeDense}, {"shard_map", 2, makeShardMap},
      {"norm", 4, makeNorm},
  };
  return makers;
}
