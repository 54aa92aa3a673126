//===- FormKernels.h - Ops that become one kernel ---------------*- C++ -*-===//
//
// The parts of `mesh-form-kernels`, for other passes to use. All are on
// tensors.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CODEGEN_FUSION_FORMKERNELS_H
#define MESH_CODEGEN_FUSION_FORMKERNELS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Fuses contractions in `root` with biases and activations behind them.
void fuseEpilogues(RewriterBase &rewriter, Operation *root);

/// Fuses elementwise ops in `root` with each of their readers, where that takes
/// less time than storing the result.
void recomputeProducers(RewriterBase &rewriter, Operation *root);

/// Fuses reductions of rows in `root` with the ops before and behind them that
/// work on the same rows.
void fuseRows(RewriterBase &rewriter, Operation *root);

/// Rewrites reductions with few results as two: of parts, and of their results.
void populateSplitReductionsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_CODEGEN_FUSION_FORMKERNELS_H
