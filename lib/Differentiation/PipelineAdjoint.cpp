//===- PipelineAdjoint.cpp - Gradients of pipelines -----------------------===//
//
// A pipeline gets a backward and a weights part. Of what stages read beside
// activations, these have gradients of parameters alone. So a captured value
// becomes a parameter with a copy for each stage, and a value that is split by
// micro-batches goes from stage to stage with the activations.
//
//===----------------------------------------------------------------------===//

#include "PipelineAdjoint.h"

#include "SavedValues.h"
#include "SplitBackward.h"
#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Interfaces/UsedValues.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

PipelineOp mesh::createPipelineLike(OpBuilder &builder, PipelineOp op,
                                    TypeRange types, ValueRange inputs,
                                    ValueRange params, ValueRange split,
                                    ValueRange gradients, int64_t numParts) {
  StringAttr schedule = op.getScheduleAttr();
  // The schedule of least memory that takes any number of micro-batches.
  if (numParts > 1 && !schedule && !op.getTable())
    schedule = builder.getStringAttr("1f1b");
  auto created = PipelineOp::create(
      builder, op.getLoc(), types, inputs, params, split, gradients,
      op.getMeshAttr(), op.getAxis(), op.getNumStagesAttr(),
      op.getNumMicrobatchesAttr(), op.getContiguousAttr(), schedule,
      op.getChunksAttr(), op.getTableAttr(), op.getCostsAttr(),
      builder.getI64IntegerAttr(numParts), op.getStages().size() * numParts);
  created->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return created;
}

namespace {
/// Values that the forward part of a stage saves for the backward part.
class StageSavedValues : public SavedValues {
public:
  /// The last `numShared` arguments of both parts are the same.
  StageSavedValues(Region &forward, Block &backward, unsigned numShared,
                   const SavePolicy &saving)
      : SavedValues(forward, backward, saving), backward(backward),
        saved(forward.front()), shared(forward.front(), numShared, mayRepeat),
        numShared(numShared) {}

  /// Lets the forward part save what was asked for.
  void finish(StageYieldOp yield) {
    OpBuilder builder(yield);
    SmallVector<Value> values;
    for (Value value : saved.getValues())
      values.push_back(toSavedType(builder, value));
    yield.getSavedMutable().assign(values);
  }

private:
  // A pipeline and the values that it captures are in one region.
  Value getOutside(Value value) override { return value; }
  Value getArgument(BlockArgument argument, OpBuilder &) override {
    unsigned fromEnd =
        argument.getOwner()->getNumArguments() - argument.getArgNumber();
    if (fromEnd > numShared)
      return {};
    return backward.getArgument(backward.getNumArguments() - fromEnd);
  }
  Value save(Value value, OpBuilder &builder) override {
    if (shared.contains(value))
      return repeat(value.getDefiningOp(), builder);
    Value argument = backward.insertArgument(
        saved.add(value), getSavedType(value.getType()), value.getLoc());
    return fromSavedType(builder, argument, value.getType());
  }
  static bool mayRepeat(Operation *op) {
    return op->getNumResults() == 1 && takesLittle(op);
  }
  Value repeat(Operation *op, OpBuilder &builder);

  Block &backward;
  TrackedValues saved;
  /// The values that both parts can compute.
  SharedValues shared;
  unsigned numShared;
};

} // namespace

/// Computes in the backward part what `op` computes in the forward part.
Value StageSavedValues::repeat(Operation *op, OpBuilder &builder) {
  IRMapping operands;
  for (Value read : getUsedValues(op))
    operands.map(read, get(read));
  return builder.clone(*op, operands)->getResult(0);
}

namespace {
/// Builds the pipeline that computes the gradients of another one.
class PipelineAdjoint {
public:
  PipelineAdjoint(PipelineOp op, OpBuilder &builder, Cotangents &cotangents)
      : op(op), builder(builder), cotangents(cotangents), loc(op.getLoc()),
        saving(SavePolicy::getOwn(op).value_or(
            cotangents.getFunctions().getSaving())),
        captures(cotangents.getActive().getCaptures(op)) {}

