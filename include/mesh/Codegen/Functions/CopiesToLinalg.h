//===- CopiesToLinalg.h - Structured ops of strided copies ------*- C++ -*-===//

#ifndef MESH_CODEGEN_FUNCTIONS_COPIESTOLINALG_H
#define MESH_CODEGEN_FUNCTIONS_COPIESTOLINALG_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Adds patterns that replace copies from or to memory that is not contiguous
/// by structured ops. Upstream would make calls of its own runtime library of
/// them, and of others a memcpy.
void populateCopiesToLinalgPatterns(mlir::RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_CODEGEN_FUNCTIONS_COPIESTOLINALG_H
