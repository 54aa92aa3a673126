//===- PartialSums.cpp - tensors that are sums or may be ------------------===//

#include "PartialSums.h"

#include "mesh/Interfaces/SplatValue.h"

using namespace mesh;

bool PartialSums::isSum(int id, AxisRefAttr axis) const {
  const TensorLayout &layout = tensors[id].layout;
  return layout.combiner == Combiner::Sum && covers(mesh, layout.partial, axis);
}

/// Returns true if neither annotation nor dims keep a tensor from being partial
/// over `axis`.
bool PartialSums::mayBeSum(int id, AxisRefAttr axis) const {
  const PropagatedTensor &tensor = tensors[id];
  const TensorLayout &layout = tensor.layout;
  auto overlaps = [&](ArrayRef<AxisRefAttr> axes) {
    return overlapsAny(mesh, axis, axes);
  };
  return (!tensor.annotation || tensor.isPartialOpen) &&
         canCombine(Combiner::Sum, tensor.type.getElementType()) &&
         (!layout.combiner || layout.combiner == Combiner::Sum) &&
         !overlaps(tensor.replicated) && llvm::none_of(layout.dims, overlaps);
}

/// Lets a tensor be partial no more, or as its annotation says.
void PartialSums::resetPartial(int id) {
  if (id < 0)
    return;
  PropagatedTensor &tensor = tensors[id];
  tensor.layout.partial.clear();
  tensor.layout.combiner.reset();
  if (!tensor.annotation)
    return;
  tensor.layout.partial = AxisList(tensor.annotation.getPartial());
  tensor.layout.combiner = tensor.annotation.getCombiner();
}

/// Lets a tensor be a sum over `axis` no more.
void PartialSums::dropPartial(int id, AxisRefAttr axis) {
  TensorLayout &layout = tensors[id].layout;
  llvm::erase_if(layout.partial, [&](AxisRefAttr each) {
    return overlapsAny(mesh, axis, each);
  });
  if (layout.partial.empty())
    layout.combiner.reset();
}

/// Returns the axes of `axes` over which a carried tensor may be partial.
AxisList PartialSums::getFreeAxes(int id, ArrayRef<AxisRefAttr> axes) const {
  AxisList free;
  if (!tensors[id].layout.partial.empty())
    return free;
  for (AxisRefAttr axis : axes)
    if (mayBeSum(id, axis))
      free.push_back(axis);
  return free;
}

/// Returns the node that computes a tensor, or null if it is an argument or
/// shared by a loop or branch.
const PropagationNode *PartialSums::findProducer(int id) const {
  // The others at the tensor take it.
  const PropagationNode &first = graph.nodes[tensors[id].nodes.front()];
  return !first.handedOn && llvm::is_contained(first.results, id) ? &first
                                                                  : nullptr;
}

/// Returns the only node that takes the result of an op, or null.
const PropagationNode *PartialSums::findReader(int id) const {
  // The first one computes it.
  const SmallVector<unsigned, 4> &nodes = tensors[id].nodes;
  return nodes.size() == 2 && findProducer(id) ? &graph.nodes[nodes[1]]
                                               : nullptr;
}

static SmallVector<TensorLayout> getLayouts(ArrayRef<FactorClaim> claims) {
  return llvm::map_to_vector(
      claims, [](const FactorClaim &claim) { return *claim.layout; });
}

OpLayouts PartialSums::getOpLayouts(const PropagationNode &node) const {
  OpLayouts layouts;
  SmallVector<FactorClaim> claims = graph.getClaims(node);
  layouts.operands =
      getLayouts(ArrayRef(claims).take_front(node.operands.size()));
  layouts.results =
      getLayouts(ArrayRef(claims).drop_front(node.operands.size()));
  return layouts;
}

//===----------------------------------------------------------------------===//
// Ops at a partial sum
//===----------------------------------------------------------------------===//

static bool haveSameSize(RankedTensorType a, RankedTensorType b) {
  return a.hasStaticShape() && b.hasStaticShape() &&
         a.getNumElements() == b.getNumElements();
}

