//===- Erf.h - the error function of constants ------------------*- C++ -*-===//

#ifndef MESH_MATHEXPANSION_ERF_H
#define MESH_MATHEXPANSION_ERF_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinTypes.h"

namespace mesh {

/// The error function of `x`, a number of `type`, as XLA computes it on CPUs:
/// that of narrow types in f32, before it is rounded.
double getErf(FloatType type, double x);

} // namespace mesh

#endif // MESH_MATHEXPANSION_ERF_H
