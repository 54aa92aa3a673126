//===- InlineCalls.h - inline the callees of local views --------*- C++ -*-===//
//
// A function has one form for all its callers. A callee of a stage of a
// pipeline or of a region in local view belongs to it: it works on values that
// vary over devices.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PARTITION_INLINECALLS_H
#define MESH_TRANSFORMS_PARTITION_INLINECALLS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Replaces the calls in the regions of `op` by the bodies of the functions
/// that they call, with what is written on their arguments and results as
/// annotations. Fails, with an error, at one that is not known or recursive,
/// and, if `op` is in local view, at one that is written for whole tensors.
/// Calls of functions for which `isKept` is true stay.
LogicalResult
inlineCalls(RewriterBase &rewriter, Operation *op, bool isInLocalView,
            SymbolTableCollection &symbols,
            function_ref<bool(FunctionOpInterface)> isKept = nullptr);

/// Erases the private ones of `functions` that nothing uses, or only others of
/// these.
void eraseUnusedFunctions(RewriterBase &rewriter, ModuleOp module,
                          ArrayRef<Operation *> functions);

/// Inlines calls in all `mesh.shard_map` of `module`, and erases private
/// functions that nobody calls any more: they may be fit for local view alone.
LogicalResult inlineCallsOfShardMaps(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_TRANSFORMS_PARTITION_INLINECALLS_H
