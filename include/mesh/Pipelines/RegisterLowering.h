//===- RegisterLowering.h - upstream's part of the lowering -----*- C++ -*-===//

#ifndef MESH_PIPELINES_REGISTERLOWERING_H
#define MESH_PIPELINES_REGISTERLOWERING_H

#include "mesh/Support/LLVM.h"

namespace mesh {

/// Adds to `registry` the upstream dialects in which programs are written and
/// through which they are lowered for CPUs, with the interfaces of their ops.
/// It is a part of what mlir::registerAllDialects and registerAllExtensions
/// add: a process that compiles needs less memory for their code.
void registerLowering(DialectRegistry &registry);

} // namespace mesh

#endif // MESH_PIPELINES_REGISTERLOWERING_H
