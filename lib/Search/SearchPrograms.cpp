//===- SearchPrograms.cpp - searches in files -----------------------------===//

#include "mesh/Search/SearchFile.h"

#include "ProgramSearch.h"
#include "mesh-rt/text.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Execution/WrittenFiles.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/Search/SetMesh.h"
#include "mesh/Search/StepVariants.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FormatVariadic.h"

#include <limits>

using namespace mesh;

llvm::Expected<size_t>
ProgramSearch::choose(std::vector<ProgramVariant> compared, int64_t devices,
                      double budget, raw_ostream &report) {
  ChooseProgramOptions options;
  options.entry = request.lower.entries.front();
  options.devices = devices;
  options.space = space;
  options.lower = request.lower;
  options.machine = &machine;
  options.memoryLimit = getMemoryLimit(request, machine);
  options.recomputes = request.recomputes;
  options.seed = getSeed();
  options.start = start;
  options.budget = budget;
  options.isStopped = request.isStopped;
  options.notify = request.notify;
  auto ranked = mesh::chooseProgram(compared, options, report);
  if (!ranked)
    return ranked.takeError();
  size_t best = ranked->front().number;
  comparisons.push_back({std::move(compared), std::move(*ranked)});
  if (llvm::Error error = take(comparisons.back(), 0))
    return error;
  return best;
}

llvm::Error ProgramSearch::take(ComparedPrograms &from, size_t number) {
  ChosenProgram choice = std::move(from.choices[number]);
  from.choices.erase(from.choices.begin() + static_cast<ptrdiff_t>(number));
  const ProgramVariant &variant = from.programs[choice.number];
  // Further comparisons are of the steps of a program.
  if (&from == &comparisons.front())
    label = variant.label;
  chosen = variant.module.get().clone();
  space.batchDim = variant.batchDim;
  start = std::move(choice.start.choices);
  return setMesh(*chosen, choice.mesh);
}

std::optional<ProgramSearch::Smaller>
ProgramSearch::findSmaller(double growth, int64_t leastBytes) {
  auto limit =
      static_cast<double>(getMemoryLimit(request, machine).value_or(0));
  // One that does not fit is to need less than those that were lowered.
  double most = std::max(limit, static_cast<double>(leastBytes - 1));
  // Programs that are expected to fit come first, by their time, and then
  // others by their memory: they may grow less.
  using Rank = std::pair<bool, double>;
  auto getRank = [&](const StrategyCost &cost) {
    auto bytes = static_cast<double>(cost.bytes);
    return growth * bytes <= limit ? Rank(false, cost.seconds)
                                   : Rank(true, bytes);
  };
  std::optional<Smaller> found;
  Rank best;
  for (ComparedPrograms &comparison : comparisons)
    for (auto [index, choice] : llvm::enumerate(comparison.choices)) {
      const StrategyCost &cost = choice.start.cost;
      if (static_cast<double>(cost.bytes) > most ||
          (found && getRank(cost) >= best))
        continue;
      best = getRank(cost);
      found = Smaller{&comparison, index, !best.first};
    }
  return found;
}

llvm::Error ProgramSearch::takeSmaller(const Smaller &smaller,
                                       raw_ostream &report) {
  const ChosenProgram &choice = smaller.from->choices[smaller.number];
  report << toText(choice.mesh) << ", "
         << smaller.from->programs[choice.number].label
         << (smaller.isExpectedToFit ? " is expected to fit\n" : " may fit\n");
  return take(*smaller.from, smaller.number);
}

llvm::Expected<mlir::OwningOpRef<ModuleOp>> mesh::defineEntry(ModuleOp source,
                                                              StringRef entry) {
  mlir::OwningOpRef<ModuleOp> defined = source.clone();
  // The body of a derivative is in no text that a person wrote.
  if (!source.lookupSymbol<FunctionOpInterface>(entry))
    if (llvm::Error error = defineFunctions(*defined, entry))
      return error;
  return defined;
}

llvm::Error ProgramSearch::readStart() {
  if (!request.startProgram)
    return llvm::Error::success();
  const std::string &entry = request.lower.entries.front();
  auto program = defineEntry(*programs.front().module, entry);
  if (!program)
    return program.takeError();
  auto decisions = SearchSpace::get(**program, entry, space);
  if (!decisions)
    return decisions.takeError();
  auto found = defineEntry(request.startProgram, entry);
  if (!found)
    return found.takeError();
  startProgram = std::move(*found);
  auto choices = decisions->read(*startProgram);
  if (!choices)
    return llvm::createStringError(
        "the start is no annotation of the program: " +
        llvm::toString(choices.takeError()));
  start = std::move(*choices);
  return llvm::Error::success();
}

