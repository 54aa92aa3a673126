//===- GreedyReshard.cpp - a reshard planned step by step -----------------===//

#include "mesh/Transforms/Reshard/ReshardPlan.h"

using namespace mesh;
using Kind = ReshardStep::Kind;

namespace {
/// Moves `dims` and `partial` towards the target. Invariant: all axes are of
/// the same parts, so they are compared by equality; the steps so far lead
/// from the source to the current state.
class GreedyPlanner {
public:
  GreedyPlanner(ShardingAttr from, ShardingAttr to, MeshAttr mesh);
  SmallVector<ReshardStep> run();

private:
  void refine();
  /// The axes of `dim` that stay; the others have to go.
  size_t getNumKept(size_t dim) const;
  /// The axes that come next on `dim`, if nothing there has to go first.
  ArrayRef<AxisRefAttr> getNext(size_t dim) const;
  bool isTargetDimAxis(AxisRefAttr axis) const;
  bool isInUse(AxisRefAttr axis) const;

  void emit(Kind kind, AxisList axes, int64_t dim = -1, int64_t concatDim = -1);
  void append(size_t dim, ArrayRef<AxisRefAttr> axes);
  void removePartial(ArrayRef<AxisRefAttr> axes);

  bool shrink(size_t dim);
  bool exchange(size_t dim);
  bool reduce();
  bool gather();
  void makePartial();

  MeshAttr mesh;
  SmallVector<AxisList> dims, targetDims;
  AxisList partial, targetPartial;
  std::optional<Combiner> combiner, targetCombiner;
  SmallVector<ReshardStep> steps;
};
} // namespace

GreedyPlanner::GreedyPlanner(ShardingAttr from, ShardingAttr to, MeshAttr mesh)
    : mesh(mesh), partial(from.getPartial()), targetPartial(to.getPartial()),
      combiner(from.getCombiner()), targetCombiner(to.getCombiner()) {
  for (int64_t dim = 0; dim < from.getRank(); ++dim) {
    dims.emplace_back(from.getAxes(dim));
    targetDims.emplace_back(to.getAxes(dim));
  }
  refine();
}

/// Makes all axes comparable. If the parts of an axis do not nest, every list
/// gives way as a whole: what is split by it is gathered first.
void GreedyPlanner::refine() {
  SmallVector<AxisList *> lists{&partial, &targetPartial};
  for (auto [dim, target] : llvm::zip_equal(dims, targetDims))
    llvm::append_values(lists, &dim, &target);
  if (succeeded(refineAxes(mesh, lists)))
    return;
  if (!partial.empty())
    emit(Kind::AllReduce, std::exchange(partial, {}));
  for (auto [dim, axes] : llvm::enumerate(dims))
    if (!axes.empty())
      emit(Kind::AllGather, std::exchange(axes, {}), dim);
}

size_t GreedyPlanner::getNumKept(size_t dim) const {
  auto [have, want] = std::pair(ArrayRef(dims[dim]), ArrayRef(targetDims[dim]));
  size_t kept = 0;
  while (kept < have.size() && kept < want.size() && have[kept] == want[kept])
    ++kept;
  return kept;
}

ArrayRef<AxisRefAttr> GreedyPlanner::getNext(size_t dim) const {
  size_t kept = getNumKept(dim);
  if (kept != dims[dim].size())
    return {};
  return ArrayRef(targetDims[dim]).drop_front(kept);
}

bool GreedyPlanner::isTargetDimAxis(AxisRefAttr axis) const {
  return llvm::any_of(targetDims, [&](const AxisList &axes) {
    return llvm::is_contained(axes, axis);
  });
}

bool GreedyPlanner::isInUse(AxisRefAttr axis) const {
  return llvm::is_contained(partial, axis) ||
         llvm::any_of(dims, [&](const AxisList &axes) {
           return llvm::is_contained(axes, axis);
         });
}

/// Adds a step; a gather right after a gather of the same dim is one with it.
void GreedyPlanner::emit(Kind kind, AxisList axes, int64_t dim,
                         int64_t concatDim) {
  if (kind == Kind::AllGather && !steps.empty() && steps.back().kind == kind &&
      steps.back().dim == dim) {
    llvm::append_range(axes, steps.back().axes);
    steps.pop_back();
  }
  ReshardStep step{kind, mergeAxes(mesh, axes), dim, concatDim, std::nullopt};
  if (kind == Kind::AllReduce || kind == Kind::ReduceScatter)
    step.combiner = combiner;
  if (kind == Kind::MakePartial)
    step.combiner = targetCombiner;
  steps.push_back(std::move(step));
}

