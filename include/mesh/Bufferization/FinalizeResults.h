//===- FinalizeResults.h - Results in the memory of callers -----*- C++ -*-===//

#ifndef MESH_BUFFERIZATION_FINALIZERESULTS_H
#define MESH_BUFFERIZATION_FINALIZERESULTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// A result that is written over an argument, by number.
struct ResultInPlace {
  int64_t result, argument;
};

/// Returns what `function` notes of such results (MeshRtDialect's
/// kInPlaceAttrName).
SmallVector<ResultInPlace> getResultsInPlace(FunctionOpInterface function);

/// Drops the operands of `op` that are the arguments which they are written
/// over. What is noted of results that bufferization has put elsewhere is
/// removed.
void dropResultsInPlace(RewriterBase &rewriter, func::ReturnOp op);

/// Copies each buffer that `op` returns a second time.
void separateResults(RewriterBase &rewriter, func::ReturnOp op);

/// Allocates buffers of a function or of a branch in the shape that `end`, its
/// terminator, returns them in.
void reshapeResults(RewriterBase &rewriter, Operation *end);

/// Makes each buffer that a function of `module` returns an argument that the
/// function writes to, after the two steps above. Callers allocate it. Branches
/// that yield new buffers have one for both. Private functions that are only
/// called return none of their arguments: callers have these.
LogicalResult moveResultsToArguments(RewriterBase &rewriter, ModuleOp module);

} // namespace mesh

#endif // MESH_BUFFERIZATION_FINALIZERESULTS_H
