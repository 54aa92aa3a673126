//===- Passes.h - Searches for shardings ------------------------*- C++ -*-===//

#ifndef MESH_SEARCH_PASSES_H
#define MESH_SEARCH_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Search/Passes.h.inc"

} // namespace mesh

#endif // MESH_SEARCH_PASSES_H
