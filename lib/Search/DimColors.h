//===- DimColors.h - dims that ops join -------------------------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_DIMCOLORS_H
#define MESH_LIB_SEARCH_DIMCOLORS_H

#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "llvm/ADT/IntEqClasses.h"

namespace mesh {

/// Classes of dims: two have one color if a factor of an op goes along both, or
/// if they are the same dim of a value that is passed on. Splitting all dims of
/// a color needs no communication but along reductions, unless one tensor has
/// the color twice.
class DimColors {
public:
  explicit DimColors(const PropagationGraph &graph);

  unsigned getNumColors() const { return classes.getNumClasses(); }
  unsigned get(int tensor, unsigned dim) const {
    return classes[first[tensor] + dim];
  }

private:
  void join(const PropagationGraph &graph, const PropagationNode &node);

  llvm::IntEqClasses classes;
  /// The number of the first dim of each tensor.
  std::vector<unsigned> first;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_DIMCOLORS_H
