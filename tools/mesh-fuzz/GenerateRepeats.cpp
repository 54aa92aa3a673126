//===- GenerateRepeats.cpp - random programs that repeat layers -----------===//

#include "mesh-fuzz/GenerateProgram.h"
#include "mesh-fuzz/Makers/OpMakers.h"
#include "mesh-fuzz/Makers/Regions.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/Schedule/Generate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// A program with one function for all layers, that @main calls in a loop or
/// once for each layer.
class RepeatedLayers {
public:
  RepeatedLayers(MLIRContext *context, uint64_t seed,
                 const FuzzOptions &options)
      : program(context, seed, options), random(program.getRandom()),
        builder(program.getBuilder()) {}

  RandomProgram make();

private:
  void pickPipeline();
  void pickSchedule(int64_t numRanks);
  RankedTensorType pickRowsType();
  NumericRange getPassedRange(RankedTensorType type) const;
  void makeLayer();
  Item makeNext(const Item &passed);
  SmallVector<Item> makeInits();
  SmallVector<Value> makeLoop(ValueRange inits);
  SmallVector<Value> makeCalls(ValueRange inits);
  Value takeSlice(Value stack, Value number, RankedTensorType type);
  void makeStep(ArrayRef<Item> passed);

  ProgramBuilder program;
  Random &random;
  ImplicitLocOpBuilder &builder;
  PipelineSpec spec;
  int64_t numStages = 1;
  Callee layer;
  /// The types of what a layer takes from the one before.
  SmallVector<RankedTensorType> passedTypes;
};
} // namespace

//===----------------------------------------------------------------------===//
// The pipeline
//===----------------------------------------------------------------------===//

/// A schedule that there is with so many devices and micro-batches, or none.
void RepeatedLayers::pickSchedule(int64_t numRanks) {
  numStages = numRanks * random.between(1, 2);
  if (random.chance(0.2))
    return;
  ScheduleKind kind = random.pick(getAllScheduleKinds());
  ScheduleSpec schedule{kind, numRanks, spec.numMicrobatches,
                        getDefaultChunks(kind)};
  if (random.chance(0.4))
    schedule.chunks = random.between(1, 3);
  llvm::Expected<PipelineSchedule> made = generateSchedule(schedule);
  if (!made)
    return llvm::consumeError(made.takeError());
  spec.schedule = StringAttr::get(builder.getContext(), mesh::getName(kind));
  if (schedule.chunks != getDefaultChunks(kind) || random.chance(0.3))
    spec.numChunks = schedule.chunks;
  numStages = numRanks * schedule.chunks;
  if (numStages <= 6)
    numStages *= random.between(1, 2);
  // Runs of stages may be of unequal length.
  if (random.chance(0.2))
    ++numStages;
}

void RepeatedLayers::pickPipeline() {
  MeshAxisAttr axis = random.pick(program.getMesh().getAxes());
  spec.mesh = program.getMeshName();
  spec.axis = AxisRefAttr::get(builder.getContext(), axis.getName());
  // Derivatives of many steps take long.
  bool isDerived = program.getOptions().differentiate;
  spec.numMicrobatches = random.between(1, isDerived ? 4 : 8);
  pickSchedule(axis.getSize());
  program.setNumRows(spec.numMicrobatches * random.between(1, 3));
}

//===----------------------------------------------------------------------===//
// The layer
//===----------------------------------------------------------------------===//

RankedTensorType RepeatedLayers::pickRowsType() {
  Type element = program.pickElementType();
  while (program.getOptions().differentiate ? !llvm::isa<FloatType>(element)
                                            : llvm::isa<ComplexType>(element))
    element = program.pickElementType();
  SmallVector<int64_t> shape{program.getNumRows()};
  llvm::append_range(shape, program.pickShape(random.below(4)));
  while (!program.isSmall(shape))
    shape.pop_back();
  return RankedTensorType::get(shape, element);
}

/// Whole numbers are compared exactly, and have no derivatives.
NumericRange RepeatedLayers::getPassedRange(RankedTensorType type) const {
  if (program.getOptions().differentiate)
    return {1, 0, 1e-6};
  return getCarriedRange({Block().addArgument(type, builder.getLoc()), {}});
}

/// Returns what a layer makes of `passed`.
Item RepeatedLayers::makeNext(const Item &passed) {
  if (!program.getOptions().differentiate)
    return {makeAllNext(program, passed).front(), passed.range};
  Item item = *program.pick(
      [&](const Item &item) { return item.getType() == passed.getType(); });
  return {math::TanhOp::create(builder, item.value), passed.range};
}

