//===- PipelineActions.cpp - what devices do in the steps of a schedule ---===//

#include "PipelineSteps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// What goes in and comes out
//===----------------------------------------------------------------------===//

/// Who has the parameters of the chunk's stages, block by block, and who is to
/// have them; or the other way round. Nothing if that is the same.
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

SmallVector<Value> PipelineSteps::takeParams(int64_t chunk) {
  SmallVector<int64_t> moves = getMoves(chunk, /*back=*/false);
  SmallVector<Value> own;
  for (Value param : op.getParams()) {
    Value part = param;
    if (numChunks > 1) {
      RankedTensorType type = getTypeOfChunks(param.getType());
      // A parameter that has the chunks for a dim is taken as it is.
      Value all = builder.createOrFold<tensor::ExpandShapeOp>(loc, type, param,
                                                              getGroups(type));
      part = takeSlice(builder, loc, all, 0, getIndex(builder, chunk));
    }
    part = border.takeOwn(builder, part);
    own.push_back(moves.empty() ? part : permute(part, moves));
  }
  return own;
}

/// The gradient of a parameter, of `type`, from those that the devices have.
Value PipelineSteps::joinSums(unsigned param, RankedTensorType type) {
  RankedTensorType ofChunks = getTypeOfChunks(type);
  Value all;
  for (int64_t chunk = 0; chunk < numChunks; ++chunk) {
    Value own = sums[chunk][param];
    if (auto moves = getMoves(chunk, /*back=*/true); !moves.empty())
      own = permute(own, moves);
    Value block = border.joinOwn(builder, own);
    if (numChunks == 1)
      return block;
    if (!all)
      all = tensor::EmptyOp::create(builder, loc, ofChunks.getShape(),
                                    ofChunks.getElementType());
    all = putSlice(builder, loc, block, all, 0, getIndex(builder, chunk));
  }
  return tensor::CollapseShapeOp::create(builder, loc, type, all,
                                         getGroups(ofChunks));
}

void PipelineSteps::takeAllIn() {
  border.makeCapturesWhole();
  rank = AxisIndexOp::create(builder, loc, op.getMeshAttr(), axes);
  auto expandAll = [&](ValueRange values) {
    return llvm::map_to_vector(
        values, [&](Value value) { return border.expand(builder, value); });
  };
  inputs = expandAll(op.getInputs());
  split = expandAll(op.getSplit());
  gradients = expandAll(op.getGradients());
  for (int64_t chunk = 0; chunk < numChunks; ++chunk) {
    params.push_back(takeParams(chunk));
    sums.emplace_back();
  }
  size_t numSums = 0;
  if (op.hasBackward()) {
    SmallVector<Type> types =
        PipelineOp::getGradientTypes(ValueRange(params.front()).getTypes());
    numSums = types.size();
    for (SmallVector<Value> &ofChunk : sums)
      for (Type type : types)
        ofChunk.push_back(border.createSplat(builder, type));
  }
  for (Type type : TypeRange(op->getResultTypes()).drop_back(numSums))
    rows.push_back(border.createSplat(
        builder, border.getMicrobatches().getExpandedType(type)));
}

SmallVector<Value> PipelineSteps::bringAllOut() {
  SmallVector<Value> whole;
  for (Value value : rows)
    whole.push_back(border.leave(builder, whole.size(), value));
  for (size_t param = 0; param < sums.front().size(); ++param) {
    auto type = llvm::cast<RankedTensorType>(
        op->getResult(rows.size() + param).getType());
    whole.push_back(
        border.annotate(builder, whole.size(), joinSums(param, type)));
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
  for (int64_t i = 0; i < numInStage; ++i)
    llvm::append_range(
        types, op.getYield(stage * numInStage + i, part).getSaved().getTypes());
  return types;
}

SmallVector<Product> PipelineSteps::getProducts(const Action &action) {
  int32_t stage = action.stage;
  auto make = [&](Role role, SmallVector<Type> types) {
    return Product{role, stage, action.microbatch, std::move(types)};
  };
  if (action.kind == ActionKind::Forward) {
    bool isLast = stage + 1 == schedule.getNumStages();
    TypeRange types = isLast ? op.getYieldedTypes()
                             : op.getActivationTypes((stage + 1) * numInStage);
    SmallVector<Product> products{make(Role::Output, llvm::to_vector(types))};
    if (op.hasBackward())
      products.push_back(make(Role::Saved, getSavedTypes(stage, 0)));
    return products;
  }
  Product weights = make(Role::WeightGradient,
                         llvm::to_vector(ValueRange(sums.front()).getTypes()));
  if (action.kind == ActionKind::WeightGrad)
    return {weights};
  Product inputs = make(
      Role::InputGradient,
      PipelineOp::getGradientTypes(op.getActivationTypes(stage * numInStage)));
  if (action.kind == ActionKind::Backward)
    return {inputs, weights};
  return {inputs, make(Role::SavedForWeights, getSavedTypes(stage, 1))};
}

SmallVector<Value> PipelineSteps::takeAll(OpBuilder &at,
                                          ArrayRef<Value> expanded,
                                          Value microbatch) {
  return llvm::map_to_vector(expanded, [&](Value value) {
    return border.getMicrobatches().take(at, loc, value, microbatch);
  });
}

static SmallVector<Value> concat(SmallVector<Value> values,
                                 ArrayRef<Value> others) {
  llvm::append_range(values, others);
  return values;
}

/// Returns what the action makes, product by product.
SmallVector<Value> PipelineSteps::emitAction(OpBuilder &at,
                                             const Action &action) {
  int32_t stage = action.stage;
  auto get = [&](Role role, int32_t of) -> ArrayRef<Value> {
    return values.at({role, of, action.microbatch});
  };
  Value microbatch = getIndex(at, action.microbatch);
  SmallVector<Value> parts = takeAll(at, split, microbatch);
  int64_t first = stage * numInStage;
  StageRun run{op,        getIndex(at, first),        numInStage,
               first,     params[stage / numDevices], parts,
               microbatch};
  if (action.kind == ActionKind::Forward) {
    SmallVector<Value> activations =
        stage == 0 ? takeAll(at, inputs, microbatch)
                   : llvm::to_vector(get(Role::Output, stage - 1));
    if (!op.hasBackward())
      return buildStages(at, run, activations);
    StageProducts made = buildForward(at, run, activations);
    return concat(std::move(made.handedOn), made.saved);
  }
  if (action.kind == ActionKind::WeightGrad)
    return buildWeights(at, run, get(Role::SavedForWeights, stage)).gradients;
  SmallVector<Value> ofYielded =
      stage + 1 == schedule.getNumStages()
          ? takeAll(at, gradients, microbatch)
          : llvm::to_vector(get(Role::InputGradient, stage + 1));
  StageProducts made =
      buildBackward(at, run, get(Role::Saved, stage), ofYielded);
  if (action.kind == ActionKind::InputGrad)
    return concat(std::move(made.handedOn), made.saved);
  if (op.hasWeights())
    made.gradients = buildWeights(at, run, made.saved).gradients;
  return concat(std::move(made.handedOn), made.gradients);
}
