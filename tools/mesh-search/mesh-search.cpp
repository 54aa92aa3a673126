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

/// Set by the first SIGINT; the next one kills.
static volatile std::sig_atomic_t isInterrupted = 0;

static void interrupt(int) {
  isInterrupted = 1;
  std::signal(SIGINT, SIG_DFL);
}

namespace {
struct Options {
  cl::OptionCategory program{"What to search for"};
  cl::list<std::string> files{cl::Positional, cl::cat(program),
                              cl::desc("<file>...")};
  cl::opt<std::string> entry{
      "entry", cl::cat(program), cl::value_desc("function"),
      cl::desc("The function to split; else @main, or the only public one")};
  cl::opt<std::string> mesh{
      "mesh", cl::cat(program), cl::value_desc("axes"),
      cl::desc("The mesh, as in data=2,model=4; else that of the program")};
  cl::opt<int64_t> devices{
      "devices", cl::cat(program), cl::value_desc("n"),
      cl::desc("The number of devices, of which the mesh is chosen; a mesh "
               "that the program has keeps the names of its axes")};
  mesh::MemoryLimitFlag memoryLimit{
      cl::cat(program),
      "The memory of a device, as in 80GiB; else what the machine says"};

  cl::opt<int64_t> microBatches{
      "micro-batches", cl::cat(program), cl::init(1), cl::value_desc("n"),
      cl::desc("The most micro-batches that a mesh.train_step may divide its "
               "batch into; the first dimension of its batches is their "
               "number")};

  cl::OptionCategory searching{"How to search"};
  cl::opt<double> budget{
      "budget", cl::cat(searching), cl::init(10), cl::value_desc("seconds"),
      cl::desc(
          "The processor time after which no further strategy is tried; else "
          "10 seconds")};
  cl::opt<uint64_t> seed{
      "seed", cl::cat(searching), cl::init(0), cl::value_desc("n"),
      cl::desc("The seed of random changes. On a given mesh, two runs find the "
               "same unless the budget ends them, which the report says")};
  cl::opt<std::string> start{
      "start", cl::cat(searching), cl::value_desc("file"),
      cl::desc("The same program with annotations to start from")};
  cl::opt<bool> tie{
      "tie", cl::cat(searching), cl::init(true),
      cl::desc("Split tensors of the same role in repeated layers the same "
               "way")};
  cl::opt<bool> even{
      "even", cl::cat(searching),
      cl::desc("Split arguments and results into equal parts only")};
  cl::opt<bool> pipelines{
      "pipelines", cl::cat(searching), cl::init(true),
      cl::desc(
          "Try pipelines whose stages are the repeated layers, if they are "
          "estimated to be faster; not with --start")};
  cl::opt<int64_t> results{
      "results", cl::cat(searching), cl::init(8), cl::value_desc("n"),
      cl::desc("How many groups of results of contractions may be annotated, "
               "beside arguments and parameters")};

  cl::opt<std::string> batchAxis{
      "batch-axis", cl::cat(searching), cl::value_desc("axis"),
      cl::desc("An axis that splits the batch: the first dimension of "
               "arguments that are no parameters, unless annotations say "
               "more. Nothing else is decided along it")};

  cl::OptionCategory lowering{"How to compile"};
  mesh::LowerFlags lower{lowering};

  cl::OptionCategory writing{"What to write"};
  cl::opt<std::string> output{"o", cl::cat(writing), cl::value_desc("file"),
                              cl::desc("Where to write the annotated program")};

  llvm::Expected<mesh::SearchRequest> getRequest();
};
} // namespace

llvm::Expected<mesh::SearchRequest> Options::getRequest() {
  if (files.empty())
    return llvm::createStringError("there is no program: give a file");
  mesh::SearchRequest request;
  request.files.assign(files.begin(), files.end());
  request.entry = entry;
  request.mesh = mesh;
  if (devices.getNumOccurrences() && devices < 1)
    return llvm::createStringError(
        "expected a positive number of devices, got " + llvm::Twine(devices));
  request.devices = devices;
  request.maxMicroBatches = microBatches;
  request.lower = lower.getOptions();
  auto limit = memoryLimit.getBytes();
  if (!limit)
    return limit.takeError();
  request.memoryLimit = *limit;
  if (pipelines.getNumOccurrences() && pipelines && !start.empty())
    return llvm::createStringError(
        "--start has annotations of the program without pipelines: leave out "
        "--start or --pipelines");
  request.pipelines = pipelines;
  request.space.tie = tie;
  request.space.isEven = even;
  request.space.maxResults = results;
  request.space.batchAxis = batchAxis;
  request.budget = budget;
  request.seed = seed;
  request.start = start;
  request.isStopped = [] { return isInterrupted != 0; };
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
  // The line of progress is over before the report begins.
  // Before a program on standard output comes the report.
  bool isShown = llvm::errs().is_displayed() && options.output != "-";
  std::string report;
  llvm::raw_string_ostream collected(report);
  mesh::SearchProgress progress(llvm::errs());
  if (isShown)
    request->notify = [&](const mesh::StrategyCost &cost, bool fits) {
      progress.add(cost, fits);
    };
  llvm::Error error = mesh::searchFile(
      *request, context,
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
