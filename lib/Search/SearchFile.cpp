//===- SearchFile.cpp - search for a strategy of a file -------------------===//

#include "mesh/Search/SearchFile.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Execution/WrittenFiles.h"
#include "mesh/Search/SetMesh.h"
#include "mesh/Search/StrategySearch.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WriteFile.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

#include <chrono>

using namespace mesh;

/// The part of the budget for the search; in the rest its best strategies are
/// lowered, and told apart.
static constexpr double kSearchShare = 0.7;
/// The part of it for estimates.
static constexpr double kEstimateShare = 0.35;

namespace {
using Clock = std::chrono::steady_clock;

/// A strategy whose program is lowered whole.
struct LoweredStrategy {
  RatedStrategy rated;
  /// The costs of the lowered program.
  StrategyCost cost;
};

/// One search, from the request to the report.
class FileSearch {
public:
  FileSearch(const SearchRequest &request, ModuleOp module, ModuleOp start,
             const MachineModel &machine, raw_ostream &os)
      : request(request), module(module), startModule(start), machine(machine),
        os(os) {
    memoryLimit = request.memoryLimit;
    if (!memoryLimit && machine.memory > 0)
      memoryLimit = machine.memory;
  }

  llvm::Error run();

private:
  llvm::Error search();
  llvm::Error lowerBest();
  /// Returns true if one fits.
  bool lowerRated();
  std::optional<StrategyCost> lower(const Choices &choices);
  void printSummary();
  void printStrategies();
  void printAnnotations();
  void printBound();
  void printLinks();
  double getSeconds() const {
    return std::chrono::duration<double>(Clock::now() - begin).count();
  }
  /// Returns true once a part of the budget is used, or nobody waits any more.
  bool isOver(double share) const {
    return getSeconds() > share * request.budget || request.isInterrupted();
  }
  bool isLate() const { return isOver(1); }
  bool fits(const StrategyCost &cost) const {
    return !memoryLimit || cost.bytes <= *memoryLimit;
  }

  const SearchRequest &request;
  ModuleOp module;
  /// A program to start from, or null.
  ModuleOp startModule;
  const MachineModel &machine;
  raw_ostream &os;
  std::optional<int64_t> memoryLimit;
  Clock::time_point begin = Clock::now();
  std::optional<SearchSpace> space;
  std::optional<StrategySearch> strategies;
  std::vector<RatedStrategy> rated;
  std::vector<LoweredStrategy> lowered;
  double secondsToFirst = 0;
  bool isCut = false;
};
} // namespace

llvm::Error FileSearch::search() {
  const std::string &entry = request.lower.entries.front();
  auto found = SearchSpace::get(module, entry, request.space);
  if (!found)
    return found.takeError();
  space = std::move(*found);
  StrategySearchOptions options;
  options.machinePath = request.lower.machine;
  options.machine = &machine;
  options.memoryLimit = memoryLimit;
  options.tie = request.space.tie;
  options.seed = request.seed;
  options.isEstimateOver = [&] { return isOver(kEstimateShare); };
  options.isOver = [&] {
    isCut |= isOver(kSearchShare);
    return isCut;
  };
  if (startModule) {
    auto start = space->read(startModule);
    if (!start)
      return start.takeError();
    options.starts.push_back(std::move(*start));
  }
  options.notify = [&](const RatedStrategy &strategy) {
    if (secondsToFirst == 0 && fits(strategy.cost))
      secondsToFirst = getSeconds();
  };
  strategies.emplace(module, entry, *space, std::move(options));
  rated = strategies->run();
  if (rated.empty())
    return llvm::createStringError(
        "@" + entry + ": no strategy can be evaluated: " +
        strategies->getEvaluator().getFirstProblem());
  return llvm::Error::success();
}

/// Returns what the program takes once it is lowered whole, with the rings that
/// hide communication and its planned memory.
std::optional<StrategyCost> FileSearch::lower(const Choices &choices) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  space->mark(*copy);
  space->annotate(*copy, choices);
  mlir::ScopedDiagnosticHandler quiet(copy->getContext(),
                                      [](mlir::Diagnostic &) {});
  auto signatures = lowerEntries(*copy, request.lower);
  if (!signatures) {
    llvm::consumeError(signatures.takeError());
    return std::nullopt;
  }
  const Signature &signature = signatures->front();
  if (!signature.prediction)
    return std::nullopt;
  int64_t bytes = 0;
  for (size_t function : llvm::seq(signature.functions.size()))
    bytes = std::max(bytes, getFunctionMemory(signature, function).getTotal());
  return StrategyCost{signature.prediction->getSeconds(), bytes};
}

