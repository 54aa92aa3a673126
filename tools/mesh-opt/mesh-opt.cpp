//===- mesh-opt.cpp - mlir-opt with the mesh dialect and passes -----------===//

#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Mesh: sharded tensor programs and their lowering\n",
      registry));
}
