//===- DevicePlan.cpp - the work of each device ---------------------------===//

#include "mesh/Programs/DevicePlan.h"

#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Programs/ProgramAxes.h"

#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

/// Iterations, over all positions, beyond which loops are not unfolded: if what
/// a device does depends on them, and if they only exchange messages. All that
/// unfolding the latter saves is messages that nobody needs.
static constexpr int64_t kMaxIterations = int64_t(1) << 22;
static constexpr int64_t kMaxAlikeIterations = int64_t(1) << 10;

DevicePlan::DevicePlan(FunctionOpInterface function, const DeviceSpace &space)
    : function(function), space(space), values(this->space, iterations) {
  findMessages();
  findComputable();
  findDecided();
  findMattering();
}

//===----------------------------------------------------------------------===//
// Relevant ops
//===----------------------------------------------------------------------===//

bool DevicePlan::isMeeting(Operation *op) const {
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  return collective && !llvm::isa<AllSliceOp>(op) && !isMessage(op) &&
         space.overlapsAny(collective.getAxesAttr());
}

void DevicePlan::findMessages() {
  function.walk([&](PermuteOp op) {
    if (space.overlapsAny(op.getAxes()) && space.coversAll(op.getAxes()))
      peers[op] = mesh::getPeers(op, space);
  });
  function.walk([&](CollectiveOpInterface op) {
    if (!isMessage(op) && !isMeeting(op))
      return;
    AxisList met = getMetAxes(op);
    for (Operation *parent = op->getParentOp();
         parent != function.getOperation(); parent = parent->getParentOp())
      for (AxisRefAttr axis : met)
        if (AxisList &axes = communicating[parent];
            !llvm::is_contained(axes, axis))
          axes.push_back(axis);
  });
}

/// Returns true if `op` has results that an instance computes of its operands
/// and, of branches, of what these yield.
static bool computes(Operation *op) {
  if (op->getNumOperands() == 0)
    return false;
  return isBranch(op) || (op->getNumRegions() == 0 && isMemoryEffectFree(op));
}

bool DevicePlan::addLoops(ValueRange inputs, Loops &loops) const {
  return llvm::all_of(inputs, [&](Value input) {
    const Loops *ofInput = getLoops(input);
    if (ofInput)
      loops.insert_range(*ofInput);
    return ofInput;
  });
}

void DevicePlan::findComputable() {
  function.walk([&](scf::ForOp loop) {
    computable[loop.getInductionVar()].insert(loop);
  });
  auto find = [&](Operation *op) {
    auto index = llvm::dyn_cast<AxisIndexOp>(op);
    if ((index && space.coversAll(index.getAxes())) ||
        llvm::isa<AxisSizeOp>(op) || matchPattern(op, m_Constant())) {
      computable.try_emplace(op->getResult(0));
      return;
    }
    Loops ofOperands;
    if (!computes(op) || !addLoops(op->getOperands(), ofOperands))
      return;
    std::optional<RegionFlow> flow;
    if (isBranch(op))
      flow.emplace(llvm::cast<mlir::RegionBranchOpInterface>(op));
    for (Value result : op->getResults()) {
      Loops loops = ofOperands;
      if (result.getType().isIntOrIndexOrFloat() &&
          (!flow || addLoops(flow->getSources(result), loops)))
        computable.try_emplace(result, std::move(loops));
    }
  };
  // Inputs come before what is computed of them.
  function->walk<WalkOrder::PostOrder, mlir::ForwardDominanceIterator<>>(find);
}

const DevicePlan::Loops *DevicePlan::getLoops(Value value) const {
  auto it = computable.find(value);
  return it == computable.end() ? nullptr : &it->second;
}

bool DevicePlan::isKnownPerInstance(Value value) const {
  const Loops *loops = getLoops(value);
  return loops && llvm::all_of(*loops, [&](Operation *loop) {
           return isUnfolded(loop);
         });
}

