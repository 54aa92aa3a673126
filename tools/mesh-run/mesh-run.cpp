//===- mesh-run.cpp - run a program on many devices -----------------------===//

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Execution/CompileFlags.h"
#include "mesh/Execution/EntryFlags.h"
#include "mesh/Execution/FaultOption.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/RunFile.h"
#include "mesh/Execution/TransportFlag.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"

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
/// LLVM's takes no digits at all for 0.
class NumberParser : public cl::parser<double> {
public:
  using parser::parser;

  bool parse(cl::Option &option, llvm::StringRef flag, llvm::StringRef text,
             double &number) {
    return text.empty() ? option.error("expected a number, got ''", flag)
                        : parser::parse(option, flag, text, number);
  }
};

using NumberFlag = cl::opt<double, /*ExternalStorage=*/false, NumberParser>;

struct Options {
  cl::OptionCategory program{"What to run"};
  mesh::EntryFlags entries{program};
  cl::list<std::string> arguments{
      "arg", cl::cat(program), cl::value_desc("name=value"),
      cl::desc("An argument, by its mesh.name or number. The value is a .npy "
               "file, rand[:seed[:scale]], iota, zeros, ones or a number; "
               "of i1 also true or false. "
               "Arguments not given are rand")};
  cl::list<std::string> params{
      "params", cl::cat(program), cl::value_desc("file"),
      cl::desc("Tensors for arguments of their names: a .safetensors or .npz "
               "file. What --arg says comes first")};
  cl::opt<uint64_t> seed{"seed", cl::cat(program), cl::init(0),
                         cl::desc("The seed of random arguments")};

  cl::OptionCategory lowering{"How to compile it"};
  mesh::CompileFlags compile{lowering};
  cl::opt<std::string> chip{
      "gpu-chip", cl::cat(lowering), cl::init(mesh::GpuTarget().chip),
      cl::value_desc("sm_80"),
      cl::desc("With --transport=cuda, the oldest GPU that kernels are for")};
  cl::opt<std::string> libdevice{
      "libdevice", cl::cat(lowering), cl::value_desc("file"),
      cl::desc(
          "With --transport=cuda, libdevice.10.bc of the CUDA toolkit, for "
          "functions that Mesh does not write out")};
  mesh::PrintAfterFlag printAfter{lowering};

  cl::OptionCategory checking{"What to check"};
  cl::opt<bool> check{
      "check", cl::cat(checking),
      cl::desc("Compare the results with the program without its shardings, "
               "run on one device in double precision. Fail if they differ by "
               "more than the tolerance and 4 times the error on one device in "
               "the program's own types. If that error is more than half of "
               "the digits, the tolerance alone counts")};
  cl::opt<std::string> reference{
      "reference", cl::cat(checking), cl::value_desc("file[:function]"),
      cl::desc("Compare with that program instead; implies --check")};
  NumberFlag tolerance{
      "tolerance", cl::cat(checking),
      cl::desc("The largest relative error, |x - r| / |r|. The default is "
               "1e-12 for f64, 1e-5 for f32, 5e-3 for f16, 2e-2 for bf16: that "
               "of the least precise type that a result is computed from. Of "
               "integers that are computed from floats, the share that may "
               "differ")};

