//===- VarianceTrace.cpp - traces of variance -----------------------------===//

#include "mesh/Analysis/Variance/VarianceTrace.h"

#include "mesh/Analysis/ControlDependence.h"
#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Interfaces/UsedValues.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// Finds the way from where it came from that a value varies, or that it is the
/// same, to the value.
class Tracer {
public:
  Tracer(InFlightDiagnostic &diag, const Variance &variance, Value value,
         unsigned axis)
      : diag(diag), variance(variance), axis(axis), way({value}), seen({value}),
        isSame(isInvariant(value)) {}

  void trace();

private:
  bool isInvariant(Value value) const {
    return variance.get(value, axis).kind == AxisVariance::Invariant;
  }
  SmallVector<Value> getSources(mlir::RegionBranchOpInterface branch,
                                Value value);
  SmallVector<Value> getSources(BlockArgument argument);
  SmallVector<Value> getSources(Value value);
  /// Returns the cause of the variance of `value`.
  SmallVector<Value> findCauses(Value value);
  void findSource();
  void noteSource(Value value);

  InFlightDiagnostic &diag;
  const Variance &variance;
  ControlDependence control;
  unsigned axis;
  /// From the value, each one caused by the next.
  SmallVector<Value> way;
  llvm::SmallPtrSet<Value, 8> seen;
  bool isSame;
};
} // namespace

/// Returns the values that control flow passes to `value`, from outside first,
/// and then those that decide whether it does.
SmallVector<Value> Tracer::getSources(mlir::RegionBranchOpInterface branch,
                                      Value value) {
  RegionFlow flow(branch);
  SmallVector<Value> values(flow.getSources(value));
  auto append = [&](ArrayRef<OpOperand *> operands) {
    for (OpOperand *operand : operands)
      values.push_back(operand->get());
  };
  append(flow.getDeciding());
  for (Region &region : branch->getRegions())
    append(control.getEndOperands(region));
  return values;
}

/// The same for an argument of a block that follows others.
SmallVector<Value> Tracer::getSources(BlockArgument argument) {
  SmallVector<Value> values = getHandedOn(argument);
  for (OpOperand *operand : control.getJoinOperands(*argument.getOwner()))
    values.push_back(operand->get());
  return values;
}

/// Returns the values that `value` is made of, or chosen by.
SmallVector<Value> Tracer::getSources(Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  if (argument && !argument.getOwner()->isEntryBlock())
    return getSources(argument);
  Operation *op =
      argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
  if (llvm::isa<FunctionOpInterface>(op))
    return {};
  if (auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op))
    return getSources(branch, value);
  if (auto async = llvm::dyn_cast<AsyncOp>(op))
    return {async.getBody().front().getTerminator()->getOperand(0)};
  if (llvm::isa<ReduceScatterOp, mlir::CallOpInterface>(op))
    return {};
  return getUsedValues(op).takeVector();
}

SmallVector<Value> Tracer::findCauses(Value value) {
  SmallVector<Value> causes = getSources(value);
  llvm::erase_if(causes,
                 [&](Value cause) { return isInvariant(cause) != isSame; });
  // Constants say least.
  std::stable_partition(causes.begin(), causes.end(), [](Value cause) {
    return !cause.getDefiningOp() ||
           !cause.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
  });
  return causes;
}

/// Ways that lead around a loop, back to where they were, are none.
void Tracer::findSource() {
  // A chain says enough.
  constexpr size_t maxLength = 12;
  while (way.size() <= maxLength) {
    SmallVector<Value> causes = findCauses(way.back());
    if (causes.empty())
      return;
    auto next = llvm::find_if(
        causes, [&](Value cause) { return seen.insert(cause).second; });
    if (next != causes.end())
      way.push_back(*next);
    else if (way.size() > 1)
      way.pop_back();
    else
      return;
  }
}

static StringRef describe(AxisVariance::Kind kind) {
  switch (kind) {
  case AxisVariance::Invariant:
    return "is the same";
  case AxisVariance::Unreduced:
    return "is unreduced";
  case AxisVariance::Mixed:
    return "varies in part";
  case AxisVariance::Varying:
  case AxisVariance::Permuted:
    return "varies";
  case AxisVariance::Unknown:
    return "may vary";
  }
  llvm_unreachable("not a kind");
}

void Tracer::noteSource(Value value) {
  mlir::Diagnostic &note = diag.attachNote(value.getLoc());
  note << "from ";
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    note << "argument " << argument.getArgNumber();
  else
    note << "'" << value.getDefiningOp()->getName() << "'";
  note << ", which " << describe(variance.get(value, axis).kind);
}

void Tracer::trace() {
  findSource();
  for (Value value : llvm::drop_end(way))
    if (Operation *op = value.getDefiningOp())
      diag.attachNote(op->getLoc()) << "through '" << op->getName() << "'";
  noteSource(way.back());
}

void mesh::attachTrace(InFlightDiagnostic &diag, const Variance &variance,
                       Value value, unsigned axis) {
  Tracer(diag, variance, value, axis).trace();
}
