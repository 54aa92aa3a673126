//===- TrainFile.cpp - the tool mesh-train --------------------------------===//

#include "mesh/Train/TrainFile.h"

#include "BatchSource.h"
#include "CheckRequest.h"
#include "CheckpointLock.h"
#include "InitialState.h"
#include "LossPlot.h"
#include "StateCheck.h"
#include "StepArguments.h"
#include "TrainFacts.h"
#include "TrainState.h"
#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/RunFacts.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"

using namespace mesh;

namespace {
/// The stations of one request.
class Training {
public:
  Training(const TrainRequest &request, MLIRContext &context, raw_ostream &os)
      : request(request), context(context), job(request.execute.runtime.job),
        os(isRoot(job) ? os : llvm::nulls()), losses(job) {}

  llvm::Error run();

private:
  llvm::Error checkRequest() { return mesh::checkRequest(request, lock); }
  llvm::Error compile();
  llvm::Error compileStep(ArrayRef<int64_t> donated);
  llvm::Error createState();
  llvm::Error findLoss();
  llvm::Error prepareArguments();
  llvm::Error startSession();
  llvm::Error readState();
  llvm::Error agreeOnFacts();
  llvm::Error computeState();
  /// Asks all processes of a job whether to end now.
  llvm::Error pollInterrupt();
  llvm::Error train();
  /// Runs step `done`.
  llvm::Error runStep();
  /// Saves what a step that failed by `error` has left.
  llvm::Error rescue(llvm::Error error);
  /// Writes the state that training begins with: whatever happens later, there
  /// is a checkpoint, and it is known that one can be written.
  llvm::Error saveFirst();
  /// Writes the checkpoint, but none of a state that steps have spoiled: one
  /// from before is better.
  llvm::Error save();
  /// Writes the tensors that rank 0 has.
  llvm::Error write(std::vector<Leaf> leaves);
  llvm::Error writePlot();
  /// Draws the losses, and returns `error` with what the checkpoint has.
  llvm::Error failToSave(llvm::Error error);
  /// Says which step the checkpoint is of.
  std::string describeCheckpoint() const;
  void warnOfLoss() const;
  void warnOfState(StringRef name) const;
  void printProgress(bool isLast);
  const Signature &getSignature() const {
    return program->getEntries().front().signature;
  }

  const TrainRequest &request;
  MLIRContext &context;
  rt::Job *const job;
  raw_ostream &os;

  CheckpointLock lock;
  std::unique_ptr<SourceFile> source;
  CompileOptions options;
  std::unique_ptr<Program> program;
  /// With a job.
  std::string programDigest;
  std::unique_ptr<Session> session;
  /// The arguments that are parameters which the step does not return.
  SmallVector<int64_t> frozen;
  TrainState state;
  std::optional<InitialState> initial;
  BatchSource batches;
  /// The arguments of all steps, and the memory of results that are not kept.
  std::vector<std::pair<size_t, HostTensor>> constants;
  std::vector<std::pair<size_t, HostTensor>> others;
  size_t loss = 0;

