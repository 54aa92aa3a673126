//===- SimulateStep.h - simulation of whole programs ------------*- C++ -*-===//
//
// A simulated machine runs a program without its numbers: it knows what each
// op takes, and when what is sent is there. Devices that do the same count as
// one, so the size of the mesh costs nothing. What they have in common is their
// *position*: the programs of a `mesh.programs` have those over the axes along
// which devices differ. A program in local view has one, in which all devices
// are. If permutes leave some out, it has those over the axes of these.
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
#include "llvm/ADT/SetVector.h"

namespace mesh {

struct SimulationOptions {
  const MachineModel &machine;
  /// The number of messages from one device to another that may be under way
  /// before a send waits for its receive.
  int64_t credits = 0;
  /// If set, the spans of the devices are added here.
  StepTimeline *timeline = nullptr;
  /// The iterations of a loop whose trip count is not known; 0: an error.
  int64_t unknownTrips = 0;
  /// If set, the places of such loops are added here.
  llvm::SetVector<Location> *assumed = nullptr;
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

/// Simulates a function in local view, or without a mesh. It follows the
/// devices at each position, with a clock in seconds, while all do the same.
/// Those that a permute leaves out go on. A message arrives when the wires have
/// carried it (WireClock.h), whatever is computed meanwhile. A collective
/// outside of `mesh.async` is waited for at once. The slowest branch counts,
/// and each iteration of loops. An error names a value that is not known, or a
/// loop of too many iterations.
llvm::Expected<SimulatedStep> simulateStep(FunctionOpInterface function,
                                           const SimulationOptions &options,
                                           SymbolTableCollection &symbols);

/// Simulates programs of devices: one of each position, each with a clock of
/// its own. A message travels once both ends have reached it; with a credit,
/// once its sender has. Members of a collective wait for each other. The
/// position decides branches and loops in which devices communicate.
llvm::Expected<SimulatedStep> simulateStep(ProgramsOp programs,
                                           const SimulationOptions &options,
                                           SymbolTableCollection &symbols);

/// Simulates the entry `name` of `module`, of either kind.
llvm::Expected<SimulatedStep> simulateEntry(ModuleOp module, StringRef name,
                                            const SimulationOptions &options);

} // namespace mesh

#endif // MESH_SIMULATION_SIMULATESTEP_H
