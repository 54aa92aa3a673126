//===- Passes.h - Fusion, functions and control flow ------------*- C++ -*-===//

#ifndef MESH_CODEGEN_PASSES_H
#define MESH_CODEGEN_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Codegen/Passes.h.inc"

} // namespace mesh

#endif // MESH_CODEGEN_PASSES_H
