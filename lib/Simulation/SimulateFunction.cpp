//===- SimulateFunction.cpp - one program for all devices -----------------===//

#include "DeviceClock.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Simulation/OpSeconds.h"

using namespace mesh;

const SimulatedStep::Devices &SimulatedStep::getSlowest() const {
  return *llvm::max_element(devices, [](const Devices &a, const Devices &b) {
    return a.time.getTotal() < b.time.getTotal();
  });
}

/// Returns the axes along which devices are told apart: those of permutes that
/// leave some out, as long as these are no more devices than can be looked at.
static AxisList findSpace(FunctionOpInterface function, MeshAttr mesh,
                          SymbolTableCollection &symbols) {
  AxisList axes;
  for (FunctionOpInterface callee : getReachable(function, symbols))
    callee->walk([&](PermuteOp op) {
      if (leavesOut(op, mesh))
        for (AxisRefAttr part : op.getAxes()) {
          auto axis = AxisRefAttr::get(mesh.getContext(), part.getName());
          if (!llvm::is_contained(axes, axis) &&
              mesh.getSize(axes) * mesh.getSize(axis) <=
                  StepTimeline::kMaxPositions)
            axes.push_back(axis);
        }
    });
  return axes;
}

llvm::Expected<SimulatedStep>
mesh::simulateStep(FunctionOpInterface function,
                   const SimulationOptions &options,
                   SymbolTableCollection &symbols) {
  MeshAttr mesh;
  std::optional<DeviceSpace> space;
  if (auto name = function->getAttrOfType<FlatSymbolRefAttr>(
          MeshDialect::kSpmdAttrName)) {
    mesh = symbols.lookupNearestSymbolFrom<MeshOp>(function, name).getMesh();
    if (AxisList axes = findSpace(function, mesh, symbols); !axes.empty())
      space.emplace(mesh, axes);
  }
  WireClock wires = space ? WireClock(*space, options.machine)
                          : WireClock(mesh, options.machine);
  DeviceClock clock(wires, options, symbols);
  if (llvm::Error error = clock.visit(function.getFunctionBody()))
    return error;
  SimulatedStep step;
  for (auto [position, time] : llvm::enumerate(clock.getTimes()))
    step.devices.push_back(
        {space ? "devices at " + space->str(position) : "all devices", function,
         time});
  return step;
}

llvm::Expected<double> mesh::getOpSeconds(Operation *op, MeshAttr mesh,
                                          const MachineModel &machine,
                                          SymbolTableCollection &symbols) {
  WireClock wires(mesh, machine);
  SimulationOptions options{machine};
  DeviceClock clock(wires, options, symbols);
  if (llvm::Error error = clock.visit(op))
    return error;
  return clock.getNow();
}
