//===- MachineOption.h - the machine that a pass decides for ----*- C++ -*-===//

#ifndef MESH_MACHINE_MACHINEOPTION_H
#define MESH_MACHINE_MACHINEOPTION_H

#include "mesh/Machine/MachineModel.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

/// Reads the description at `path`, the option of `pass`, into
/// `machine`, which stays empty if there is no path. Fails with an error.
LogicalResult readMachineOption(StringRef path, const mlir::Pass &pass,
                                MLIRContext *context,
                                std::optional<MachineModel> &machine);

} // namespace mesh

#endif // MESH_MACHINE_MACHINEOPTION_H
