//===- Passes.h - Bufferization and memory planning -------------*- C++ -*-===//

#ifndef MESH_BUFFERIZATION_PASSES_H
#define MESH_BUFFERIZATION_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Bufferization/Passes.h.inc"

} // namespace mesh

#endif // MESH_BUFFERIZATION_PASSES_H
