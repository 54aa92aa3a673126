//===- OverlapSites.h - collectives beside contractions ---------*- C++ -*-===//
//
// Finds the contractions that a collective can overlap with. A contraction is
// any linalg op that sums products, named or not.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAPSITES_H
#define MESH_TRANSFORMS_OVERLAPSITES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// The collectives in `root` that can become rings: not those that `mesh.async`
/// has started already, nor permutes and slices, of which rings are made.
SmallVector<CollectiveOpInterface> findCollectives(Operation *root);

/// A collective and the contractions beside it that it may overlap with.
struct OverlapSite {
  CollectiveOpInterface op;
  /// The number of devices in a group.
  int64_t n;
  /// An operand of each contraction: for `mesh.all_gather` the input that is
  /// gathered, or made of what is; for reductions the `outs`, which stands for
  /// the result that is reduced, or what that is made of.
  SmallVector<OpOperand *> operands;
  /// Of a `mesh.all_reduce`: the inputs of contractions that the gather, its
  /// second half, feeds.
  SmallVector<OpOperand *> fed = {};
  /// Whether all contractions beside the collective are at other sites.
  bool hasLost = false;
};

/// Whether `op` is a contraction that has something to compute.
bool isWorkingContraction(Operation *op);

/// Pairs collectives with contractions. A contraction takes part if it is in
/// the collective's MLIR block, has something to compute, and
/// - uses a gathered value once, as an input, or
/// - makes a value that is only used by a `mesh.reduce_scatter`, or by a
///   `mesh.all_reduce` one of whose dims divides by the group's size, or does
///   so with padding of an eighth at most,
/// both possibly by way of ops that are computed block by block (BlockFlow.h).
///
/// A contraction is at one site only. Collectives on which `mesh.overlap` is
/// written choose first, then those with the most bytes on the wire; those
/// whose mode is `none` do not take part. Sites are in the order of
/// `collectives`.
SmallVector<OverlapSite>
findOverlapSites(ArrayRef<CollectiveOpInterface> collectives,
                 SymbolTableCollection &symbols);

/// The ops between the site's collective and its contractions.
SmallVector<Operation *> getOpsBetween(const OverlapSite &site);

/// Of each of the site's contractions the loop that a ring cuts into blocks.
SmallVector<unsigned> getCutLoops(const OverlapSite &site);

/// The op that keeps a collective without contractions from one: it stands
/// between the two and cannot be computed block by block. Null if there is none
/// in the collective's MLIR block.
Operation *findObstacle(const OverlapSite &site);

/// The number of elements along the collective's dim that stay together when a
/// block is cut: what is made of them, or makes them, is one element.
int64_t getUnit(const OverlapSite &site);

/// The outermost dim of `type` that divides by `n`, or nothing.
std::optional<int64_t> findDivisibleDim(RankedTensorType type, int64_t n);

/// The dim along which an all-reduce is a reduce-scatter and an all-gather: the
/// outermost one that divides by `n`, or else the largest one, where padding
/// adds the least. Nothing for scalars.
std::optional<int64_t> findScatteredDim(RankedTensorType type, int64_t n);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAPSITES_H
