//===- mesh-simulate.cpp - predict what a program takes -------------------===//

#include "mesh/Execution/CompileFlags.h"
#include "mesh/Execution/EntryFlags.h"
#include "mesh/Execution/MemoryLimitFlag.h"
#include "mesh/Execution/SimulateFile.h"
#include "mesh/InitMesh.h"
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
  cl::OptionCategory program{"What to simulate"};
  mesh::EntryFlags entries{program};

  cl::OptionCategory lowering{"How to compile it"};
  mesh::LowerFlags lower{lowering};
  cl::opt<int64_t> credits{
      "credits", cl::cat(lowering), cl::init(0), cl::value_desc("n"),
      cl::desc("How many messages from one device to another may be under way "
               "before a send waits for its receive")};
  mesh::PrintAfterFlag printAfter{lowering};

  cl::OptionCategory reporting{"What to say of it"};
  mesh::MemoryLimitFlag memoryLimit{cl::cat(reporting),
                                    mesh::MemoryLimitFlag::kRecomputes};
  cl::opt<std::string> trace{
      "trace", cl::cat(reporting), cl::value_desc("file"),
      cl::desc("Write the timeline, for https://ui.perfetto.dev")};
  cl::opt<std::string> report{
      "report", cl::cat(reporting), cl::value_desc("file"),
      cl::desc("Write times and memory as JSON; of a simulation that fails "
               "why")};

  llvm::Expected<mesh::SimulateRequest> getRequest();
};
} // namespace

llvm::Expected<mesh::SimulateRequest> Options::getRequest() {
  if (entries.file.empty())
    return llvm::createStringError("there is no program: give a file");
  mesh::SimulateRequest request;
  request.file = entries.file;
  request.entry = entries.entry;
  request.allEntries = entries.allEntries;
  request.lower = lower.getOptions();
  request.lower.credits = credits;
  request.printAfter = printAfter;
  auto limit = memoryLimit.getBytes();
  if (!limit)
    return limit.takeError();
  request.lower.memoryLimit = limit->value_or(0);
  request.trace = trace;
  request.report = report;
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
  llvm::Error error = mesh::simulateFile(*request, context, llvm::outs());
  return llvm::joinErrors(std::move(error), mesh::finishOutput());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions(
      {&options.program, &options.lowering, &options.reporting});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Says how long a program takes on the devices of its mesh, and how much "
      "memory, on\nthe machine of --machine. Meshes are of any size; nothing "
      "runs.\nThe file is a module of any level above LLVM; - is standard "
      "input.\n\nExample: mesh-simulate --machine=machine.json program.mlir\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-simulate")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
