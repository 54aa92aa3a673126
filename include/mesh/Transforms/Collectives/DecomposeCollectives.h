//===- DecomposeCollectives.h - collectives as permutes ---------*- C++ -*-===//
//
// One function for each collective, called with the insertion point at the op,
// for a group of at least two devices and a mode other than `none`. Each
// replaces the op, or the ops of one ring.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_DECOMPOSECOLLECTIVES_H
#define MESH_TRANSFORMS_COLLECTIVES_DECOMPOSECOLLECTIVES_H

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Collectives/RingEmitter.h"
#include "mesh/Transforms/Overlap/ContractionSlice.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// The decomposition of a collective into permutes.
struct RingPlan {
  RingGroup group;
  RingForm form;
  /// The groups over which the collective runs in sequence, from minor to
  /// major: one, or as many as there are levels.
  SmallVector<RingGroup> levels;
  /// The largest ring that is written out step by step.
  int64_t unrollLimit;
  /// Sums and products of narrow floats are f32, on the wire too, and rounded
  /// once.
  bool hasWideAccumulators = false;

  bool hasLevels() const { return levels.size() > 1; }
  /// The plan for one of the levels.
  RingPlan getLevel(size_t number) const;
};

/// Cuts the group along `axes` into levels of the given sizes, from minor to
/// major. Fails if they are not the sizes of parts of the axes.
FailureOr<SmallVector<RingGroup>>
cutGroup(const RingGroup &group, MeshAttr mesh, ArrayRef<int64_t> sizes);

/// The sizes of the smallest levels of a group, from minor to major.
SmallVector<int64_t> getSmallestLevels(MeshAttr mesh,
                                       ArrayRef<AxisRefAttr> axes);

/// Returns true if what `combiner` makes of such elements is more exact in f32:
/// sums and products of bf16 and f16.
bool gainsFromF32(Combiner combiner, Type element);

/// Replaces a collective by one over each level, and decomposes these.
void decomposeByLevels(RewriterBase &rewriter, ArrayRef<AllGatherOp> ops,
                       const RingPlan &plan, ArrayRef<OpOperand *> inputs);
void decomposeByLevels(RewriterBase &rewriter, ReduceScatterOp op,
                       const RingPlan &plan, ArrayRef<OpOperand *> outs);
void decomposeByLevels(RewriterBase &rewriter, AllToAllOp op,
                       const RingPlan &plan);
void decomposeByLevels(RewriterBase &rewriter, BroadcastOp op,
                       const RingPlan &plan);

/// In ⌈log2 n⌉ permutes, to the devices 1, 2, 4, … positions away.
Value emitBruck(OpBuilder &builder, AllGatherOp op, const RingGroup &group);
Value emitBruck(OpBuilder &builder, AllToAllOp op, const RingGroup &group);

/// Feeds the contractions with the given inputs, which may be made of the
/// gathered tensors block by block, from one ring, and all other uses with the
/// gathered tensors. The ops are of one MLIR block, over the same group.
void decomposeAllGathers(RewriterBase &rewriter, ArrayRef<AllGatherOp> ops,
                         const RingPlan &plan, ArrayRef<OpOperand *> inputs);

/// Computes the contractions with the operands `outs`, and what is made of them
/// up to the op, block by block.
void decomposeReduceScatter(RewriterBase &rewriter, ReduceScatterOp op,
                            const RingPlan &plan, ArrayRef<OpOperand *> outs);

/// The same, and then gathers the blocks, which feeds the contractions with the
/// inputs `fed`. Fails, with an error, where the dim is too long to be padded.
LogicalResult decomposeAllReduce(RewriterBase &rewriter, AllReduceOp op,
                                 const RingPlan &plan,
                                 ArrayRef<OpOperand *> outs,
                                 ArrayRef<OpOperand *> fed);

/// One permute for each distance in the ring: n ops. If that is more than the
/// unroll limit, the op stays, with a remark.
void decomposeAllToAll(RewriterBase &rewriter, AllToAllOp op,
                       const RingPlan &plan);

/// A tree of ⌈log2 n⌉ permutes.
void decomposeBroadcast(RewriterBase &rewriter, BroadcastOp op,
                        const RingPlan &plan);

} // namespace mesh

#endif // MESH_TRANSFORMS_COLLECTIVES_DECOMPOSECOLLECTIVES_H
