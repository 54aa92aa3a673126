//===- LowerAggregates.h - Simpler ops to differentiate ---------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_LOWERAGGREGATES_H
#define MESH_DIFFERENTIATION_LOWERAGGREGATES_H

#include "mesh/Support/LLVM.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace mesh {

/// Rewrites ops in `root` that stand for several as these, which have rules. An
/// op that cannot be rewritten has no rule, which is reported then.
void lowerAggregates(Operation *root);

/// Adds the pattern that makes inputs of what bodies of `linalg.generic` read
/// beside their operands: numbers, and elements of tensors.
void populateTakeCapturesPatterns(RewritePatternSet &patterns);

/// Adds the pattern that makes loops of reductions by bodies of other kinds
/// than a sum, a product, a maximum or a minimum.
void populateStepReductionsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_LOWERAGGREGATES_H
