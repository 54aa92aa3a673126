//===- DeviceNeeds.cpp - values needed by devices -------------------------===//
//
// From results and effects backwards, as DevicePlan.h says.
//
//===----------------------------------------------------------------------===//

#include "mesh/Programs/DevicePlan.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Knots
//===----------------------------------------------------------------------===//

bool DevicePlan::makesKnots(Operation *op) const {
  return isMessage(op) || isMeeting(op) || isDecided(op) || isUnfolded(op);
}

bool DevicePlan::isKnot(Value value) const {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    auto loop = llvm::dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    return loop && isUnfolded(loop) && argument != loop.getInductionVar();
  }
  return makesKnots(value.getDefiningOp());
}

namespace {
/// Goes from values to the knots that they are made of.
class KnotSearch {
public:
  explicit KnotSearch(const DevicePlan &plan) : plan(plan) {}

  void visit(Value value) { stack.push_back(value); }
  /// Visits the operands of all ops in `op`. Regions of ops that make knots are
  /// skipped, since they belong to other instances; the uses of the knots
  /// count.
  void visitInside(Operation *op) {
    if (!seenOps.insert(op).second)
      return;
    llvm::append_range(stack, op->getOperands());
    for (Region &region : op->getRegions())
      region.walk<WalkOrder::PreOrder>([&](Operation *inner) {
        if (plan.makesKnots(inner))
          return WalkResult::skip();
        llvm::append_range(stack, inner->getOperands());
        return WalkResult::advance();
      });
  }

  SmallVector<Value, 4> run() {
    SmallVector<Value, 4> found;
    while (!stack.empty()) {
      Value value = stack.pop_back_val();
      if (!seen.insert(value).second)
        continue;
      if (plan.isKnot(value)) {
        found.push_back(value);
        continue;
      }
      auto argument = llvm::dyn_cast<BlockArgument>(value);
      Operation *op =
          argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
      // Arguments of the function and induction variables are there.
      if (!argument ||
          !(llvm::isa<FunctionOpInterface>(op) || plan.isUnfolded(op)))
        visitInside(op);
    }
    return found;
  }

private:
  const DevicePlan &plan;
  SmallVector<Value> stack;
  DenseSet<Value> seen;
  DenseSet<Operation *> seenOps;
};
} // namespace

ArrayRef<Value> DevicePlan::getKnots(Value value) {
  auto [it, isNew] = knots.try_emplace(value.getAsOpaquePointer());
  if (isNew) {
    KnotSearch search(*this);
    search.visit(value);
    it->second = search.run();
  }
  return it->second;
}

