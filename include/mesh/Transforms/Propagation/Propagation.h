//===- Propagation.h - from a few shardings to all --------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PROPAGATION_PROPAGATION_H
#define MESH_TRANSFORMS_PROPAGATION_PROPAGATION_H

#include "mesh/Analysis/GlobalFunctions.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Replaces `mesh.logical` on the arguments and results of `function` by
/// `mesh.sharding`.
LogicalResult resolveAxisRules(FunctionOpInterface function,
                               SymbolTableCollection &symbols);

/// Puts a `mesh.reshard` to replicated before each op of `function` whose body
/// captures a tensor, for that tensor.
void gatherCaptures(RewriterBase &rewriter, const GlobalFunction &function);

/// Returns the functions of `module` to be propagated in, with their axis rules
/// resolved and the tensors that bodies capture gathered.
FailureOr<SmallVector<GlobalFunction>>
prepareForPropagation(RewriterBase &rewriter, ModuleOp module,
                      SymbolTableCollection &symbols);

/// Writes a sharding on every tensor of `functions`: `mesh.sharding` on
/// arguments and results, `mesh.shardings` on ops, `mesh.region_shardings` on
/// those whose regions have tensors as arguments. Callees come before their
/// callers.
///
/// Shardings that are there already are kept: closed dims have just the axes
/// named, open ones at least these. From them axes spread along the factors of
/// ops, forward and backward, to all dims that are open and have an element for
/// each shard, until nothing changes: first those of a lower priority number,
/// then the next; for each of these first along factors that pass through, then
/// along reductions. Values that no sharding reaches are replicated.
/// Loop-carried values, results of branches, and arguments and results of calls
/// have one sharding, in all iterations and for all callers.
///
/// If an op's tensors disagree, `resolveFactors` decides what the op does: its
/// results are laid out accordingly, and operands may stay different.
LogicalResult propagateShardings(ArrayRef<GlobalFunction> functions,
                                 SymbolTableCollection &symbols);

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_PROPAGATION_H
