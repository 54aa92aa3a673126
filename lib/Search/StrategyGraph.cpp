//===- StrategyGraph.cpp - the graph of propagation with choices ----------===//

#include "StrategyGraph.h"

#include "mesh/Transforms/Propagation/Propagation.h"

#include "llvm/ADT/Hashing.h"

using namespace mesh;

/// Returns the group whose token a tensor has, or nothing.
static std::optional<size_t> readGroup(const SearchSpace &space,
                                       const PropagatedTensor &tensor) {
  return tensor.annotation ? space.readToken(tensor.annotation) : std::nullopt;
}

/// Returns by group the tensors that have its token.
static std::vector<SmallVector<int, 1>>
findAnnotated(const PropagationGraph &graph, const SearchSpace &space) {
  std::vector<SmallVector<int, 1>> annotated(space.getNumGroups());
  for (auto [id, tensor] : llvm::enumerate(graph.tensors))
    if (std::optional<size_t> group = readGroup(space, tensor))
      annotated[*group].push_back(static_cast<int>(id));
  return annotated;
}

StrategyGraph::StrategyGraph(PropagationGraph from, const SearchSpace &space)
    : space(space), graph(std::move(from)),
      annotated(findAnnotated(graph, space)), marks(graph, space) {
  graph.keepDecisions();
  for (PropagatedTensor &tensor : graph.tensors) {
    if (!readGroup(space, tensor))
      continue;
    tensor.annotation = {};
    tensor.annotationLoc.reset();
    tensor.waiting.clear();
    tensor.isOpen.set();
  }
  base = graph.tensors;
}

LogicalResult StrategyGraph::layOut(const Choices &choices, Location loc) {
  graph.tensors = base;
  SmallVector<size_t> groups = space.getAnnotated(choices);
  marks.show(groups);
  for (size_t group : groups) {
    ShardingAttr sharding = space.getSharding(group, choices);
    for (int id : annotated[group])
      if (failed(graph.annotate(id, sharding, loc)))
        return failure();
  }
  spreadAxes(graph);
  marks.layOutHidden();
  return success();
}

uint64_t StrategyGraph::hashLayouts() const {
  llvm::hash_code code(0);
  for (const PropagatedTensor &tensor : graph.tensors)
    code = llvm::hash_combine(code, hashLayout(tensor.layout));
  return code;
}
