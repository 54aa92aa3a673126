//===- LowerParamValues.h - Values of parameters, lowered -------*- C++ -*-===//

#ifndef MESH_PARAMS_LOWERPARAMVALUES_H
#define MESH_PARAMS_LOWERPARAMVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Adds patterns that rewrite `mesh.stack`, `mesh.unstack`, `mesh.gather_param`
/// and `mesh.scatter_grad`, which are in local view, in simpler ops.
void populateLowerParamExchangesPatterns(RewritePatternSet &patterns);

/// Adds those of them for `mesh.stack`, `mesh.unstack` and `mesh.scatter_grad`.
void populateLowerStacksPatterns(RewritePatternSet &patterns);

/// Applies these patterns in `root`.
void lowerParamExchanges(Operation *root,
                         RewriterBase::Listener *listener = nullptr);

/// Adds a pattern that rewrites `mesh.norm` as sums of squares.
void populateLowerNormsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_PARAMS_LOWERPARAMVALUES_H
