//===- RunFile.cpp - the tool mesh-run ------------------------------------===//

#include "mesh/Execution/RunFile.h"

#include "CheckRequest.h"
#include "CompileClock.h"
#include "ErrorAbout.h"
#include "OutputPaths.h"
#include "ReferenceRun.h"
#include "ReportFile.h"
#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/EntryReport.h"
#include "mesh/Execution/FailureReport.h"
#include "mesh/Execution/FaultOption.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/RunFacts.h"
#include "mesh/Host/Npy.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/WithColor.h"

#include <thread>

using namespace mesh;

namespace {
/// The stations of one request.
class FileRun {
public:
  FileRun(const RunRequest &request, MLIRContext &context, raw_ostream &os)
      : request(request), context(context), job(request.execute.runtime.job),
        os(isRoot(job) ? os : llvm::nulls()),
        errors(isRoot(job) ? llvm::errs() : llvm::nulls()),
        reference(request, context, errors) {}

  llvm::Error run();

private:
  llvm::Error compile();
  /// Plans the files that are read and written, as far as the request says.
  llvm::Error planFiles();
  llvm::Error selectEntries();
  CompileOptions getCompileOptions();
  llvm::Error compileTheProgram();
  llvm::Error runEntries();
  llvm::Error checkResults();
  /// Writes the report, if one is wanted, also of a run that failed by `error`.
  llvm::Error report(llvm::Error error);
  void warn(const llvm::Twine &message);
  /// Tensors that no argument has, and arguments that have none.
  void warnOfTensors();
  /// Warns of injected faults that had no effect.
  void warnOfIdleFaults(const rt::RunReport &report);
  /// The run of an entry has failed, and does not end.
  void reportStuck(const Signature &signature, const rt::RunReport &report);
  /// Runs an entry and writes what is asked for.
  llvm::Error runEntry(size_t index);
  llvm::Error prepare(const Signature &signature);
  /// Writes what is asked for as .npy.
  llvm::Error writeOutputs(ArrayRef<HostTensor> results);
  /// Compares, prints and writes, at rank 0.
  llvm::Error evaluate(size_t index, const Execution &execution);

  const RunRequest &request;
  MLIRContext &context;
  rt::Job *const job;
  raw_ostream &os;
  raw_ostream &errors;

