//===- VarianceSolver.cpp - how values come to vary -----------------------===//

#include "VarianceSolver.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

//===----------------------------------------------------------------------===//
// What is known
//===----------------------------------------------------------------------===//

AxisVariance mesh::joinKinds(AxisVariance a, AxisVariance b) {
  if (a == b)
    return a;
  Kind highest = std::max(a.kind, b.kind);
  if (highest != AxisVariance::Unreduced)
    return {highest};
  return {AxisVariance::Varying};
}

/// Whether what was sent is put together with something that varies too.
static bool isPutTogether(Kind a, Kind b) {
  return std::max(a, b) == AxisVariance::Permuted &&
         std::min(a, b) != AxisVariance::Invariant;
}

AxisVariance mesh::combineKinds(AxisVariance a, AxisVariance b) {
  return isPutTogether(a.kind, b.kind) ? AxisVariance{AxisVariance::Unknown}
                                       : joinKinds(a, b);
}

AxisVariance VarianceSolver::see(AxisVariance known) const {
  if (bodyDepth > 0 && known.kind == AxisVariance::Unreduced)
    return {AxisVariance::Varying};
  return known;
}

AxisVariance VarianceSolver::get(Value value, unsigned axis) const {
  // Around a loop for the first time, the value has none yet.
  const Axes *axes = variance.find(value);
  return axes ? see((*axes)[axis]) : AxisVariance();
}

Variance::Axes VarianceSolver::getAll(Value value) const {
  const Axes *known = variance.find(value);
  if (!known)
    return Axes(numAxes);
  Axes axes = *known;
  for (AxisVariance &axis : axes)
    axis = see(axis);
  return axes;
}

bool VarianceSolver::isSame(Value value) const {
  const Axes *known = variance.find(value);
  return known && llvm::all_of(*known, [](AxisVariance axis) {
           return axis.kind == AxisVariance::Invariant;
         });
}

bool VarianceSolver::set(Value value, const Axes &axes) {
  StringRef bytes(reinterpret_cast<const char *>(axes.data()),
                  axes.size_in_bytes());
  const Axes *state =
      &variance.states.try_emplace(bytes, axes).first->getValue();
  const Axes *before = std::exchange(variance.values[value], state);
  if (before && before != state)
    for (Operation *user : value.getUsers())
      markStale(user, value.getParentRegion());
  return before != state;
}

void VarianceSolver::markStale(Operation *op, Region *region) {
  stale.insert(op);
  for (; op->getParentRegion() != region; op = op->getParentOp())
    stale.insert(op->getParentOp());
}

void VarianceSolver::markFarSighted(Region &region) {
  region.walk([&](Operation *op) {
    if (llvm::isa<arith::SelectOp, tensor::ExtractSliceOp>(op))
      markStale(op, &region);
  });
}

bool VarianceSolver::raise(Value value, Axes axes) {
  const Axes *known = variance.find(value);
  for (unsigned axis = 0; known && axis < numAxes; ++axis) {
    AxisVariance before = (*known)[axis];
    if (before.kind > axes[axis].kind)
      axes[axis] = before;
    else if (before.kind == axes[axis].kind)
      axes[axis] = joinKinds(before, axes[axis]);
  }
  return set(value, axes);
}

void VarianceSolver::setAll(Operation *op, AxisVariance::Kind kind) {
  for (Value result : op->getResults())
    set(result, Axes(numAxes, {kind}));
}

/// Whether `value` counts for nothing: neutral elements, or whatever there is.
static bool countsForNothing(Combiner combiner, Value value) {
  return value.getDefiningOp<tensor::EmptyOp>() || isNeutral(combiner, value);
}

