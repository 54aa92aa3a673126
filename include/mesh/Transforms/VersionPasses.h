//===- VersionPasses.h - the version in text --------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_VERSIONPASSES_H
#define MESH_TRANSFORMS_VERSIONPASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Transforms/VersionPasses.h.inc"

} // namespace mesh

#endif // MESH_TRANSFORMS_VERSIONPASSES_H
