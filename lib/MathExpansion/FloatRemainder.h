//===- FloatRemainder.h - remainders of f32 in kernels ----------*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_FLOATREMAINDER_H
#define MESH_LIB_MATHEXPANSION_FLOATREMAINDER_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites `arith.remf` of f32 as a loop of subtractions in f64. It is exact,
/// as C's fmod.
void populateFloatRemainderPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_FLOATREMAINDER_H
