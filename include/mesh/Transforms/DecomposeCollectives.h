//===- DecomposeCollectives.h - collectives as permutes ---------*- C++ -*-===//
//
// One function for each collective, called with the insertion point at the op,
// for a group of at least two devices and a mode other than `none`. Each
// replaces the op.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_DECOMPOSECOLLECTIVES_H
#define MESH_TRANSFORMS_DECOMPOSECOLLECTIVES_H

#include "mesh/Transforms/ContractionSlice.h"
#include "mesh/Transforms/OverlapSites.h"
#include "mesh/Transforms/RingEmitter.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// How a collective becomes a ring.
struct RingPlan {
  RingGroup group;
  OverlapMode mode;
  Direction direction;
  /// The largest ring that is written out step by step.
  int64_t unrollLimit;
};

/// Feeds the contractions with the given inputs, which may be made of the
/// gathered tensor block by block, from one ring, and all other uses with the
/// gathered tensor.
void decomposeAllGather(RewriterBase &rewriter, AllGatherOp op,
                        const RingPlan &plan, ArrayRef<OpOperand *> inputs);

/// Computes the contractions with the operands `outs`, and what is made of them
/// up to the op, block by block.
void decomposeReduceScatter(RewriterBase &rewriter, ReduceScatterOp op,
                            const RingPlan &plan, ArrayRef<OpOperand *> outs);

/// The same, and then gathers the blocks, which feeds the contractions with the
/// inputs `fed`.
void decomposeAllReduce(RewriterBase &rewriter, AllReduceOp op,
                        const RingPlan &plan, ArrayRef<OpOperand *> outs,
                        ArrayRef<OpOperand *> fed);

/// One permute for each distance in the ring: n ops.
void decomposeAllToAll(RewriterBase &rewriter, AllToAllOp op,
                       const RingPlan &plan);

/// A tree of ⌈log2 n⌉ permutes.
void decomposeBroadcast(RewriterBase &rewriter, BroadcastOp op,
                        const RingPlan &plan);

} // namespace mesh

#endif // MESH_TRANSFORMS_DECOMPOSECOLLECTIVES_H
