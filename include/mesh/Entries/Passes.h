//===- Passes.h - Passes on the entries of a program ------------*- C++ -*-===//

#ifndef MESH_ENTRIES_PASSES_H
#define MESH_ENTRIES_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Entries/Passes.h.inc"

} // namespace mesh

#endif // MESH_ENTRIES_PASSES_H
