//===- SimulateFunction.cpp - one program for all devices -----------------===//

#include "DeviceClock.h"

#include "mesh/Simulation/OpSeconds.h"

using namespace mesh;

const SimulatedStep::Devices &SimulatedStep::getSlowest() const {
  return *llvm::max_element(devices, [](const Devices &a, const Devices &b) {
    return a.time.getTotal() < b.time.getTotal();
  });
}

llvm::Expected<SimulatedStep>
mesh::simulateStep(FunctionOpInterface function,
                   const SimulationOptions &options,
                   SymbolTableCollection &symbols) {
  MeshAttr mesh;
  if (auto name = function->getAttrOfType<FlatSymbolRefAttr>(
          MeshDialect::kSpmdAttrName))
    mesh = symbols.lookupNearestSymbolFrom<MeshOp>(function, name).getMesh();
  WireClock wires(mesh, options.machine);
  DeviceClock clock(/*position=*/0, wires, options, symbols);
  if (llvm::Error error = clock.visit(function.getFunctionBody()))
    return error;
  SimulatedStep step;
  step.devices.push_back({"all devices", function, clock.getTime()});
  return step;
}

llvm::Expected<double> mesh::getOpSeconds(Operation *op, MeshAttr mesh,
                                          const MachineModel &machine,
                                          SymbolTableCollection &symbols) {
  WireClock wires(mesh, machine);
  SimulationOptions options{machine};
  DeviceClock clock(/*position=*/0, wires, options, symbols);
  if (llvm::Error error = clock.visit(op))
    return error;
  return clock.getNow();
}
