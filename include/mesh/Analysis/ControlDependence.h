//===- ControlDependence.h - control dependence of blocks -------*- C++ -*-===//

#ifndef MESH_ANALYSIS_CONTROLDEPENDENCE_H
#define MESH_ANALYSIS_CONTROLDEPENDENCE_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Dominance.h"

namespace mesh {

/// The control dependence of blocks: those that end in a branch that decides
/// whether, or how often, others of the same region run. A block depends on a
/// branch that it follows by one way and need not follow by another, and on
/// what that branch depends on. That is more than that it need not follow: a
/// block that is repeated follows each of its own ends, which still decide how
/// often it runs.
class ControlDependence {
public:
  /// The blocks whose terminators `block` depends on. Valid until the next
  /// call.
  ArrayRef<Block *> getDeciding(Block *block);
  /// The operands that decide which predecessor a device comes to `join` from,
  /// and how often it does: those of their branches and of those that they
  /// depend on. Valid until the next call.
  ArrayRef<OpOperand *> getJoinOperands(Block &join);
  /// The operands that decide at which of its ends a device leaves `region`.
  SmallVector<OpOperand *> getEndOperands(Region &region);

private:
  void enterRegion(Region &region);

  mlir::PostDominanceInfo order;
  llvm::SmallPtrSet<Region *, 4> entered;
  /// By block: the branches that it follows by one way and need not follow by
  /// another, these with those that they depend on, and what decides where it
  /// is come to from.
  DenseMap<Block *, SmallVector<Block *, 2>> direct;
  DenseMap<Block *, SmallVector<Block *, 2>> deciding;
  DenseMap<Block *, SmallVector<OpOperand *, 2>> joins;
};

/// Returns the values that the predecessors of a block give to an argument,
/// each value once, but for the argument itself, which a loop may pass on as it
/// is; none if that is not known.
SmallVector<Value> getHandedOn(BlockArgument argument);

} // namespace mesh

#endif // MESH_ANALYSIS_CONTROLDEPENDENCE_H
