//===- StrategyGraph.h - the graph of propagation with choices --*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_STRATEGYGRAPH_H
#define MESH_LIB_SEARCH_STRATEGYGRAPH_H

#include "ResultMarks.h"
#include "mesh/Search/SearchSpace.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

namespace mesh {

/// A graph of propagation that is laid out for one strategy after the other.
class StrategyGraph {
public:
  /// Takes a graph whose annotations are tokens of groups.
  StrategyGraph(PropagationGraph graph, const SearchSpace &space);

  /// Lays out all tensors as a strategy says. Fails if its annotations
  /// contradict each other; `loc` is the place of a diagnostic.
  LogicalResult layOut(const Choices &choices, Location loc);
  /// Returns a hash of the layouts of all tensors.
  uint64_t hashLayouts() const;

  PropagationGraph &get() { return graph; }
  ResultMarks &getMarks() { return marks; }
  /// Returns the tensors that have the annotation of a group.
  ArrayRef<int> getAnnotated(size_t group) const { return annotated[group]; }

private:
  const SearchSpace &space;
  PropagationGraph graph;
  std::vector<SmallVector<int, 1>> annotated;
  ResultMarks marks;
  /// The tensors without any choice.
  std::deque<PropagatedTensor> base;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_STRATEGYGRAPH_H
