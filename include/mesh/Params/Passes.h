//===- Passes.h - Passes on parameters --------------------------*- C++ -*-===//

#ifndef MESH_PARAMS_PASSES_H
#define MESH_PARAMS_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Params/Passes.h.inc"

} // namespace mesh

#endif // MESH_PARAMS_PASSES_H
