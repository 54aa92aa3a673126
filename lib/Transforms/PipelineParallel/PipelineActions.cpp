//===- PipelineActions.cpp - actions of devices in schedules --------------===//

#include "PipelineSteps.h"

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

/// Returns the owners of the parameters of the chunk's stages, block by block,
/// and their readers; or the other way round. Nothing if that is the same.
SmallVector<int64_t> PipelineSteps::getMoves(int64_t chunk, bool back) const {
  SmallVector<int64_t> moves;
  bool isInOrder = true;
  for (int64_t block = 0; block < numDevices; ++block) {
    int64_t device = schedule.rankOfStage[chunk * numDevices + block];
    isInOrder &= block == device;
    if (back)
      moves.append({device, block});
    else
      moves.append({block, device});
  }
  if (isInOrder)
    moves.clear();
  return moves;
}

/// The type of a parameter with one more dim, of the chunks.
RankedTensorType PipelineSteps::getTypeOfChunks(Type whole) const {
  auto type = llvm::cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= numChunks;
  shape.insert(shape.begin(), numChunks);
  return type.clone(shape);
}

static SmallVector<ReassociationIndices> getGroups(RankedTensorType ofChunks) {
  SmallVector<ReassociationIndices> groups{{0, 1}};
  for (int64_t dim = 2; dim < ofChunks.getRank(); ++dim)
    groups.push_back({dim});
  return groups;
}

/// The device's block of a chunk.
Value PipelineSteps::takeBlock(Value param, int64_t chunk) {
  Value part = param;
  if (numChunks > 1) {
    RankedTensorType type = getTypeOfChunks(param.getType());
    // A parameter that has the chunks for a dim is taken as it is.
    Value all = rewriter.createOrFold<tensor::ExpandShapeOp>(loc, type, param,
                                                             getGroups(type));
    part = takeSlice(rewriter, loc, all, 0, getIndex(rewriter, chunk));
  }
  part = border.takeOwn(rewriter, part);
  SmallVector<int64_t> moves = getMoves(chunk, /*back=*/false);
  return moves.empty() ? part : permute(part, moves);
}

/// Devices take as many stages as the longest run has: where among them the
/// run of `stage` begins.
int64_t PipelineSteps::getFirstParam(int64_t stage) const {
  PipelineOp pipeline = op;
  int64_t numStages = pipeline.getNumStages(), first = runs.getFirst(stage);
  return std::max<int64_t>(0, first + runs.getLongest() - numStages);
}

/// The device's run of a chunk, and stages after or before it if it is not the
/// longest. A device without one takes any.
Value PipelineSteps::takeRuns(Value param, int64_t chunk) {
  SmallVector<Value> parts;
  for (int64_t stage : runs.getStages(chunk)) {
    int64_t first = stage < 0 ? 0 : runs.getFirst(stage) - getFirstParam(stage);
    parts.push_back(takeRows(rewriter, loc, param, first, runs.getLongest()));
  }
  Value all = parts.front();
  if (parts.size() > 1)
    all = tensor::ConcatOp::create(rewriter, loc, /*dim=*/0, parts);
  return border.takeOwn(rewriter, all);
}

SmallVector<Value> PipelineSteps::takeParams(int64_t chunk) {
  return llvm::map_to_vector(op.getParams(), [&](Value param) {
    return runs.areBlocks() ? takeBlock(param, chunk) : takeRuns(param, chunk);
  });
}

/// The gradient of the parameters of a chunk's stages.
Value PipelineSteps::getOwnSum(int64_t chunk, unsigned param) {
  SmallVector<Value> slices;
  for (int64_t slot : llvm::seq(runs.getLongest()))
    slices.push_back(sums[chunk][slot * numSums + param]);
  return stackSlices(rewriter, loc, slices);
}

