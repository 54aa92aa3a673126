//===- mesh-compile.cpp - compile a program ahead of time -----------------===//

#include "mesh/Execution/CompileFile.h"
#include "mesh/Execution/CompileFlags.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory category{"mesh-compile options"};
  cl::opt<std::string> file{cl::Positional, cl::cat(category),
                            cl::desc("<file>"), cl::init("-")};
  cl::opt<std::string> output{
      "o", cl::cat(category), cl::value_desc("file"),
      cl::desc("The object file; its header is written beside it, as file.h")};
  cl::list<std::string> entries{
      "entry", cl::cat(category), cl::CommaSeparated,
      cl::value_desc("function,..."),
      cl::desc("The functions to be called; else all public ones")};
  cl::opt<bool> shared{"shared", cl::cat(category),
                       cl::desc("Write a shared library instead, linked by cc; "
                                "who loads it has the runtime")};
  mesh::CompileFlags compile{category};
  cl::opt<int64_t> credits{
      "credits", cl::cat(category), cl::init(0), cl::value_desc("n"),
      cl::desc("With how many credits (RunOptions::credits) the programs of "
               "single devices will run, and have to end")};
  cl::opt<std::string> cpu{
      "mcpu", cl::cat(category), cl::init("generic"), cl::value_desc("name"),
      cl::desc("The CPU whose instructions may be used; native for that of "
               "this machine")};
  cl::opt<std::string> chip{
      "gpu-chip", cl::cat(category), cl::value_desc("sm_80"),
      cl::desc("Compile for devices that are GPUs, of which this is the oldest "
               "that kernels are for")};
  cl::opt<std::string> libdevice{
      "libdevice", cl::cat(category), cl::value_desc("file"),
      cl::desc("With --gpu-chip, libdevice.10.bc of the CUDA toolkit, for "
               "functions that Mesh does not write out")};
  cl::opt<bool> sanitizeThreads{
      "sanitize-threads", cl::cat(category),
      cl::desc("Report reads and writes to the sanitizer of threads; what is "
               "linked with them needs -fsanitize=thread")};

  llvm::Expected<mesh::CompileRequest> getRequest();
};
} // namespace

llvm::Expected<mesh::CompileRequest> Options::getRequest() {
  mesh::CompileRequest request;
  request.file = file;
  request.entries = entries;
  auto options = compile.getOptions();
  if (!options)
    return options.takeError();
  request.compile = std::move(*options);
  request.compile.credits = credits;
  if (chip.getNumOccurrences())
    request.compile.gpu = {chip, libdevice};
  request.cpu = cpu;
  request.sanitizeThreads = sanitizeThreads;
  request.shared = shared;
  request.output = output;
  return request;
}

static int fail(llvm::StringRef message) {
  llvm::WithColor::error(llvm::errs(), "mesh-compile") << message << "\n";
  return 1;
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Compiles a program on a mesh of devices to machine code that needs the "
      "runtime\nalone, and a C header by which to call it.\n\n"
      "Example: mesh-compile program.mlir -o program.o\n");
  if (options.output.empty())
    return fail("there is no output: name the object file by -o FILE.o; its "
                "header is written beside it");
  if (options.libdevice.getNumOccurrences() &&
      !options.chip.getNumOccurrences())
    return fail("--libdevice is for GPUs: give --gpu-chip too");

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
  auto request = options.getRequest();
  if (!request)
    return fail(llvm::toString(request.takeError()));
  llvm::Error error = mesh::compileFile(*request, context);
  return error ? fail(llvm::toString(std::move(error))) : 0;
}
