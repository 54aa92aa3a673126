//===- mesh-compile.cpp - compile a program ahead of time -----------------===//

#include "mesh/Execution/CompileFile.h"
#include "mesh/Execution/Program.h"
#include "mesh/InitMesh.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory category{"mesh-compile options"};
  cl::opt<std::string> file{cl::Positional, cl::cat(category),
                            cl::desc("<file>"), cl::init("-")};
  cl::opt<std::string> output{
      "o", cl::cat(category), cl::Required, cl::value_desc("file"),
      cl::desc("The object file; its header is written beside it, as file.h")};
  cl::list<std::string> entries{
      "entry", cl::cat(category), cl::CommaSeparated,
      cl::value_desc("function,..."),
      cl::desc("The functions to be called; else all public ones")};
  cl::opt<bool> shared{"shared", cl::cat(category),
                       cl::desc("Write a shared library instead, linked by cc; "
                                "who loads it has the runtime")};
  cl::opt<std::string> pipeline{
      "pipeline", cl::cat(category), cl::value_desc("passes"),
      cl::desc("Passes to run first, as in mesh-opt --pass-pipeline")};
  cl::opt<mesh::OverlapRequest> overlap{
      "overlap", cl::cat(category), cl::init(mesh::OverlapRequest::Auto),
      cl::desc("How collectives overlap where the program does not say:"),
      mesh::overlapRequestValues()};
  cl::opt<mesh::Direction> direction{
      "direction", cl::cat(category), cl::init(mesh::Direction::Up),
      cl::desc("Which way the blocks travel, or the larger part of them:"),
      mesh::directionValues()};
  cl::opt<std::string> machine{
      "machine", cl::cat(category), cl::value_desc("file"),
      cl::desc("With --overlap=auto, the description of the machine that "
               "decides how collectives overlap")};
  cl::opt<unsigned> optLevel{"opt-level", cl::cat(category), cl::init(3),
                             cl::value_desc("0..3"),
                             cl::desc("How much LLVM optimises")};
  cl::opt<std::string> cpu{
      "mcpu", cl::cat(category), cl::init("generic"), cl::value_desc("name"),
      cl::desc("The CPU whose instructions may be used; native for that of "
               "this machine")};

  mesh::CompileRequest getRequest();
};
} // namespace

mesh::CompileRequest Options::getRequest() {
  mesh::CompileRequest request;
  request.file = file;
  request.entries = entries;
  request.lower.pipeline = pipeline;
  request.lower.overlap = overlap;
  request.lower.direction = direction;
  request.lower.machine = machine;
  request.optLevel = optLevel;
  request.cpu = cpu;
  request.shared = shared;
  request.output = output;
  return request;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // Drops the hundreds of options of LLVM's libraries, some of our names.
  cl::ResetCommandLineParser();
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Compiles a program on a mesh of devices to machine code that needs the "
      "runtime\nalone, and a C header by which to call it.\n");

  mlir::registerAllPasses();
  mesh::registerAllPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  mesh::registerExecution(registry);
  mlir::MLIRContext context(registry);
  // Diagnostics are about the user's text.
  context.printOpOnDiagnostic(false);
  llvm::Error error = mesh::compileFile(options.getRequest(), context);
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-compile")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