/// The gradient of a parameter, of `type`, from the blocks that devices have.
Value PipelineSteps::joinBlocks(unsigned param, RankedTensorType type) {
  RankedTensorType ofChunks = getTypeOfChunks(type);
  Value all;
  for (int64_t chunk = 0; chunk < numChunks; ++chunk) {
    Value own = getOwnSum(chunk, param);
    if (auto moves = getMoves(chunk, /*back=*/true); !moves.empty())
      own = permute(own, moves);
    Value block = border.joinOwn(rewriter, own);
    if (numChunks == 1)
      return block;
    if (!all)
      all = tensor::EmptyOp::create(rewriter, loc, ofChunks.getShape(),
                                    ofChunks.getElementType());
    all = putSlice(rewriter, loc, block, all, 0, getIndex(rewriter, chunk));
  }
  return tensor::CollapseShapeOp::create(rewriter, loc, type, all,
                                         getGroups(ofChunks));
}

/// The same from the runs that devices have.
Value PipelineSteps::joinRuns(unsigned param, RankedTensorType type) {
  Value all = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                      type.getElementType());
  for (int64_t chunk = 0; chunk < numChunks; ++chunk) {
    Value whole = border.joinOwn(rewriter, getOwnSum(chunk, param));
    for (auto [device, stage] : llvm::enumerate(runs.getStages(chunk))) {
      if (stage < 0)
        continue;
      int64_t first = device * runs.getLongest() + getFirstParam(stage);
      Value part = takeRows(rewriter, loc, whole, first, runs.getLength(stage));
      all = putRows(rewriter, loc, part, all, runs.getFirst(stage));
    }
  }
  return all;
}

void PipelineSteps::takeAllIn() {
  border.makeCapturesWhole(rewriter);
  rank = AxisIndexOp::create(rewriter, loc, op.getMeshAttr(), axes);
  auto expandAll = [&](ValueRange values) {
    return llvm::map_to_vector(
        values, [&](Value value) { return border.expand(rewriter, value); });
  };
  inputs = expandAll(op.getInputs());
  split = expandAll(op.getSplit());
  gradients = expandAll(op.getGradients());
  for (int64_t chunk = 0; chunk < numChunks; ++chunk) {
    params.push_back(takeParams(chunk));
    sums.emplace_back();
  }
  if (op.hasBackward()) {
    SmallVector<Type> types =
        PipelineOp::getGradientTypes(op.getParams().getTypes());
    numSums = types.size();
    for (SmallVector<Value> &ofChunk : sums)
      for (int64_t slot = 0; slot < runs.getLongest(); ++slot)
        for (Type type : types) {
          auto all = llvm::cast<RankedTensorType>(type);
          ofChunk.push_back(border.createSplat(
              rewriter, all.clone(all.getShape().drop_front())));
        }
  }
  for (Type type : TypeRange(op->getResultTypes()).drop_back(numSums))
    rows.push_back(border.createSplat(
        rewriter, border.getMicrobatches().getExpandedType(type)));
}

SmallVector<Value> PipelineSteps::bringAllOut() {
  SmallVector<Value> whole;
  for (Value value : rows)
    whole.push_back(border.leave(rewriter, whole.size(), value));
  for (size_t param = 0; param < numSums; ++param) {
    auto type = llvm::cast<RankedTensorType>(
        op->getResult(rows.size() + param).getType());
    Value sum =
        runs.areBlocks() ? joinBlocks(param, type) : joinRuns(param, type);
    whole.push_back(border.annotate(rewriter, whole.size(), sum));
  }
  return whole;
}

//===----------------------------------------------------------------------===//
// Actions
//===----------------------------------------------------------------------===//

ArrayRef<Action> PipelineSteps::getActions(int64_t device, int64_t step) const {
  const std::vector<Cell> &row = schedule.rows[device];
  if (step >= static_cast<int64_t>(row.size()))
    return {};
  return row[step];
}

