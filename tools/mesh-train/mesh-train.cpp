//===- mesh-train.cpp - train a program on many devices -------------------===//

#include "mesh/Execution/CompileFlags.h"
#include "mesh/Execution/FailureReport.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/RunFile.h"
#include "mesh/Execution/TransportFlag.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"
#include "mesh/Train/TrainFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

#include <csignal>
#include <unistd.h>

namespace cl = llvm::cl;

namespace {
volatile std::sig_atomic_t isInterrupted = 0;

struct Options {
  cl::OptionCategory program{"What to train"};
  cl::opt<std::string> file{cl::Positional, cl::cat(program),
                            cl::desc("<file>")};
  cl::opt<std::string> entry{
      "entry", cl::cat(program), cl::init("train_step"),
      cl::value_desc("function"),
      cl::desc("The step of training, as mesh.train_step declares it")};
  cl::opt<int64_t> steps{
      "steps", cl::cat(program), cl::value_desc("n"),
      cl::desc("Train until the parameters have seen n steps, with those "
               "before a checkpoint")};
  cl::list<std::string> data{
      "data", cl::cat(program), cl::value_desc("name=file.npy"),
      cl::desc("Batches for an argument. Rows of the file, its first dim, are "
               "samples or the batches of steps, by their shape. All files "
               "have as many rows")};
  cl::list<std::string> arguments{
      "arg", cl::cat(program), cl::value_desc("name=value"),
      cl::desc("An argument that all steps take, as in mesh-run")};
  cl::list<std::string> params{
      "params", cl::cat(program), cl::value_desc("file"),
      cl::desc("A .safetensors or .npz file of parameters to begin with. "
               "Others are initialized")};
  cl::opt<uint64_t> seed{
      "seed", cl::cat(program), cl::init(0),
      cl::desc("The seed of initial parameters and of the order of rows")};
  cl::opt<bool> shuffle{
      "shuffle", cl::cat(program), cl::init(true),
      cl::desc("Take the rows in another order in each epoch; "
               "--shuffle=false takes them as they come")};

  cl::OptionCategory lowering{"How to compile it"};
  mesh::CompileFlags compile{lowering};

  cl::OptionCategory writing{"What to write"};
  cl::opt<std::string> checkpoint{
      "checkpoint", cl::cat(writing), cl::value_desc("file"),
      cl::desc("A .safetensors or .npz file for parameters, state and losses. "
               "It is replaced as a whole or stays as it was")};
  cl::opt<bool> resume{
      "resume", cl::cat(writing),
      cl::desc("Go on from the checkpoint, which may be of another mesh")};
  cl::opt<int64_t> saveEvery{
      "save-every", cl::cat(writing), cl::init(0), cl::value_desc("n"),
      cl::desc("Write the checkpoint after each n steps, too; else before the "
               "first step, in the end, when interrupted, and when a step "
               "fails")};
  cl::opt<int64_t> logEvery{"log-every", cl::cat(writing), cl::init(10),
                            cl::value_desc("n"),
                            cl::desc("Print the loss after each n steps")};
  cl::opt<std::string> plot{
      "plot", cl::cat(writing), cl::value_desc("file.svg"),
      cl::desc("Draw the loss of each step, with those before a checkpoint")};

  cl::OptionCategory running{"How to run it"};
  mesh::TransportFlag transport{
      "transport", cl::cat(running), cl::init(mesh::rt::transports().front()),
      cl::desc("What the devices are:"),
      mesh::TransportValues(mesh::TransportValues::Devices::Cpus)};
  cl::opt<double> deadline{
      "deadline", cl::cat(running), cl::init(10), cl::value_desc("seconds"),
      cl::desc("The longest time that a device waits for others in one op "
               "before the run fails with a report")};
  cl::opt<int64_t> threads{
      "threads", cl::cat(running), cl::init(0), cl::value_desc("n"),
      cl::desc("How many threads the devices take turns on; by default as "
               "many as there are cores")};

  llvm::Expected<mesh::TrainRequest> getRequest();
};
} // namespace

