//===- SelectInstructions.h - Math by GPU instructions ----------*- C++ -*-===//

#ifndef MESH_MATHEXPANSION_SELECTINSTRUCTIONS_H
#define MESH_MATHEXPANSION_SELECTINSTRUCTIONS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites functions that GPUs have instructions for as calls of LLVM's
/// intrinsics.
void populateSelectInstructionsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_MATHEXPANSION_SELECTINSTRUCTIONS_H