SmallVector<Type> PipelineSteps::getSavedTypes(int64_t stage, unsigned part) {
  SmallVector<Type> types;
  for (int64_t i = 0; i < runs.getLength(stage); ++i)
    llvm::append_range(
        types,
        op.getYield(runs.getFirst(stage) + i, part).getSaved().getTypes());
  return types;
}

/// Returns true if a stage of the schedule has `skip` for another one.
bool PipelineSteps::goesOut(const StageSkip &skip, int64_t stage) const {
  return runs.find(skip.from) == stage && runs.find(skip.to) != stage;
}

/// Returns true if another stage of the schedule has `skip` for this one.
bool PipelineSteps::comesIn(const StageSkip &skip, int64_t stage) const {
  return runs.find(skip.to) == stage && runs.find(skip.from) != stage;
}

/// Adds what skips stages, or the gradients of that.
void PipelineSteps::appendSkips(const Action &action,
                                SmallVectorImpl<Product> &products) {
  bool isForward = action.kind == ActionKind::Forward;
  for (auto [number, skip] : llvm::enumerate(skips)) {
    bool leaves = isForward
                      ? goesOut(skip, action.stage)
                      : comesIn(skip, action.stage) &&
                            !PipelineOp::getGradientTypes(skip.type).empty();
    if (leaves)
      products.push_back({isForward ? Role::Skip : Role::SkipGradient,
                          static_cast<int32_t>(number),
                          action.microbatch,
                          {skip.type}});
  }
}

/// Returns the numbers of the gradients that the run of `stage` makes of its
/// parameters' slices, stage by stage. The others are zero.
SmallVector<unsigned> PipelineSteps::getGradients(int64_t stage) const {
  PipelineOp pipeline = op;
  SmallVector<unsigned> numbers;
  for (int64_t i = 0; i < runs.getLength(stage); ++i) {
    StageYieldOp yield = pipeline.getYield(runs.getFirst(stage) + i,
                                           pipeline.hasWeights() ? 2 : 1);
    for (auto [param, value] :
         llvm::enumerate(yield.getValues().take_back(numSums)))
      if (!isNeutral(Combiner::Sum, value))
        numbers.push_back(i * numSums + param);
  }
  return numbers;
}

/// Returns the number of the first sum of the run of `stage` in its chunk.
unsigned PipelineSteps::getFirstSum(int64_t stage) const {
  return runs.areBlocks() ? 0 : getFirstParam(stage) * numSums;
}

/// Returns those of `gradients` that are not zero.
SmallVector<Value>
PipelineSteps::takeGradients(int64_t stage, ArrayRef<Value> gradients) const {
  return llvm::map_to_vector(
      getGradients(stage), [&](unsigned number) { return gradients[number]; });
}

SmallVector<Product> PipelineSteps::getProducts(const Action &action) {
  int32_t stage = action.stage;
  SmallVector<Product> products;
  auto add = [&](Role role, SmallVector<Type> types) {
    products.push_back({role, stage, action.microbatch, std::move(types)});
  };
  if (action.kind == ActionKind::Forward) {
    bool isLast = stage + 1 == schedule.getNumStages();
    TypeRange types = isLast ? op.getYieldedTypes()
                             : op.getActivationTypes(runs.getFirst(stage + 1));
    add(Role::Output, llvm::to_vector(types));
    if (op.hasBackward())
      add(Role::Saved, getSavedTypes(stage, 0));
    appendSkips(action, products);
    return products;
  }
  if (action.kind != ActionKind::WeightGrad)
    add(Role::InputGradient, PipelineOp::getGradientTypes(
                                 op.getActivationTypes(runs.getFirst(stage))));
  if (action.kind == ActionKind::InputGrad)
    add(Role::SavedForWeights, getSavedTypes(stage, 1));
  else
    add(Role::WeightGradient,
        llvm::map_to_vector(getGradients(stage), [&](unsigned number) {
          return sums[runs.getChunk(stage)][number].getType();
        }));
  if (action.kind != ActionKind::WeightGrad)
    appendSkips(action, products);
  return products;
}