ArrayRef<Value> DevicePlan::getKnotsInside(Operation *op) {
  auto [it, isNew] = knots.try_emplace(op);
  if (isNew) {
    KnotSearch search(*this);
    search.visitInside(op);
    it->second = search.run();
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// Needed values
//===----------------------------------------------------------------------===//

bool DevicePlan::isNeeded(Value knot, Instance instance) const {
  Iteration iteration =
      iterations.getAround(instance.iteration, knot.getParentBlock());
  return needed.contains(
      {knot.getAsOpaquePointer(), {instance.position, iteration}});
}

void DevicePlan::needKnots(ArrayRef<Value> knots, Instance instance) {
  for (Value knot : knots) {
    Instance at{instance.position, iterations.getAround(instance.iteration,
                                                        knot.getParentBlock())};
    if (needed.insert({knot.getAsOpaquePointer(), {at.position, at.iteration}})
            .second)
      pending.push_back({knot, at});
  }
}

void DevicePlan::need(Value value, Instance instance) {
  needKnots(getKnots(value), instance);
}

void DevicePlan::needControl(Operation *op, Instance instance) {
  for (Operation *parent = op->getParentOp(); parent != function.getOperation();
       parent = parent->getParentOp())
    if (!isDecided(parent) && !isUnfolded(parent) &&
        !llvm::isa<AsyncOp>(parent))
      needKnots(getKnotsInside(parent), instance);
}

bool DevicePlan::isMeetingNeeded(Operation *op, Instance instance) const {
  return neededMeetings.contains({op, {instance.position, instance.iteration}});
}

AxisList DevicePlan::getMetAxes(CollectiveOpInterface op) const {
  AxisList axes = llvm::to_vector<2>(op.getAxesAttr());
  if (auto permute = llvm::dyn_cast<PermuteOp>(*op))
    if (std::optional<AxesAttr> targets = permute.getTargets())
      llvm::append_range(axes, *targets);
  // Parts of axes that are covered in part only: all meet.
  for (AxisRefAttr axis : axes)
    if (!space.covers(axis) && space.overlapsAny(axis))
      return AxisList(space.getAxes());
  return space.getCovered(axes);
}

void DevicePlan::needMeeting(CollectiveOpInterface op, Instance instance) {
  // Devices that meet in an op need it together.
  if (isMeetingNeeded(op, instance))
    return;
  AxisList met = getMetAxes(op);
  int64_t n = space.getMesh().getSize(met);
  for (int64_t index = 0; index < n; ++index) {
    Instance other{space.withIndex(instance.position, met, index),
                   instance.iteration};
    neededMeetings.insert(
        {op.getOperation(), {other.position, other.iteration}});
    need(op.getInput(), other);
    needControl(op, other);
  }
}

void DevicePlan::needSources(Value knot, Instance instance) {
  auto [position, iteration] = instance;
  if (auto argument = llvm::dyn_cast<BlockArgument>(knot)) {
    scf::ForOp loop = iterations.getLoop(iteration);
    int64_t number = iterations.getNumber(iteration);
    Iteration outside = iterations.getParent(iteration);
    if (number == 0)
      return need(loop.getTiedLoopInit(argument)->get(), {position, outside});
    return need(loop.getTiedLoopYieldedValue(argument)->get(),
                {position, iterations.get(outside, loop, number - 1)});
  }
  Operation *op = knot.getDefiningOp();
  unsigned result = llvm::cast<OpResult>(knot).getResultNumber();
  if (isMessage(op)) {
    auto permute = llvm::cast<PermuteOp>(op);
    std::optional<int64_t> source = getPeers(permute, position).source;
    if (source) {
      need(permute.getInput(), {*source, iteration});
      needControl(op, {*source, iteration});
    }
    return;
  }
  if (isMeeting(op))
    return needMeeting(llvm::cast<CollectiveOpInterface>(op), instance);
  if (auto select = llvm::dyn_cast<arith::SelectOp>(op))
    return need(getSelected(select, instance), instance);
  if (auto loop = llvm::dyn_cast<scf::ForOp>(op)) {
    int64_t n = getRange(loop, instance).numIterations;
    if (n == 0)
      return need(loop.getInitArgs()[result], instance);
    return need(loop.getYieldedValues()[result],
                {position, iterations.get(iteration, loop, n - 1)});
  }
  if (Block *taken = getTaken(op, instance))
    need(taken->getTerminator()->getOperand(result), instance);
}

/// Checks that the devices at `instance` go the same way through `op` as those
/// that they communicate with on the way.
LogicalResult DevicePlan::checkMeets(Operation *op, Instance instance,
                                     function_ref<int64_t(Instance)> getWay) {
  auto axes = communicating.find(op);
  if (axes == communicating.end())
    return success();
  Instance first{space.withIndex(instance.position, axes->second, 0),
                 instance.iteration};
  int64_t way = getWay(instance), expected = getWay(first);
  if (way == expected)
    return success();
  return op->emitOpError("does not go the same way on all devices (")
         << expected << " at " << space.str(first.position) << ", " << way
         << " at " << space.str(instance.position)
         << "), which communicate in it";
}

LogicalResult DevicePlan::needEffects(Block &block, Instance instance) {
  for (Operation *op : matteringIn[&block]) {
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op); loop && isUnfolded(op)) {
      auto getLength = [&](Instance at) {
        return getRange(loop, at).numIterations;
      };
      if (failed(checkMeets(op, instance, getLength)))
        return failure();
      int64_t n = getLength(instance);
      for (int64_t number = 0; number < n; ++number)
        if (failed(needEffects(
                *loop.getBody(),
                {instance.position,
                 iterations.get(instance.iteration, loop, number)})))
          return failure();
      continue;
    }
    if (isDecided(op)) {
      auto getWay = [&](Instance at) { return getDecision(op, at); };
      if (failed(checkMeets(op, instance, getWay)))
        return failure();
      if (llvm::isa<arith::SelectOp>(op))
        continue;
      Block *taken = getTaken(op, instance);
      if (taken && failed(needEffects(*taken, instance)))
        return failure();
      continue;
    }
    if (hasEffects(op)) {
      needKnots(getKnotsInside(op), instance);
      needControl(op, instance);
      continue;
    }
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        if (failed(needEffects(inner, instance)))
          return failure();
  }
  return success();
}

LogicalResult DevicePlan::run() {
  for (int64_t position = 0; position < space.size(); ++position) {
    Instance instance{position, 0};
    for (Block &block : function.getFunctionBody()) {
      if (failed(needEffects(block, instance)))
        return failure();
      for (Value operand : block.getTerminator()->getOperands())
        need(operand, instance);
    }
    if (hasFailed)
      return failure();
  }
  while (!pending.empty() && !hasFailed) {
    auto [knot, instance] = pending.pop_back_val();
    needSources(knot, instance);
  }
  return failure(hasFailed);
}
