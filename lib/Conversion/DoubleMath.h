//===- DoubleMath.h - functions of f64 as arithmetic ------------*- C++ -*-===//

#ifndef MESH_LIB_CONVERSION_DOUBLEMATH_H
#define MESH_LIB_CONVERSION_DOUBLEMATH_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// math.exp, log, sin and cos of f64 as arithmetic, to about the last bit; sine
/// and cosine up to 2^50. And expm1, log1p, log2 and log10 by these.
void populateDoubleMathPatterns(RewritePatternSet &patterns);

/// Functions of f32 that f64 gives with ease, by f64.
void populateWidenMathPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_DOUBLEMATH_H
