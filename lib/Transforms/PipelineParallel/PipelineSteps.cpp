//===- PipelineSteps.cpp - the steps of a scheduled pipeline --------------===//

#include "PipelineSteps.h"

#include "mesh/Schedule/Timeline.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mesh;

PipelineSteps::PipelineSteps(RewriterBase &rewriter, PipelineOp op,
                             const PipelineSchedule &schedule,
                             ArrayRef<int64_t> lengths, bool poison)
    : op(op), schedule(alignToSteps(schedule)), loc(op.getLoc()),
      rewriter(rewriter), border(op), runs(schedule, lengths),
      skips(op.getSkips()), numDevices(border.getNumDevices()),
      numChunks(runs.getNumChunks()), poison(poison),
      axes(AxesAttr::get(op.getContext(), op.getAxis())),
      waiting(schedule.getNumStages()), nextToAdd(schedule.getNumStages()) {}

Value PipelineSteps::getIndex(OpBuilder &at, int64_t value) {
  return arith::ConstantIndexOp::create(at, loc, value);
}

Value PipelineSteps::permute(Value value, ArrayRef<int64_t> pairs) {
  auto permute = PermuteOp::create(
      rewriter, loc, value.getType(), value, op.getMeshAttr(), axes,
      /*shift=*/IntegerAttr(), rewriter.getDenseI64ArrayAttr(pairs),
      /*targets=*/AxesAttr());
  permute->setAttr(kManualAttrName, axes);
  return permute;
}

//===----------------------------------------------------------------------===//
// Results of devices
//===----------------------------------------------------------------------===//

/// Returns the results of the step's switch, of `types`, that get what is made.
/// Devices share those of one role and type.
SmallVector<Made> PipelineSteps::layOut(int64_t step,
                                        SmallVectorImpl<Type> &types) {
  struct Place {
    Role role;
    SmallVector<Type> types;
    unsigned begin;
    /// The last device that has put something there.
    int64_t device;
  };
  SmallVector<Place> places;
  SmallVector<Made> made;
  for (int64_t device = 0; device < numDevices; ++device)
    for (const Action &action : getActions(device, step))
      for (Product &product : getProducts(action)) {
        auto *place = llvm::find_if(places, [&](const Place &place) {
          return place.role == product.role && place.device != device &&
                 place.types == product.types;
        });
        if (place == places.end()) {
          places.push_back({product.role, product.types,
                            static_cast<unsigned>(types.size()), device});
          place = std::prev(places.end());
          llvm::append_range(types, product.types);
        }
        place->device = device;
        made.push_back({device, std::move(product), place->begin});
      }
  return made;
}

scf::IndexSwitchOp PipelineSteps::createSwitch(TypeRange types,
                                               ArrayRef<int64_t> cases) {
  auto choice = scf::IndexSwitchOp::create(rewriter, loc, types, rank, cases,
                                           cases.size());
  choice->setAttr(kManualAttrName, axes);
  OpBuilder::InsertionGuard guard(rewriter);
  for (Region &region : choice->getRegions())
    rewriter.createBlock(&region);
  return choice;
}

/// A case for each device that does something; the others have zeros, or NaNs.
ValueRange PipelineSteps::emitSwitch(ArrayRef<Made> made, ArrayRef<Type> types,
                                     int64_t step) {
  SmallVector<int64_t> busy;
  for (int64_t device = 0; device < numDevices; ++device)
    if (!getActions(device, step).empty())
      busy.push_back(device);
  SmallVector<Value> idle = llvm::map_to_vector(types, [&](Type type) {
    return border.createSplat(rewriter, type, poison);
  });
  scf::IndexSwitchOp choice = createSwitch(types, busy);
  for (auto [device, region] : llvm::zip_equal(busy, choice.getCaseRegions())) {
    OpBuilder inner =
        OpBuilder::atBlockBegin(&region.front(), rewriter.getListener());
    SmallVector<Value> computed;
    for (const Action &action : getActions(device, step))
      llvm::append_range(computed, emitAction(inner, action));
    SmallVector<Value> yielded(idle);
    ArrayRef<Value> rest(computed);
    for (const Made &each : made) {
      if (each.device != device)
        continue;
      size_t count = each.product.types.size();
      llvm::copy(rest.take_front(count), yielded.begin() + each.begin);
      rest = rest.drop_front(count);
    }
    scf::YieldOp::create(inner, loc, yielded);
  }
  OpBuilder other = OpBuilder::atBlockBegin(&choice.getDefaultRegion().front(),
                                            rewriter.getListener());
  scf::YieldOp::create(other, loc, idle);
  return choice.getResults();
}

