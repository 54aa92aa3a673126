//===- OverlapSites.h - collectives beside contractions ---------*- C++ -*-===//
//
// Finds the contractions that a collective can overlap with, and cuts them up.
// A contraction is any linalg op that sums products: it is cut along one of its
// loops, by taking slices of the operands that have the loop.
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
  /// gathered; for reductions the one contraction's `outs`, which stands for
  /// the result that is reduced.
  SmallVector<OpOperand *> operands;
  /// Whether all contractions beside the collective are at other sites.
  bool hasLost = false;
};

/// Pairs collectives with contractions. A contraction takes part if it is in
/// the collective's MLIR block and
/// - uses a gathered value once, as an input, or
/// - makes a value that is only used by a `mesh.reduce_scatter`, or by a
///   `mesh.all_reduce` one of whose dims divides by the group's size.
///
/// A contraction is at one site only. Collectives on which `mesh.overlap` is
/// written choose first, then those with the most bytes on the wire; those
/// whose mode is `none` do not take part. Sites are in the order of
/// `collectives`.
SmallVector<OverlapSite>
findOverlapSites(ArrayRef<CollectiveOpInterface> collectives,
                 SymbolTableCollection &symbols);

/// The mode and direction written on `op`, or null.
OverlapAttr getOverlap(Operation *op);

/// The outermost dim of `type` that divides by `n`, or nothing.
std::optional<int64_t> findDivisibleDim(RankedTensorType type, int64_t n);

/// A part of a contraction: only the iterations offset … offset + size − 1 of
/// one loop.
struct ContractionSlice {
  linalg::LinalgOp op;
  unsigned loop;
  OpFoldResult offset;
  int64_t size;
};

/// The loop of `op` that runs along `dim` of `operand`.
unsigned getLoop(linalg::LinalgOp op, OpOperand &operand, int64_t dim);

/// The dim of `operand` along which `loop` runs, or nothing.
std::optional<int64_t> getDim(linalg::LinalgOp op, OpOperand &operand,
                              unsigned loop);

/// Takes elements offset … offset + size − 1 along `dim` of `source`.
Value extractBlock(OpBuilder &builder, Location loc, Value source, int64_t dim,
                   OpFoldResult offset, int64_t size);

/// Puts `block` at `offset` along `dim` of `target`.
Value insertBlock(OpBuilder &builder, Location loc, Value block, Value target,
                  int64_t dim, OpFoldResult offset);

/// Emits the part `slice` of a contraction, with `init` in the place of what
/// the part needs of its `outs`, and, if `given` is not null, with `block` in
/// the place of what it needs of that operand. Returns its result.
Value emitContractionSlice(OpBuilder &builder, const ContractionSlice &slice,
                           Value init, OpOperand *given = nullptr,
                           Value block = {});

/// What `slice` needs of its contraction's `outs`. If that is a filled tensor,
/// a smaller one is filled.
Value extractInit(OpBuilder &builder, const ContractionSlice &slice);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAPSITES_H
