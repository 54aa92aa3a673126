//===- mesh-search.cpp - find shardings for a program ---------------------===//

#include "mesh/Execution/CompileFlags.h"
#include "mesh/Execution/MemoryLimitFlag.h"
#include "mesh/InitMesh.h"
#include "mesh/Search/SearchFile.h"
#include "mesh/Search/SearchProgress.h"
#include "mesh/Support/InitTool.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

#include <csignal>

namespace cl = llvm::cl;

/// Set by the first signal that asks the search to end.
static volatile std::sig_atomic_t isInterrupted = 0;

/// The next signal ends the process, but for a closed terminal: the terminal
/// and the shell may both tell of it.
static void interrupt(int signal) {
  isInterrupted = 1;
  if (signal != SIGHUP)
    std::signal(signal, SIG_DFL);
}

namespace {
/// The flags write to the request.
struct Options {
  mesh::SearchRequest request;

  cl::OptionCategory program{"What to search for"};
  cl::list<std::string, mesh::SmallVector<std::string>> files{
      cl::Positional, cl::location(request.files), cl::cat(program),
      cl::desc("<file>...")};
  cl::opt<std::string, true> entry{
      "entry", cl::location(request.entry), cl::cat(program),
      cl::value_desc("function"),
      cl::desc("The function to split; else @main, or the only public one")};
  cl::opt<std::string, true> mesh{
      "mesh", cl::location(request.mesh), cl::cat(program),
      cl::value_desc("axes"),
      cl::desc("The mesh, as in data=2,model=4; else that of the program")};
  cl::opt<int64_t, true> devices{
      "devices", cl::location(request.devices), cl::cat(program),
      cl::value_desc("n"),
      cl::desc("The number of devices, of which the mesh is chosen; a mesh "
               "that the program has keeps the names of its axes")};
  mesh::MemoryLimitFlag memoryLimit{
      cl::cat(program),
      "The memory of a device, as in 80GiB; else what the machine says"};

  cl::opt<int64_t, true> microBatches{
      "micro-batches", cl::location(request.maxMicroBatches), cl::cat(program),
      cl::value_desc("n"),
      cl::desc("The most micro-batches that a mesh.train_step may divide its "
               "batch into; the first dimension of its batches is their "
               "number")};

  cl::OptionCategory searching{"How to search"};
  cl::opt<double, true> budget{
      "budget", cl::location(request.budget), cl::cat(searching),
      cl::value_desc("seconds"),
      cl::desc(
          "The processor time after which no further strategy is tried; else "
          "10 seconds")};
  cl::opt<uint64_t, true> seed{
      "seed", cl::location(request.seed), cl::cat(searching),
      cl::value_desc("n"),
      cl::desc("The seed of random changes. On a given mesh, two runs find the "
               "same unless the budget ends them, which the report says")};
  cl::opt<std::string, true> start{
      "start", cl::location(request.start), cl::cat(searching),
      cl::value_desc("file"),
      cl::desc("The same program with annotations to start from")};
  cl::opt<bool, true> tie{
      "tie", cl::location(request.space.tie), cl::cat(searching),
      cl::desc("Split tensors of the same role in repeated layers the same "
               "way")};
  cl::opt<bool, true> even{
      "even", cl::location(request.space.isEven), cl::cat(searching),
      cl::desc("Split arguments and results into equal parts only")};
  cl::opt<bool, true> pipelines{
      "pipelines", cl::location(request.pipelines), cl::cat(searching),
      cl::desc(
          "Try pipelines whose stages are the repeated layers, if they are "
          "estimated to be faster; not with --start")};
  cl::opt<int64_t, true> results{
      "results", cl::location(request.space.maxResults), cl::cat(searching),
      cl::value_desc("n"),
      cl::desc("How many groups of results of contractions may be annotated, "
               "beside arguments and parameters")};

  cl::opt<std::string, true> batchAxis{
      "batch-axis", cl::location(request.space.batchAxis), cl::cat(searching),
      cl::value_desc("axis"),
      cl::desc("An axis that splits the batch: the first dimension of "
               "arguments that are no parameters, unless annotations say "
               "more. Nothing else is decided along it")};

  cl::OptionCategory lowering{"How to compile"};
  mesh::LowerFlags lower{lowering};

  cl::OptionCategory writing{"What to write"};
  cl::opt<std::string, true> output{
      "o", cl::location(request.output), cl::cat(writing),
      cl::value_desc("file"), cl::desc("Where to write the annotated program")};

  /// Completes the request once the flags are read.
  llvm::Error complete();
};
} // namespace

llvm::Error Options::complete() {
  if (request.files.empty())
    return llvm::createStringError("there is no program: give a file");
  if (devices.getNumOccurrences() && request.devices < 1)
    return llvm::createStringError(
        "expected a positive number of devices, got " +
        llvm::Twine(request.devices));
  if (batchAxis.getNumOccurrences() && batchAxis.getValue().empty())
    return llvm::createStringError(
        "--batch-axis needs the name of an axis, as in --batch-axis=data");
  if (pipelines.getNumOccurrences() && request.pipelines &&
      !request.start.empty())
    return llvm::createStringError(
        "--start has annotations of the program without pipelines: leave out "
        "--start or --pipelines");
  auto limit = memoryLimit.getBytes();
  if (!limit)
    return limit.takeError();
  request.memoryLimit = *limit;
  request.lower = lower.getOptions();
  request.isStopped = [] { return isInterrupted != 0; };
  return llvm::Error::success();
}

static llvm::Error run(Options &options) {
  if (llvm::Error error = options.complete())
    return error;
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  mlir::MLIRContext context(registry);
  // Diagnostics are about the user's text.
  context.printOpOnDiagnostic(false);
  // The line of progress is over before the report begins.
  // Before a program on standard output comes the report.
  bool isShown = llvm::errs().is_displayed() && options.request.output != "-";
  std::string report;
  llvm::raw_string_ostream collected(report);
  mesh::SearchProgress progress(llvm::errs());
  if (isShown)
    options.request.notify = [&](const mesh::StrategyCost &cost, bool fits) {
      progress.add(cost, fits);
    };
  llvm::Error error = mesh::searchFile(
      options.request, context,
      isShown ? static_cast<llvm::raw_ostream &>(collected) : llvm::outs());
  progress.clear();
  llvm::outs() << report;
  return llvm::joinErrors(std::move(error), mesh::finishOutput());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  // Interrupted, it gives the best so far.
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  // Unless it is to outlive the terminal, as by nohup.
  if (std::signal(SIGHUP, interrupt) == SIG_IGN)
    std::signal(SIGHUP, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions({&options.program, &options.searching,
                            &options.lowering, &options.writing});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Finds shardings with which a program takes the least time on the "
      "machine of\n--machine, within the memory of its devices. Annotations "
      "that are there are kept.\nReports what was found, and writes the "
      "program with annotations that a person can\nread and edit.\n\n"
      "Example: mesh-search --machine=machine.json --mesh=data=2,model=4 "
      "program.mlir \\\n             -o annotated.mlir\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-search")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
