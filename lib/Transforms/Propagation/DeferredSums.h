//===- DeferredSums.h - sums that loops reduce once -------------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_PROPAGATION_DEFERREDSUMS_H
#define MESH_LIB_TRANSFORMS_PROPAGATION_DEFERREDSUMS_H

#include "PartialSums.h"

#include "llvm/ADT/SetVector.h"

namespace mesh {

/// The tensors that a step of a loop adds to a carried one, back to the ops
/// that split a reduction along an axis. If all are partial, and nothing else
/// reads them, the carried tensor can be reduced once, behind the loop.
class DeferredSum {
public:
  DeferredSum(const PartialSums &sums, const PropagationGraph &graph,
              const PropagationScope &loop, int carried, AxisRefAttr axis)
      : sums(sums), graph(graph), loop(loop), carried(carried), axis(axis) {}

  /// Finds the tensors that the loop adds. Returns false if these cannot be
  /// partial, or if it is cheaper to reduce what they are made of in each step.
  bool find();

  /// The tensors that have to be partial for that.
  ArrayRef<int> getTensors() const { return added.getArrayRef(); }

private:
  bool addSources(int id);
  bool addOperands(const PropagationNode &node, int id);
  bool addOperand(int id, Value value);
  std::optional<llvm::BitVector>
  findPartialOperands(const PropagationNode &node) const;
  bool passes(const PropagationNode &node,
              const llvm::BitVector &operands) const;
  bool isInLoop(unsigned node) const {
    return node >= loop.beginNode && node < loop.endNode;
  }
  bool areReadAsParts() const;
  Operation *getLoopOp() const;
  bool isCheaper() const;

  const PartialSums &sums;
  const PropagationGraph &graph;
  const PropagationScope &loop;
  int carried;
  AxisRefAttr axis;
  llvm::SetVector<int> added;
  /// The nodes through which they come, and the operands that are added.
  llvm::DenseMap<const PropagationNode *, llvm::BitVector> visited;
  /// The results of ops that split a reduction, among these.
  SmallVector<int> origins;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PROPAGATION_DEFERREDSUMS_H
