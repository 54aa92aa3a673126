//===- DoubleMath.h - functions of f64 as arithmetic ------------*- C++ -*-===//

#ifndef MESH_LIB_MATHEXPANSION_DOUBLEMATH_H
#define MESH_LIB_MATHEXPANSION_DOUBLEMATH_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// math.exp, expm1, log, log1p, sin and cos of f64 as arithmetic, to about the
/// last bit. And log2 and log10 by these.
void populateDoubleMathPatterns(RewritePatternSet &patterns);

/// Functions of f32 that f64 gives with ease, by f64.
void populateWidenMathPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_LIB_MATHEXPANSION_DOUBLEMATH_H