  cl::OptionCategory running{"How to run it, and what to write"};
  mesh::TransportFlag transport{
      "transport", cl::cat(running), cl::init(mesh::rt::transports().front()),
      cl::desc("What the devices are:"), mesh::TransportValues()};
  cl::opt<int64_t> gpus{
      "gpus", cl::cat(running), cl::init(0), cl::value_desc("n"),
      cl::desc("With --transport=cuda, how many GPUs the devices share; 0: all "
               "that there are, but no more than devices")};
  cl::opt<bool> tf32{
      "tf32", cl::cat(running),
      cl::desc("With --transport=cuda, let contractions of f32 round their "
               "operands to 10 bits")};
  cl::opt<bool> graphs{
      "graphs", cl::cat(running), cl::init(true),
      cl::desc("With --transport=cuda and --repeat, launch the program as a "
               "graph where it does the same each time")};
  cl::opt<bool> orderedSums{
      "ordered-sums", cl::cat(running),
      cl::desc("With --transport=cuda and several processes, sum floats in the "
               "order of the devices, to the bits of one process, and not as "
               "NCCL likes")};
  cl::opt<int64_t> repeat{
      "repeat", cl::cat(running), cl::init(1), cl::value_desc("n"),
      cl::desc("Run n times, after a run to warm up (on GPUs two), for the "
               "median time")};
  cl::opt<int64_t> steps{
      "steps", cl::cat(running), cl::init(1), cl::value_desc("n"),
      cl::desc("In each run, call the program n times, on GPUs without waiting "
               "for it in between. Times are of one call, counters of all")};
  NumberFlag deadline{
      "deadline", cl::cat(running), cl::init(10), cl::value_desc("seconds"),
      cl::desc("The longest time that a device waits for others in one op "
               "before the run fails with a report")};
  cl::opt<int64_t> credits{
      "credits", cl::cat(running), cl::init(0), cl::value_desc("n"),
      cl::desc("How many messages from one device to another may be under way "
               "before a send waits for its receive; none between processes")};
  cl::opt<int64_t> threads{
      "threads", cl::cat(running), cl::init(0), cl::value_desc("n"),
      cl::desc("How many threads the devices take turns on; by default as many "
               "as there are cores, or, where time is emulated, as devices")};
  cl::list<std::string> links{
      "link", cl::cat(running),
      cl::value_desc("axis:latency=20us,bandwidth=2GB/s[,half-duplex]"),
      cl::desc("Emulate the links of a mesh axis, or of all others (*): data "
               "arrives when the wire would have delivered it. Devices are a "
               "ring or, with topology=switch, joined by one")};
  cl::opt<std::string> flops{
      "flops", cl::cat(running), cl::value_desc("2GFLOP/s"),
      cl::desc("Emulate devices that compute at this rate: a contraction takes "
               "as long as it would on them, without a core for each")};
  cl::list<std::string> outputs{
      "out", cl::cat(running), cl::value_desc("name=file | folder | file"),
      cl::desc("Write a result, or all of them, as .npy; all of them as one "
               ".safetensors or .npz file. In a folder files are called as the "
               "results")};
  cl::opt<std::string> trace{
      "trace", cl::cat(running), cl::value_desc("file"),
      cl::desc("Write the timeline, for https://ui.perfetto.dev")};
  cl::opt<std::string> report{
      "report", cl::cat(running), cl::value_desc("file"),
      cl::desc("Write errors, times and counters as JSON; of a run that fails "
               "why, and what each device did before")};

  cl::OptionCategory trust{"What to try on it"};
  cl::list<std::string> inject{
      "inject", cl::cat(trust), cl::value_desc("fault:device=1,op=3"),
      cl::desc("Let something go wrong, at the device's communication op of "
               "that number, from 0 on; without device or op at each. Faults "
               "are throw, kill (processes), stall, delay:time=20ms, "
               "jitter:time=1ms[,seed=7], lose, duplicate and "
               "memory:bytes=65536")};
  cl::opt<bool> sameBits{
      "same-bits", cl::cat(trust),
      cl::desc("With --repeat, fail if a run's results are not those of the "
               "first one to the bit, on every device")};

  llvm::Error checkFlags() const;
  llvm::Expected<mesh::RunRequest> getRequest();

private:
  void addOutputs(mesh::RunRequest &request) const;
  llvm::Error addDevices(mesh::RunRequest &request) const;
};
} // namespace

/// A flag without effect is more likely a mistake than a wish.
llvm::Error Options::checkFlags() const {
  struct Need {
    const cl::Option &flag;
    bool isMet;
    llvm::StringRef needed;
  };
  bool isChecked = check || !reference.empty();
  bool isOnGpus = transport->isOnGpus;
  const Need needs[] = {
      {tolerance, isChecked, "--check or --reference"},
      {sameBits, repeat > 1, "--repeat of at least 2"},
      {chip, isOnGpus, "--transport=cuda"},
      {libdevice, isOnGpus, "--transport=cuda"},
      {gpus, isOnGpus, "--transport=cuda"},
      {tf32, isOnGpus, "--transport=cuda"},
      {graphs, isOnGpus, "--transport=cuda"},
      {orderedSums, isOnGpus, "--transport=cuda"},
  };
  for (const Need &need : needs)
    if (need.flag.getNumOccurrences() && !need.isMet)
      return llvm::createStringError("--" + need.flag.ArgStr + " needs " +
                                     need.needed);
  return llvm::Error::success();
}

/// Adds the tensors of file `path` to `tensors`.
static llvm::Error addTensors(llvm::StringRef path,
                              mesh::TensorReaders &tensors) {
  auto opened = mesh::TensorFile::open(path);
  if (!opened)
    return opened.takeError();
  auto file = std::make_shared<mesh::TensorFile>(std::move(*opened));
  for (const std::string &name : file->getNames())
    if (!tensors.try_emplace(name, [file, name] { return file->read(name); })
             .second)
      return llvm::createStringError(path + ": there is a tensor '" + name +
                                     "' in another file, too");
  return llvm::Error::success();
}

/// Fails if one of `files` cannot have all results.
static llvm::Error checkResults(llvm::ArrayRef<std::string> files,
                                const mesh::Signature &signature) {
  std::vector<llvm::StringRef> names;
  for (const mesh::EntryValue &result : signature.results)
    names.push_back(result.name);
  for (const std::string &file : files)
    if (llvm::Error error = mesh::checkTensorNames(file, names))
      return error;
  return llvm::Error::success();
}

