//===- Passes.h - Passes on programs of single devices ----------*- C++ -*-===//

#ifndef MESH_PROGRAMS_PASSES_H
#define MESH_PROGRAMS_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Programs/Passes.h.inc"

} // namespace mesh

#endif // MESH_PROGRAMS_PASSES_H