bool DevicePlan::allInstances(Operation *op,
                              function_ref<bool(Instance)> test) {
  Operation *parent = op->getParentOp();
  if (parent == function.getOperation())
    return llvm::all_of(llvm::seq(space.size()), [&](int64_t position) {
      return test({position, 0});
    });
  return allInstances(parent, [&](Instance at) {
    if (isDecided(parent))
      return getTaken(parent, at) != op->getBlock() || test(at);
    if (!isUnfolded(parent))
      return test(at);
    auto loop = llvm::cast<scf::ForOp>(parent);
    int64_t n = getRange(loop, at).numIterations;
    return llvm::all_of(llvm::seq(n), [&](int64_t number) {
      return test({at.position, iterations.get(at.iteration, loop, number)});
    });
  });
}

static std::array<Value, 3> getBounds(scf::ForOp loop) {
  return {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()};
}

/// The loops on whose iterations it depends what a device does.
DenseSet<Operation *> DevicePlan::findDecidingLoops() {
  DeviceDependence dependence(function, space.getMesh());
  auto dependsOnDevice = [&](Value value) {
    AxisList axes = dependence.getAxes(value).getAxes();
    return llvm::any_of(axes,
                        [&](AxisRefAttr axis) { return space.covers(axis); });
  };
  DenseSet<Operation *> deciding;
  auto add = [&](Value decision) {
    const Loops *loops = getLoops(decision);
    if (loops && dependsOnDevice(decision))
      deciding.insert_range(*loops);
  };
  function.walk([&](Operation *op) {
    if (Value decision = mesh::getDecision(op))
      add(decision);
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      llvm::for_each(getBounds(loop), add);
  });
  return deciding;
}

bool DevicePlan::canUnfold(scf::ForOp loop, int64_t most) {
  auto isKnown = [&](Value bound) { return isKnownPerInstance(bound); };
  return llvm::all_of(getBounds(loop), isKnown) &&
         allInstances(loop, [&](Instance instance) {
           auto range = values.getRange(loop, instance);
           if (!range || range->numIterations > most)
             return false;
           most -= range->numIterations;
           return true;
         });
}

bool DevicePlan::canDecide(Operation *op) {
  Value decision = mesh::getDecision(op);
  // Values that no folder computes are not decided, whatever they are made of.
  return decision && (isBranch(op) || llvm::isa<arith::SelectOp>(op)) &&
         isKnownPerInstance(decision) &&
         allInstances(op, [&](Instance instance) {
           return values.getInteger(decision, instance).has_value();
         });
}

/// Finds what instances decide, and takes iteration by iteration the loops in
/// which devices exchange messages, and those on whose iterations it depends
/// what a device does.
void DevicePlan::findDecided() {
  DenseSet<Operation *> deciding = findDecidingLoops();
  // Outer ops first: which instances come to inner ones depends on them.
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto loop = llvm::dyn_cast<scf::ForOp>(op);
    if (canDecide(op))
      decided.insert(op);
    else if (loop && deciding.contains(op) && canUnfold(loop, kMaxIterations))
      iterations.unfold(loop);
    else if (loop && communicating.contains(op) &&
             canUnfold(loop, kMaxAlikeIterations))
      iterations.unfold(loop);
  });
}

bool DevicePlan::hasEffects(Operation *op) {
  if (llvm::isa<AsyncOp, WaitOp>(op) || op->hasTrait<OpTrait::IsTerminator>() ||
      op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return false;
  return !isMemoryEffectFree(op);
}

void DevicePlan::findMattering() {
  function.walk([&](Operation *op) {
    auto slice = llvm::dyn_cast<AllSliceOp>(op);
    auto index = llvm::dyn_cast<AxisIndexOp>(op);
    if (!isMessage(op) && !isMeeting(op) && !isDecided(op) && !isUnfolded(op) &&
        !hasEffects(op) && !(slice && space.overlapsAny(slice.getAxes())) &&
        !(index && space.overlapsAny(index.getAxes())))
      return;
    for (; op != function.getOperation() && mattering.insert(op).second;
         op = op->getParentOp())
      continue;
  });
  function.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (matters(op))
      matteringIn[op->getBlock()].push_back(op);
  });
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