/// Writes all results to each of `files`.
static llvm::Error saveResults(llvm::ArrayRef<std::string> files,
                               const mesh::Signature &signature,
                               llvm::ArrayRef<mesh::HostTensor> results) {
  for (const std::string &file : files) {
    std::vector<mesh::Leaf> tensors;
    for (auto [value, tensor] : llvm::zip_equal(signature.results, results))
      tensors.push_back({value.name, tensor.clone()});
    if (llvm::Error error = mesh::writeTensors(file, std::move(tensors)))
      return error;
  }
  return llvm::Error::success();
}

/// Adds the files that results go to: checkpoints, and others.
void Options::addOutputs(mesh::RunRequest &request) const {
  std::vector<std::string> files;
  for (const std::string &output : outputs)
    if (mesh::isCheckpoint(output) && !llvm::StringRef(output).contains('='))
      files.push_back(output);
    else
      request.outputs.push_back(output);
  request.archives = files;
  if (files.empty())
    return;
  request.checkSave = [files](const mesh::Signature &signature) {
    return checkResults(files, signature);
  };
  request.save = [files](const mesh::Signature &signature,
                         llvm::ArrayRef<mesh::HostTensor> results) {
    return saveResults(files, signature, results);
  };
}

llvm::Error Options::addDevices(mesh::RunRequest &request) const {
  if (gpus < 0)
    return llvm::createStringError(
        "the number of GPUs must be at least 0, got " + llvm::Twine(gpus));
  request.execute.runtime.transport = transport->name;
  if (!transport->isOnGpus)
    return llvm::Error::success();
  request.compile.gpu = {chip, libdevice};
  request.execute.runtime.cuda =
      mesh::rt::CudaOptions{.tf32 = tf32,
                            .orderedSums = orderedSums,
                            .numGpus = gpus,
                            .graphs = graphs};
  return llvm::Error::success();
}

llvm::Expected<mesh::RunRequest> Options::getRequest() {
  mesh::RunRequest request;
  for (llvm::StringRef path : params)
    if (llvm::Error error = addTensors(path, request.tensors))
      return error;
  request.params = params;
  addOutputs(request);
  request.file = entries.file;
  request.entry = entries.entry;
  request.allEntries = entries.allEntries;
  request.arguments = arguments;
  request.seed = seed;
  auto options = compile.getOptions();
  if (!options)
    return options.takeError();
  request.compile = std::move(*options);
  request.printAfter = printAfter;
  request.check = check;
  request.reference = reference;
  if (tolerance.getNumOccurrences())
    request.execute.tolerance = tolerance;
  request.execute.repeat = repeat;
  request.execute.steps = steps;
  request.deadlineSeconds = deadline;
  request.execute.runtime.credits = credits;
  request.execute.runtime.numThreads = threads;
  request.links = links;
  request.flopRate = flops;
  for (llvm::StringRef fault : inject)
    if (llvm::Error error =
            mesh::addFaultOption(fault, request.execute.runtime.faults))
      return error;
  request.execute.sameBits = sameBits;
  request.execute.runtime.catchSignals = true;
  // No thread can be stopped from outside, so nothing else ends the process.
  request.onStuck = [] { _exit(1); };
  request.trace = trace;
  if (llvm::Error error = addDevices(request))
    return error;
  request.report = report;
  return request;
}

/// Returns the error of what this process cannot do, by itself.
static llvm::Error checkTask(const Options &options, bool isParsed) {
  if (!isParsed)
    return llvm::createStringError("not all of the command line is understood");
  if (llvm::Error error = options.checkFlags())
    return error;
  if (options.entries.file.empty())
    return llvm::createStringError("there is no program: give a file");
  return llvm::Error::success();
}

static llvm::Error run(Options &options, bool isParsed, mesh::rt::Job *job) {
  if (llvm::Error error = mesh::agree(job, checkTask(options, isParsed)))
    return error;
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
  auto request = options.getRequest();
  if (llvm::Error error = mesh::agree(job, request.takeError()))
    return error;
  request->execute.runtime.job = job;
  return mesh::runFile(*request, context, llvm::outs());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions({&options.program, &options.lowering,
                            &options.checking, &options.running,
                            &options.trust});
  bool isParsed = cl::ParseCommandLineOptions(
      argc, argv,
      "Runs a tensor program on the devices of its mesh, checks it, and says "
      "what it cost.\nThe file is a module of any level above LLVM; - is "
      "standard input.\n\nExample: mesh-run --check program.mlir\n",
      &llvm::errs());

  auto job = mesh::joinJob(
      options.transport->name,
      [&](const std::string &name, const mesh::rt::RunReport &report) {
        mesh::reportLost(options.entries.file, options.report, name, report);
      });
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
    llvm::WithColor::error(llvm::errs(), "mesh-run") << text << "\n";
  return 1;
}
