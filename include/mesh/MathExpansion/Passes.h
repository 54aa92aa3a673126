//===- Passes.h - Expansions of math functions ------------------*- C++ -*-===//

#ifndef MESH_MATHEXPANSION_PASSES_H
#define MESH_MATHEXPANSION_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/MathExpansion/Passes.h.inc"

} // namespace mesh

#endif // MESH_MATHEXPANSION_PASSES_H
