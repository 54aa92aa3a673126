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

namespace {
/// Builds a region in local view, whose value goes from op to op.
class RegionMaker {
public:
  RegionMaker(ProgramBuilder &program, Item item)
      : program(program), builder(program.getBuilder()), item(item),
        range(item.range), axisOfDim(item.getRank()) {}

  bool make();

private:
  void chooseManual();
  Value communicate(Value value);
  ShardingAttr getSharding() const;

  ProgramBuilder &program;
  ImplicitLocOpBuilder &builder;
  Item item;
  /// Of the value.
  NumericRange range;
  SmallVector<AxisRefAttr> manual;
  /// The manual axis that splits each dim, or null.
  SmallVector<AxisRefAttr> axisOfDim;
};
} // namespace

/// Some axes are manual, and split a dim each, if one divides.
void RegionMaker::chooseManual() {
  Random &random = program.getRandom();
  for (MeshAxisAttr meshAxis : program.getAxes()) {
    if (!random.chance(0.6))
      continue;
    auto axis = AxisRefAttr::get(builder.getContext(), meshAxis.getName());
    manual.push_back(axis);
    int64_t dim = random.below(item.getRank() + 1);
    if (dim < item.getRank() && !axisOfDim[dim] &&
        item.getShape()[dim] % meshAxis.getSize() == 0)
      axisOfDim[dim] = axis;
  }
}

ShardingAttr RegionMaker::getSharding() const {
  SmallVector<DimShardingAttr> dims;
  for (AxisRefAttr axis : axisOfDim)
    dims.push_back(DimShardingAttr::get(builder.getContext(),
                                        axis ? ArrayRef<AxisRefAttr>(axis)
                                             : ArrayRef<AxisRefAttr>()));
  return ShardingAttr::get(program.getMeshName(), dims);
}

/// What the group along one axis makes of `value`. A dim that all of it get
/// whole, or its sum, is split no more.
Value RegionMaker::communicate(Value value) {
  Random &random = program.getRandom();
  AxisRefAttr axis = random.pick(manual);
  auto axes = AxesAttr::get(builder.getContext(), axis);
  auto type = llvm::cast<RankedTensorType>(value.getType());
  auto *split = llvm::find(axisOfDim, axis);
  int64_t n = program.getMesh().getSize(axis), dim = split - axisOfDim.begin();
  FlatSymbolRefAttr meshName = program.getMeshName();
  switch (random.below(3)) {
  case 0:
    return PermuteOp::create(builder, value, meshName, axes, random.below(n));
  case 1: {
    NumericRange sum = item.getArithmetic().sum(range, n);
    if (!ProgramBuilder::accepts(type, sum))
      return value;
    range = sum;
    if (split != axisOfDim.end())
      *split = {};
    return AllReduceOp::create(
        builder, CombinerAttr::get(builder.getContext(), Combiner::Sum), value,
        meshName, axes);
  }
  default: {
    if (split == axisOfDim.end())
      return value;
    *split = {};
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] *= n;
    return AllGatherOp::create(builder, type.clone(shape), value, meshName,
                               axes, builder.getI64IntegerAttr(dim));
  }
  }
}

bool RegionMaker::make() {
  NumericRange doubled = item.getArithmetic().add(range, range);
  if (!ProgramBuilder::accepts(item.getType(), doubled))
    return false;
  chooseManual();
  MeshAttr mesh = program.getMesh();
  ArrayAttr in = builder.getArrayAttr(getSharding());
  auto shardMap =
      ShardMapOp::create(builder, TypeRange(item.getType()),
                         ValueRange(item.value), program.getMeshName(),
                         AxesAttr::get(builder.getContext(), manual), in, in);
  OpBuilder::InsertionGuard guard(builder);
  Type local = getSharding().getLocalType(item.getType(), mesh);
  Block *body =
      builder.createBlock(&shardMap.getBody(), {}, local, {builder.getLoc()});
  Value argument = body->getArgument(0);
  Value value =
      combine(builder, builder.getLoc(), Combiner::Sum, argument, argument);
  range = doubled;
  for (int count = manual.empty() ? 0 : program.getRandom().below(3); count > 0;
       --count)
    value = communicate(value);
  YieldOp::create(builder, value);
  // It is known by now how they are split.
  ShardingAttr out = getSharding();
  shardMap.setOutShardingsAttr(builder.getArrayAttr(out));
  shardMap.getResult(0).setType(
      out.getGlobalType(llvm::cast<RankedTensorType>(value.getType()), mesh));
  program.add(shardMap.getResult(0), range);
  return true;
}

static bool makeShardMap(ProgramBuilder &program) {
  std::optional<Item> item = program.pickNumber();
  return item && RegionMaker(program, *item).make();
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
