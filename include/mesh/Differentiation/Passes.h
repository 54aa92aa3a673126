//===- Passes.h - Passes that differentiate ---------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_PASSES_H
#define MESH_DIFFERENTIATION_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Differentiation/Passes.h.inc"

} // namespace mesh

#endif // MESH_DIFFERENTIATION_PASSES_H