/// Says why a run failed that does not end, or whose process has ended.
static void reportFailure(const std::string &entry,
                          const mesh::rt::RunReport &report) {
  llvm::Error error = llvm::make_error<mesh::RunFailure>(report);
  // As a whole, for launchers write at the same time.
  llvm::errs() << "mesh-train: error: " +
                      (entry.empty() ? "" : "@" + entry + ": ") +
                      llvm::toString(std::move(error)) + "\n";
}

llvm::Expected<mesh::TrainRequest> Options::getRequest() {
  mesh::TrainRequest request;
  request.file = file;
  request.entry = entry;
  request.steps = steps;
  request.data = data;
  request.arguments = arguments;
  request.params = params;
  request.seed = seed;
  request.shuffle = shuffle;
  request.checkpoint = checkpoint;
  request.resume = resume;
  request.saveEvery = saveEvery;
  request.logEvery = logEvery;
  request.plot = plot;
  auto options = compile.getOptions();
  if (!options)
    return options.takeError();
  request.compile = std::move(*options);
  auto longest = mesh::getDeadline(deadline);
  if (!longest)
    return longest.takeError();
  request.execute.runtime.deadline = *longest;
  if (threads < 0)
    return llvm::createStringError("--threads must be at least 0");
  request.execute.runtime.numThreads = threads;
  request.execute.runtime.transport = transport->name;
  request.execute.runtime.catchSignals = true;
  // No thread can be stopped from outside, so nothing else ends the process.
  request.execute.runtime.onStuck = [this](const mesh::rt::RunReport &report) {
    reportFailure(entry, report);
    _exit(1);
  };
  request.isInterrupted = [] { return isInterrupted != 0; };
  return request;
}

/// Ends the training after the current step. The next signal ends the process,
/// but for a closed terminal: the terminal and the shell may both tell of it.
static void interrupt(int signal) {
  isInterrupted = 1;
  if (signal != SIGHUP)
    std::signal(signal, SIG_DFL);
}

/// Returns the error of what this process cannot do, by itself.
static llvm::Error checkTask(const Options &options, bool isParsed) {
  if (!isParsed)
    return llvm::createStringError("not all of the command line is understood");
  if (options.file.empty())
    return llvm::createStringError("there is no program: give a file");
  if (!options.steps.getNumOccurrences())
    return llvm::createStringError(
        "the number of steps is missing: give --steps");
  return llvm::Error::success();
}

static llvm::Error run(Options &options, bool isParsed, mesh::rt::Job *job) {
  if (llvm::Error error = mesh::agree(job, checkTask(options, isParsed)))
    return error;
  auto request = options.getRequest();
  if (llvm::Error error = mesh::agree(job, request.takeError()))
    return error;
  request->execute.runtime.job = job;
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  mesh::registerExecution(registry);
  mlir::MLIRContext context(registry);
  // Diagnostics are about the user's text.
  context.printOpOnDiagnostic(false);
  return mesh::trainFile(*request, context, llvm::outs());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions({&options.program, &options.lowering,
                            &options.writing, &options.running});
  bool isParsed = cl::ParseCommandLineOptions(
      argc, argv,
      "Trains a program on the devices of its mesh, with batches from .npy "
      "files.\nThe program has a step of training, such as mesh.train_step "
      "declares.\n\nExample: mesh-train model.mlir --steps=100 --data "
      "tokens=tokens.npy\n",
      &llvm::errs());
  // The job leaves them to who handles them when it is joined.
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  // Unless it is to outlive the terminal, as by nohup.
  if (std::signal(SIGHUP, interrupt) == SIG_IGN)
    std::signal(SIGHUP, SIG_IGN);
  auto job = mesh::joinJob(options.transport->name, reportFailure);
  // A process of a job that is not given what it understands joins the others
  // to tell them: launchers leave them waiting for one that does not join.
  if (!isParsed && job && !*job)
    return 1;
  llvm::Error error =
      job ? run(options, isParsed, job->get()) : job.takeError();
  error = llvm::joinErrors(std::move(error), mesh::finishOutput());
  if (!error)
    return 0;
  // All processes return the same error.
  std::string text = llvm::toString(std::move(error));
  if (!job || mesh::isRoot(job->get()))
    llvm::WithColor::error(llvm::errs(), "mesh-train") << text << "\n";
  return 1;
}
