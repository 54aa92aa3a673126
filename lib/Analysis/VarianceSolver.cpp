//===- VarianceSolver.cpp - how values come to vary -----------------------===//

#include "VarianceSolver.h"

#include "Repetition.h"
#include "SlicedPart.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

static bool isOfDialect(Operation *op) {
  return llvm::isa_and_present<MeshDialect>(op->getDialect());
}

//===----------------------------------------------------------------------===//
// What is known
//===----------------------------------------------------------------------===//

/// The least that is above both. An invariant value is not part of a sum.
static AxisVariance joinKinds(AxisVariance a, AxisVariance b) {
  if (a == b)
    return a;
  Kind highest = std::max(a.kind, b.kind);
  if (highest != AxisVariance::Unreduced)
    return {highest};
  return {AxisVariance::Varying};
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

bool VarianceSolver::set(Value value, const Axes &axes) {
  auto [it, isNew] = variance.values.try_emplace(value, axes);
  if (isNew)
    return true;
  if (it->second == axes)
    return false;
  it->second = axes;
  return true;
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
      all[axis].kind = std::max(all[axis].kind, kind);
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
  if (!isMemoryEffectFree(op))
    return setAll(op, AxisVariance::Unknown);
  llvm::SmallBitVector unreduced(numAxes);
  SmallVector<Axes, 1> results(op->getNumResults(),
                               getOfOperands(op, &unreduced));
  for (unsigned axis : unreduced.set_bits()) {
    llvm::BitVector passed(op->getNumResults(), true);
    AxisVariance kind = passUnreduced(op, axis, passed);
    for (auto [index, result] : llvm::enumerate(results))
      result[axis] = passed[index] ? kind : AxisVariance{AxisVariance::Varying};
  }
  for (auto [result, axes] : llvm::zip_equal(op->getResults(), results))
    set(result, axes);
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

Variance::Axes VarianceSolver::permute(PermuteOp op, Axes axes) {
  SmallVector<unsigned, 2> over;
  bool isSame = true, isSum = true;
  for (AxisRefAttr axis : op.getAxesAttr())
    variance.forEachPart(axis, [&](unsigned part, bool) {
      over.push_back(part);
      isSame &= axes[part].kind == AxisVariance::Invariant;
      isSum &= axes[part].kind == AxisVariance::Unreduced &&
               axes[part] == axes[over.front()];
    });
  // Members that receive nothing get zeros. Otherwise who has which part of a
  // sum does not matter.
  bool isKept = !op.getPairs() && (isSame || isSum);
  if (!isKept)
    for (unsigned part : over)
      axes[part] = {AxisVariance::Unknown};
  return axes;
}

Variance::Axes VarianceSolver::communicate(CollectiveOpInterface op,
                                           Axes axes) {
  if (op.getMeshAttr() != variance.getMeshName())
    return Axes(numAxes, {AxisVariance::Unknown});
  if (auto permuteOp = llvm::dyn_cast<PermuteOp>(*op))
    return permute(permuteOp, std::move(axes));
  std::optional<Combiner> combiner = op.getReductionCombiner();
  bool makesSame = llvm::isa<AllGatherOp, AllReduceOp, BroadcastOp>(op);
  llvm::SmallBitVector over(numAxes);
  for (AxisRefAttr axis : op.getAxesAttr())
    variance.forEachPart(axis, [&](unsigned part, bool isCovered) {
      over.set(part);
      // A sum is not reduced by another combiner, nor by slicing its parts.
      if (axes[part].kind == AxisVariance::Unreduced &&
          (combiner ? *combiner != axes[part].getCombiner()
                    : llvm::isa<AllSliceOp>(op)))
        addMisuse(op, part);
      if (!isCovered)
        axes[part] = {AxisVariance::Unknown};
      else
        axes[part] = {makesSame ? AxisVariance::Invariant
                                : AxisVariance::Varying};
    });
  // Along the other axes a sum stays one if sums are what is made of it.
  for (unsigned axis = 0; combiner && axis < numAxes; ++axis)
    if (!over[axis] && axes[axis].kind == AxisVariance::Unreduced &&
        axes[axis].getCombiner() != *combiner) {
      addMisuse(op, axis);
      axes[axis] = {AxisVariance::Unknown};
    }
  return axes;
}

/// What `value` is the future of, if it is waited for.
static Value skipWait(Value value) {
  auto wait = value.getDefiningOp<WaitOp>();
  auto async = wait ? wait.getFuture().getDefiningOp<AsyncOp>() : AsyncOp();
  return async ? async.getBody().front().getTerminator()->getOperand(0) : value;
}

/// What `value` was before permutes that brought each device what it had.
Value VarianceSolver::skipPermutes(Value value) const {
  while (auto op = skipWait(value).getDefiningOp<PermuteOp>()) {
    bool isSame = !op.getPairs() && op.getMeshAttr() == variance.getMeshName();
    for (AxisRefAttr axis : op.getAxes())
      variance.forEachPart(axis, [&](unsigned part, bool) {
        isSame &= get(op.getInput(), part).kind == AxisVariance::Invariant;
      });
    if (!isSame)
      return value;
    value = op.getInput();
  }
  return value;
}

/// Whichever way the condition goes, what both values are is what is chosen: so
/// does a broadcast by permutes of what devices have in common.
void VarianceSolver::visitSelect(arith::SelectOp select) {
  Value chosen = skipPermutes(select.getTrueValue());
  if (chosen == skipPermutes(select.getFalseValue()))
    set(select, getAll(chosen));
  else
    visitPlain(select);
}

//===----------------------------------------------------------------------===//
// Tensors put together from others
//===----------------------------------------------------------------------===//

/// Elements of the result are elements of one or the other. A ring puts blocks
/// where they belong, beginning with a device's own, and in the end all devices
/// have the same: so nothing is known of what goes to a place that varies.
void VarianceSolver::visitParts(Operation *op) {
  SmallVector<Value> tensors, indices;
  for (Value operand : op->getOperands())
    (llvm::isa<TensorType>(operand.getType()) ? tensors : indices)
        .push_back(operand);
  Axes axes = join(tensors);
  for (Value tensor : tensors)
    if (!tensor.getDefiningOp<tensor::EmptyOp>())
      for (unsigned axis = 0; axis < numAxes; ++axis)
        if (axes[axis].kind == AxisVariance::Varying &&
            get(tensor, axis).kind != AxisVariance::Varying)
          axes[axis] = {AxisVariance::Mixed};
  for (Value index : indices)
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (get(index, axis).kind != AxisVariance::Invariant)
        axes[axis] = {AxisVariance::Unknown};
  set(op->getResult(0), axes);
}

/// Whether what is sliced is copies of a tensor along `dim`, and the slice
/// begins with one of them.
bool VarianceSolver::beginsWithCopy(tensor::ExtractSliceOp slice, unsigned dim,
                                    Value offset) const {
  int64_t period = findRepetition(slice.getSource(), dim, [&](Value value) {
                     return skipPermutes(value);
                   }).period;
  return period > 0 && getKnownDivisor(offset) % period == 0;
}

/// The axes along which a slice is taken from different places where there is
/// the same: when devices turn the blocks that they have all got to where they
/// belong, the blocks may be copies of each other.
llvm::BitVector
VarianceSolver::getAxesToIgnore(tensor::ExtractSliceOp slice) const {
  llvm::BitVector ignored(numAxes), others(numAxes);
  auto getAxes = [&](Value place) {
    llvm::BitVector axes(numAxes);
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (get(place, axis).kind != AxisVariance::Invariant)
        axes.set(axis);
    return axes;
  };
  mlir::OperandRange offsets = slice.getOffsets();
  for (auto [dim, offset] : llvm::enumerate(slice.getStaticOffsets())) {
    if (!mlir::ShapedType::isDynamic(offset))
      continue;
    Value place = offsets.front();
    offsets = offsets.drop_front();
    llvm::BitVector axes = getAxes(place);
    // Along others the slice varies no less, wherever it is taken from.
    bool matters = llvm::any_of(axes.set_bits(), [&](unsigned axis) {
      return get(slice.getSource(), axis).kind < get(place, axis).kind;
    });
    if (matters)
      (beginsWithCopy(slice, dim, place) ? ignored : others) |= axes;
  }
  for (mlir::OperandRange range : {slice.getSizes(), slice.getStrides()})
    for (Value value : range)
      others |= getAxes(value);
  return ignored.reset(others);
}

/// What is known of the tensor that a slice has its elements of, which may be
/// more than of all that it was put together with. If it is not known which one
/// that is, it may be one that does not vary: rings put blocks of several
/// tensors together that are gathered as one.
void VarianceSolver::visitSlice(tensor::ExtractSliceOp slice) {
  visitPlain(slice);
  Axes axes = getAll(slice);
  llvm::BitVector ignored = getAxesToIgnore(slice);
  for (unsigned axis : ignored.set_bits())
    axes[axis] = get(slice.getSource(), axis);
  set(slice, axes);
  if (llvm::all_of(axes, [](AxisVariance axis) {
        return axis.kind == AxisVariance::Invariant;
      }))
    return;
  if (std::optional<SlicedPart> part = findSlicedPart(slice)) {
    axes = getAll(part->tensor);
    for (CollectiveOpInterface collective : llvm::reverse(part->collectives))
      axes = communicate(collective, std::move(axes));
  }
  for (AxisVariance &axis : axes)
    if (axis.kind == AxisVariance::Mixed)
      axis = {AxisVariance::Unknown};
  set(slice, axes);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void VarianceSolver::visitCall(Operation *op) {
  auto call = llvm::cast<mlir::CallOpInterface>(op);
  auto callee = llvm::dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&symbols));
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
// Regions
//===----------------------------------------------------------------------===//

void VarianceSolver::visitBranch(mlir::RegionBranchOpInterface op) {
  mlir::RegionBranchInverseSuccessorMapping sources;
  op.getSuccessorInputOperandMapping(sources);
  SmallVector<OpOperand *> deciding = getDecidingOperands(op, sources);
  auto getSources = [&](Value value) {
    SmallVector<Value> values;
    for (OpOperand *operand : sources.lookup(value))
      values.push_back(operand->get());
    return values;
  };
  auto addDeciding = [&](Axes &axes) {
    for (OpOperand *operand : deciding)
      for (unsigned axis = 0; axis < numAxes; ++axis)
        if (AxisVariance known = get(operand->get(), axis);
            known.kind != AxisVariance::Invariant)
          axes[axis] = joinKinds(axes[axis],
                                 {std::max(known.kind, AxisVariance::Varying)});
  };
  auto enterRegions = [&] {
    bool isChanged = false;
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments()) {
        SmallVector<Value> values = getSources(argument);
        Axes axes = join(values);
        // Such as the number of the iteration.
        if (values.empty())
          addDeciding(axes);
        isChanged |= raise(argument, axes);
      }
    return isChanged;
  };
  enterRegions();
  do {
    for (Region &region : op->getRegions())
      visitRegion(region);
  } while (enterRegions());
  for (Value result : op->getResults()) {
    SmallVector<Value> values = getSources(result);
    Axes axes =
        values.empty() ? Axes(numAxes, {AxisVariance::Unknown}) : join(values);
    addDeciding(axes);
    set(result, axes);
  }
}

/// Whether what a body computes of elements that are the same is the same: as
/// nearly all, it takes from outside what does not vary, if anything.
bool VarianceSolver::computesElements(Region &region) {
  if (!region.hasOneBlock())
    return false;
  auto isSame = [&](Value value) {
    if (value.getParentRegion() == &region)
      return true;
    const Axes *known = variance.find(value);
    return known && llvm::all_of(*known, [](AxisVariance axis) {
             return axis.kind == AxisVariance::Invariant;
           });
  };
  // Then the effects of what is in the body are those of the op.
  bool isChecked =
      region.getParentOp()->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  return llvm::all_of(region.front(), [&](Operation &op) {
    return op.getNumRegions() == 0 && !isOfDialect(&op) &&
           llvm::all_of(op.getOperands(), isSame) &&
           (isChecked ||
            (isMemoryEffectFree(&op) && !llvm::isa<mlir::CallOpInterface>(op)));
  });
}

/// The body computes elements of the results, from those of the operands and
/// from what it takes from outside.
void VarianceSolver::visitBody(Operation *op) {
  visitPlain(op);
  if (llvm::all_of(op->getRegions(),
                   [&](Region &region) { return computesElements(region); }))
    return;
  ++bodyDepth;
  Axes all(numAxes);
  for (Region &region : op->getRegions()) {
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        set(argument, all);
    visitRegion(region);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Value value : block.getTerminator()->getOperands())
          for (unsigned axis = 0; axis < numAxes; ++axis)
            all[axis] = joinKinds(all[axis], get(value, axis));
  --bodyDepth;
  for (Value result : op->getResults()) {
    Axes axes = getAll(result);
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (all[axis].kind != AxisVariance::Invariant)
        axes[axis] = joinKinds(axes[axis], all[axis]);
    set(result, axes);
  }
}

void VarianceSolver::visitRegion(Region &region) {
  for (Block &block : llvm::drop_begin(region))
    for (BlockArgument argument : block.getArguments())
      set(argument, Axes(numAxes, {AxisVariance::Unknown}));
  for (Block &block : region)
    for (Operation &op : block)
      visit(&op);
}

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
  if (isOfDialect(op))
    visitOurs(op);
  else
    visitOther(op);
}

void VarianceSolver::solve(FunctionOpInterface function) {
  for (BlockArgument argument : function.getArguments()) {
    auto sharding = function.getArgAttrOfType<ShardingAttr>(
        argument.getArgNumber(), StringRef(MeshDialect::kShardingAttrName));
    bool isKnown = sharding && sharding.getMesh() == variance.getMeshName();
    set(argument, isKnown ? variance.getDeclared(sharding)
                          : Axes(numAxes, {AxisVariance::Unknown}));
  }
  visitRegion(function.getFunctionBody());
}