SmallVector<Value> PipelineSteps::takeAll(OpBuilder &at,
                                          ArrayRef<Value> expanded,
                                          Value microbatch) {
  return llvm::map_to_vector(expanded, [&](Value value) {
    return border.getMicrobatches().take(at, loc, value, microbatch);
  });
}

SmallVector<Value> PipelineSteps::emitForward(OpBuilder &at,
                                              const Action &action,
                                              const StageRun &run) {
  SmallVector<Value> activations, skipped(skips.size());
  if (action.stage == 0)
    activations = takeAll(at, inputs, run.microbatch);
  else
    activations =
        values.at({Role::Output, action.stage - 1, action.microbatch});
  for (auto [number, skip] : llvm::enumerate(skips))
    if (comesIn(skip, action.stage))
      skipped[number] =
          values.at({Role::Skip, number, action.microbatch}).front();
  SmallVector<Value> made;
  if (op.hasBackward()) {
    StageProducts products = buildForward(at, run, activations, skipped);
    made = std::move(products.handedOn);
    llvm::append_range(made, products.saved);
  } else {
    made = buildStages(at, run, activations, skipped);
  }
  for (auto [skip, value] : llvm::zip_equal(skips, skipped))
    if (goesOut(skip, action.stage))
      made.push_back(value);
  return made;
}

SmallVector<Value> PipelineSteps::emitBackward(OpBuilder &at,
                                               const Action &action,
                                               const StageRun &run) {
  SmallVector<Value> ofYielded, ofSkipped(skips.size());
  if (action.stage + 1 == schedule.getNumStages())
    ofYielded = takeAll(at, gradients, run.microbatch);
  else
    ofYielded =
        values.at({Role::InputGradient, action.stage + 1, action.microbatch});
  auto hasGradient = [](const StageSkip &skip) {
    return !PipelineOp::getGradientTypes(skip.type).empty();
  };
  for (auto [number, skip] : llvm::enumerate(skips))
    if (goesOut(skip, action.stage) && hasGradient(skip))
      ofSkipped[number] =
          values.at({Role::SkipGradient, number, action.microbatch}).front();
  StageProducts products = buildBackward(
      at, run, values.at({Role::Saved, action.stage, action.microbatch}),
      ofYielded, ofSkipped);
  SmallVector<Value> made = std::move(products.handedOn);
  if (action.kind == ActionKind::InputGrad)
    llvm::append_range(made, products.saved);
  else if (op.hasWeights())
    llvm::append_range(
        made, takeGradients(action.stage,
                            buildWeights(at, run, products.saved).gradients));
  else
    llvm::append_range(made, takeGradients(action.stage, products.gradients));
  for (auto [skip, value] : llvm::zip_equal(skips, ofSkipped))
    if (comesIn(skip, action.stage) && hasGradient(skip))
      made.push_back(value);
  return made;
}

/// Returns what the action makes, product by product.
SmallVector<Value> PipelineSteps::emitAction(OpBuilder &at,
                                             const Action &action) {
  int32_t stage = action.stage;
  Value microbatch = getIndex(at, action.microbatch);
  SmallVector<Value> parts = takeAll(at, split, microbatch);
  int64_t first = runs.getFirst(stage);
  StageRun run{op,
               getIndex(at, first),
               runs.getLength(stage),
               first,
               params[runs.getChunk(stage)],
               parts,
               microbatch,
               runs.areBlocks() ? 0 : getFirstParam(stage),
               skips};
  if (action.kind == ActionKind::Forward)
    return emitForward(at, action, run);
  if (action.kind == ActionKind::WeightGrad) {
    ValueRange saved =
        values.at({Role::SavedForWeights, stage, action.microbatch});
    return takeGradients(stage, buildWeights(at, run, saved).gradients);
  }
  return emitBackward(at, action, run);
}