unsigned ProgramSearch::getBatchDim(ModuleOp module) const {
  // Micro-batches are the first dimension of a step's batches.
  return getNumMicroBatches(module) > 1 ? 1 : 0;
}

int64_t ProgramSearch::getNumMicroBatches(ModuleOp module) const {
  auto step = module.lookupSymbol<TrainStepOp>(request.lower.entries.front());
  return step ? step.getNumMicroBatches() : 1;
}

std::vector<ProgramVariant>
ProgramSearch::divide(const ProgramVariant &program) const {
  std::vector<ProgramVariant> divided;
  divided.push_back({program.label, program.module.get().clone()});
  // On a mesh that is given, their number is chosen with the sharding of state.
  if (request.devices == 0)
    return divided;
  // The report then says what keeps batches from being divided, too.
  FirstProblem problem;
  for (mlir::OwningOpRef<ModuleOp> &module :
       divideMicroBatches(*program.module, request.lower.entries.front(),
                          request.maxMicroBatches, problem)) {
    std::string number =
        formatCount(getNumMicroBatches(*module), "micro-batch");
    divided.push_back({program.label + ", " + number, std::move(module)});
  }
  return divided;
}

llvm::Error ProgramSearch::chooseProgram() {
  constexpr double kShare = 0.45, kMeshShare = 0.6;
  std::vector<ProgramVariant> sources, variants;
  SmallVector<size_t> origins;
  for (auto [number, program] : llvm::enumerate(programs))
    for (ProgramVariant &each : divide(program)) {
      auto defined = defineEntry(*each.module, request.lower.entries.front());
      if (!defined)
        return defined.takeError();
      auto index = static_cast<int64_t>(number);
      variants.push_back({each.label,
                          std::move(*defined),
                          getBatchDim(*each.module),
                          {index, getNumMicroBatches(*each.module)}});
      sources.push_back(std::move(each));
      origins.push_back(number);
    }
  if (variants.size() == 1 && request.devices == 0) {
    chosen = std::move(variants.front().module);
    source = std::move(sources.front().module);
    return llvm::Error::success();
  }
  llvm::Expected<size_t> best =
      choose(std::move(variants), request.devices,
             (request.devices > 0 ? kMeshShare : kShare) * request.budget, os);
  if (!best)
    return best.takeError();
  source = std::move(sources[*best].module);
  std::swap(programs.front(), programs[origins[*best]]);
  MeshAttr mesh = (*chosen->getOps<MeshOp>().begin()).getMesh();
  if (llvm::Error error = setMesh(*source, mesh))
    return error;
  return setMesh(*programs.front().module, mesh);
}

llvm::Error ProgramSearch::chooseStep(ModuleOp source, double budget,
                                      raw_ostream &report) {
  constexpr double kShare = 0.2;
  const std::string &entry = request.lower.entries.front();
  FirstProblem problem;
  std::vector<ProgramVariant> variants =
      getStepVariants(source, entry, request.maxMicroBatches, problem);
  if (!problem.getText().empty())
    report << "the batch of @" << entry
           << " is divided no further: " << problem.getText() << "\n";
  if (variants.size() < 2)
    return llvm::Error::success();
  return choose(std::move(variants), /*devices=*/0, kShare * budget, report)
      .takeError();
}

/// Takes the error of `found`, if it is that nothing fits.
static std::unique_ptr<DoesNotFitError>
takeDoesNotFit(llvm::Expected<SearchResult> &found) {
  std::unique_ptr<DoesNotFitError> problem;
  if (found)
    return problem;
  if (llvm::Error other = llvm::handleErrors(
          found.takeError(), [&](std::unique_ptr<DoesNotFitError> each) {
            problem = std::move(each);
          }))
    found = std::move(other);
  return problem;
}

/// Returns `last`, with the least memory of all programs that were searched,
/// unless that is its own.
static llvm::Error addLeast(const DoesNotFitError &last, int64_t leastBytes) {
  std::string text = last.message();
  if (leastBytes < last.getBytes())
    text += "; another program needs " + rt::formatBytes(leastBytes);
  return llvm::createStringError(text);
}