void RepeatedLayers::makeLayer() {
  ProgramBuilder::Scope scope(program);
  program.beginFunction("layer", /*isPrivate=*/true);
  // The number of the layer.
  program.addCounter(builder.getInsertionBlock()->addArgument(
                         builder.getIndexType(), builder.getLoc()),
                     numStages);
  ProgramBuilder::WithoutAxis withoutAxis(program, spec.axis.getName());
  SmallVector<Item> passed;
  for (int64_t i = random.chance(0.3) ? 2 : 1; i > 0; --i)
    passedTypes.push_back(pickRowsType());
  for (RankedTensorType type : passedTypes)
    passed.push_back(program.addArgument(type, getPassedRange(type)));
  static const std::vector<OpMaker> elementwise = [] {
    std::vector<OpMaker> all;
    for (ArrayRef<OpMaker> table :
         {getFloatMakers(), getIntegerMakers(), getConversionMakers(),
          getNamedElementwiseMakers()})
      llvm::append_range(all, table);
    return all;
  }();
  for (int64_t i = random.between(1, 5); i > 0; --i) {
    if (random.chance(0.5))
      makeOpOf(program, getRowMakers());
    else if (random.chance(0.75))
      makeOpOf(program, elementwise);
    else
      makeAnyOp(program);
  }
  std::vector<Item> next;
  for (const Item &item : passed)
    next.push_back(makeNext(item));
  layer = program.endFunction(std::move(next));
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

SmallVector<Item> RepeatedLayers::makeInits() {
  SmallVector<Item> inits;
  for (RankedTensorType type : passedTypes) {
    NumericRange range = getPassedRange(type);
    bool isDerived = program.getOptions().differentiate;
    auto isFit = [&](const Item &item) {
      return item.getType() == type &&
             (isDerived || !item.isFloat() || fits(item.range, range));
    };
    std::optional<Item> item = program.pick(isFit);
    if (!item && isDerived)
      item = program.addArgument(type, {1, 0, 0});
    if (!item)
      item = program.makeLeaf(type);
    inits.push_back(isFit(*item) ? *item : program.makeConstant(type));
  }
  return inits;
}

/// Returns element `number` of the first dim of `stack`.
Value RepeatedLayers::takeSlice(Value stack, Value number,
                                RankedTensorType type) {
  auto whole = llvm::cast<RankedTensorType>(stack.getType());
  SmallVector<OpFoldResult> offsets(whole.getRank(), builder.getIndexAttr(0)),
      sizes, strides(whole.getRank(), builder.getIndexAttr(1));
  offsets.front() = number;
  for (int64_t size : whole.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  sizes.front() = builder.getIndexAttr(1);
  return tensor::ExtractSliceOp::create(builder, type, stack, offsets, sizes,
                                        strides);
}

/// Layers in a loop. What else they take is the same for all, or a slice.
SmallVector<Value> RepeatedLayers::makeLoop(ValueRange inits) {
  SmallVector<std::pair<Value, bool>> others;
  func::FuncOp function = layer.op;
  auto types =
      llvm::to_vector(function.getArgumentTypes().drop_front(1 + inits.size()));
  for (auto [type, range] : llvm::zip_equal(
           types, ArrayRef(layer.arguments).drop_front(inits.size()))) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    // There are no slices of dims without elements.
    bool isStacked = random.chance(0.7) && tensor.getNumElements() > 0;
    SmallVector<int64_t> shape(tensor.getShape());
    if (isStacked)
      shape.insert(shape.begin(), numStages);
    Item item = program.addArgument(tensor.clone(shape), range);
    others.emplace_back(item.value, isStacked);
  }
  auto getIndex = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, value);
  };
  auto loop = scf::ForOp::create(builder, getIndex(0), getIndex(numStages),
                                 getIndex(1), inits);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> arguments{loop.getInductionVar()};
  llvm::append_range(arguments, loop.getRegionIterArgs());
  for (auto [other, type] : llvm::zip_equal(others, types))
    arguments.push_back(other.second
                            ? takeSlice(other.first, loop.getInductionVar(),
                                        llvm::cast<RankedTensorType>(type))
                            : other.first);
  auto call = func::CallOp::create(builder, function, arguments);
  scf::YieldOp::create(builder, call.getResults());
  return llvm::to_vector_of<Value>(loop.getResults());
}