int64_t DevicePlan::getDecision(Operation *op, Instance instance) {
  std::optional<int64_t> value =
      values.getInteger(mesh::getDecision(op), instance);
  if (!value && !std::exchange(hasFailed, true))
    op->emitOpError("is decided by what devices at ")
        << space.str(instance.position) << " cannot compute";
  return value.value_or(0);
}

Block *DevicePlan::getTaken(Operation *op, Instance instance) {
  return getTakenBlock(op, getDecision(op, instance));
}

Value DevicePlan::getSelected(arith::SelectOp op, Instance instance) {
  return getDecision(op, instance) ? op.getTrueValue() : op.getFalseValue();
}

DeviceValues::Range DevicePlan::getRange(scf::ForOp loop, Instance instance) {
  if (auto range = values.getRange(loop, instance))
    return *range;
  if (!std::exchange(hasFailed, true))
    loop.emitOpError("has bounds that devices at ")
        << space.str(instance.position) << " cannot compute";
  return {0, 1, 0};
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

MessagePeers DevicePlan::getMessages(PermuteOp op, Instance instance) const {
  auto [source, target] = getPeers(op, instance.position);
  MessagePeers messages;
  if (source && *source != instance.position &&
      isNeeded(op.getResult(), instance))
    messages.source = source;
  if (target && *target != instance.position &&
      isNeeded(op.getResult(), {*target, instance.iteration}))
    messages.target = target;
  return messages;
}

int64_t DevicePlan::getDistance(ArrayRef<AxisRefAttr> axes, int64_t position,
                                int64_t peer) const {
  int64_t n = space.getMesh().getSize(axes);
  return (space.getIndex(peer, axes) - space.getIndex(position, axes) + n) % n;
}

SmallVector<bool> DevicePlan::getCarried(scf::ForOp loop, Instance outside,
                                         int64_t number,
                                         int64_t numIterations) {
  bool isEnd = number == numIterations;
  ValueRange carried = isEnd ? ValueRange(loop.getResults())
                             : ValueRange(loop.getRegionIterArgs());
  Instance instance = outside;
  if (!isEnd)
    instance.iteration = iterations.get(outside.iteration, loop, number);
  return llvm::map_to_vector(
      carried, [&](Value value) { return isNeeded(value, instance); });
}

void DevicePlan::describeIteration(scf::ForOp loop, Instance outside,
                                   int64_t number, int64_t numIterations,
                                   Description &description) {
  for (int64_t i : {number, number + 1})
    llvm::append_range(description,
                       getCarried(loop, outside, i, numIterations));
  describe(*loop.getBody(),
           {outside.position, iterations.get(outside.iteration, loop, number)},
           description);
}

void DevicePlan::describe(Block &block, Instance instance,
                          Description &description) {
  for (Operation *op : matteringIn[&block]) {
    if (isMessage(op)) {
      auto permute = llvm::cast<PermuteOp>(op);
      auto describePeer = [&](std::optional<int64_t> peer) {
        description.push_back(
            peer ? getDistance(permute.getAxes(), instance.position, *peer)
                 : -1);
      };
      // A device that gets nothing has zeros.
      describePeer(getPeers(permute, instance.position).source);
      MessagePeers messages = getMessages(permute, instance);
      describePeer(messages.source);
      describePeer(messages.target);
    } else if (isMeeting(op)) {
      description.push_back(isMeetingNeeded(op, instance));
    } else if (auto loop = llvm::dyn_cast<scf::ForOp>(op);
               loop && isUnfolded(op)) {
      auto [begin, step, n] = getRange(loop, instance);
      llvm::append_values(description, begin, step, n);
      for (int64_t number = 0; number < n; ++number)
        describeIteration(loop, instance, number, n, description);
      llvm::append_range(description, getCarried(loop, instance, n, n));
    } else if (isDecided(op)) {
      description.push_back(getDecision(op, instance));
      if (!llvm::isa<arith::SelectOp>(op))
        if (Block *taken = getTaken(op, instance))
          describe(*taken, instance, description);
    } else {
      for (Region &region : op->getRegions())
        for (Block &inner : region)
          describe(inner, instance, description);
    }
  }
}
