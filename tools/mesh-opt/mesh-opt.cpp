//===- mesh-opt.cpp - mlir-opt with the mesh dialect and passes -----------===//

#include "mesh/IR/Version.h"
#include "mesh/InitMesh.h"
#include "mesh/Search/Passes.h"
#include "mesh/Support/InitTool.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Support/WriteFile.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

static llvm::LogicalResult fail(llvm::Error error) {
  llvm::WithColor::error(llvm::errs(), "mesh-opt")
      << llvm::toString(std::move(error)) << "\n";
  return llvm::failure();
}

/// Runs mlir-opt on a program, and writes what it prints. `output` may be the
/// file that the program is read from, so it is written in the end.
static llvm::LogicalResult run(std::unique_ptr<llvm::MemoryBuffer> program,
                               llvm::StringRef output,
                               mlir::DialectRegistry &registry) {
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (output == "-")
    return mlir::MlirOptMain(llvm::outs(), std::move(program), registry,
                             config);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed(mlir::MlirOptMain(os, std::move(program), registry, config)))
    return llvm::failure();
  llvm::Error error = mesh::writeFile(output, text);
  return error ? fail(std::move(error)) : llvm::success();
}

/// Runs mlir-opt on a file; of a file that is rejected it says if it is of a
/// newer version.
static llvm::LogicalResult processFile(llvm::StringRef input,
                                       llvm::StringRef output,
                                       mlir::DialectRegistry &registry) {
  auto source = mesh::readTextOrInput(input);
  if (!source)
    return fail(source.takeError());
  if (succeeded(
          run(llvm::MemoryBuffer::getMemBuffer(**source), output, registry)))
    return llvm::success();
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
  // A search lowers programs and simulates them. Tools that only run programs
  // do without it.
  mesh::registerMeshSearchPasses();
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