  std::unique_ptr<SourceFile> source;
  SmallVector<std::string> entries;
  LinkMap links;
  double flopRate = 0;
  WrittenFiles files;
  ReferenceRun reference;
  std::unique_ptr<Program> program;
  /// With a job.
  std::string programDigest;
  /// The arguments of the entry that runs.
  std::vector<OutputPath> outputs;
  std::vector<HostTensor> arguments;
  llvm::json::Object compilation;
  llvm::json::Array reports;
  int64_t numWrong = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Requested runs
//===----------------------------------------------------------------------===//

llvm::Error FileRun::planFiles() {
  if (!isRoot(job))
    return llvm::Error::success();
  files.keepSources(request.file, request.compile);
  files.keep(splitReference(request.reference).first, "the reference");
  for (StringRef argument : request.arguments) {
    auto [name, value] = argument.split('=');
    if (isArgumentFile(value))
      files.keep(value, ("argument '" + name + "'").str());
  }
  for (StringRef archive : request.archives)
    if (llvm::Error error = files.add(archive, "the results"))
      return error;
  // Only now: who trains replaces the checkpoint that the run goes on from.
  for (StringRef file : request.params)
    files.keep(file, "tensors that are read");
  if (!request.trace.empty())
    if (llvm::Error error = files.add(request.trace, "the timeline"))
      return error;
  if (!request.report.empty())
    return files.add(request.report, "the report");
  return llvm::Error::success();
}

llvm::Error FileRun::selectEntries() {
  if (request.allEntries &&
      (!request.outputs.empty() || request.save || !request.trace.empty()))
    return llvm::createStringError(
        "results and timelines are written for one entry, not for all");
  auto selected = mesh::selectEntries(request.file, source->getModule(),
                                      request.entry, request.allEntries);
  if (!selected)
    return selected.takeError();
  entries = std::move(*selected);
  return llvm::Error::success();
}

CompileOptions FileRun::getCompileOptions() {
  CompileOptions options = request.compile;
  options.entries = entries;
  // Devices that are threads copy messages with the cores that compute. Unless
  // the time of links is emulated, rings hide nothing.
  bool areThreads = !job && !request.execute.runtime.cuda;
  if (areThreads && links.empty() && options.machine.empty() &&
      options.overlap == OverlapRequest::Auto)
    options.overlap = OverlapRequest::None;
  options.credits = request.execute.runtime.credits;
  if (!job && request.printAfter.empty())
    return options;
  options.afterStage = [&](Stage stage, ModuleOp module) {
    if (job && stage == Stage::Rings)
      programDigest = digestProgram(module);
    if (llvm::is_contained(request.printAfter, stage))
      printStage(stage, module, os);
  };
  return options;
}

llvm::Error FileRun::compileTheProgram() {
  auto compiled = Program::compile(source->getModule(), getCompileOptions());
  if (!compiled)
    return makeErrorAbout(request.file, compiled.takeError());
  program = std::move(*compiled);
  return llvm::Error::success();
}

llvm::Error FileRun::prepare(const Signature &signature) {
  if (request.compile.memoryLimit == 0 && isRoot(job))
    if (llvm::Error error = warnOfMemory(signature, request.compile.machine))
      return error;
  if (isRoot(job)) {
    auto paths = resolveOutputs(signature, request.outputs, files);
    if (!paths)
      return paths.takeError();
    outputs = std::move(*paths);
    if (request.checkSave)
      if (llvm::Error error = request.checkSave(signature))
        return error;
  }
  auto tensors = makeArguments(signature, request.arguments, request.seed,
                               request.tensors);
  if (!tensors)
    return tensors.takeError();
  arguments = std::move(*tensors);
  return llvm::Error::success();
}

llvm::Error FileRun::writeOutputs(ArrayRef<HostTensor> results) {
  // All of them are complete before the first takes its place, so that they are
  // of one run.
  std::vector<CompleteFile> files;
  for (const OutputPath &output : outputs) {
    auto file =
        CompleteFile::write(output.path, formatNpy(results[output.result]));
    if (!file)
      return file.takeError();
    files.push_back(std::move(*file));
  }
  for (CompleteFile &file : files)
    if (llvm::Error error = file.commit())
      return error;
  return llvm::Error::success();
}

llvm::Error FileRun::evaluate(size_t index, const Execution &execution) {
  const Signature &signature = program->getEntries()[index].signature;
  EntryReport report{signature, execution, {}};
  report.repeatHint = "; --repeat=10 warms up";
  if (reference.isCompiled()) {
    auto comparisons = reference.compare(execution.results);
    if (!comparisons)
      return comparisons.takeError();
    report.comparisons = std::move(*comparisons);
  }
  numWrong += !report.ok();
  report.print(os);
  reports.push_back(report.toJson());
  if (llvm::Error error = writeOutputs(execution.results))
    return error;
  if (request.save)
    if (llvm::Error error = request.save(signature, execution.results))
      return error;
  if (request.trace.empty())
    return llvm::Error::success();
  std::string error = rt::writeChromeTrace(execution.report, request.trace);
  if (!error.empty())
    return llvm::createStringError(error);
  os << "  trace   " << request.trace << "\n";
  return llvm::Error::success();
}

llvm::Error FileRun::runEntry(size_t index) {
  const Program::Entry &entry = program->getEntries()[index];
  const Signature &signature = entry.signature;
  if (llvm::Error error = agree(job, prepare(signature)))
    return error;
  if (job)
    if (llvm::Error error =
            agreeOn(job, describeArguments(signature, arguments)))
      return error;
  if (llvm::Error error =
          agree(job, reference.isCompiled()
                         ? reference.compute(index, signature, arguments)
                         : llvm::Error::success()))
    return error;
  ExecuteOptions options = request.execute;
  options.runtime.deadline =
      llvm::cantFail(getDeadline(request.deadlineSeconds));
  options.runtime.trace = !request.trace.empty();
  if (reference.isCompiled())
    options.extendTolerance = [&](size_t result) {
      return reference.getCopyTolerance(result);
    };
  options.links = links;
  options.runtime.flopRate = flopRate;
  if (request.onStuck)
    options.runtime.onStuck = [&](const rt::RunReport &report) {
      reportStuck(signature, report);
      request.onStuck();
    };
  auto execution = execute(entry, arguments, options);
  if (!execution) {
    llvm::Error error = execution.takeError();
    llvm::visitErrors(error, [&](const llvm::ErrorInfoBase &info) {
      if (info.isA<RunFailure>())
        reports.push_back(describeFailedEntry(
            signature.name,
            static_cast<const RunFailure &>(info).getFailure()));
    });
    return makeErrorAbout("@" + signature.name, std::move(error));
  }
  warnOfIdleFaults(execution->report);
  return agree(job, isRoot(job) ? evaluate(index, *execution)
                                : llvm::Error::success());
}

/// In one piece: the processes of a job share where it goes.
void FileRun::warn(const llvm::Twine &message) {
  std::string line;
  llvm::raw_string_ostream stream(line);
  llvm::WithColor::warning(stream, "mesh-run") << message << "\n";
  errors << line;
}

void FileRun::warnOfIdleFaults(const rt::RunReport &report) {
  for (auto [fault, hasHappened] :
       llvm::zip_equal(request.execute.runtime.faults, report.faultsHappened))
    if (!hasHappened)
      warn(describeIdleFault(fault, report.devices));
}

/// The time that others than rank 0 leave it to that to report.
static constexpr std::chrono::seconds kCourtesy{2};

void FileRun::reportStuck(const Signature &signature,
                          const rt::RunReport &report) {
  if (!isRoot(job)) {
    std::this_thread::sleep_for(kCourtesy);
    if (report.failure.devices[0].state != rt::DeviceReport::State::Silent)
      return;
  }
  os.flush();
  reportFailedRun(request.file, request.report, std::move(reports),
                  signature.name, report);
}

llvm::Error FileRun::compile() {
  if (llvm::Error error = checkRunRequest(request))
    return error;
  for (StringRef link : request.links)
    if (llvm::Error error = addLinkOption(link, links))
      return error;
  if (!request.flopRate.empty()) {
    llvm::Expected<double> rate = parseFlopRate(request.flopRate);
    if (!rate)
      return rate.takeError();
    flopRate = *rate;
  }
  CompileClock clock;
  auto opened = openProgram(request.file, context, errors);
  if (!opened)
    return opened.takeError();
  source = std::move(*opened);
  if (llvm::Error error = selectEntries())
    return error;
  // Lowering changes the module. What is wrong with the program is best said by
  // those who split it.
  bool isCompared = request.check || !request.reference.empty();
  mlir::OwningOpRef<ModuleOp> original;
  if (isCompared && isRoot(job))
    original = source->getModule().clone();
  if (llvm::Error error = compileTheProgram())
    return error;
  compilation = clock.describe(program->isCached());
  return original ? reference.compile(std::move(original), entries)
                  : llvm::Error::success();
}

/// The first few of `names`, and how many more there are.
static std::string listNames(ArrayRef<StringRef> names) {
  constexpr size_t limit = 8;
  std::string text = "'" + llvm::join(names.take_front(limit), "', '") + "'";
  if (names.size() > limit)
    text += " and " + std::to_string(names.size() - limit) + " more";
  return text;
}

void FileRun::warnOfTensors() {
  llvm::StringSet<> wanted;
  for (const Program::Entry &entry : program->getEntries()) {
    const Signature &signature = entry.signature;
    for (const EntryValue &argument : signature.arguments)
      wanted.insert(argument.name);
    std::vector<StringRef> random =
        getUnspecified(signature, request.arguments, request.tensors);
    if (!random.empty())
      warn("@" + signature.name + " has random arguments: no file has " +
           listNames(random));
  }
  std::vector<StringRef> idle;
  for (StringRef name : request.tensors.keys())
    if (!wanted.contains(name))
      idle.push_back(name);
  llvm::sort(idle);
  if (!idle.empty())
    warn("no argument is called as these tensors are: " + listNames(idle));
}

llvm::Error FileRun::runEntries() {
  if (!request.params.empty())
    warnOfTensors();
  for (size_t index = 0; index < program->getEntries().size(); ++index)
    if (llvm::Error error = runEntry(index))
      return error;
  return llvm::Error::success();
}

llvm::Error FileRun::checkResults() {
  if (numWrong == 0)
    return llvm::Error::success();
  return llvm::createStringError(
      llvm::Twine(numWrong) + " of " + llvm::Twine(entries.size()) +
      (entries.size() == 1 ? " entry differs" : " entries differ") +
      " from the reference");
}

llvm::Error FileRun::report(llvm::Error error) {
  return isRoot(job)
             ? reportResult(request.file, request.report, std::move(reports),
                            std::move(error), std::move(compilation))
             : std::move(error);
}

llvm::Error FileRun::run() {
  // The report might take the place of what is to stay.
  if (llvm::Error error = agree(job, planFiles()))
    return error;
  llvm::Error error = agree(job, compile());
  if (!error && job)
    error = agreeOn(job, describeRun(request, entries, programDigest));
  if (!error)
    error = runEntries();
  // All processes know of that, as far as they are there still.
  bool hasFailed = bool(error);
  if (!hasFailed)
    error = checkResults();
  error = report(std::move(error));
  return hasFailed ? std::move(error) : agree(job, std::move(error));
}

llvm::Error mesh::runFile(const RunRequest &request, MLIRContext &context,
                          raw_ostream &os) {
  return FileRun(request, context, os).run();
}
