//===- VarianceTrace.cpp - what made a value vary -------------------------===//

#include "mesh/Analysis/VarianceTrace.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// Goes from a value to one that it comes from, and on.
class Tracer {
public:
  Tracer(InFlightDiagnostic &diag, const Variance &variance, unsigned axis)
      : diag(diag), variance(variance), axis(axis) {}

  void trace(Value value);

private:
  Value findCause(Value value);
  /// The first of `values` that is not invariant and was not looked at.
  Value choose(ArrayRef<Value> values);
  void noteSource(Value value);

  InFlightDiagnostic &diag;
  const Variance &variance;
  unsigned axis;
  llvm::SmallPtrSet<Value, 8> seen;
};
} // namespace

Value Tracer::choose(ArrayRef<Value> values) {
  for (Value value : values)
    if (variance.get(value, axis).kind != AxisVariance::Invariant &&
        seen.insert(value).second)
      return value;
  return {};
}

/// What control flow hands to `value`, from outside first, and then what
/// decides whether it does.
static SmallVector<Value> getSources(mlir::RegionBranchOpInterface branch,
                                     Value value) {
  mlir::RegionBranchInverseSuccessorMapping mapping;
  branch.getSuccessorInputOperandMapping(mapping);
  SmallVector<OpOperand *> operands = mapping.lookup(value);
  llvm::stable_sort(operands, [&](OpOperand *a, OpOperand *b) {
    return (a->getOwner() == branch) > (b->getOwner() == branch);
  });
  llvm::append_range(operands, getDecidingOperands(branch));
  return llvm::map_to_vector(operands,
                             [](OpOperand *operand) { return operand->get(); });
}

Value Tracer::findCause(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    op = value.getParentBlock()->getParentOp();
  if (llvm::isa<FunctionOpInterface>(op))
    return {};
  if (auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op))
    return choose(getSources(branch, value));
  if (auto async = llvm::dyn_cast<AsyncOp>(op))
    return choose({async.getBody().front().getTerminator()->getOperand(0)});
  if (llvm::isa<ReduceScatterOp, mlir::CallOpInterface>(op))
    return {};
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  mlir::getUsedValuesDefinedAbove(op->getRegions(), values);
  return choose(values.getArrayRef());
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

void Tracer::trace(Value value) {
  // A chain says enough.
  constexpr int maxLength = 12;
  seen.insert(value);
  for (int length = 0; length < maxLength; ++length) {
    Value cause = findCause(value);
    if (!cause)
      break;
    if (Operation *op = value.getDefiningOp())
      diag.attachNote(op->getLoc()) << "through '" << op->getName() << "'";
    value = cause;
  }
  noteSource(value);
}

void mesh::attachTrace(InFlightDiagnostic &diag, const Variance &variance,
                       Value value, unsigned axis) {
  Tracer(diag, variance, axis).trace(value);
}
