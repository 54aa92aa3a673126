//===- mesh-opt.cpp - mlir-opt with the mesh dialect and passes -----------===//

#include "mesh/IR/Version.h"
#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

/// Says of a file that is refused if it is of a newer version. What came by
/// standard input is gone.
static void noteNewerVersion(const std::string &file) {
  if (file == "-")
    return;
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return;
  std::string explanation = mesh::explainNewerVersion((*buffer)->getBuffer());
  if (!explanation.empty())
    llvm::WithColor::note(llvm::errs())
        << file << " is refused" << explanation << "\n";
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "Mesh: sharded tensor programs and their lowering\n",
      registry);
  auto result = mlir::MlirOptMain(argc, argv, input, output, registry);
  if (failed(result))
    noteNewerVersion(input);
  return mlir::asMainReturnCode(result);
}
