//===- ControlDependence.h - which branches a block runs by -----*- C++ -*-===//

#ifndef MESH_ANALYSIS_CONTROLDEPENDENCE_H
#define MESH_ANALYSIS_CONTROLDEPENDENCE_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Dominance.h"

namespace mesh {

/// Which blocks end in a branch that decides whether, or how often, others of
/// the same region run: a block depends on a branch that it follows by one way
/// and need not follow by another, and on what that branch depends on. That is
/// more than that it need not follow: a block that is repeated follows each of
/// its own ends, which still decide how often it runs.
class ControlDependence {
public:
  explicit ControlDependence(Operation *function) : order(function) {}

  /// The blocks whose terminators `block` depends on. Valid until the next
  /// call.
  ArrayRef<Block *> getDeciding(Block *block);
  /// The operands that decide which predecessor a device comes to `join` from,
  /// and how often it does: those of their branches and of those that they
  /// depend on.
  SmallVector<OpOperand *> getJoinOperands(Block &join);

private:
  mlir::PostDominanceInfo order;
  DenseMap<Block *, SmallVector<Block *>> deciding;
};

/// What the predecessors of a block hand to an argument, each value once; none
/// if that is not known.
SmallVector<Value> getHandedOn(BlockArgument argument);

} // namespace mesh

#endif // MESH_ANALYSIS_CONTROLDEPENDENCE_H
