//===- DeferredSums.cpp - sums that loops reduce once ---------------------===//
//
// For example, each step of a loop over micro-batches computes a gradient in
// bf16, converts it, puts it in its place in the gradient of stacked layers,
// and adds that to a sum. An op alone does not pass on partial values if its
// result has more bytes. All of them together do: the sum is reduced once.
//
//===----------------------------------------------------------------------===//

#include "DeferredSums.h"

#include "mesh/Analysis/TripCounts.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/SplatValue.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Tensors that are added
//===----------------------------------------------------------------------===//

/// Returns true if the op passes on `operands` that are partial.
bool DeferredSum::passes(const PropagationNode &node,
                         const llvm::BitVector &operands) const {
  OpLayouts layouts = sums.getOpLayouts(node);
  for (unsigned index : operands.set_bits())
    if (!covers(graph.mesh, layouts.operands[index].partial, axis))
      layouts.operands[index].addPartial(graph.mesh, axis, Combiner::Sum);
  for (auto [result, layout] : llvm::zip_equal(node.results, layouts.results))
    if (result >= 0 && !covers(graph.mesh, layout.partial, axis))
      layout.addPartial(graph.mesh, axis, Combiner::Sum);
  return getPassedOperands(node.op, *node.rule, layouts, axis, graph.mesh)
      .has_value();
}

/// Returns the operands of which the result is a sum: all that are not zero, or
/// the only one that is partial, as of a product.
std::optional<llvm::BitVector>
DeferredSum::findPartialOperands(const PropagationNode &node) const {
  if (sums.roundsOperands(node))
    return std::nullopt;
  ShardingRuleOpInterface op = node.op;
  llvm::BitVector all(node.operands.size()), partial(node.operands.size());
  for (auto [index, id] : llvm::enumerate(node.operands)) {
    if (id < 0 || graph.tensors[id].isCheap ||
        isNeutral(Combiner::Sum, op->getOperand(index)))
      continue;
    all.set(index);
    partial[index] = sums.isSum(id, axis);
  }
  for (const llvm::BitVector &operands : {all, partial})
    if (operands.any() && passes(node, operands))
      return operands;
  return std::nullopt;
}

/// Adds the tensors of which loops and branches in the loop make the tensor.
bool DeferredSum::addSources(int id) {
  bool isAny = false;
  for (unsigned index : graph.tensors[id].nodes) {
    const PropagationNode &node = graph.nodes[index];
    if (!sums.isSource(node, id))
      continue;
    if (!isInLoop(index)) {
      // The carried tensor itself begins with what comes from outside.
      if (id == carried)
        continue;
      return false;
    }
    isAny = true;
    visited[&node] = llvm::BitVector(1, true);
    if (!addOperand(node.operands[0], node.handedOn->get()))
      return false;
  }
  return isAny;
}

/// Adds the operands of which the op makes the tensor, or the tensor alone if
/// the op splits a reduction for it.
bool DeferredSum::addOperands(const PropagationNode &node, int id) {
  std::optional<llvm::BitVector> operands = findPartialOperands(node);
  auto isPartial = [&](unsigned index) {
    return sums.isSum(node.operands[index], axis);
  };
  if (sums.isSum(id, axis) &&
      !(operands && llvm::all_of(operands->set_bits(), isPartial))) {
    origins.push_back(id);
    return true;
  }
  if (!operands)
    return false;
  visited[&node] = *operands;
  ShardingRuleOpInterface op = node.op;
  return llvm::all_of(operands->set_bits(), [&](unsigned index) {
    return addOperand(node.operands[index], op->getOperand(index));
  });
}

bool DeferredSum::addOperand(int id, Value value) {
  if (id == carried || isNeutral(Combiner::Sum, value))
    return true;
  if (id < 0 || !sums.mayBeSum(id, axis))
    return false;
  if (!added.insert(id))
    return true;
  const PropagationNode *producer = sums.findProducer(id);
  if (!producer)
    return addSources(id);
  return isInLoop(graph.tensors[id].nodes.front()) &&
         addOperands(*producer, id);
}

/// Returns true if all that is added is read where it is added alone.
bool DeferredSum::areReadAsParts() const {
  auto readsAsPart = [&](const PropagationNode &node, int id) {
    auto found = visited.find(&node);
    for (auto [index, operand] : llvm::enumerate(node.operands))
      if (operand == id && (found == visited.end() || !found->second[index]))
        return false;
    return true;
  };
  return llvm::all_of(added, [&](int id) {
    return llvm::all_of(graph.tensors[id].nodes, [&](unsigned index) {
      return readsAsPart(graph.nodes[index], id);
    });
  });
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

Operation *DeferredSum::getLoopOp() const {
  for (unsigned index : graph.tensors[carried].nodes)
    if (isInLoop(index) && sums.isSource(graph.nodes[index], carried))
      return graph.nodes[index].handedOn->getOwner()->getParentOp();
  return nullptr;
}

/// Returns true if reducing the carried tensor once sends less than reducing
/// what it is made of in each step. Otherwise, steps of the loop can hide that.
bool DeferredSum::isCheaper() const {
  auto getBytes = [&](int id, Operation *reduced) {
    // A loop has two steps or more if its trip count is not known.
    return getTensorBytes(graph.tensors[id].type) *
           *getTripCount(reduced->getBlock(), /*unknown=*/2);
  };
  double bytes = 0;
  for (int id : origins)
    bytes += getBytes(id, sums.findProducer(id)->getOwner());
  return getBytes(carried, getLoopOp()) < bytes;
}

bool DeferredSum::find() {
  return addSources(carried) && areReadAsParts() && isCheaper();
}
