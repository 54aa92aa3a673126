//===- VarianceSolver.cpp - solver of variance ----------------------------===//

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
// Known facts
//===----------------------------------------------------------------------===//

AxisVariance mesh::joinKinds(AxisVariance a, AxisVariance b) {
  if (a == b)
    return a;
  Kind highest = std::max(a.kind, b.kind);
  if (highest != AxisVariance::Unreduced)
    return {highest};
  return {AxisVariance::Varying};
}

/// Returns true if what was sent is put together with something that varies
/// too.
static bool isPutTogether(Kind a, Kind b) {
  return std::max(a, b) == AxisVariance::Permuted &&
         std::min(a, b) != AxisVariance::Invariant;
}

AxisVariance mesh::combineKinds(AxisVariance a, AxisVariance b) {
  return isPutTogether(a.kind, b.kind) ? AxisVariance{AxisVariance::Unknown}
                                       : joinKinds(a, b);
}

const Variance::Axes *VarianceSolver::intern(const Axes &axes) const {
  StringRef bytes(reinterpret_cast<const char *>(axes.data()),
                  axes.size_in_bytes());
  return &variance.states.try_emplace(bytes, axes).first->getValue();
}

static bool isUnreduced(AxisVariance axis) {
  return axis.kind == AxisVariance::Unreduced;
}

const Variance::Axes *VarianceSolver::seeInBody(const Axes *known) const {
  if (llvm::none_of(*known, isUnreduced))
    return known;
  Axes seen = *known;
  std::replace_if(seen.begin(), seen.end(), isUnreduced,
                  AxisVariance(AxisVariance::Varying));
  return intern(seen);
}

bool VarianceSolver::set(Value value, const Axes *known) {
  const Axes *before = std::exchange(variance.values[value], known);
  if (before && before != known)
    for (Operation *user : value.getUsers())
      markStale(user, value.getParentRegion());
  return before != known;
}

void VarianceSolver::markStale(Operation *op, Region *region) {
  stale.insert(op);
  for (; op->getParentRegion() != region; op = op->getParentOp())
    stale.insert(op->getParentOp());
}

void VarianceSolver::addFarSighted(Operation *op) {
  bool isFirstTime = !variance.find(op->getResult(0));
  if (flowDepth == 0 || !isFirstTime)
    return;
  for (Region *region = op->getParentRegion();
       region != function->getParentRegion();
       region = region->getParentRegion())
    farSighted[region].push_back(op);
}

void VarianceSolver::markFarSightedStale(Region &region) {
  if (auto it = farSighted.find(&region); it != farSighted.end())
    for (Operation *op : it->second)
      markStale(op, &region);
}

bool VarianceSolver::raise(Value value, const Axes *known) {
  const Axes *before = variance.find(value);
  if (!before || before == known)
    return set(value, known);
  Axes axes = *known;
  for (auto [axis, other] : llvm::zip_equal(axes, *before))
    if (other.kind > axis.kind)
      axis = other;
    else if (other.kind == axis.kind)
      axis = joinKinds(other, axis);
  return set(value, keep(before, axes));
}

void VarianceSolver::setAll(Operation *op, AxisVariance::Kind kind) {
  for (Value result : op->getResults())
    set(result, intern(kind));
}

/// Returns true if `value` counts for nothing: identity elements, or whatever
/// there is.
static bool countsForNothing(Combiner combiner, Value value) {
  return value.getDefiningOp<tensor::EmptyOp>() || isNeutral(combiner, value);
}

/// Returns the variance of a value that may be any of `values`: a zero is part
/// of any sum.
const Variance::Axes *VarianceSolver::join(ArrayRef<Value> values) {
  const Axes *joined = invariant;
  for (Value value : values) {
    const Axes *known = find(value);
    if (known == invariant || known == joined)
      continue;
    if (joined == invariant) {
      joined = known;
      continue;
    }
    Axes axes = *joined;
    for (auto [axis, other] : llvm::zip_equal(axes, *known))
      if (other.kind != AxisVariance::Invariant)
        axis = axis.kind == AxisVariance::Invariant ? other
                                                    : joinKinds(axis, other);
    joined = keep(joined, axes);
  }
  if (llvm::none_of(*joined, isUnreduced))
    return joined;
  Axes axes = *joined;
  for (auto [index, axis] : llvm::enumerate(axes))
    for (Value value : values)
      if (isUnreduced(axis) && variance.find(value) &&
          get(value)[index].kind == AxisVariance::Invariant &&
          !countsForNothing(axis.getCombiner(), value))
        axis = {AxisVariance::Varying};
  return intern(axes);
}

