//===- mesh-shard-view.cpp - show which device holds which part -----------===//

#include "ViewFile.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"
#include "mesh/Support/WriteFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory what{"What to show"};
  cl::opt<std::string> file{cl::Positional, cl::cat(what), cl::desc("[file]")};
  cl::opt<std::string> entry{
      "entry", cl::cat(what), cl::value_desc("function"),
      cl::desc("Only the arguments and results of this function")};
  cl::opt<std::string> value{"value", cl::cat(what), cl::value_desc("name"),
                             cl::desc("Only those with this name or number")};

  cl::OptionCategory given{"What to show without a file"};
  cl::opt<std::string> mesh{"mesh", cl::cat(given), cl::value_desc("axes"),
                            cl::desc("The mesh, as data=2,model=4")};
  cl::opt<std::string> sharding{
      "sharding", cl::cat(given), cl::value_desc("dims"),
      cl::desc("The sharding, as '[{\"data\"}, {\"model\"}]'")};
  cl::opt<std::string> type{"type", cl::cat(given), cl::value_desc("type"),
                            cl::desc("Shape and element type, as 8x16xf32")};

  cl::OptionCategory writing{"How to show it"};
  cl::opt<bool> svg{"svg", cl::cat(writing), cl::desc("As a picture")};
  cl::opt<int64_t> width{"width", cl::cat(writing), cl::init(100),
                         cl::value_desc("columns"),
                         cl::desc("Make a list of a table that is wider")};
  cl::opt<std::string> output{"o", cl::cat(writing), cl::init("-"),
                              cl::value_desc("file"),
                              cl::desc("Where to write; - is standard output")};
};
} // namespace

static llvm::Error run(const Options &options) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mesh::registerAllDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::string text;
  llvm::raw_string_ostream os(text);
  mesh::ViewRequest request{options.file, options.entry,    options.value,
                            options.mesh, options.sharding, options.type,
                            options.svg,  options.width};
  if (llvm::Error error = mesh::viewShards(request, context, os))
    return error;
  return mesh::writeFile(options.output, text);
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  Options options;
  cl::HideUnrelatedOptions({&options.what, &options.given, &options.writing});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Shows which device holds which part of a tensor: of arguments, results "
      "and\nparameters of a program, or of one tensor that flags describe.\n\n"
      "Example: mesh-shard-view program.mlir\n");
  if (llvm::Error error = run(options)) {
    llvm::outs().flush();
    llvm::WithColor::error(llvm::errs(), "mesh-shard-view")
        << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
