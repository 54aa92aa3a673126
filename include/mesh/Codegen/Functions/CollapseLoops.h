//===- CollapseLoops.h - Fewer loops for structured ops ---------*- C++ -*-===//

#ifndef MESH_CODEGEN_FUNCTIONS_COLLAPSELOOPS_H
#define MESH_CODEGEN_FUNCTIONS_COLLAPSELOOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Adds a pattern that drops the loops of trip count 1 of a `linalg.generic` on
/// buffers, and makes one loop of neighbouring loops that go through memory in
/// one stride.
void populateCollapseLoopsPatterns(mlir::RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_CODEGEN_FUNCTIONS_COLLAPSELOOPS_H
