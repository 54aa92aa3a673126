//===- FuseElementwise.h - Fusion of elementwise ops ------------*- C++ -*-===//
//
// The parts of `mesh-fuse-elementwise`, for other passes to use.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CODEGEN_FUSION_FUSEELEMENTWISE_H
#define MESH_CODEGEN_FUSION_FUSEELEMENTWISE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Lets structured ops without reductions read what is in `outs` as operands,
/// and write to fresh tensors.
void populateInitsToOperandsPatterns(RewritePatternSet &patterns);

/// Fuses structured ops with their only elementwise readers, and moves reshapes
/// out of their way; `producer` and reader are on tensors.
void populateFuseElementwisePatterns(RewritePatternSet &patterns);

/// Lets each contraction in `root` of bf16 or f16, whose readers all round its
/// sums to that type, or all extend them to f32, do so itself.
void castContractions(RewriterBase &rewriter, Operation *root);

/// Lets contractions in `root` whose results are added by an elementwise op,
/// and read by nothing else, add up themselves.
void addContractions(RewriterBase &rewriter, Operation *root);

} // namespace mesh

#endif // MESH_CODEGEN_FUSION_FUSEELEMENTWISE_H