/// Layers one after the other. What else they take is the same for all, or
/// there is one for each.
SmallVector<Value> RepeatedLayers::makeCalls(ValueRange inits) {
  func::FuncOp function = layer.op;
  SmallVector<Value> passed = llvm::to_vector(inits), shared;
  auto types =
      llvm::to_vector(function.getArgumentTypes().drop_front(1 + inits.size()));
  ArrayRef<NumericRange> ranges =
      ArrayRef(layer.arguments).drop_front(inits.size());
  auto addArgument = [&](size_t index) -> Value {
    return program
        .addArgument(llvm::cast<RankedTensorType>(types[index]), ranges[index])
        .value;
  };
  for (size_t index : llvm::seq(types.size()))
    shared.push_back(random.chance(0.3) ? addArgument(index) : Value());
  for (int64_t number : llvm::seq(numStages)) {
    SmallVector<Value> arguments{
        arith::ConstantIndexOp::create(builder, number)};
    llvm::append_range(arguments, passed);
    for (auto [index, value] : llvm::enumerate(shared))
      arguments.push_back(value ? value : addArgument(index));
    auto call = func::CallOp::create(builder, function, arguments);
    passed = llvm::to_vector_of<Value>(call.getResults());
  }
  return passed;
}

/// Ends the function of a loss, the sum of squares of what the last layer
/// makes, and trains it.
void RepeatedLayers::makeStep(ArrayRef<Item> passed) {
  const Item &last = passed.front();
  Value squares = arith::MulFOp::create(builder, last.value, last.value);
  RankedTensorType type = last.getType().clone(ArrayRef<int64_t>());
  auto sum = linalg::ReduceOp::create(
      builder, squares, program.makeSplat(type, 0),
      llvm::to_vector(llvm::seq(last.getRank())),
      [](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(
            nested, loc, combine(nested, loc, Combiner::Sum, x[0], x[1]));
      });
  std::vector<Item> results{{sum.getResult(0), {}}};
  llvm::append_range(results, passed);
  func::FuncOp loss = program.endFunction(std::move(results)).op;
  loss.setName(kLossName);
  SmallVector<Attribute> wrt;
  for (auto [index, type] : llvm::enumerate(loss.getArgumentTypes())) {
    loss.setArgAttr(index, MeshDialect::kNameAttrName,
                    builder.getStringAttr("a" + std::to_string(index)));
    if (llvm::isa<FloatType>(
            llvm::cast<RankedTensorType>(type).getElementType()))
      wrt.push_back(builder.getI64IntegerAttr(index));
  }
  builder.setInsertionPointAfter(loss);
  bool hasMean = random.chance(0.5);
  SmallVector<NamedAttribute> attributes;
  auto set = [&](StringRef name, Attribute value) {
    attributes.push_back(builder.getNamedAttr(name, value));
  };
  set("sym_name", builder.getStringAttr("main"));
  set("function", FlatSymbolRefAttr::get(loss));
  set("wrt", builder.getArrayAttr(wrt));
  set("optimizer", OptimizerKindAttr::get(builder.getContext(),
                                          hasMean ? OptimizerKind::Momentum
                                                  : OptimizerKind::SGD));
  set("rate", builder.getF64FloatAttr(0.25));
  if (random.chance(0.3))
    set("decay", builder.getF64FloatAttr(0.5));
  if (random.chance(0.3))
    set("clip", builder.getF64FloatAttr(1));
  if (hasMean && random.chance(0.5))
    set("nesterov", builder.getUnitAttr());
  if (random.chance(0.4))
    set("shard_state", builder.getStrArrayAttr(
                           random.pick(program.getMesh().getAxes()).getName()));
  TrainStepOp::create(builder, TypeRange(), ValueRange(), attributes);
}

RandomProgram RepeatedLayers::make() {
  pickPipeline();
  makeLayer();
  program.beginFunction("main", /*isPrivate=*/false);
  for (int64_t i = random.below(3); i > 0; --i)
    makeAnyOp(program);
  SmallVector<Item> passed = makeInits();
  SmallVector<Value> inits = getValues(passed);
  SmallVector<Value> results =
      numStages == 1 || random.chance(0.5) ? makeLoop(inits) : makeCalls(inits);
  for (auto [item, value, range] :
       llvm::zip_equal(passed, results, layer.results)) {
    item = {value, range.range};
    program.add(value, item.range);
  }
  RandomProgram result;
  result.pipeline = spec;
  if (program.getOptions().differentiate && random.chance(0.3)) {
    makeStep(passed);
  } else {
    for (int64_t i = random.below(3); i > 0; --i)
      makeAnyOp(program);
    std::vector<Item> returned(passed.begin(), passed.end());
    if (std::optional<Item> other = program.pickNumber())
      returned.push_back(*other);
    for (const Item &item : program.endFunction(std::move(returned)).results)
      result.results.push_back(item.range);
  }
  result.module = program.takeModule();
  return result;
}

RandomProgram mesh::generateRepeats(MLIRContext *context, uint64_t seed,
                                    const FuzzOptions &options) {
  return RepeatedLayers(context, seed, options).make();
}
