//===- mesh-params.cpp - lists the parameters of a program ----------------===//

#include "mesh/IR/SourceFile.h"
#include "mesh/InitMesh.h"
#include "mesh/Params/ParamReport.h"
#include "mesh/Support/InitTool.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace mesh;

static llvm::Error listParams(StringRef path, const DecayPatterns &decay,
                              bool asJson) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mesh::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto file = SourceFile::open(path, context, llvm::errs());
  if (!file)
    return file.takeError();
  auto params = describeParams((*file)->getModule(), decay);
  if (!params)
    return params.takeError();
  if (asJson)
    llvm::outs() << llvm::formatv("{0:2}", toJson(*params)) << "\n";
  else
    printParams(*params, llvm::outs());
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  namespace cl = llvm::cl;
  mesh::InitTool init(argc, argv);
  cl::OptionCategory category("mesh-params options");
  cl::opt<std::string> file(cl::Positional, cl::desc("<module>"),
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
      "memory on\na device, and what they begin as. - is standard input.\n\n"
      "Example: mesh-params model.mlir\n");

  llvm::Error error =
      file.empty() ? llvm::createStringError("there is no module: give a file")
                   : listParams(file, {exclude, include}, json);
  error = llvm::joinErrors(std::move(error), mesh::finishOutput());
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-params")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