llvm::Expected<SearchResult> ProgramSearch::search(ModuleOp source,
                                                   double budget,
                                                   raw_ostream &report,
                                                   Extension extension) {
  constexpr double kLeastShare = 0.25;
  WorkClock spent;
  space.batchDim = getBatchDim(source);
  if (llvm::Error error = chooseStep(source, budget, report))
    return error;
  SearchRequest rest = request;
  rest.startProgram = startProgram.get();
  rest.seed = getSeed();
  rest.notify = [&](const StrategyCost &cost, bool fits) {
    // As in estimates, nothing is hidden in local view.
    if (fits && cost.localSeconds <= extension.seconds)
      rest.budget += std::exchange(extension.budget, 0);
    if (request.notify)
      request.notify(cost, fits);
  };
  int64_t leastBytes = std::numeric_limits<int64_t>::max();
  // The next program is searched in any case, and others while there is time.
  for (bool isFirst = true;; isFirst = false) {
    rest.space = space;
    rest.lower.pipeline = getLowering();
    rest.budget = std::max(budget - spent.getSeconds(), kLeastShare * budget);
    auto found =
        searchProgram(*chosen, rest, std::exchange(start, {}), machine, report);
    std::unique_ptr<DoesNotFitError> problem = takeDoesNotFit(found);
    if (!problem)
      return found;
    leastBytes = std::min(leastBytes, problem->getBytes());
    std::optional<Smaller> smaller;
    if (isFirst || (spent.getSeconds() <= budget && !isStopped()))
      smaller = findSmaller(problem->getGrowth(), leastBytes);
    if (!smaller)
      return addLeast(*problem, leastBytes);
    report << problem->message() << "; ";
    if (llvm::Error error = takeSmaller(*smaller, report))
      return error;
  }
}

llvm::Expected<SearchResult> ProgramSearch::run() {
  const std::string &entry = request.lower.entries.front();
  if (request.maxMicroBatches > 1)
    for (ProgramVariant &program : programs)
      if (!program.module->lookupSymbol<TrainStepOp>(entry))
        return llvm::createStringError(
            "--micro-batches is for an entry that is a mesh.train_step, and @" +
            entry + " is none");
  space.batchDim = getBatchDim(*programs.front().module);
  if (llvm::Error error = readStart())
    return error;
  if (llvm::Error error = chooseProgram())
    return error;
  std::vector<PipelineProposal> proposals = proposePipelines();
  double budget = std::max(request.budget - getSeconds(), request.budget / 4);
  llvm::Expected<SearchResult> found =
      proposals.empty() ? search(*source, budget, os)
                        : comparePipelines(std::move(proposals), budget);
  if (found)
    programs.front().module = std::move(chosen);
  return found;
}

static llvm::Error checkNumbers(const SearchRequest &request) {
  // As meshes are checked.
  constexpr int64_t kMostDevices = std::numeric_limits<int32_t>::max();
  if (request.devices < 0 || request.devices > kMostDevices)
    return llvm::createStringError(llvm::formatv(
        "expected a positive number of at most {0} devices, got {1}",
        kMostDevices, request.devices));
  if (request.memoryLimit.value_or(1) < 1)
    return llvm::createStringError(
        llvm::formatv("the memory limit must be at least 1 B, got {0} B",
                      *request.memoryLimit));
  return llvm::Error::success();
}

static llvm::Error checkRequest(const SearchRequest &request) {
  if (request.lower.machine.empty())
    return llvm::createStringError(
        "a search needs the description of a machine, as in --machine=m.json");
  if (!request.lower.pipeline.empty())
    return llvm::createStringError(
        "a search runs no passes first: run those of --pipeline by mesh-opt, "
        "and search for their output");
  if (!(request.budget > 0))
    return llvm::createStringError(llvm::formatv(
        "the budget must be above 0 seconds, got {0}", request.budget));
  if (request.space.maxResults < 0)
    return llvm::createStringError(
        "the number of results must be at least 0, got " +
        llvm::Twine(request.space.maxResults));
  if (llvm::Error error = checkNumbers(request))
    return error;
  if (request.devices > 0 && !request.mesh.empty())
    return llvm::createStringError(
        "the mesh is given or chosen: give --mesh or --devices");
  if (request.devices > 0 && !request.start.empty())
    return llvm::createStringError(
        "--start has annotations on a mesh, which --devices chooses: give "
        "--mesh instead");
  if (request.maxMicroBatches < 1)
    return llvm::createStringError(
        "the number of micro-batches must be at least 1, got " +
        llvm::Twine(request.maxMicroBatches));
  if (request.maxMicroBatches > 1 && !request.start.empty())
    return llvm::createStringError(
        "--start has batches of one shape, which --micro-batches changes");
  if (request.files.size() > 1 && !request.start.empty())
    return llvm::createStringError(
        "--start is an annotation of one program, got " +
        llvm::Twine(request.files.size()));
  WrittenFiles files;
  for (const std::string &file : request.files)
    files.keepSources(file, request.lower);
  return request.output.empty() ? llvm::Error::success()
                                : files.add(request.output, "the program");
}

