//===- mesh-opt.cpp - mlir-opt with the mesh dialect and passes -----------===//

#include "mesh/IR/Version.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"
#include "mesh/Support/ReadFile.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

/// Runs mlir-opt on a file; of a file that is rejected it says if it is of a
/// newer version.
static llvm::LogicalResult processFile(llvm::StringRef input,
                                       llvm::StringRef output,
                                       mlir::DialectRegistry &registry) {
  auto source = mesh::readTextOrInput(input);
  if (!source) {
    llvm::WithColor::error(llvm::errs(), "mesh-opt")
        << llvm::toString(source.takeError()) << "\n";
    return llvm::failure();
  }
  std::string message;
  auto result = mlir::openOutputFile(output, &message);
  if (!result) {
    llvm::WithColor::error(llvm::errs(), "mesh-opt") << message << "\n";
    return llvm::failure();
  }
  if (succeeded(mlir::MlirOptMain(
          result->os(), llvm::MemoryBuffer::getMemBuffer(**source), registry,
          mlir::MlirOptMainConfig::createFromCLOptions()))) {
    result->keep();
    return llvm::success();
  }
  std::string explanation = mesh::explainOtherVersion((*source)->getBuffer());
  if (!explanation.empty())
    llvm::WithColor::note(llvm::errs())
        << input << " is rejected" << explanation << "\n";
  return llvm::failure();
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv);
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv,
      "Runs passes on a program, and prints it. Pipelines of passes lead from "
      "level to\nlevel: --mesh-spmd makes the program of each device, "
      "--mesh-rings overlaps its\ncommunication, and --mesh-programs makes "
      "programs of classes of devices.\n\n"
      "Example: mesh-opt --mesh-spmd program.mlir\n",
      registry);
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  bool isListing = config.shouldShowDialects() || config.shouldListPasses();
  return mlir::asMainReturnCode(
      isListing ? mlir::MlirOptMain(argc, argv, input, output, registry)
                : processFile(input, output, registry));
}
