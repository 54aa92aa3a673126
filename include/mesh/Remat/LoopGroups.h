//===- LoopGroups.h - loops in groups of iterations -------------*- C++ -*-===//
//
// A forward loop that saves stacks for a backward loop, and that loop, may run
// in groups of iterations. The forward loop then saves its iteration arguments
// at the beginning of each group alone. The backward loop runs a group again to
// fill stacks for that, before it reads them. The memory is that of some states
// and of the stacks of one group, the time that of one more forward loop.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REMAT_LOOPGROUPS_H
#define MESH_REMAT_LOOPGROUPS_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// The division of a loop into groups of iterations.
struct LoopDivision {
  int64_t numGroups;
  /// The iterations after the last group.
  int64_t numLeft;
};

/// A forward loop, and a later loop of the same block that goes backwards
/// through the stacks which it alone reads.
struct LoopPair {
  scf::ForOp forward, backward;
  /// The numbers of the results of `forward` that are these stacks.
  SmallVector<unsigned> stacks;
  /// The trip count of both loops.
  int64_t numIterations = 0;
  /// The bytes for each iteration: of the stacks, and of what the loop carries
  /// that their values depend on.
  int64_t stackBytes = 0, stateBytes = 0;
  /// The time to compute the stacks of one iteration again.
  double seconds = 0;

  /// The groups of `every` iterations. A single iteration is left only after
  /// two groups: it is no loop any more, and with it, ops that update a tensor
  /// would stand beside each other.
  LoopDivision divide(int64_t every) const;
  /// The time of what runs again in groups of `every` iterations. What is left
  /// after them does not.
  double getSeconds(int64_t every) const {
    return seconds * static_cast<double>(divide(every).numGroups * every);
  }
};

/// Returns the pairs in `block` that can run in groups. Such loops have at
/// least four iterations and a known trip count. The ops on which stacks depend
/// have no effects, and their times are known.
SmallVector<LoopPair> findLoopPairs(Block &block, MeshAttr mesh,
                                    const MachineModel &machine,
                                    SymbolTableCollection &symbols);

/// Returns sizes, in iterations, for the groups of `pair`, in ascending order.
/// Each is more than one, and there are at least two groups. Between the first
/// and the last is the one with which states and stacks of a group take the
/// fewest bytes if stacks are left out in part.
SmallVector<int64_t> getGroupSizes(const LoopPair &pair);

/// Lets the loops of `pair` run in groups of `every` iterations; these are at
/// least two, and at most half of all. Both loops are replaced. Ops that run
/// again read what they capture through `mesh.optimization_barrier`.
void groupIterations(RewriterBase &rewriter, const LoopPair &pair,
                     int64_t every);

} // namespace mesh

#endif // MESH_REMAT_LOOPGROUPS_H
