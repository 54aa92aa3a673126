//===- Partition.h - From whole tensors to those of one device --*- C++ -*-===//
//
// The steps from a global program to SPMD, as functions that the passes run.
// Listeners of a rewriter see every change of the IR.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PARTITION_PARTITION_H
#define MESH_TRANSFORMS_PARTITION_PARTITION_H

#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Reshard/ReshardPlan.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Adds the pattern that rewrites `mesh.tp_dense` as a contraction with
/// `mesh.shard` around it.
void populateLowerTPDensePatterns(RewritePatternSet &patterns);

/// Takes the region of each `mesh.shard_map` in `module` into the program
/// around it, unless an op of it cannot be split. Fails, with an error, at a
/// collective in a region over axes that are not manual there, or at a call of
/// what cannot be inlined.
LogicalResult lowerShardMaps(RewriterBase &rewriter, ModuleOp module);

/// For each operand of an op the sharding that it has to have; null if that is
/// of no concern.
using NeededShardings = DenseMap<Operation *, SmallVector<ShardingAttr>>;

/// Lays out ops that neither reduce nor contract so that what their operands
/// and users disagree on is resharded where it takes the least time. Returns
/// whether it laid out any. `needed` gets what the ops then need, without those
/// whose operands were laid out anew.
FailureOr<bool> placeReshards(RewriterBase &rewriter,
                              const GlobalFunction &function,
                              SymbolTableCollection &symbols,
                              ReshardPlanner &planner, NeededShardings &needed);

/// Places reshards; then puts a `mesh.reshard` before each op that needs an
/// operand laid out in another way than it is, and in place of each
/// `mesh.shard` that changes something. Returns whether anything changed.
FailureOr<bool> planReshards(RewriterBase &rewriter,
                             const GlobalFunction &function,
                             SymbolTableCollection &symbols,
                             const ReshardOptions &options = {});

/// Pads all tensors of `functions` that do not divide into their shards. No op
/// may disagree with its operands. With `poison`, what is in padding shows in
/// the results if an op looks at it.
LogicalResult padUneven(RewriterBase &rewriter,
                        ArrayRef<GlobalFunction> functions,
                        SymbolTableCollection &symbols, bool poison = false);

/// Rewrites a function all of whose tensors have shardings, and no op of which
/// disagrees with its operands, for one device.
LogicalResult partitionFunction(RewriterBase &rewriter,
                                const GlobalFunction &function,
                                SymbolTableCollection &symbols,
                                const ReshardOptions &options = {});

/// Emits the collectives of `plan`. Those that communicate travel in
/// `form` if there is one.
Value emitReshard(OpBuilder &builder, Location loc, Value local,
                  ArrayRef<ReshardStep> plan, FlatSymbolRefAttr meshName,
                  MeshAttr mesh, const std::optional<RingForm> &form);

/// Drops all that says how `module` is split; what is left computes the same.
/// Fails, with an error, at a `mesh.shard_map` that whole tensors mean nothing
/// to.
LogicalResult eraseShardings(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_TRANSFORMS_PARTITION_PARTITION_H
