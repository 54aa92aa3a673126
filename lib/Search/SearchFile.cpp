//===- SearchFile.cpp - search for a strategy of a file -------------------===//

#include "mesh/Search/SearchFile.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Execution/WrittenFiles.h"
#include "mesh/Search/SetMesh.h"
#include "mesh/Search/StrategyEvaluator.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WriteFile.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

#include <chrono>

using namespace mesh;

/// The part of the budget for the search; in the rest its best strategies are
/// lowered, and told apart.
static constexpr double kSearchShare = 0.7;

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
  FileSearch(const SearchRequest &request, ModuleOp module,
             const MachineModel &machine, raw_ostream &os)
      : request(request), module(module), machine(machine), os(os) {
    memoryLimit = request.memoryLimit;
    if (!memoryLimit && machine.memory > 0)
      memoryLimit = machine.memory;
  }

  llvm::Error run();

private:
  llvm::Error search();
  llvm::Error lowerBest();
  std::optional<StrategyCost> lower(const Choices &choices);
  void printSummary();
  void printStrategies();
  void printAnnotations();
  double getSeconds() const {
    return std::chrono::duration<double>(Clock::now() - begin).count();
  }
  bool isLate() const { return getSeconds() > request.budget; }
  bool fits(const StrategyCost &cost) const {
    return !memoryLimit || cost.bytes <= *memoryLimit;
  }

  const SearchRequest &request;
  ModuleOp module;
  const MachineModel &machine;
  raw_ostream &os;
  std::optional<int64_t> memoryLimit;
  Clock::time_point begin = Clock::now();
  std::optional<SearchSpace> space;
  std::optional<StrategyEvaluator> evaluator;
  std::vector<RatedStrategy> rated;
  std::vector<LoweredStrategy> lowered;
  size_t numTried = 0;
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
  evaluator.emplace(module, entry, *space, request.lower.machine, machine);
  LocalSearchOptions options;
  options.numChoices = space->getNumChoices();
  Choices start(options.numChoices.size());
  if (request.space.tie)
    evaluator->outlineRepeats(start);
  options.memoryLimit = memoryLimit;
  options.seed = request.seed;
  options.evaluate = [&](const Choices &choices) {
    std::optional<StrategyCost> cost = evaluator->evaluate(choices);
    if (secondsToFirst == 0 && cost && fits(*cost))
      secondsToFirst = getSeconds();
    return cost;
  };
  options.isOver = [&] {
    isCut |= getSeconds() > kSearchShare * request.budget;
    return isCut;
  };
  LocalSearch search(std::move(options));
  rated = search.run(std::move(start));
  numTried = search.getNumTried();
  if (rated.empty())
    return llvm::createStringError(
        "@" + entry +
        ": no strategy can be evaluated: " + evaluator->getFirstProblem());
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

llvm::Error FileSearch::lowerBest() {
  for (const RatedStrategy &strategy : rated) {
    bool isFit = llvm::any_of(
        lowered, [&](const LoweredStrategy &it) { return fits(it.cost); });
    if (isFit && isLate())
      break;
    if (std::optional<StrategyCost> cost = lower(strategy.choices))
      lowered.push_back({strategy, *cost});
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
  os << llvm::formatv("  {0} strategies tried, {1} of them different programs, "
                      "in {2:f1} s{3}; the first that fits after {4:f1} s\n",
                      numTried, evaluator->getNumPartitioned(), getSeconds(),
                      isCut ? ", all of the budget" : "", secondsToFirst);
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
    auto without = evaluator->evaluate(space->dropGroup(best.choices, group));
    os << ": " << (without ? toText(without->seconds) : "impossible")
       << (without && !fits(*without) ? ", does not fit\n" : "\n");
  }
  for (const LoweredStrategy &other : ArrayRef(lowered).drop_front()) {
    os << "  a runner-up, " << toText(other.cost.seconds) << ":\n";
    for (size_t group : space->getAnnotated(other.rated.choices)) {
      os << "    ";
      space->print(os, group, other.rated.choices);
      os << "\n";
    }
  }
}

llvm::Error FileSearch::run() {
  if (llvm::Error error = search())
    return error;
  if (llvm::Error error = lowerBest())
    return error;
  printSummary();
  printStrategies();
  printAnnotations();
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
  // With the report on standard output, the program goes to a file.
  llvm::Error error = FileSearch(chosen, module, *machine, os).run();
  if (!error)
    return error;
  return llvm::createStringError(request.file + ": " +
                                 llvm::toString(std::move(error)));
}
