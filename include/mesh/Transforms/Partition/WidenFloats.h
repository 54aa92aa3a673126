//===- WidenFloats.h - Programs in double precision -------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PARTITION_WIDENFLOATS_H
#define MESH_TRANSFORMS_PARTITION_WIDENFLOATS_H

#include "mesh/Support/LLVM.h"

namespace mlir {
class Operation;
class RewriterBase;
} // namespace mlir

namespace mesh {

/// Turns every float type narrower than f64 in `op` and its regions into f64;
/// see `mesh-widen-floats`. The result is to be verified.
void widenFloats(mlir::RewriterBase &rewriter, Operation *op);

} // namespace mesh

#endif // MESH_TRANSFORMS_PARTITION_WIDENFLOATS_H
