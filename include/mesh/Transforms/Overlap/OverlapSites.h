//===- OverlapSites.h - collectives beside contractions ---------*- C++ -*-===//
//
// Finds the contractions that a collective can overlap with. A contraction is
// any linalg op that sums products, named or not.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAP_OVERLAPSITES_H
#define MESH_TRANSFORMS_OVERLAP_OVERLAPSITES_H

#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Overlap/BlockFlow.h"

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
  /// An operand of each contraction: for `mesh.all_gather` the first of the
  /// inputs that are gathered, or made of what is; for reductions the `outs`,
  /// which stands for the result that is reduced, or what that is made of.
  SmallVector<OpOperand *> operands;
  /// The other gathers that travel in the same ring as a `mesh.all_gather`.
  SmallVector<AllGatherOp> companions = {};
  /// The inputs of contractions that the gather, the second half of a
  /// `mesh.all_reduce`, feeds.
  SmallVector<OpOperand *> fed = {};
  /// The reason for which all contractions beside the collective are at other
  /// sites.
  std::string lost = {};

  /// `op`, and then the companions.
  SmallVector<CollectiveOpInterface> getCollectives() const;
  /// The same, of all-gathers.
  SmallVector<AllGatherOp> getGathers() const;
};

/// Returns true if `op` is a contraction that has something to compute.
bool isWorkingContraction(Operation *op);

/// Pairs collectives with contractions. A contraction takes part if it is in
/// the collective's MLIR block, has something to compute, and
/// - uses a gathered value as an input, or as several that are cut along one
///   loop, and all else that it takes is there when the gathered value is first
///   used, or
/// - makes a value that is only used by a `mesh.reduce_scatter`, or by a
///   `mesh.all_reduce` one of whose dims is divisible by the group's size, or
///   becomes so with padding of an eighth at most,
/// both possibly by way of ops that are computed block by block (BlockFlow.h).
///
/// A contraction is at one site only. Collectives on which `mesh.overlap` is
/// written choose first, then those with the most bytes on the wire; those
/// whose mode is `none` do not take part. All-gathers over the same axes that
/// feed a contraction along the same loop share a site, unless different forms
/// are written on them. Sites are in the order of `collectives`.
SmallVector<OverlapSite>
findOverlapSites(ArrayRef<CollectiveOpInterface> collectives,
                 SymbolTableCollection &symbols);

/// The ops between the site's collective and its contractions.
SmallVector<Operation *> getOpsBetween(const OverlapSite &site);

/// Returns the loop of each of the site's contractions that a ring cuts into
/// blocks.
SmallVector<unsigned> getCutLoops(const OverlapSite &site);

/// The number of elements along the collective's dim that stay together when a
/// block is cut: what is made of them, or makes them, is one element.
int64_t getUnit(const OverlapSite &site);

/// Returns the outermost dim of `type` that is divisible by `n`, or nothing.
std::optional<int64_t> findDivisibleDim(RankedTensorType type, int64_t n);

/// Returns the dim along which an all-reduce is a reduce-scatter and an
/// all-gather: the outermost one that is divisible by `n`, or else the largest
/// one, where padding adds the least. Nothing for scalars.
std::optional<int64_t> findScatteredDim(RankedTensorType type, int64_t n);

/// Returns true if `size` units become `n` equal blocks with little padding:
/// with more, contractions grow by more than rings are to save.
bool isWorthPadding(int64_t size, int64_t n);

/// Follows the computation of the input of a reduction, by blocks along the dim
/// along which it is scattered: as many as there are devices, or one where that
/// is not divisible and is to be padded. Back to the results of the
/// contractions for which `cuts` holds. Nothing for other collectives, and
/// scalars.
std::optional<BlockFlow> getReducedFlow(CollectiveOpInterface op, int64_t n,
                                        function_ref<bool(Operation *)> cuts);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_OVERLAPSITES_H
