//===- FloatMath.h - functions of f32 by a GPU's instructions ---*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_FLOATMATH_H
#define MESH_LIB_MATHEXPANSION_FLOATMATH_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// math.exp, exp2, tanh, erf and log of f32 as arithmetic and a GPU's
/// approximations of 2ˣ, 1/x and log₂ x: to a few units of the last place, or
/// with `afn` to 2⁻¹⁶.
void populateFloatMathPatterns(RewritePatternSet &patterns,
                               PatternBenefit benefit);

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_FLOATMATH_H
