//===- MeshMakers.cpp - annotations, layers, norms and manual regions -----===//

#include "mesh-fuzz/Makers/OpMakers.h"
#include "mesh/IR/DerivativeOps.h"
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

/// The value itself. Finite differences do not stop at it, so derivatives are
/// not compared where it is.
static bool makeStopGradient(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item || program.getOptions().differentiate)
    return false;
  program.add(StopGradientOp::create(program.getBuilder(), item->getType(),
                                     item->value),
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
  // The features that the mode splits are divisible by the axis.
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
  std::optional<int64_t> pickWholeDim(RankedTensorType type, int64_t n);
  bool addUp(RankedTensorType type, int64_t n);
  void splitBy(AxisRefAttr axis, std::optional<int64_t> dim);
  Value communicate(Value value);
  Value combineWith(Value value, Value argument,
                    ArrayRef<AxisRefAttr> argumentAxes);
  ShardingAttr getSharding() const;

  ProgramBuilder &program;
  ImplicitLocOpBuilder &builder;
  Item item;
  /// The range of the value.
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

/// Returns a dim of `type` that no axis splits, and that is divisible by `n`;
/// or nothing.
std::optional<int64_t> RegionMaker::pickWholeDim(RankedTensorType type,
                                                 int64_t n) {
  SmallVector<int64_t> dims;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!axisOfDim[dim] && size % n == 0)
      dims.push_back(dim);
  if (dims.empty())
    return {};
  return program.getRandom().pick(dims);
}

/// Returns true if `n` of the values can be added up; then they are.
bool RegionMaker::addUp(RankedTensorType type, int64_t n) {
  NumericRange sum = item.getArithmetic().sum(range, n);
  if (!ProgramBuilder::accepts(type, sum))
    return false;
  range = sum;
  return true;
}

/// Notes that `axis` splits `dim`, if there is one, and no other dim.
void RegionMaker::splitBy(AxisRefAttr axis, std::optional<int64_t> dim) {
  llvm::replace(axisOfDim, axis, AxisRefAttr());
  if (dim)
    axisOfDim[*dim] = axis;
}

/// Returns the result of a collective of the group along one axis on `value`;
/// `value`, if there is none. It is the same along all axes that split no dim.
Value RegionMaker::communicate(Value value) {
  Random &random = program.getRandom();
  AxisRefAttr axis = random.pick(manual);
  auto axes = AxesAttr::get(builder.getContext(), axis);
  auto sum = CombinerAttr::get(builder.getContext(), Combiner::Sum);
  FlatSymbolRefAttr meshName = program.getMeshName();
  auto type = llvm::cast<RankedTensorType>(value.getType());
  int64_t n = program.getMesh().getSize(axis);
  auto *found = llvm::find(axisOfDim, axis);
  bool isSplit = found != axisOfDim.end();
  int64_t split = found - axisOfDim.begin();
  std::optional<int64_t> whole = pickWholeDim(type, n);
  auto getDim = [&](int64_t dim) { return builder.getI64IntegerAttr(dim); };
  SmallVector<int64_t> shape(type.getShape());
  auto setSplit = [&](std::optional<int64_t> dim) { splitBy(axis, dim); };
  switch (random.below(7)) {
  case 0:
    return PermuteOp::create(builder, value, meshName, axes, random.below(n));
  case 1:
    setSplit({});
    return BroadcastOp::create(builder, value, meshName, axes,
                               getDim(random.below(n)));
  case 2:
    if (!addUp(type, n))
      return value;
    setSplit({});
    return AllReduceOp::create(builder, sum, value, meshName, axes);
  case 3:
    if (!isSplit)
      return value;
    shape[split] *= n;
    setSplit({});
    return AllGatherOp::create(builder, type.clone(shape), value, meshName,
                               axes, getDim(split));
  case 4:
    if (!whole || isSplit)
      return value;
    shape[*whole] /= n;
    setSplit(whole);
    return AllSliceOp::create(builder, type.clone(shape), value, meshName, axes,
                              getDim(*whole));
  case 5:
    if (!whole || !addUp(type, n))
      return value;
    shape[*whole] /= n;
    setSplit(whole);
    return ReduceScatterOp::create(builder, type.clone(shape), sum, value,
                                   meshName, axes, getDim(*whole));
  default:
    if (!whole || !isSplit)
      return value;
    shape[*whole] /= n;
    shape[split] *= n;
    setSplit(whole);
    return AllToAllOp::create(builder, type.clone(shape), value, meshName, axes,
                              getDim(*whole), getDim(split));
  }
}

/// Returns the product or the sum of `value` and the region's argument, if they
/// have the same type and their splits go together; else `value`. The one may
/// be the same along axes that split the other.
Value RegionMaker::combineWith(Value value, Value argument,
                               ArrayRef<AxisRefAttr> argumentAxes) {
  if (value.getType() != argument.getType() ||
      argumentAxes.size() != axisOfDim.size())
    return value;
  SmallVector<AxisRefAttr> merged(axisOfDim);
  for (auto [dim, axis] : llvm::enumerate(argumentAxes)) {
    if (!axis || axisOfDim[dim] == axis)
      continue;
    if (axisOfDim[dim] || llvm::is_contained(axisOfDim, axis))
      return value;
    merged[dim] = axis;
  }
  RangeArithmetic arithmetic = item.getArithmetic();
  bool multiplies = program.getRandom().chance(0.5);
  NumericRange argumentRange = item.range;
  NumericRange combined = multiplies ? arithmetic.multiply(range, argumentRange)
                                     : arithmetic.add(range, argumentRange);
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (!ProgramBuilder::accepts(type, combined))
    return value;
  range = combined;
  axisOfDim = merged;
  return combine(builder, builder.getLoc(),
                 multiplies ? Combiner::Product : Combiner::Sum, value,
                 argument);
}

bool RegionMaker::make() {
  NumericRange doubled = item.getArithmetic().add(range, range);
  if (!ProgramBuilder::accepts(item.getType(), doubled))
    return false;
  chooseManual();
  SmallVector<AxisRefAttr> argumentAxes(axisOfDim);
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
  for (int count = manual.empty() ? 0 : program.getRandom().below(4); count > 0;
       --count) {
    value = communicate(value);
    if (program.getRandom().chance(0.5))
      value = combineWith(value, argument, argumentAxes);
  }
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
      {"tp_dense", 8, makeDense}, {"shard_map", 8, makeShardMap},
      {"norm", 4, makeNorm},      {"stop_gradient", 1, makeStopGradient},
  };
  return makers;
}