  /// The steps that the state has seen, and those that the checkpoint has.
  int64_t done = 0, saved = -1;
  StateCheck check;
  /// True if the state was spoiled when it was to be saved last.
  bool isSpoiled = false;
  Losses losses;
  bool isInterrupted = false;
  /// For the speed: when it began, and from where on.
  std::chrono::steady_clock::time_point begin;
  int64_t first = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Preparations
//===----------------------------------------------------------------------===//

llvm::Error Training::compileStep(ArrayRef<int64_t> donated) {
  mlir::OwningOpRef<ModuleOp> module = source->getModule().clone();
  CompileOptions own = options;
  own.entries = {request.entry};
  own.donated = llvm::to_vector(donated);
  if (job)
    own.afterStage = [&](Stage stage, ModuleOp module) {
      if (stage == Stage::Rings)
        programDigest = digestProgram(module);
    };
  auto compiled = Program::compile(*module, own);
  if (!compiled)
    return llvm::createStringError(request.file + ": " +
                                   llvm::toString(compiled.takeError()));
  program = std::move(*compiled);
  return llvm::Error::success();
}

llvm::Error Training::compile() {
  auto opened = openProgram(request.file, context,
                            isRoot(job) ? llvm::errs() : llvm::nulls(),
                            NonFiniteSteps::Skip);
  if (!opened)
    return opened.takeError();
  source = std::move(*opened);
  auto selected = selectEntry(source->getModule(), request.entry);
  if (!selected)
    return llvm::createStringError(request.file + ": " +
                                   llvm::toString(selected.takeError()) +
                                   "; mesh.train_step makes steps of training");
  options = request.compile;
  // Threads copy messages with the cores that compute: rings hide nothing.
  if (!job && options.machine.empty() &&
      options.overlap == OverlapRequest::Auto)
    options.overlap = OverlapRequest::None;
  auto function =
      source->getModule().lookupSymbol<FunctionOpInterface>(request.entry);
  SmallVector<int64_t> returned = findReturned(function);
  frozen = findFrozen(function, returned);
  if (llvm::Error error = compileStep(returned))
    return error;
  return areInPlaceByName(getSignature()) ? llvm::Error::success()
                                          : compileStep({});
}

llvm::Error Training::createState() {
  // A frozen parameter may be an argument as others are.
  llvm::erase_if(frozen, [&](int64_t argument) {
    auto isIts = [&](StringRef spec) {
      return spec.split('=').first == getSignature().arguments[argument].name;
    };
    return llvm::any_of(request.arguments, isIts) ||
           llvm::any_of(request.data, isIts);
  });
  auto created = TrainState::create(getSignature(), frozen);
  if (!created)
    return created.takeError();
  state = std::move(*created);
  return llvm::Error::success();
}

llvm::Error Training::findLoss() {
  auto found = Losses::findResult(getSignature(), state);
  if (!found)
    return found.takeError();
  loss = *found;
  return llvm::Error::success();
}

llvm::Error Training::prepareArguments() {
  const Signature &signature = getSignature();
  auto opened =
      BatchSource::open(signature, request.data, request.seed, request.shuffle);
  if (!opened)
    return opened.takeError();
  batches = std::move(*opened);
  SmallVector<int64_t> kept = state.getArguments();
  SmallVector<StringRef> given;
  for (auto [index, value] : llvm::enumerate(signature.arguments)) {
    auto isIts = [&](StringRef spec) {
      return spec.split('=').first == value.name;
    };
    auto spec = llvm::find_if(request.arguments, isIts);
    bool isGiven = spec != request.arguments.end();
    if (isGiven && std::any_of(spec + 1, request.arguments.end(), isIts))
      return llvm::createStringError("argument '" + value.name +
                                     "' is given twice by --arg");
    bool isKept = llvm::is_contained(kept, index);
    if (isGiven && (isKept || batches.find(index)))
      return llvm::createStringError(
          "argument '" + value.name + "' cannot be given by --arg: it has " +
          (isKept ? "a new value in each step; --params gives the first one"
                  : "batches from a file"));
    if (isKept && batches.find(index))
      return llvm::createStringError("argument '" + value.name +
                                     "' has a new value in each step, so it "
                                     "takes no batches");
    if (isGiven)
      given.push_back(*spec);
    if (isKept || batches.find(index))
      continue;
    if (!isGiven)
      return llvm::createStringError(
          "argument '" + value.name + "' of @" + request.entry +
          " has no value: give batches by --data " + value.name +
          "=file.npy, or one value by --arg " + value.name + "=...");
    auto parsed = parseArgumentSpec(StringRef(*spec).split('=').second);
    if (!parsed)
      return parsed.takeError();
    auto tensor = makeArgument(*parsed, value.placement.getGlobalShape(),
                               request.seed, index);
    if (!tensor)
      return tensor.takeError();
    constants.emplace_back(index, std::move(*tensor));
  }
  for (StringRef spec : request.arguments)
    if (!llvm::is_contained(given, spec))
      return llvm::createStringError("@" + request.entry +
                                     " has no argument '" +
                                     spec.split('=').first + "'");
  for (auto [index, layout] : llvm::enumerate(session->getResultLayouts()))
    if (!state.isResult(index)) {
      auto memory = HostTensor::create({MESH_RT_I8, {layout->getNumBytes()}});
      if (!memory)
        return memory.takeError();
      others.emplace_back(index, std::move(*memory));
    }
  return llvm::Error::success();
}

llvm::Error Training::startSession() {
  auto started =
      Session::create(program->getEntries().front(), request.execute);
  if (!started)
    return started.takeError();
  session = std::move(*started);
  return llvm::Error::success();
}

llvm::Error Training::readState() {
  if (llvm::Error error = state.allocate(*session))
    return error;
  initial.emplace(source->getModule(), options, request.execute, request.entry,
                  request.seed);
  if (!request.resume) {
    for (StringRef file : request.params)
      if (llvm::Error error = initial->read(file, state))
        return error;
    return llvm::Error::success();
  }
  if (llvm::Error error = initial->resume(request.checkpoint, state, losses))
    return error;
  done = saved = losses.get().size();
  return llvm::Error::success();
}

llvm::Error Training::agreeOnFacts() {
  return job ? agreeOn(job, describeTraining(request, programDigest, batches,
                                             constants, state, done))
             : llvm::Error::success();
}

llvm::Error Training::computeState() { return initial->compute(state); }

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Training::printProgress(bool isLast) {
  bool isLine = isLast || done % request.logEvery == 0;
  // Open MPI gives its processes a terminal, whether it has one or not.
  bool isDisplayed = !job && os.is_displayed();
  if (!isLine && !isDisplayed)
    return;
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  double speed = static_cast<double>(done - first) / seconds.count();
  if (isDisplayed)
    os << "\r";
  os << llvm::format("step %lld of %lld  loss %.6g", (long long)done,
                     (long long)request.steps, losses.get().back())
     << llvm::format("  %.3g steps/s", speed);
  if (isLine)
    os << "\n";
  os.flush();
}

llvm::Error Training::runStep() {
  batches.load(done);
  const Signature &signature = getSignature();
  std::vector<ArgumentMemory> arguments(signature.arguments.size());
  std::vector<char *> results(signature.results.size());
  for (size_t index : llvm::seq(arguments.size()))
    arguments[index].whole = batches.find(index);
  for (auto &[index, tensor] : constants)
    arguments[index].whole = tensor.data();
  for (auto &[index, memory] : others)
    results[index] = memory.data();
  state.fill(arguments, results);
  if (llvm::Error error = session->run(arguments, results))
    return error;
  const Session::Layout &layout = session->getResultLayouts()[loss];
  HostTensor whole(layout->getPlacement().getGlobalShape());
  if (llvm::Error error = session->joinTo(whole.data(), *layout, results[loss]))
    return error;
  state.advance();
  ++done;
  losses.add(whole.getDouble(0));
  return llvm::Error::success();
}

llvm::Error Training::saveFirst() {
  if (request.checkpoint.empty())
    return llvm::Error::success();
  auto leaves = state.getLeaves();
  if (!leaves)
    return leaves.takeError();
  check.begin(*leaves);
  return request.resume ? llvm::Error::success() : write(std::move(*leaves));
}

llvm::Error Training::save() {
  if (request.checkpoint.empty() || saved == done)
    return llvm::Error::success();
  auto finite = losses.isFinite();
  if (!finite)
    return finite.takeError();
  auto leaves = state.getLeaves();
  if (!leaves)
    return leaves.takeError();
  StringRef spoiled = check.findSpoiled(*leaves, !*finite);
  auto found = isAny(job, !spoiled.empty());
  if (!found)
    return found.takeError();
  if (*found && !isSpoiled)
    warnOfState(spoiled);
  isSpoiled = *found;
  return isSpoiled ? llvm::Error::success() : write(std::move(*leaves));
}

llvm::Error Training::write(std::vector<Leaf> leaves) {
  llvm::Error error = llvm::Error::success();
  if (isRoot(job)) {
    auto progress = losses.makeTensor();
    if (!progress)
      error = progress.takeError();
    else
      leaves.push_back({Losses::kName.str(), std::move(*progress)});
    if (!error)
      error = writeTensors(request.checkpoint, std::move(leaves));
  }
  if ((error = agree(job, std::move(error))))
    return error;
  saved = done;
  return llvm::Error::success();
}

llvm::Error Training::writePlot() {
  bool isWritten = isRoot(job) && !request.plot.empty();
  return agree(job, isWritten
                        ? writeFile(request.plot, drawLosses(losses.get()))
                        : llvm::Error::success());
}

llvm::Error Training::rescue(llvm::Error error) {
  std::string text = "step " + std::to_string(done + 1) + ": " +
                     llvm::toString(std::move(error));
  if (session->isOverwritten())
    text += "\nthe state in memory is lost";
  else if (llvm::Error other = llvm::joinErrors(save(), writePlot()))
    text += "\n" + llvm::toString(std::move(other));
  if (!request.checkpoint.empty())
    text += "\n" + describeCheckpoint();
  return llvm::createStringError(text);
}

llvm::Error Training::failToSave(llvm::Error error) {
  std::string text =
      llvm::toString(llvm::joinErrors(std::move(error), writePlot()));
  return llvm::createStringError(text + "\n" + describeCheckpoint());
}

std::string Training::describeCheckpoint() const {
  return request.checkpoint + " has the state after step " +
         std::to_string(saved);
}

void Training::warnOfLoss() const {
  if (!losses.hasDiverged())
    return;
  llvm::WithColor::warning(llvm::errs(), "mesh-train")
      << "the loss of step " << done << " is not finite\n";
}

void Training::warnOfState(StringRef name) const {
  if (isRoot(job))
    llvm::WithColor::warning(llvm::errs(), "mesh-train")
        << "'" << name << "' is not finite after step " << done
        << ", so the checkpoint stays as it was\n";
}

llvm::Error Training::pollInterrupt() {
  auto polled = isAny(job, request.isInterrupted && request.isInterrupted());
  if (!polled)
    return polled.takeError();
  isInterrupted = *polled;
  return llvm::Error::success();
}

llvm::Error Training::train() {
  begin = std::chrono::steady_clock::now();
  first = done;
  if (llvm::Error error = pollInterrupt())
    return error;
  while (done < request.steps && !isInterrupted) {
    if (llvm::Error error = runStep())
      return rescue(std::move(error));
    warnOfLoss();
    if (llvm::Error error = pollInterrupt())
      return error;
    printProgress(done == request.steps || isInterrupted);
    if (request.saveEvery && done % request.saveEvery == 0)
      if (llvm::Error error = save())
        return failToSave(std::move(error));
  }
  if (llvm::Error error = save())
    return failToSave(std::move(error));
  if (llvm::Error error = writePlot())
    return error;
  if (!request.checkpoint.empty())
    os << describeCheckpoint() << "\n";
  auto finite = losses.isFinite();
  if (!finite)
    return finite.takeError();
  if (!*finite)
    return llvm::createStringError("the loss of step " + llvm::Twine(done) +
                                   " is not finite");
  if (isSpoiled)
    return llvm::createStringError("the state after step " + llvm::Twine(done) +
                                   " is not finite");
  if (done >= request.steps)
    return llvm::Error::success();
  return llvm::createStringError("interrupted after step " + llvm::Twine(done));
}

llvm::Error Training::run() {
  using Station = llvm::Error (Training::*)();
  for (Station station :
       {&Training::checkRequest, &Training::compile, &Training::createState,
        &Training::findLoss, &Training::startSession,
        &Training::prepareArguments, &Training::readState,
        &Training::agreeOnFacts, &Training::computeState, &Training::saveFirst})
    if (llvm::Error error = agree(job, (this->*station)()))
      return error;
  return train();
}

llvm::Error mesh::trainFile(const TrainRequest &request, MLIRContext &context,
                            raw_ostream &os) {
  return Training(request, context, os).run();
}