llvm::Expected<SearchResult>
mesh::searchPrograms(MutableArrayRef<ProgramVariant> programs,
                     const SearchRequest &request, raw_ostream &os) {
  if (llvm::Error error = checkRequest(request))
    return error;
  auto machine = readMachineModel(request.lower.machine);
  if (!machine)
    return machine.takeError();
  return ProgramSearch(programs, request, *machine, os).run();
}

/// Returns a copy of `module` with the mesh of `request`, and sets the entry,
/// which is that of the first program.
static llvm::Expected<ProgramVariant>
makeProgram(const std::string &name, ModuleOp module, SearchRequest &request) {
  ProgramVariant program{name, module.clone()};
  // Steps are defined for their mesh.
  if (!request.mesh.empty()) {
    auto mesh = parseMesh(request.mesh, program.module->getContext());
    if (!mesh)
      return mesh.takeError();
    if (llvm::Error error = setMesh(*program.module, *mesh))
      return error;
  }
  mlir::OwningOpRef<ModuleOp> defined = program.module->clone();
  if (llvm::Error error = defineFunctions(*defined, name))
    return error;
  auto entries = selectEntries(name, *defined, request.entry, /*all=*/false);
  if (!entries)
    return entries.takeError();
  request.entry = entries->front();
  request.lower.entries = std::move(*entries);
  return program;
}

llvm::Expected<SearchResult> mesh::searchModule(ModuleOp module, StringRef name,
                                                const SearchRequest &request,
                                                raw_ostream &os) {
  SearchRequest full = request;
  auto program = makeProgram(name.str(), module, full);
  if (!program)
    return program.takeError();
  llvm::Expected<SearchResult> found = searchPrograms(*program, full, os);
  if (!found)
    return found;
  module.getBodyRegion().takeBody(program->module->getBodyRegion());
  module->setAttrs((*program->module)->getAttrDictionary());
  return found;
}

llvm::Error mesh::searchFile(const SearchRequest &request, MLIRContext &context,
                             raw_ostream &os) {
  if (llvm::Error error = checkRequest(request))
    return error;
  constexpr double kLeastShare = 0.25;
  WorkClock clock;
  SearchRequest full = request;
  std::vector<ProgramVariant> programs;
  // Diagnostics show their lines.
  std::vector<std::unique_ptr<SourceFile>> sources;
  for (const std::string &file : request.files) {
    auto source = SourceFile::open(file, context, llvm::errs());
    if (!source)
      return source.takeError();
    sources.push_back(std::move(*source));
    auto program = makeProgram(file, sources.back()->getModule(), full);
    if (!program)
      return program.takeError();
    programs.push_back(std::move(*program));
  }
  if (!request.start.empty()) {
    auto source = SourceFile::open(request.start, context, llvm::errs());
    if (!source)
      return source.takeError();
    sources.push_back(std::move(*source));
    full.startProgram = sources.back()->getModule();
  }
  // Writing the program takes about as long.
  double filing = clock.getSeconds() * (request.output.empty() ? 1 : 2);
  full.budget = std::max(request.budget - filing, kLeastShare * request.budget);
  // With the report on standard output, the program goes to a file.
  llvm::Expected<SearchResult> found = searchPrograms(programs, full, os);
  if (!found)
    return llvm::createStringError(request.files.front() + ": " +
                                   llvm::toString(found.takeError()));
  if (request.output.empty())
    return llvm::Error::success();
  std::string text;
  llvm::raw_string_ostream(text) << *programs.front().module << "\n";
  return writeFile(request.output, text);
}