//===----------------------------------------------------------------------===//
// Use of results
//===----------------------------------------------------------------------===//

/// The stage that takes a product; −1 or the number of stages if that is a
/// result of the pipeline.
int64_t PipelineSteps::getReader(const Product &product) const {
  switch (product.role) {
  case Role::Output:
    return product.number + 1;
  case Role::InputGradient:
    return product.number - 1;
  case Role::Skip:
    return runs.find(skips[product.number].to);
  case Role::SkipGradient:
    return runs.find(skips[product.number].from);
  case Role::WeightGradient:
  case Role::Saved:
  case Role::SavedForWeights:
    return product.number;
  }
  llvm_unreachable("all roles are above");
}

/// Brings what is made to the device that reads it. In one permutation each
/// device sends and receives once.
void PipelineSteps::handOn(ArrayRef<Made> made, ValueRange computed) {
  struct Round {
    unsigned begin, count;
    SmallVector<int64_t> pairs;
    SmallVector<Key> keys;
  };
  SmallVector<Round> rounds;
  for (const Made &each : made) {
    const Product &product = each.product;
    int64_t reader = getReader(product);
    if (reader < 0 || reader == schedule.getNumStages())
      continue;
    Key key{product.role, product.number, product.microbatch};
    unsigned count = product.types.size();
    int64_t target = schedule.rankOfStage[reader];
    if (target == each.device) {
      values[key] = llvm::to_vector(computed.slice(each.begin, count));
      continue;
    }
    auto *round = llvm::find_if(rounds, [&](const Round &round) {
      bool isFree = round.begin == each.begin;
      for (size_t i = 0; i < round.pairs.size(); i += 2)
        isFree &= round.pairs[i] != each.device && round.pairs[i + 1] != target;
      return isFree;
    });
    if (round == rounds.end()) {
      rounds.push_back({each.begin, count, {}, {}});
      round = std::prev(rounds.end());
    }
    round->pairs.append({each.device, target});
    round->keys.push_back(key);
  }
  for (const Round &round : rounds) {
    SmallVector<Value> received;
    for (Value value : computed.slice(round.begin, round.count))
      received.push_back(permute(value, round.pairs));
    for (const Key &key : round.keys)
      values[key] = received;
  }
}

/// At the device that has made them the rows of results from `first` on get one
/// more micro-batch.
void PipelineSteps::keepRows(const Made &made, ValueRange computed,
                             unsigned first) {
  size_t count = made.product.types.size();
  ArrayRef<Value> sofar = ArrayRef<Value>(rows).slice(first, count);
  scf::IndexSwitchOp choice =
      createSwitch(ValueRange(sofar).getTypes(), made.device);
  OpBuilder at =
      OpBuilder::atBlockBegin(&choice.getCaseBlock(0), rewriter.getListener());
  Value microbatch = getIndex(at, made.product.microbatch);
  SmallVector<Value> next;
  for (auto [value, whole] :
       llvm::zip_equal(computed.slice(made.begin, count), sofar))
    next.push_back(
        border.getMicrobatches().put(at, loc, value, whole, microbatch));
  scf::YieldOp::create(at, loc, next);
  OpBuilder other = OpBuilder::atBlockBegin(&choice.getDefaultBlock(),
                                            rewriter.getListener());
  scf::YieldOp::create(other, loc, sofar);
  llvm::copy(choice.getResults(), rows.begin() + first);
}

