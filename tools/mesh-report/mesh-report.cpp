//===- mesh-report.cpp - show a program on one page -----------------------===//

#include "mesh/Execution/CompileFlags.h"
#include "mesh/Execution/MemoryLimitFlag.h"
#include "mesh/InitMesh.h"
#include "mesh/Report/ReportFile.h"
#include "mesh/Support/InitTool.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

#include <csignal>

namespace cl = llvm::cl;

namespace {
struct Options {
  using Format = mesh::ReportRequest::Format;

  cl::OptionCategory program{"What to show"};
  cl::list<std::string> files{cl::Positional, cl::cat(program),
                              cl::desc("<file> [<other file>]")};
  cl::opt<std::string> entry{
      "entry", cl::cat(program), cl::value_desc("function"),
      cl::desc("The function to show; else @main, or the only public one")};
  cl::opt<std::string> trace{
      "trace", cl::cat(program), cl::value_desc("file"),
      cl::desc("The timeline of a run, from mesh-run --trace, to show beside "
               "the simulated one")};
  mesh::MemoryLimitFlag memoryLimit{
      cl::cat(program), "The memory of a device, as in 80GiB, to show the "
                        "program's against"};

  cl::OptionCategory lowering{"How to compile it"};
  mesh::LowerFlags lower{lowering};
  cl::opt<std::string> otherMachine{
      "other-machine", cl::cat(lowering), cl::value_desc("file"),
      cl::desc("The machine of the other program, or, if there is none, to "
               "show this one on as well")};
  cl::opt<int64_t> credits{
      "credits", cl::cat(lowering), cl::init(0), cl::value_desc("n"),
      cl::desc("How many messages from one device to another may be under way "
               "before a send waits for its receive")};

  cl::OptionCategory writing{"What to write"};
  cl::opt<std::string> output{"o", cl::cat(writing), cl::init("-"),
                              cl::value_desc("file"),
                              cl::desc("Where to write; - is standard output")};
  mesh::EnumFlag<Format> format{
      "format", cl::cat(writing), cl::init(Format::Html), cl::desc("As what:"),
      cl::values(clEnumValN(Format::Html, "html", "a page for browsers"),
                 clEnumValN(Format::Json, "json", "its content, for scripts"))};

  llvm::Expected<mesh::ReportRequest> getRequest();
};
} // namespace

llvm::Expected<mesh::ReportRequest> Options::getRequest() {
  mesh::ReportRequest request;
  request.files.assign(files.begin(), files.end());
  request.entry = entry;
  request.lower = lower.getOptions();
  request.lower.credits = credits;
  request.otherMachine = otherMachine;
  request.trace = trace;
  auto limit = memoryLimit.getBytes();
  if (!limit)
    return limit.takeError();
  request.memoryLimit = *limit;
  request.format = format;
  request.output = output;
  return request;
}

static llvm::Error run(Options &options) {
  auto request = options.getRequest();
  if (!request)
    return request.takeError();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  mlir::MLIRContext context(registry);
  // Diagnostics are about the user's text.
  context.printOpOnDiagnostic(false);
  llvm::Error error = mesh::writeReportPage(*request, context);
  return llvm::joinErrors(std::move(error), mesh::finishOutput());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions(
      {&options.program, &options.lowering, &options.writing});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Shows a program on one page: what a step takes on the machine of "
      "--machine, the\nprogram at each level, shardings, collectives and the "
      "timeline. With two files,\nor two machines, also what differs.\n\n"
      "Example: mesh-report --machine=machine.json program.mlir -o "
      "report.html\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-report")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