  LogicalResult emit();

private:
  void create();
  void cloneStage(unsigned index, const IRMapping &captured);
  void cloneStages();
  void findActiveValues();
  ActiveValues getActiveValues(unsigned index, const llvm::BitVector &handedOn);
  LogicalResult emitStage(unsigned index);
  void addCotangents();
  void replaceForward();

  bool isActive(Value value) const { return cotangents.isActive(value); }
  bool hasOneBody() { return op.getStages().size() == 1; }
  Block &getBlock(unsigned part, unsigned index) {
    return created.getPart(part)[index].front();
  }

  PipelineOp op;
  OpBuilder &builder;
  Cotangents &cotangents;
  Location loc;
  const SavePolicy saving;
  /// The active values that stages capture.
  SmallVector<Value> captures;
  /// The values that are cut into micro-batches: inputs, and active ones of the
  /// split operands. The others of these.
  SmallVector<Value> inputs, split;
  PipelineOp created;
  /// The number of results that are values of the last stage.
  unsigned numValues = 0;
  /// Values that skip to a stage, and whether they are active.
  SmallVector<std::pair<int64_t, bool>> skips;
  /// The active values of each body.
  SmallVector<ActiveValues> active;
};
} // namespace

/// Returns a tensor with a copy of `value` for each stage.
static Value copyToStages(OpBuilder &builder, PipelineOp op, Value value) {
  Location loc = op.getLoc();
  value = toSavedType(builder, value);
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape = {static_cast<int64_t>(op.getNumStages())};
  llvm::append_range(shape, type.getShape());
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::BroadcastOp::create(builder, loc, value, empty,
                                     ArrayRef<int64_t>{0})
      .getResult()[0];
}

/// Returns the sum of a value of `type` over the stages.
static Value sumOverStages(OpBuilder &builder, Location loc, Value copies,
                           Type type) {
  Value zeros = createZeros(builder, loc, getSavedType(type));
  auto sum = linalg::ReduceOp::create(
      builder, loc, copies, zeros, ArrayRef<int64_t>{0},
      [](OpBuilder &body, Location at, ValueRange values) {
        linalg::YieldOp::create(body, at,
                                createSum(body, at, values[0], values[1]));
      });
  return fromSavedType(builder, sum.getResult(0), type);
}

void PipelineAdjoint::create() {
  auto getPrimals = [&](ArrayRef<Value> values) {
    return llvm::map_to_vector(
        values, [&](Value value) { return cotangents.getPrimal(value); });
  };
  inputs = llvm::to_vector(op.getInputs());
  for (Value value : op.getSplit())
    (isActive(value) ? inputs : split).push_back(value);
  SmallVector<Value> params = getPrimals(llvm::to_vector(op.getParams()));
  for (Value capture : captures)
    params.push_back(copyToStages(builder, op, cotangents.getPrimal(capture)));

  SmallVector<Value> gradients;
  for (Value result : op.getResults())
    if (isDifferentiable(result.getType()))
      gradients.push_back(cotangents.get(result, loc));
  SmallVector<Type> types(op.getResultTypes());
  // With one body, what goes from stage to stage comes out of the last one.
  if (hasOneBody())
    for (Value moved : ArrayRef(inputs).drop_front(op.getInputs().size())) {
      types.push_back(moved.getType());
      gradients.push_back(createZeros(builder, loc, moved.getType()));
    }
  numValues = types.size();
  for (ValueRange values : {ValueRange(inputs), ValueRange(params)})
    llvm::append_range(types, PipelineOp::getGradientTypes(values.getTypes()));
  created = createPipelineLike(builder, op, types, getPrimals(inputs), params,
                               getPrimals(split), gradients, /*numParts=*/3);
  created->removeDiscardableAttr(kCheckpointAttrName);
  if (auto written =
          op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName)) {
    SmallVector<Attribute> shardings = llvm::to_vector(written);
    for (Type type : ArrayRef(types).drop_front(written.size()))
      shardings.push_back(ShardingAttr::getReplicated(
          op.getMeshAttr(), llvm::cast<RankedTensorType>(type).getRank(),
          /*isOpen=*/true));
    created->setAttr(MeshDialect::kShardingsAttrName,
                     builder.getArrayAttr(shardings));
  }
}

