//===- toy-opt.cpp - mesh-opt with a dialect of one's own -----------------===//

#include "Toy.h"

#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

/// Partitions, lowers the op on blocks, and makes rings.
static void registerToyPipeline() {
  mlir::PassPipelineRegistration<>(
      "toy-rings", "From a global program with toy ops to rings",
      [](mlir::OpPassManager &manager) {
        mesh::buildSpmdPipeline(manager);
        manager.addNestedPass<mlir::func::FuncOp>(toy::createLowerToyPass());
        mesh::buildRingsPipeline(manager);
      });
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  registry.insert<toy::ToyDialect>();
  toy::registerLowerToyPass();
  registerToyPipeline();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Mesh with the toy dialect\n", registry));
}
