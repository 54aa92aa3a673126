//===- MeshMakers.cpp - annotations, layers and manual regions ------------===//

#include "mesh/Fuzz/OpMakers.h"

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
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getMeshMakers() {
  static constexpr OpMaker makers[] = {
      {"shard", 20, makeShard},
      {"reshard", 10, makeReshard},
      {"tp_dense", 8, makeDense},
      {"shard_map", 2, makeShardMap},
  };
  return makers;
}