/// Copies the forward region `index`, with arguments for what was captured and
/// for the inputs that were split.
void PipelineAdjoint::cloneStage(unsigned index, const IRMapping &captured) {
  Block &from = op.getStages()[index].front();
  Block &to = created.getPart(0)[index].emplaceBlock();
  auto add = [&](Type type) { return to.addArgument(type, loc); };
  IRMapping mapping(captured);
  ArrayRef<BlockArgument> arguments = from.getArguments();
  auto copy = [&](size_t count) {
    for (BlockArgument argument : arguments.take_front(count))
      mapping.map(argument, add(argument.getType()));
    arguments = arguments.drop_front(count);
  };
  unsigned numSide = op.getParams().size() + op.getSplit().size() + 2;
  copy(op.getActivationTypes(index).size());
  SmallVector<Value> moved;
  for (Value value : ArrayRef(inputs).drop_front(op.getInputs().size()))
    moved.push_back(add(op.getMicrobatchType(value.getType())));
  copy(arguments.size() - numSide);
  copy(op.getParams().size());
  OpBuilder body = OpBuilder::atBlockEnd(&to);
  for (Value capture : captures)
    mapping.map(capture,
                fromSavedType(body, add(getSavedType(capture.getType())),
                              capture.getType()));
  ArrayRef<Value> rest(moved);
  for (auto [value, argument] : llvm::zip(op.getSplit(), arguments)) {
    if (isActive(value)) {
      mapping.map(argument, rest.front());
      rest = rest.drop_front();
    } else {
      mapping.map(argument, add(argument.getType()));
    }
  }
  arguments = arguments.drop_front(op.getSplit().size());
  copy(arguments.size());
  for (Operation &inner : from)
    body.clone(inner, mapping);
  bool isLast = index + 1 == op.getStages().size();
  if (hasOneBody() || !isLast)
    created.getYield(index).getValuesMutable().append(moved);
}

void PipelineAdjoint::cloneStages() {
  llvm::SetVector<Value> used;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), used);
  IRMapping captured;
  for (Value value : used)
    captured.map(value, cotangents.getPrimal(value));
  for (unsigned index = 0; index < op.getStages().size(); ++index)
    cloneStage(index, captured);
}

/// Returns the active values of a body, of which those of `handedOn` are among
/// what it takes from the stage before.
ActiveValues PipelineAdjoint::getActiveValues(unsigned index,
                                              const llvm::BitVector &handedOn) {
  Block &block = getBlock(0, index);
  SmallVector<Value> wrt;
  for (unsigned number : handedOn.set_bits())
    wrt.push_back(block.getArgument(number));
  unsigned next = handedOn.size();
  for (auto [target, isActive] : skips)
    if (target == index) {
      if (isActive)
        wrt.push_back(block.getArgument(next));
      ++next;
    }
  for (Value param : op.getParams()) {
    if (isActive(param))
      wrt.push_back(block.getArgument(next));
    ++next;
  }
  for (size_t capture = 0; capture < captures.size(); ++capture)
    wrt.push_back(block.getArgument(next++));
  return ActiveValues(*block.getParent(), wrt);
}

void PipelineAdjoint::findActiveValues() {
  llvm::BitVector handedOn(inputs.size());
  for (auto [index, input] : llvm::enumerate(inputs))
    handedOn[index] = isActive(input);
  auto getYielded = [&](const ActiveValues &values, unsigned index) {
    ValueRange yielded = created.getYield(index).getValues();
    llvm::BitVector bits(yielded.size());
    for (unsigned number : values.getIndices(yielded))
      bits.set(number);
    return bits;
  };
  if (hasOneBody()) {
    for (bool changes = op.getNumStages() > 1; changes;) {
      llvm::BitVector all = handedOn;
      all |= getYielded(getActiveValues(0, handedOn), 0);
      changes = all != handedOn;
      handedOn = all;
    }
    active.push_back(getActiveValues(0, handedOn));
    return;
  }
  for (unsigned index = 0; index < op.getStages().size(); ++index) {
    active.push_back(getActiveValues(index, handedOn));
    StageYieldOp yield = created.getYield(index);
    for (auto [value, target] :
         llvm::zip_equal(yield.getSkipped(), yield.getTargets()))
      skips.emplace_back(target, active.back().contains(value));
    handedOn = getYielded(active.back(), index);
  }
}

