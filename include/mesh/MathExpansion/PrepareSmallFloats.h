//===- PrepareSmallFloats.h - Rewrites before floats widen ------*- C++ -*-===//
//
// The parts of `mesh-prepare-small-floats`, for other passes to use.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_MATHEXPANSION_PREPARESMALLFLOATS_H
#define MESH_MATHEXPANSION_PREPARESMALLFLOATS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites tests for NaN, infinite, finite and normal numbers as comparisons,
/// and `math.copysign` of bf16 as operations on bits.
void populateFloatClassesToArithPatterns(RewritePatternSet &patterns);

/// Sets `afn` on ops with results of bf16 and f16 in GPU kernels.
void populateApproximateSmallFloatsPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_MATHEXPANSION_PREPARESMALLFLOATS_H
