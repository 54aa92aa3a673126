//===- StepTime.h - what a run of a whole program takes ---------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_STEPTIME_H
#define MESH_TRANSFORMS_STEPTIME_H

#include "mesh/Analysis/MachineModel.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

/// The seconds that a device takes for a program.
struct StepTime {
  double contracting = 0;
  /// In all else that reads and writes tensors.
  double passing = 0;
  /// Until what others send is there.
  double waiting = 0;

  double getTotal() const { return contracting + passing + waiting; }
};

/// Predicts what a function in local view, or without a mesh, takes on
/// `machine`: follows one device through it, with a clock, while all others do
/// the same. What is in flight arrives when the wires have brought it
/// (WireClock.h), whatever is computed meanwhile; a collective that is not
/// started by `mesh.async` is waited for at once. Of branches the one that
/// takes the most counts, of loops each iteration. The error says what is not
/// known.
llvm::Expected<StepTime> predictStepTime(FunctionOpInterface function,
                                         const MachineModel &machine,
                                         SymbolTableCollection &symbols);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Transforms/TimePasses.h.inc"

} // namespace mesh

#endif // MESH_TRANSFORMS_STEPTIME_H
