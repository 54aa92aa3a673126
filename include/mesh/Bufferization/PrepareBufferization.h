//===- PrepareBufferization.h - Rewrites before bufferization ---*- C++ -*-===//
//
// The parts of `mesh-prepare-bufferization`, for other passes to use.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_BUFFERIZATION_PREPAREBUFFERIZATION_H
#define MESH_BUFFERIZATION_PREPAREBUFFERIZATION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Marks the tensor arguments of a public function, or of a program of devices,
/// as not writable, but for those that results are written over: they belong to
/// its caller.
void markEntryPoint(FunctionOpInterface function);

/// Replaces `mesh.optimization_barrier` by its operand.
void populateDropBarriersPatterns(RewritePatternSet &patterns);

/// Rewrites `scf.index_switch` with tensor results as `scf.if`.
void populateSwitchesToIfsPatterns(RewritePatternSet &patterns);

/// Gives elementwise ops on fresh tensors an operand as `outs` instead, and
/// all-reduces into fresh tensors their operand if they are the last to read
/// it.
void populateReuseOperandsPatterns(RewritePatternSet &patterns);

/// Rewrites `tensor.concat` of static shape as one `tensor.insert_slice` for
/// each operand, right after the operand is computed; into the padded tensor if
/// the result is padded.
void populateConcatsToInsertsPatterns(RewritePatternSet &patterns);

/// Lets ops that read the operand of a `tensor.pad` after it read that in the
/// result, into which it is inserted, so that the operand is in use no more.
void populateReadPaddedPatterns(RewritePatternSet &patterns);

/// Rewrites constant tensors whose elements are all equal as `linalg.fill`.
void populateSplatsToFillPatterns(RewritePatternSet &patterns);

/// Rewrites a reshape of a `tensor.empty` as a `tensor.empty`, if its shape is
/// static.
void populateReshapedEmptiesPatterns(RewritePatternSet &patterns);

/// Gives each op that may write over the result of a `linalg.fill` in `root`,
/// and each branch that yields it, a fill of its own.
void separateFills(RewriterBase &rewriter, Operation *root);

/// Gives each use of a `tensor.empty` in `root` a `tensor.empty` of its own,
/// right before the user.
void separateEmpties(RewriterBase &rewriter, Operation *root);

/// Gives values in `root` that are small parts of other tensors, and are read
/// after those, memory of their own.
void separateParts(RewriterBase &rewriter, Operation *root);

/// Copies tensors that the second region of `scf.while` yields, unless the
/// region owns them, those that `scf.for` yields more than once, and parts of
/// arguments that one branch of `scf.if` yields.
void populateSeparateCarriedPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_BUFFERIZATION_PREPAREBUFFERIZATION_H
