//===- PartialSums.h - tensors that are sums or may be ----------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_PROPAGATION_PARTIALSUMS_H
#define MESH_LIB_TRANSFORMS_PROPAGATION_PARTIALSUMS_H

#include "mesh/Transforms/Propagation/OpRequirements.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

namespace mesh {

/// The tensors of a graph that are partial sums, or that could be.
class PartialSums {
public:
  explicit PartialSums(PropagationGraph &graph)
      : graph(graph), mesh(graph.mesh), tensors(graph.tensors) {}

  bool isSum(int id, AxisRefAttr axis) const;
  bool mayBeSum(int id, AxisRefAttr axis) const;
  AxisList getFreeAxes(int id, ArrayRef<AxisRefAttr> axes) const;
  bool canBeSum(int id, Value value, AxisRefAttr axis,
                SmallVectorImpl<int> &changed) const;

  void resetPartial(int id);
  void dropPartial(int id, AxisRefAttr axis);
  void addPartial(int id, AxisRefAttr axis) {
    if (!isSum(id, axis))
      tensors[id].layout.addPartial(mesh, axis, Combiner::Sum);
  }

  const PropagationNode *findProducer(int id) const;
  const PropagationNode *findReader(int id) const;
  bool isSource(const PropagationNode &node, int id) const {
    return node.handedOn && node.results[0] == id;
  }
  OpLayouts getOpLayouts(const PropagationNode &node) const;
  bool roundsOperands(const PropagationNode &node) const;
  std::optional<unsigned> findPassedOperand(const PropagationNode &node) const;
  bool isAddition(const PropagationNode &node, int id, AxisRefAttr axis,
                  unsigned end) const;

protected:
  PropagationGraph &graph;
  MeshAttr mesh;
  std::deque<PropagatedTensor> &tensors;

private:
  bool joinsAfter(int id, unsigned end) const;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PROPAGATION_PARTIALSUMS_H