bool FileSearch::lowerRated() {
  bool isFit = false;
  for (const RatedStrategy &strategy : rated) {
    if (isFit && isLate())
      break;
    if (std::optional<StrategyCost> cost = lower(strategy.choices)) {
      lowered.push_back({strategy, *cost});
      isFit |= fits(*cost);
    }
  }
  return isFit;
}

llvm::Error FileSearch::lowerBest() {
  if (!lowerRated() && !lowered.empty()) {
    // Lowered, they need more than in local view: the next ones leave room.
    double growth = 1;
    for (const LoweredStrategy &each : lowered)
      growth = std::max(growth, static_cast<double>(each.cost.bytes) /
                                    static_cast<double>(each.rated.cost.bytes));
    rated = strategies->rank(
        static_cast<int64_t>(static_cast<double>(*memoryLimit) / growth));
    lowerRated();
  }
  if (lowered.empty())
    return llvm::createStringError(
        "none of the best strategies can be lowered");
  llvm::stable_sort(lowered, [&](const auto &a, const auto &b) {
    if (fits(a.cost) != fits(b.cost))
      return fits(a.cost);
    return fits(a.cost) ? a.cost.seconds < b.cost.seconds
                        : a.cost.bytes < b.cost.bytes;
  });
  const LoweredStrategy &best = lowered.front();
  if (fits(best.cost))
    return llvm::Error::success();
  auto [needed, allowed] = formatBytesApart(best.cost.bytes, *memoryLimit);
  return llvm::createStringError(
      "no strategy was found that fits into " + allowed +
      ": the least memory is " + needed + ", with a step of " +
      toText(best.cost.seconds) +
      (isCut ? "; the search ended with its budget, so a larger --budget may "
               "find one"
             : ""));
}

void FileSearch::printSummary() {
  os << "@" << request.lower.entries.front() << " on "
     << space->getMesh().getNumDevices()
     << " devices: " << space->getNumTensors() << " tensors in "
     << space->getNumGroups() << " groups, " << space->getNumChoices().size()
     << " decisions\n";
  os << llvm::formatv(
      "  {0} strategies estimated, {1} tried, {2} of them different "
      "programs, in {3:f1} s{4}; the first that fits after "
      "{5:f1} s\n",
      strategies->getNumEstimated(), strategies->getNumTried(),
      strategies->getEvaluator().getNumPartitioned(), getSeconds(),
      request.isInterrupted() ? ", interrupted"
      : isCut                 ? ", all of the budget"
                              : "",
      secondsToFirst);
}

void FileSearch::printStrategies() {
  std::vector<std::vector<std::string>> rows{
      {"strategy", "step", "memory", "in local view", "memory"}};
  for (auto [number, strategy] : llvm::enumerate(lowered))
    rows.push_back({std::to_string(number + 1), toText(strategy.cost.seconds),
                    rt::formatBytes(strategy.cost.bytes),
                    toText(strategy.rated.cost.seconds),
                    rt::formatBytes(strategy.rated.cost.bytes),
                    fits(strategy.cost) ? "" : "does not fit"});
  printRows(os, rows);
}

void FileSearch::printAnnotations() {
  const RatedStrategy &best = lowered.front().rated;
  SmallVector<size_t> annotated = space->getAnnotated(best.choices);
  os << (annotated.empty()
             ? "  no annotation is better than any\n"
             : "  annotations, and the step in local view without "
               "each of them:\n");
  for (size_t group : annotated) {
    os << "    ";
    space->print(os, group, best.choices);
    if (isLate()) {
      os << "\n";
      continue;
    }
    auto without = strategies->getEvaluator().evaluate(
        space->dropGroup(best.choices, group));
    os << ": " << (without ? toText(without->seconds) : "impossible")
       << (without && !fits(*without) ? ", does not fit\n" : "\n");
  }
  for (const LoweredStrategy &other : ArrayRef(lowered).drop_front()) {
    os << "  a runner-up, " << toText(other.cost.seconds) << ", differs in:\n";
    for (size_t group : llvm::seq(space->getNumGroups())) {
      if (space->getSharding(group, best.choices) ==
          space->getSharding(group, other.rated.choices))
        continue;
      os << "    ";
      space->print(os, group, other.rated.choices);
      os << "\n";
    }
  }
}

