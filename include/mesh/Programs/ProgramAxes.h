//===- ProgramAxes.h - Axes that tell programs apart ------------*- C++ -*-===//

#ifndef MESH_PROGRAMS_PROGRAMAXES_H
#define MESH_PROGRAMS_PROGRAMAXES_H

#include "mesh/Programs/AxisSet.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// The scalars of a function in local view that depend on the position of the
/// device: on what they are computed of, through loops and branches as well,
/// and on what decides where control flow goes that they come out of.
class DeviceDependence {
public:
  DeviceDependence(FunctionOpInterface function, MeshAttr mesh);

  /// The axes whose index a scalar depends on.
  const AxisSet &getAxes(Value scalar) const;

private:
  AxisSet none;
  DenseMap<Value, AxisSet> dependences;
};

/// Returns the value that decides on the control flow through `op` or, for the
/// select of a tensor, on the data flow; null if there is none.
Value getDecision(Operation *op);

/// Returns true if `op` runs at most one of its regions, by its decision.
bool isBranch(Operation *op);

/// The block of a branch that is run for the value of its decision, or null.
Block *getTakenBlock(Operation *branch, int64_t decision);

/// The axes whose index decides what a device does: which branch it takes, how
/// often a loop runs, which of two tensors it goes on with, and those of
/// permutations that do not treat all devices alike.
AxisList getProgramAxes(FunctionOpInterface function, MeshAttr mesh);

/// The axes along which programs differ, those that name peers, and those that
/// decide where peers are and whether there is communication.
AxisList getTraceAxes(ArrayRef<AxisRefAttr> programAxes, MeshAttr mesh,
                      ArrayRef<FunctionOpInterface> functions);

} // namespace mesh

#endif // MESH_PROGRAMS_PROGRAMAXES_H
