//===- InverseErf.h - the inverse of the error function ---------*- C++ -*-===//

#ifndef MESH_MATHEXPANSION_INVERSEERF_H
#define MESH_MATHEXPANSION_INVERSEERF_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// The inverse error function of `x`, an f32 or f64 from -1, where it is minus
/// infinity, to 1, in ops of arith and math that can be vectorised. For f64
/// these call the logarithm.
Value emitInverseErf(ImplicitLocOpBuilder &b, Value x);

} // namespace mesh

#endif // MESH_MATHEXPANSION_INVERSEERF_H