//===----------------------------------------------------------------------===//
// Ops without regions
//===----------------------------------------------------------------------===//

const Variance::Axes *
VarianceSolver::combineOperands(Operation *op,
                                llvm::SmallBitVector &unreduced) {
  const Axes *all = invariant;
  for (Value operand : op->getOperands()) {
    const Axes *known = find(operand);
    if (known == invariant)
      continue;
    for (auto [number, axis] : llvm::enumerate(*known))
      if (isUnreduced(axis))
        unreduced.set(number);
    if (all == invariant) {
      all = known;
      continue;
    }
    Axes axes = *all;
    for (auto [axis, other] : llvm::zip_equal(axes, *known))
      axis = combineKinds(axis, other);
    all = keep(all, axes);
  }
  return all;
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
    AxisVariance known = get(operand)[axis];
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
    Kind kind = get(operand)[axis].kind;
    if (kind == AxisVariance::Invariant &&
        (isIdempotent(*combiner) || countsForNothing(*combiner, operand)))
      neutral.set(index);
    if (kind != AxisVariance::Invariant && kind != AxisVariance::Unreduced)
      others.set(index);
  }
  // Varying operands can be partial sums as well, or else factors of them. So
  // can zeros; zeros that a sum starts from are always partial sums.
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
SmallVector<const Variance::Axes *, 1> VarianceSolver::compute(Operation *op) {
  if (op->getNumResults() == 0)
    return {};
  // To find out takes longer than all else, and is done once.
  bool isFirstTime = !variance.find(op->getResult(0));
  if (isFirstTime ? !isMemoryEffectFree(op) : withEffects.contains(op)) {
    withEffects.insert(op);
    return {op->getNumResults(), intern(AxisVariance::Unknown)};
  }
  llvm::SmallBitVector unreduced(numAxes);
  const Axes *known = combineOperands(op, unreduced);
  if (unreduced.none())
    return {op->getNumResults(), known};
  SmallVector<Axes, 1> results(op->getNumResults(), *known);
  for (unsigned axis : unreduced.set_bits()) {
    llvm::BitVector passed(op->getNumResults(), true);
    AxisVariance kind = passUnreduced(op, axis, passed);
    for (auto [index, result] : llvm::enumerate(results))
      result[axis] = passed[index] ? kind : AxisVariance{AxisVariance::Varying};
  }
  return SmallVector<const Axes *, 1>(
      llvm::map_range(results, [&](const Axes &axes) { return intern(axes); }));
}

void VarianceSolver::visitPlain(Operation *op) {
  for (auto [result, known] : llvm::zip_equal(op->getResults(), compute(op)))
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
    set(result, sharding ? intern(variance.getDeclared(sharding))
                         : intern(AxisVariance::Unknown));
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
    set(op->getResult(0), intern(axes));
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](AxisIndexOp index) { vary(Axes(numAxes), index.getAxes()); })
      .Case([&](AxisSizeOp) { setAll(op, AxisVariance::Invariant); })
      .Case([&](RngFoldAxesOp fold) {
        llvm::SmallBitVector unreduced(numAxes);
        const Axes *known = combineOperands(op, unreduced);
        if (unreduced.any())
          addMisuse(op, unreduced.find_first());
        vary(*known, fold.getAxes());
      })
      .Case([&](AsyncOp async) {
        visitRegion(async.getBody());
        set(async,
            find(async.getBody().front().getTerminator()->getOperand(0)));
      })
      .Case([&](WaitOp wait) { set(wait, find(wait.getFuture())); })
      .Case([&](CollectiveOpInterface collective) {
        set(collective.getResult(),
            intern(communicate(collective, get(collective.getInput()))));
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
    set(argument, isKnown ? intern(variance.getDeclared(sharding))
                          : intern(AxisVariance::Unknown));
  }
  visitRegion(function.getFunctionBody());
}