/// Returns true if the results have fewer bits than operands. The sum over
/// devices is more exact if it is rounded once.
bool PartialSums::roundsOperands(const PropagationNode &node) const {
  auto isWider = [&](int operand, int result) {
    if (operand < 0 || result < 0)
      return false;
    Type from = tensors[operand].type.getElementType();
    Type to = tensors[result].type.getElementType();
    return from.isIntOrFloat() && to.isIntOrFloat() &&
           from.isInteger() == to.isInteger() &&
           from.getIntOrFloatBitWidth() > to.getIntOrFloatBitWidth();
  };
  return llvm::any_of(node.operands, [&](int operand) {
    return llvm::any_of(node.results,
                        [&](int result) { return isWider(operand, result); });
  });
}

/// Returns the number of the operand whose elements alone the op passes on, as
/// a conversion to a wider type does, so that a partial sum stays one.
std::optional<unsigned>
PartialSums::findPassedOperand(const PropagationNode &node) const {
  if (node.handedOn || node.results.size() != 1 || node.results[0] < 0)
    return std::nullopt;
  std::optional<unsigned> found;
  for (auto [index, id] : llvm::enumerate(node.operands)) {
    if (id < 0 || tensors[id].isCheap)
      continue;
    if (found)
      return std::nullopt;
    found = index;
  }
  if (!found || !haveSameSize(tensors[node.operands[*found]].type,
                              tensors[node.results[0]].type))
    return std::nullopt;
  ShardingRuleOpInterface op = node.op;
  llvm::BitVector operands(node.operands.size());
  operands.set(*found);
  if (roundsOperands(node) ||
      failed(op.getPartialResults(Combiner::Sum, operands)))
    return std::nullopt;
  return found;
}

/// Returns true if the tensor comes out of branches that end after node `end`.
bool PartialSums::joinsAfter(int id, unsigned end) const {
  return llvm::any_of(tensors[id].nodes, [&](unsigned index) {
    return index >= end && isSource(graph.nodes[index], id);
  });
}

/// Returns true if `node` adds something to the tensor that is partial over
/// `axis`, or may be, since it comes out of branches that end after `end`.
bool PartialSums::isAddition(const PropagationNode &node, int id,
                             AxisRefAttr axis, unsigned end) const {
  if (node.handedOn || node.operands.size() < 2)
    return false;
  ShardingRuleOpInterface op = node.op;
  for (auto [index, operand] : llvm::enumerate(node.operands))
    if (operand != id && !isNeutral(Combiner::Sum, op->getOperand(index)) &&
        !(operand >= 0 && (isSum(operand, axis) || joinsAfter(operand, end))))
      return false;
  llvm::BitVector all(node.operands.size(), true);
  return succeeded(op.getPartialResults(Combiner::Sum, all));
}

/// Returns true if the tensor `id`, which is `value`, is partial over `axis` or
/// zero, or a sum of such that nothing else takes. Adds to `changed` the
/// tensors that become partial for that.
bool PartialSums::canBeSum(int id, Value value, AxisRefAttr axis,
                           SmallVectorImpl<int> &changed) const {
  if (isSum(id, axis) || isNeutral(Combiner::Sum, value))
    return true;
  const PropagationNode *producer = findProducer(id);
  if (!producer || !findReader(id) || !mayBeSum(id, axis) ||
      roundsOperands(*producer))
    return false;
  changed.push_back(id);
  ShardingRuleOpInterface op = producer->op;
  if (auto passed = findPassedOperand(*producer))
    return canBeSum(producer->operands[*passed], op->getOperand(*passed), axis,
                    changed);
  OpLayouts layouts = getOpLayouts(*producer);
  for (auto [result, layout] :
       llvm::zip_equal(producer->results, layouts.results))
    if (result == id)
      layout.addPartial(mesh, axis, Combiner::Sum);
  return getPassedOperands(op, *producer->rule, layouts, axis, mesh)
      .has_value();
}