void GreedyPlanner::append(size_t dim, ArrayRef<AxisRefAttr> axes) {
  llvm::append_range(dims[dim], axes);
}

void GreedyPlanner::removePartial(ArrayRef<AxisRefAttr> axes) {
  llvm::erase_if(partial, [&](AxisRefAttr axis) {
    return llvm::is_contained(axes, axis);
  });
}

/// Slices or scatters the next axes of `dim`, as many as go in one step.
bool GreedyPlanner::shrink(size_t dim) {
  ArrayRef<AxisRefAttr> next = getNext(dim);
  AxisList taken(
      next.take_while([&](AxisRefAttr axis) { return !isInUse(axis); }));
  if (!taken.empty()) {
    emit(Kind::AllSlice, taken, dim);
    append(dim, taken);
    return true;
  }
  taken = AxisList(next.take_while(
      [&](AxisRefAttr axis) { return llvm::is_contained(partial, axis); }));
  if (taken.empty())
    return false;
  emit(Kind::ReduceScatter, taken, dim);
  append(dim, taken);
  removePartial(taken);
  return true;
}

/// Brings the next axes of `dim` from the end of another dim's list.
bool GreedyPlanner::exchange(size_t dim) {
  ArrayRef<AxisRefAttr> next = getNext(dim);
  if (next.empty())
    return false;
  for (auto [source, axes] : llvm::enumerate(dims)) {
    ArrayRef<AxisRefAttr> extra = ArrayRef(axes).drop_front(getNumKept(source));
    // The longest end of the source's list that the target begins with.
    for (size_t count = std::min(next.size(), extra.size()); count > 0;
         --count) {
      AxisList moved(extra.take_back(count));
      if (!startsWith(next, moved))
        continue;
      emit(Kind::AllToAll, moved, dim, source);
      axes.pop_back_n(count);
      append(dim, moved);
      return true;
    }
  }
  return false;
}

/// Reduces along the axes that the target neither splits nor leaves partial.
bool GreedyPlanner::reduce() {
  bool keeps = combiner == targetCombiner;
  AxisList reduced;
  for (AxisRefAttr axis : partial)
    if (!isTargetDimAxis(axis) &&
        !(keeps && llvm::is_contained(targetPartial, axis)))
      reduced.push_back(axis);
  if (reduced.empty())
    return false;
  emit(Kind::AllReduce, reduced);
  removePartial(reduced);
  return true;
}

/// Takes the last axis that has to go off a dim, the smallest such if there is
/// a choice.
bool GreedyPlanner::gather() {
  std::optional<size_t> best;
  for (size_t dim = 0; dim < dims.size(); ++dim)
    if (getNumKept(dim) != dims[dim].size() &&
        (!best ||
         mesh.getSize(dims[dim].back()) < mesh.getSize(dims[*best].back())))
      best = dim;
  if (!best)
    return false;
  emit(Kind::AllGather, {dims[*best].pop_back_val()}, *best);
  return true;
}

void GreedyPlanner::makePartial() {
  AxisList missing;
  for (AxisRefAttr axis : targetPartial)
    if (!llvm::is_contained(partial, axis))
      missing.push_back(axis);
  if (!missing.empty())
    emit(Kind::MakePartial, missing);
}

SmallVector<ReshardStep> GreedyPlanner::run() {
  auto inAnyDim = [&](bool (GreedyPlanner::*move)(size_t)) {
    for (size_t dim = 0; dim < dims.size(); ++dim)
      if ((this->*move)(dim))
        return true;
    return false;
  };
  while (inAnyDim(&GreedyPlanner::shrink) ||
         inAnyDim(&GreedyPlanner::exchange) || reduce() || gather())
    ;
  makePartial();
  return std::move(steps);
}

SmallVector<ReshardStep> mesh::planGreedily(ShardingAttr from, ShardingAttr to,
                                            MeshAttr mesh) {
  return GreedyPlanner(from, to, mesh).run();
}