void FileSearch::printBound() {
  std::optional<double> least = strategies->getLeastSeconds();
  if (!least || *least <= 0)
    return;
  double best = std::numeric_limits<double>::infinity();
  for (const RatedStrategy &strategy : rated)
    best = std::min(best, strategy.cost.seconds);
  os << llvm::formatv(
      "  no strategy takes less than {0} in local view; what was "
      "found takes {1:f1}% more\n",
      toText(*least), 100 * (best / *least - 1));
}

/// Prints what the best strategy takes if links are slower or faster.
void FileSearch::printLinks() {
  constexpr double kChange = 0.2;
  std::vector<MachineModel> machines;
  std::vector<std::vector<std::string>> rows{
      {"bandwidth", "-20%", "+20%, in local view"}};
  auto add = [&](const std::string &name,
                 function_ref<Link &(MachineModel &)> getLink) {
    rows.push_back({name});
    for (double factor : {1 - kChange, 1 + kChange})
      getLink(machines.emplace_back(machine)).bandwidth *= factor;
  };
  for (const auto &[name, link] : machine.links)
    add("links of \"" + name + "\"",
        [&](MachineModel &model) -> Link & { return model.links[name]; });
  for (size_t level : llvm::seq(machine.levels.size()))
    add("level " + std::to_string(level), [&](MachineModel &model) -> Link & {
      return model.levels[level].link;
    });
  if (machines.empty() || isLate())
    return;
  auto seconds = strategies->getEvaluator().getSecondsOn(
      machines, lowered.front().rated.choices);
  for (auto [index, each] : llvm::enumerate(seconds))
    rows[1 + index / 2].push_back(each ? toText(*each) : "unknown");
  printRows(os, rows);
}

llvm::Error FileSearch::run() {
  if (llvm::Error error = search())
    return error;
  if (llvm::Error error = lowerBest())
    return error;
  printSummary();
  printStrategies();
  printBound();
  printAnnotations();
  printLinks();
  space->mark(module);
  space->annotate(module, lowered.front().rated.choices);
  std::string text;
  llvm::raw_string_ostream(text) << module << "\n";
  return request.output.empty() ? llvm::Error::success()
                                : writeFile(request.output, text);
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
  WrittenFiles files;
  files.keepSources(request.file, request.lower);
  return request.output.empty() ? llvm::Error::success()
                                : files.add(request.output, "the program");
}

llvm::Error mesh::searchFile(const SearchRequest &request, MLIRContext &context,
                             raw_ostream &os) {
  if (llvm::Error error = checkRequest(request))
    return error;
  auto machine = readMachineModel(request.lower.machine);
  if (!machine)
    return machine.takeError();
  auto source = SourceFile::open(request.file, context, llvm::errs());
  if (!source)
    return source.takeError();
  ModuleOp module = (*source)->getModule();
  mlir::OwningOpRef<ModuleOp> defined = module.clone();
  if (llvm::Error error = defineFunctions(*defined, request.file))
    return error;
  auto entries =
      selectEntries(request.file, *defined, request.entry, /*all=*/false);
  if (!entries)
    return entries.takeError();
  // The body of a derivative is in no text that a person wrote.
  if (!module.lookupSymbol<FunctionOpInterface>(entries->front()))
    module = *defined;
  if (!request.mesh.empty())
    if (llvm::Error error = setMesh(module, request.mesh))
      return error;
  SearchRequest chosen = request;
  chosen.lower.entries = std::move(*entries);
  std::unique_ptr<SourceFile> startFile;
  if (!request.start.empty()) {
    auto opened = SourceFile::open(request.start, context, llvm::errs());
    if (!opened)
      return opened.takeError();
    startFile = std::move(*opened);
  }
  ModuleOp start = startFile ? startFile->getModule() : ModuleOp();
  // With the report on standard output, the program goes to a file.
  llvm::Error error = FileSearch(chosen, module, start, *machine, os).run();
  if (!error)
    return error;
  return llvm::createStringError(request.file + ": " +
                                 llvm::toString(std::move(error)));
}
