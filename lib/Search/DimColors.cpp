//===- DimColors.cpp - dims that ops join ---------------------------------===//

#include "DimColors.h"

using namespace mesh;

DimColors::DimColors(const PropagationGraph &graph) {
  unsigned numDims = 0;
  for (const PropagatedTensor &tensor : graph.tensors) {
    first.push_back(numDims);
    numDims += tensor.type.getRank();
  }
  classes.grow(numDims);
  for (const PropagationNode &node : graph.nodes)
    join(graph, node);
  classes.compress();
}

void DimColors::join(const PropagationGraph &graph,
                     const PropagationNode &node) {
  if (node.handedOn) {
    int from = node.operands[0], to = node.results[0];
    for (int64_t dim : llvm::seq(graph.tensors[from].type.getRank()))
      classes.join(first[from] + dim, first[to] + dim);
    return;
  }
  const ShardingRule &rule = *node.rule;
  constexpr int64_t kNone = -1;
  SmallVector<int64_t> joined(rule.factors.size(), kNone);
  auto visit = [&](ArrayRef<int> ids, ArrayRef<DimFactors> tensors) {
    for (auto [id, dims] : llvm::zip_equal(ids, tensors)) {
      // Cheap values join nothing: each op has its own.
      if (id < 0 || graph.tensors[id].isCheap)
        continue;
      for (auto [dim, factors] : llvm::enumerate(dims)) {
        if (factors.empty())
          continue;
        unsigned factor = factors[getLeadingFactor(rule, factors)];
        if (rule.factors[factor].kind == FactorKind::NeedReplication)
          continue;
        unsigned number = first[id] + dim;
        if (joined[factor] != kNone)
          classes.join(static_cast<unsigned>(joined[factor]), number);
        joined[factor] = number;
      }
    }
  };
  visit(node.operands, rule.operands);
  visit(node.results, rule.results);
}
