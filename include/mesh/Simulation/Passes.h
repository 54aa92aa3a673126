//===- Passes.h - Predictions of time ---------------------------*- C++ -*-===//

#ifndef MESH_SIMULATION_PASSES_H
#define MESH_SIMULATION_PASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Simulation/Passes.h.inc"

} // namespace mesh

#endif // MESH_SIMULATION_PASSES_H
