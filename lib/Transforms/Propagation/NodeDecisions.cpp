//===- NodeDecisions.cpp - the decisions of ops on their tensors ----------===//

#include "mesh/Transforms/Propagation/OpRequirements.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "llvm/ADT/Hashing.h"

using namespace mesh;

uint64_t mesh::hashLayout(const TensorLayout &layout) {
  auto hashAxes = [](ArrayRef<AxisRefAttr> axes) {
    llvm::hash_code code(axes.size());
    for (AxisRefAttr axis : axes)
      code = llvm::hash_combine(code, axis.getAsOpaquePointer());
    return code;
  };
  llvm::hash_code code = hashAxes(layout.partial);
  for (const AxisList &axes : layout.dims)
    code = llvm::hash_combine(code, hashAxes(axes));
  return layout.combiner ? llvm::hash_combine(code, *layout.combiner) : code;
}

uint64_t PropagationGraph::hashLayouts(const PropagationNode &node) const {
  llvm::hash_code code = llvm::hash_value(&node);
  for (ArrayRef<int> ids : {ArrayRef(node.operands), ArrayRef(node.results)})
    for (int id : ids)
      if (id >= 0)
        code = llvm::hash_combine(code, hashLayout(tensors[id].layout));
  return code;
}

FactorAxes PropagationGraph::resolve(const PropagationNode &node,
                                     FactorScope scope, bool *hasTie) {
  auto compute = [&](bool *tie) {
    return resolveFactors(*node.rule, getClaims(node), mesh, scope, tie);
  };
  if (!decisions)
    return compute(hasTie);
  uint64_t key =
      llvm::hash_combine(hashLayouts(node), scope, hasTie != nullptr);
  auto [found, isNew] = decisions->axes.try_emplace(key);
  auto &[axes, isTied] = found->second;
  if (isNew)
    axes = compute(hasTie ? &isTied : nullptr);
  if (isTied)
    *hasTie = true;
  return axes;
}

SmallVector<TensorLayout>
PropagationGraph::computeResults(const PropagationNode &node) {
  auto compute = [&] {
    SmallVector<FactorClaim> claims = getClaims(node);
    FactorAxes axes =
        resolveFactors(*node.rule, claims, mesh, FactorScope::Displaced);
    auto operands = llvm::map_to_vector(
        ArrayRef(claims).take_front(node.operands.size()),
        [](const FactorClaim &claim) { return *claim.layout; });
    return mesh::computeResults(node.op, *node.rule, axes, operands, mesh);
  };
  if (!decisions)
    return compute();
  auto [found, isNew] = decisions->results.try_emplace(hashLayouts(node));
  if (isNew)
    found->second = compute();
  return found->second;
}
