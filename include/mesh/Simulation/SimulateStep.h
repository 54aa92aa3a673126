//===- SimulateStep.h - simulation of whole programs ------------*- C++ -*-===//
//
// A simulated machine runs a program without its numbers: it knows what each
// op takes, and when what is sent is there. Devices that do the same count as
// one, so the size of the mesh costs nothing. What they have in common is their
// *position*: a program in local view has one, in which all devices are; the
// programs of a `mesh.programs` have those over the axes along which devices
// differ.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SIMULATION_SIMULATESTEP_H
#define MESH_SIMULATION_SIMULATESTEP_H

#include "mesh/IR/ProgramOps.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Machine/StepTime.h"
#include "mesh/Simulation/StepTimeline.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

struct SimulationOptions {
  const MachineModel &machine;
  /// The number of messages from one device to another that may be under way
  /// before a send waits for its receive.
  int64_t credits = 0;
  /// If set, what devices do is added here.
  StepTimeline *timeline = nullptr;
};

struct SimulatedStep {
  struct Devices {
    /// "all devices", "devices at "pipe" 1".
    std::string name;
    FunctionOpInterface function;
    StepTime time;
  };
  /// By position.
  std::vector<Devices> devices;

  /// Returns the devices that take longest.
  const Devices &getSlowest() const;
};

/// Runs a function in local view, or without a mesh: follows one device through
/// it, with a clock, while all others do the same. What is in flight arrives
/// when the wires have brought it (WireClock.h), whatever is computed
/// meanwhile; a collective that is not started by `mesh.async` is waited for at
/// once. Of branches the one that takes the most counts, of loops each
/// iteration. The error says what is not known, or comes too often.
llvm::Expected<SimulatedStep> simulateStep(FunctionOpInterface function,
                                           const SimulationOptions &options,
                                           SymbolTableCollection &symbols);

/// Runs programs of devices: one of each position, each with a clock of its
/// own. A message travels once both ends have come to it; with a credit, once
/// its sender has. Who comes to a collective waits for the other members.
/// Branches and loops in which devices communicate go as the position says.
llvm::Expected<SimulatedStep> simulateStep(ProgramsOp programs,
                                           const SimulationOptions &options,
                                           SymbolTableCollection &symbols);

/// Runs the entry of `module` that is called `name`, of either kind.
llvm::Expected<SimulatedStep> simulateEntry(ModuleOp module, StringRef name,
                                            const SimulationOptions &options);

} // namespace mesh

#endif // MESH_SIMULATION_SIMULATESTEP_H
