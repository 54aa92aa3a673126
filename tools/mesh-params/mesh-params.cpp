//===- mesh-params.cpp - lists the parameters of a program ----------------===//

#include "mesh/InitMesh.h"
#include "mesh/Params/ParamReport.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace mesh;

int main(int argc, char **argv) {
  namespace cl = llvm::cl;
  llvm::InitLLVM init(argc, argv);
  cl::OptionCategory category("mesh-params options");
  cl::opt<std::string> file(cl::Positional, cl::desc("<module>"), cl::init("-"),
                            cl::cat(category));
  cl::opt<std::string> exclude(
      "weight-decay-exclude", cl::value_desc("expression"), cl::cat(category),
      cl::desc("Parameters whose names it matches do not decay"));
  cl::opt<std::string> include(
      "weight-decay-include", cl::value_desc("expression"), cl::cat(category),
      cl::desc("Only parameters whose names it matches decay"));
  cl::opt<bool> json("json", cl::cat(category),
                     cl::desc("Write the table as JSON"));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Lists the parameters that a module declares: shape, type, layout and "
      "memory on\na device, and what they begin as. - is standard input.\n");

  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mesh::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceFile<ModuleOp>(file, &context);
  if (!module)
    return 1;
  auto params = describeParams(*module, {exclude, include});
  if (!params) {
    llvm::WithColor::error(llvm::errs(), "mesh-params")
        << llvm::toString(params.takeError()) << "\n";
    return 1;
  }
  if (json)
    llvm::outs() << llvm::formatv("{0:2}", toJson(*params)) << "\n";
  else
    printParams(*params, llvm::outs());
  return 0;
}
