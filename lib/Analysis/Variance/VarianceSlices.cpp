//===- VarianceSlices.cpp - variance of parts of tensors ------------------===//

#include "Repetition.h"
#include "SlicedPart.h"
#include "VarianceSolver.h"

using namespace mesh;
using Kind = AxisVariance::Kind;

/// Elements of the result are elements of one or the other. A ring puts blocks
/// where they belong, beginning with a device's own, and in the end all devices
/// have the same: so nothing is known of what goes to a place that varies.
void VarianceSolver::visitParts(Operation *op) {
  SmallVector<Value> tensors, indices;
  for (Value operand : op->getOperands())
    (llvm::isa<TensorType>(operand.getType()) ? tensors : indices)
        .push_back(operand);
  llvm::erase_if(tensors, [](Value tensor) {
    return tensor.getDefiningOp<tensor::EmptyOp>() != nullptr;
  });
  Axes axes = *join(tensors);
  for (Value tensor : tensors)
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (axes[axis].kind == AxisVariance::Permuted && tensors.size() > 1)
        axes[axis] = {AxisVariance::Unknown};
      else if (axes[axis].kind == AxisVariance::Varying &&
               get(tensor)[axis].kind != AxisVariance::Varying)
        axes[axis] = {AxisVariance::Mixed};
  for (Value index : indices)
    for (unsigned axis = 0; axis < numAxes; ++axis)
      if (get(index)[axis].kind != AxisVariance::Invariant)
        axes[axis] = {AxisVariance::Unknown};
  set(op->getResult(0), intern(axes));
}

/// Returns true if what is sliced is copies of a tensor along `dim`, and the
/// slice begins with one of them.
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
      if (get(place)[axis].kind != AxisVariance::Invariant)
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
      return get(slice.getSource())[axis].kind < get(place)[axis].kind;
    });
    if (matters)
      (beginsWithCopy(slice, dim, place) ? ignored : others) |= axes;
  }
  for (mlir::OperandRange range : {slice.getSizes(), slice.getStrides()})
    for (Value value : range)
      others |= getAxes(value);
  return ignored.reset(others);
}

/// Returns true if a device takes, or may take, more than one slice of the
/// tensor.
static bool isOneOfSeveral(tensor::ExtractSliceOp slice) {
  Value source = slice.getSource();
  return source.getParentRegion() != slice->getParentRegion() ||
         llvm::any_of(source.getUsers(), [&](Operation *user) {
           return user != slice && llvm::isa<tensor::ExtractSliceOp>(user);
         });
}

/// A slice has the variance of the tensor that its elements come from, which
/// may be known better than that of the concatenation. If that tensor is not
/// known, it may be one that does not vary: rings concatenate blocks of several
/// tensors that are gathered as one. Of a tensor that does not vary a ring
/// takes one slice after the other, each device beginning with its own, so that
/// all have had the same in the end.
void VarianceSolver::visitSlice(tensor::ExtractSliceOp slice) {
  addFarSighted(slice);
  const Axes *known = compute(slice).front();
  if (known == invariant) {
    set(slice, known);
    return;
  }
  Axes axes = *known;
  llvm::BitVector ignored = getAxesToIgnore(slice);
  for (unsigned axis : ignored.set_bits())
    axes[axis] = get(slice.getSource())[axis];
  if (std::optional<SlicedPart> part;
      axes != *invariant && (part = findSlicedPart(slice))) {
    axes = get(part->tensor);
    for (CollectiveOpInterface collective : llvm::reverse(part->collectives))
      axes = communicate(collective, std::move(axes));
  }
  bool mayBeTurned = isOneOfSeveral(slice);
  for (auto [number, axis] : llvm::enumerate(axes))
    if (axis.kind == AxisVariance::Mixed)
      axis = {AxisVariance::Unknown};
    else if (axis.kind == AxisVariance::Varying && mayBeTurned &&
             get(slice.getSource())[number].kind == AxisVariance::Invariant)
      axis = {AxisVariance::Permuted};
  set(slice, intern(axes));
}