/// What a value is that any of `values` may be: a zero is part of any sum.
Variance::Axes VarianceSolver::join(ArrayRef<Value> values) {
  Axes joined(numAxes);
  for (unsigned axis = 0; axis < numAxes; ++axis) {
    AxisVariance &kind = joined[axis];
    for (Value value : values)
      if (AxisVariance other = get(value, axis);
          other.kind != AxisVariance::Invariant)
        kind = kind.kind == AxisVariance::Invariant ? other
                                                    : joinKinds(kind, other);
    if (kind.kind != AxisVariance::Unreduced)
      continue;
    for (Value value : values)
      if (variance.find(value) &&
          get(value, axis).kind == AxisVariance::Invariant &&
          !countsForNothing(kind.getCombiner(), value)) {
        kind = {AxisVariance::Varying};
        break;
      }
  }
  return joined;
}

//===----------------------------------------------------------------------===//
// Ops without regions
//===----------------------------------------------------------------------===//

Variance::Axes VarianceSolver::getOfOperands(Operation *op,
                                             llvm::SmallBitVector *unreduced) {
  Axes all(numAxes);
  for (Value operand : op->getOperands()) {
    const Axes *known = variance.find(operand);
    for (unsigned axis = 0; known && axis < numAxes; ++axis) {
      Kind kind = see((*known)[axis]).kind;
      Kind &highest = all[axis].kind;
      highest = isPutTogether(highest, kind) ? AxisVariance::Unknown
                                             : std::max(highest, kind);
      if (unreduced && kind == AxisVariance::Unreduced)
        unreduced->set(axis);
    }
  }
  return all;
}

/// How copies of one value combine to it again.
static bool isIdempotent(Combiner combiner) {
  return combiner != Combiner::Sum && combiner != Combiner::Product;
}

AxisVariance VarianceSolver::passUnreduced(Operation *op, unsigned axis,
                                           llvm::BitVector &results) {
  auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule)
    return {AxisVariance::Unknown};
  llvm::BitVector unreduced(op->getNumOperands()), others = unreduced,
                                                   neutral = unreduced;
  std::optional<Combiner> combiner;
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    AxisVariance known = get(operand, axis);
    if (known.kind != AxisVariance::Unreduced)
      continue;
    unreduced.set(index);
    if (combiner && *combiner != known.getCombiner()) {
      addMisuse(op, axis);
      return {AxisVariance::Unknown};
    }
    combiner = known.getCombiner();
  }
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    Kind kind = get(operand, axis).kind;
    if (kind == AxisVariance::Invariant &&
        (isIdempotent(*combiner) || countsForNothing(*combiner, operand)))
      neutral.set(index);
    if (kind != AxisVariance::Invariant && kind != AxisVariance::Unreduced)
      others.set(index);
  }
  // Varying operands can be parts of the sum as well, or else factors of it; so
  // can zeros, of which those that a sum starts from are always parts.
  llvm::BitVector starts(op->getNumOperands());
  if (auto style = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op))
    for (OpOperand &init : style.getDpsInitsMutable())
      starts.set(init.getOperandNumber());
  starts &= neutral;
  unreduced |= others;
  for (const llvm::BitVector &zeros :
       {neutral, starts, llvm::BitVector(op->getNumOperands())}) {
    llvm::BitVector operands = unreduced;
    operands |= zeros;
    FailureOr<llvm::BitVector> passed =
        rule.getPartialResults(*combiner, operands);
    if (failed(passed))
      continue;
    results = *passed;
    return AxisVariance::getUnreduced(*combiner);
  }
  if (others.any())
    return {AxisVariance::Varying};
  addMisuse(op, axis);
  return {AxisVariance::Unknown};
}

