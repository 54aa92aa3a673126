//===- OpSeconds.h - the time of a single op --------------------*- C++ -*-===//

#ifndef MESH_SIMULATION_OPSECONDS_H
#define MESH_SIMULATION_OPSECONDS_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"

#include "mlir/IR/SymbolTable.h"

namespace mesh {

/// Returns the seconds of `op`, in local view on devices of `mesh`, when all
/// wires are free; `mesh` may be null if nothing is sent. Fails as simulateStep
/// does.
llvm::Expected<double> getOpSeconds(Operation *op, MeshAttr mesh,
                                    const MachineModel &machine,
                                    SymbolTableCollection &symbols);

} // namespace mesh

#endif // MESH_SIMULATION_OPSECONDS_H