void PipelineSteps::keep(const Made &made, ValueRange computed) {
  const Product &product = made.product;
  int64_t reader = getReader(product);
  if (product.role == Role::WeightGradient)
    waiting[product.number][product.microbatch] =
        llvm::to_vector(computed.slice(made.begin, product.types.size()));
  else if (reader == schedule.getNumStages())
    keepRows(made, computed, /*first=*/0);
  else if (reader < 0 && !product.types.empty())
    keepRows(made, computed, /*first=*/op.getYieldedTypes().size());
}

/// Adds the gradients of a chunk's parameters whose turn it is.
void PipelineSteps::addUp(int64_t chunk) {
  SmallVector<int64_t> devices, stages;
  SmallVector<SmallVector<SmallVector<Value>>> summands;
  for (auto [device, stage] : llvm::enumerate(runs.getStages(chunk))) {
    SmallVector<SmallVector<Value>> due;
    if (stage < 0)
      continue;
    while (auto node = waiting[stage].extract(nextToAdd[stage])) {
      due.push_back(std::move(node.mapped()));
      ++nextToAdd[stage];
    }
    if (due.empty())
      continue;
    devices.push_back(device);
    stages.push_back(stage);
    summands.push_back(std::move(due));
  }
  if (devices.empty())
    return;
  // The switch has the sums that one of these devices adds to.
  SmallVector<Value> &sum = sums[chunk];
  llvm::SmallSetVector<unsigned, 16> changed;
  for (int64_t stage : stages)
    for (unsigned number : getGradients(stage))
      changed.insert(getFirstSum(stage) + number);
  if (changed.empty())
    return;
  auto getChanged = [&](ArrayRef<Value> all) {
    return llvm::map_to_vector(changed,
                               [&](unsigned number) { return all[number]; });
  };
  SmallVector<Value> sofar = getChanged(sum);
  scf::IndexSwitchOp choice =
      createSwitch(ValueRange(sofar).getTypes(), devices);
  for (auto [stage, due, region] :
       llvm::zip_equal(stages, summands, choice.getCaseRegions())) {
    OpBuilder at =
        OpBuilder::atBlockBegin(&region.front(), rewriter.getListener());
    SmallVector<Value> next(sum);
    SmallVector<unsigned> numbers = getGradients(stage);
    for (ArrayRef<Value> gradients : due)
      for (auto [number, gradient] : llvm::zip_equal(numbers, gradients)) {
        Value &last = next[getFirstSum(stage) + number];
        last = arith::AddFOp::create(at, loc, last, gradient);
      }
    scf::YieldOp::create(at, loc, getChanged(next));
  }
  OpBuilder other = OpBuilder::atBlockBegin(&choice.getDefaultBlock(),
                                            rewriter.getListener());
  scf::YieldOp::create(other, loc, sofar);
  for (auto [number, value] : llvm::zip_equal(changed, choice.getResults()))
    sum[number] = value;
}

void PipelineSteps::emitStep(int64_t step) {
  SmallVector<Type> types;
  SmallVector<Made> made = layOut(step, types);
  ValueRange computed = emitSwitch(made, types, step);
  handOn(made, computed);
  for (const Made &each : made)
    keep(each, computed);
  for (int64_t chunk = 0; chunk < numChunks; ++chunk)
    addUp(chunk);
}

void PipelineSteps::run() {
  rewriter.setInsertionPoint(op);
  takeAllIn();
  size_t numSteps = 0;
  for (const std::vector<Cell> &row : schedule.rows)
    numSteps = std::max(numSteps, row.size());
  for (size_t step = 0; step < numSteps; ++step)
    emitStep(step);
  rewriter.replaceOp(op, bringAllOut());
}
