//===- ExpandMath.h - Math functions as arithmetic --------------*- C++ -*-===//
//
// Patterns for numbers and vectors. On tensors they are wrong: apply them to
// other ops alone.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_MATHEXPANSION_EXPANDMATH_H
#define MESH_MATHEXPANSION_EXPANDMATH_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites functions of f32 whose polynomials are as accurate as libm.
void populateExpandMathForCpuPatterns(RewritePatternSet &patterns);

/// Rewrites functions that GPUs have no instructions for.
void populateExpandMathForGpuPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_MATHEXPANSION_EXPANDMATH_H