/// An op without effects is a function of what it takes in.
void VarianceSolver::visitPlain(Operation *op) {
  if (op->getNumResults() == 0)
    return;
  // To find out takes longer than all else, and is done once.
  bool isFirstTime = !variance.find(op->getResult(0));
  if (isFirstTime ? !isMemoryEffectFree(op) : withEffects.contains(op)) {
    withEffects.insert(op);
    return setAll(op, AxisVariance::Unknown);
  }
  llvm::SmallBitVector unreduced(numAxes);
  Axes axes = getOfOperands(op, &unreduced);
  if (unreduced.none()) {
    for (Value result : op->getResults())
      set(result, axes);
    return;
  }
  SmallVector<Axes, 1> results(op->getNumResults(), axes);
  for (unsigned axis : unreduced.set_bits()) {
    llvm::BitVector passed(op->getNumResults(), true);
    AxisVariance kind = passUnreduced(op, axis, passed);
    for (auto [index, result] : llvm::enumerate(results))
      result[axis] = passed[index] ? kind : AxisVariance{AxisVariance::Varying};
  }
  for (auto [result, known] : llvm::zip_equal(op->getResults(), results))
    set(result, known);
}

void VarianceSolver::visitCall(Operation *op) {
  FunctionOpInterface callee = getCallee(op, symbols);
  bool isKnown = callee && callee->getAttr(MeshDialect::kSpmdAttrName) ==
                               variance.getMeshName();
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    auto sharding = isKnown
                        ? callee.getResultAttrOfType<ShardingAttr>(
                              index, StringRef(MeshDialect::kShardingAttrName))
                        : ShardingAttr();
    set(result, sharding ? variance.getDeclared(sharding)
                         : Axes(numAxes, {AxisVariance::Unknown}));
  }
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

void VarianceSolver::visitOurs(Operation *op) {
  auto vary = [&](Axes axes, ArrayRef<AxisRefAttr> over) {
    for (AxisRefAttr axis : over)
      variance.forEachPart(axis, [&](unsigned part, bool) {
        axes[part] = joinKinds(axes[part], {AxisVariance::Varying});
      });
    set(op->getResult(0), axes);
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](AxisIndexOp index) { vary(Axes(numAxes), index.getAxes()); })
      .Case([&](AxisSizeOp) { setAll(op, AxisVariance::Invariant); })
      .Case(
          [&](RngFoldAxesOp fold) { vary(getOfOperands(op), fold.getAxes()); })
      .Case([&](AsyncOp async) {
        visitRegion(async.getBody());
        set(async,
            getAll(async.getBody().front().getTerminator()->getOperand(0)));
      })
      .Case([&](WaitOp wait) { set(wait, getAll(wait.getFuture())); })
      .Case([&](CollectiveOpInterface collective) {
        set(collective.getResult(),
            communicate(collective, getAll(collective.getInput())));
      })
      .Default([&](Operation *op) {
        if (!op->hasTrait<DeviceIndependent>())
          setAll(op, AxisVariance::Unknown);
        else
          visitOther(op);
      });
}

void VarianceSolver::visitOther(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](arith::SelectOp select) { visitSelect(select); })
      .Case([&](tensor::ExtractSliceOp slice) { visitSlice(slice); })
      .Case<tensor::ConcatOp, tensor::InsertSliceOp>(
          [&](Operation *op) { visitParts(op); })
      .Case([&](mlir::CallOpInterface) { visitCall(op); })
      .Default([&](Operation *op) {
        if (op->getNumRegions() == 0)
          visitPlain(op);
        else if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
          visitBranch(branch);
        else
          visitBody(op);
      });
}

void VarianceSolver::visit(Operation *op) {
  if (!variance.misuses.empty())
    variance.misuses.erase(op);
  if (llvm::isa_and_present<MeshDialect>(op->getDialect()))
    visitOurs(op);
  else
    visitOther(op);
}

void VarianceSolver::solve() {
  for (BlockArgument argument : function.getArguments()) {
    auto sharding = function.getArgAttrOfType<ShardingAttr>(
        argument.getArgNumber(), StringRef(MeshDialect::kShardingAttrName));
    bool isKnown = sharding && sharding.getMesh() == variance.getMeshName();
    set(argument, isKnown ? variance.getDeclared(sharding)
                          : Axes(numAxes, {AxisVariance::Unknown}));
  }
  visitRegion(function.getFunctionBody());
}