/// Builds the backward and weights regions of a body.
LogicalResult PipelineAdjoint::emitStage(unsigned index) {
  Region &forward = created.getPart(0)[index];
  Block &backward = created.getPart(1)[index].emplaceBlock();
  Block &weights = created.getPart(2)[index].emplaceBlock();
  StageYieldOp yield = created.getYield(index);
  unsigned numParams = created.getParams().size();
  unsigned numShared = numParams + created.getSplit().size() + 2;
  ArrayRef<BlockArgument> arguments = forward.getArguments();

  SmallVector<std::pair<Value, Value>> seeds;
  for (ValueRange values : {yield.getValues(), yield.getSkipped()})
    for (Value value : values)
      if (isDifferentiable(value.getType()))
        seeds.emplace_back(value, backward.addArgument(value.getType(), loc));
  for (BlockArgument argument : arguments.take_back(numShared))
    backward.addArgument(argument.getType(), loc);

  StageSavedValues saved(forward, backward, numShared, saving);
  OpBuilder inside = OpBuilder::atBlockEnd(&backward);
  Cotangents inner(inside, saved, active[index], cotangents.getFunctions());
  for (auto [value, gradient] : seeds)
    inner.add(value, gradient);
  if (failed(emitAdjoints(forward.front(), inside, inner)))
    return failure();
  auto getGradients = [&](ArrayRef<BlockArgument> values) {
    SmallVector<Value> gradients;
    for (BlockArgument value : values)
      if (isDifferentiable(value.getType()))
        gradients.push_back(inner.get(value, loc));
    return gradients;
  };
  StageGradients gradients{
      getGradients(arguments.drop_back(numShared)),
      getGradients(arguments.take_back(numShared).take_front(numParams))};
  saved.finish(created.getYield(index));
  splitBackward(backward, weights, gradients, numShared);
  return success();
}

void PipelineAdjoint::addCotangents() {
  ValueRange gradients = created.getResults().drop_front(numValues);
  auto take = [&](Value value) {
    if (!isDifferentiable(value.getType()))
      return;
    cotangents.add(value, gradients.front());
    gradients = gradients.drop_front();
  };
  llvm::for_each(inputs, take);
  llvm::for_each(op.getParams(), take);
  for (auto [capture, copies] : llvm::zip_equal(captures, gradients))
    cotangents.add(capture,
                   sumOverStages(builder, loc, copies, capture.getType()));
}

/// Lets the new pipeline compute what the old one computes, which goes. That is
/// not possible if the gradients of the results depend on these: then stages go
/// forward once to compute the results, and once more before they go backward.
void PipelineAdjoint::replaceForward() {
  mlir::IRRewriter rewriter(op);
  if (created->getBlock() != op->getBlock() ||
      failed(mlir::moveOperationDependencies(rewriter, created, op)))
    return;
  rewriter.moveOpBefore(created, op);
  auto results = created.getResults().take_front(op.getNumResults());
  cotangents.getActive().transfer(op.getResults(), results);
  rewriter.replaceOp(op, results);
}

LogicalResult PipelineAdjoint::emit() {
  create();
  cloneStages();
  findActiveValues();
  for (unsigned index = 0; index < op.getStages().size(); ++index)
    if (failed(emitStage(index)))
      return failure();
  addCotangents();
  replaceForward();
  return success();
}

LogicalResult mesh::emitPipelineAdjoint(PipelineOp op, OpBuilder &builder,
                                        Cotangents &cotangents) {
  return PipelineAdjoint(op, builder, cotangents).emit();
}
