//===- PipelineMakers.cpp - pipelines of stages ---------------------------===//

#include "Regions.h"
#include "mesh-fuzz/Makers/OpMakers.h"
#include "mesh/IR/PipelineOps.h"

using namespace mesh;

namespace {
/// A pipeline over one of the axes, whose stages have one body or one each.
class Pipeline {
public:
  explicit Pipeline(ProgramBuilder &program)
      : program(program), random(program.getRandom()) {}

  bool make();

private:
  bool pickOperands();
  RankedTensorType getPart(RankedTensorType whole) const;
  SmallVector<Item> pickOthers();
  SmallVector<Item> fill(Region &region, ArrayRef<Item> activations,
                         bool mayChange);

  ProgramBuilder &program;
  Random &random;
  MeshAxisAttr axis;
  int64_t numStages = 1, numMicrobatches = 1;
  SmallVector<Item> inputs, params, split;
};
} // namespace

/// Returns the part of `whole` that one micro-batch has.
RankedTensorType Pipeline::getPart(RankedTensorType whole) const {
  SmallVector<int64_t> shape(whole.getShape());
  shape.front() /= numMicrobatches;
  return whole.clone(shape);
}

bool Pipeline::pickOperands() {
  auto hasRows = [](const Item &item) {
    return item.getRank() > 0 && item.getShape().front() > 0;
  };
  std::optional<Item> first = program.pick(
      [&](const Item &item) { return hasRows(item) && mayBeCarried(item); });
  if (!first)
    return false;
  inputs = {*first};
  int64_t rows = first->getShape().front();
  auto isAlike = [&](const Item &item) {
    return hasRows(item) && item.getShape().front() == rows;
  };
  if (random.chance(0.3)) {
    std::optional<Item> second = program.pick(
        [&](const Item &item) { return isAlike(item) && mayBeCarried(item); });
    inputs.push_back(*second);
  }
  if (random.chance(0.4)) {
    std::optional<Item> item = program.pick(
        [&](const Item &item) { return isAlike(item) && item.isNumber(); });
    split.push_back(*item);
  }
  SmallVector<int64_t> counts;
  for (int64_t count = 1; count <= rows; ++count)
    if (rows % count == 0)
      counts.push_back(count);
  numMicrobatches = random.pick(counts);
  axis = random.pick(program.getMesh().getAxes());
  numStages = axis.getSize() * (random.chance(0.3) ? 2 : 1);
  for (int64_t i = random.below(3); i > 0; --i) {
    SmallVector<int64_t> shape = program.pickShape(random.below(3));
    shape.insert(shape.begin(), numStages);
    if (program.isSmall(shape))
      params.push_back(program.obtain(
          RankedTensorType::get(shape, inputs.front().getElementType())));
  }
  return true;
}

/// Values of any types, with rows.
SmallVector<Item> Pipeline::pickOthers() {
  SmallVector<Item> others;
  auto isFit = [&](const Item &item) {
    return item.isNumber() && item.getRank() > 0 &&
           item.getType().getNumElements() * numMicrobatches <=
               program.getOptions().maxElements;
  };
  for (size_t i = 0; i < inputs.size(); ++i)
    others.push_back(*program.pick(isFit));
  return others;
}

/// Makes the body of a stage that takes `activations`, and returns what it
/// yields: with `mayChange` in other types.
SmallVector<Item> Pipeline::fill(Region &region, ArrayRef<Item> activations,
                                 bool mayChange) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Block *stage = &region.emplaceBlock();
  InBlock body(program, stage);
  ProgramBuilder::WithoutAxis withoutAxis(program, axis.getName());
  SmallVector<Item> carried;
  auto add = [&](RankedTensorType type, NumericRange range) {
    carried.push_back({stage->addArgument(type, builder.getLoc()), range});
    program.add(carried.back().value, range);
  };
  for (const Item &item : activations)
    add(item.getType(), item.range);
  for (const Item &item : params)
    add(item.getType().clone(item.getShape().drop_front()), item.range);
  for (const Item &item : split)
    add(getPart(item.getType()), item.range);
  carried.truncate(activations.size());
  for (int64_t bound : {numStages, numMicrobatches})
    program.addCounter(
        stage->addArgument(builder.getIndexType(), builder.getLoc()), bound);
  makeSomeOps(program);
  SmallVector<Item> yielded;
  if (mayChange)
    yielded = pickOthers();
  else
    for (auto [item, value] :
         llvm::zip_equal(carried, makeAllNext(program, carried)))
      yielded.push_back({value, item.range});
  StageYieldOp::create(builder, getValues(yielded), /*skipped=*/ValueRange(),
                       /*targets=*/ArrayRef<int64_t>(),
                       /*saved=*/ValueRange());
  return yielded;
}

bool Pipeline::make() {
  if (!pickOperands())
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  bool hasOwnBodies = numStages <= 4 && random.chance(0.4);
  bool isContiguous = random.chance(0.3);
  SmallVector<Value> inputValues = getValues(inputs);
  auto op = PipelineOp::create(
      builder, ValueRange(inputValues).getTypes(), inputValues,
      getValues(params), getValues(split), /*gradients=*/ValueRange(),
      program.getMeshName().getValue(),
      AxisRefAttr::get(builder.getContext(), axis.getName()), numStages,
      numMicrobatches, isContiguous, /*schedule=*/StringAttr(),
      /*chunks=*/IntegerAttr(), /*table=*/ArrayAttr(),
      /*costs=*/DenseI64ArrayAttr(), /*num_parts=*/1,
      hasOwnBodies ? numStages : 1);
  SmallVector<Item> activations;
  Block types;
  for (const Item &item : inputs) {
    Value part = types.addArgument(getPart(item.getType()), builder.getLoc());
    activations.push_back({part, getCarriedRange(item)});
  }
  for (Region &region : op.getStages())
    activations = fill(region, activations, /*mayChange=*/hasOwnBodies);
  for (auto [result, item] : llvm::zip_equal(op.getResults(), activations)) {
    SmallVector<int64_t> shape(item.getShape());
    shape.front() *= numMicrobatches;
    result.setType(item.getType().clone(shape));
    program.add(result, item.range);
  }
  return true;
}

/// One that is in no other.
static bool makePipeline(ProgramBuilder &program) {
  if (!mayNest(program) || program.hidesAxis())
    return false;
  return Pipeline(program).make();
}

ArrayRef<OpMaker> mesh::getPipelineMakers() {
  static constexpr OpMaker makers[] = {
      {"pipeline", 3, makePipeline},
  };
  return makers;
}
