//===- RuntimeInterfaces.h - external models of mesh_rt ---------*- C++ -*-===//
//
// Attached to the dialect's ops when it is loaded, so that the dialect itself
// does not depend on bufferization.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_BUFFERIZATION_RUNTIMEINTERFACES_H
#define MESH_BUFFERIZATION_RUNTIMEINTERFACES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Lets one-shot-bufferize take the ops to memrefs: each writes straight to
/// its destination.
void registerRuntimeBufferization(DialectRegistry &registry);

} // namespace mesh

#endif // MESH_BUFFERIZATION_RUNTIMEINTERFACES_H
