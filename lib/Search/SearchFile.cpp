//===- SearchFile.cpp - search for strategies of a program ----------------===//

#include "SearchProgram.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Search/StrategyEvaluator.h"
#include "mesh/Support/Quantity.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

#include <chrono>

using namespace mesh;

/// The part of the budget for the search; in the rest its best strategies are
/// lowered, and told apart.
static constexpr double kSearchShare = 0.7;

std::optional<int64_t> mesh::getMemoryLimit(const SearchRequest &request,
                                            const MachineModel &machine) {
  if (request.memoryLimit || machine.memory == 0)
    return request.memoryLimit;
  return machine.memory;
}

namespace {
using Clock = std::chrono::steady_clock;

/// A strategy whose program is lowered whole.
struct LoweredStrategy {
  RatedStrategy rated;
  SearchResult program;

  const StrategyCost &getCost() const { return program.cost; }
};

/// One search, from the request to the report.
class FileSearch {
public:
  /// Searches from `start`, or from the program as it is.
  FileSearch(const SearchRequest &request, ModuleOp module,
             std::optional<Choices> start, const MachineModel &machine,
             raw_ostream &os)
      : request(request), module(module), start(std::move(start)),
        machine(machine), os(os),
        memoryLimit(getMemoryLimit(request, machine)) {}

  llvm::Expected<SearchResult> run();

private:
  llvm::Error search();
  llvm::Error lowerBest();
  std::optional<SearchResult> lower(const Choices &choices);
  std::optional<SearchResult> lower(const Choices &choices, int64_t limit);
  void printSummary();
  std::string getNote(const LoweredStrategy &strategy) const;
  void printStrategies();
  void printAnnotations();
  double getSeconds() const {
    return std::chrono::duration<double>(Clock::now() - begin).count();
  }
  /// Returns true once `share` of the budget is spent.
  bool isLate(double share = 1) const {
    return getSeconds() > share * request.budget ||
           (request.isStopped && request.isStopped());
  }
  bool fits(const StrategyCost &cost) const {
    return !memoryLimit || cost.bytes <= *memoryLimit;
  }

  const SearchRequest &request;
  ModuleOp module;
  std::optional<Choices> start;
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
  if (!start)
    start.emplace(options.numChoices.size());
  if (request.space.tie)
    evaluator->outlineRepeats(*start);
  options.memoryLimit = memoryLimit;
  options.seed = request.seed;
  options.evaluate = [&](const Choices &choices) {
    std::optional<StrategyCost> cost = evaluator->evaluate(choices);
    if (secondsToFirst == 0 && cost && fits(*cost))
      secondsToFirst = getSeconds();
    return cost;
  };
  options.isOver = [&] {
    isCut |= isLate(kSearchShare);
    return isCut;
  };
  LocalSearch search(std::move(options));
  rated = search.run(*start);
  numTried = search.getNumTried();
  if (rated.empty())
    return llvm::createStringError(
        "@" + entry +
        ": no strategy can be evaluated: " + evaluator->getFirstProblem());
  return llvm::Error::success();
}

/// Returns what the program takes once it is lowered whole, with the rings that
/// hide communication and its planned memory. Values are recomputed if it does
/// not fit otherwise.
std::optional<SearchResult> FileSearch::lower(const Choices &choices) {
  std::optional<SearchResult> program = lower(choices, /*limit=*/0);
  if (!program || fits(program->cost) || !request.recomputes)
    return program;
  std::optional<SearchResult> smaller = lower(choices, *memoryLimit);
  if (!smaller)
    return program;
  smaller->isRecomputed = true;
  return smaller;
}

std::optional<SearchResult> FileSearch::lower(const Choices &choices,
                                              int64_t limit) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  space->mark(*copy);
  space->annotate(*copy, choices);
  mlir::ScopedDiagnosticHandler quiet(copy->getContext(),
                                      [](mlir::Diagnostic &) {});
  LowerOptions options = request.lower;
  options.memoryLimit = limit;
  auto signatures = lowerEntries(*copy, options);
  if (!signatures) {
    llvm::consumeError(signatures.takeError());
    return std::nullopt;
  }
  Signature &signature = signatures->front();
  if (!signature.prediction)
    return std::nullopt;
  int64_t bytes = 0;
  for (size_t function : llvm::seq(signature.functions.size()))
    bytes = std::max(bytes, getFunctionMemory(signature, function).getTotal());
  StrategyCost cost{signature.prediction->getSeconds(), bytes};
  return SearchResult{cost, std::move(signature)};
}

llvm::Error FileSearch::lowerBest() {
  for (const RatedStrategy &strategy : rated) {
    bool isFit = llvm::any_of(
        lowered, [&](const LoweredStrategy &it) { return fits(it.getCost()); });
    if (isFit && isLate())
      break;
    if (std::optional<SearchResult> program = lower(strategy.choices))
      lowered.push_back({strategy, std::move(*program)});
  }
  if (lowered.empty())
    return llvm::createStringError(
        "none of the best strategies can be lowered");
  llvm::stable_sort(lowered, [&](const auto &x, const auto &y) {
    const StrategyCost &a = x.getCost(), &b = y.getCost();
    if (fits(a) != fits(b))
      return fits(a);
    return fits(a) ? a.seconds < b.seconds : a.bytes < b.bytes;
  });
  const StrategyCost &best = lowered.front().getCost();
  if (fits(best))
    return llvm::Error::success();
  auto [needed, allowed] = formatBytesApart(best.bytes, *memoryLimit);
  return llvm::createStringError(
      "no strategy was found that fits into " + allowed +
      ": the least memory is " + needed + ", with a step of " +
      toText(best.seconds) +
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

std::string FileSearch::getNote(const LoweredStrategy &strategy) const {
  if (!fits(strategy.getCost()))
    return "does not fit";
  return strategy.program.isRecomputed ? "with --memory-limit" : "";
}

void FileSearch::printStrategies() {
  std::vector<std::vector<std::string>> rows{
      {"strategy", "step", "memory", "in local view", "memory"}};
  for (auto [number, strategy] : llvm::enumerate(lowered))
    rows.push_back(
        {std::to_string(number + 1), toText(strategy.getCost().seconds),
         rt::formatBytes(strategy.getCost().bytes),
         toText(strategy.rated.cost.seconds),
         rt::formatBytes(strategy.rated.cost.bytes), getNote(strategy)});
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
    os << "  a runner-up, " << toText(other.getCost().seconds) << ":\n";
    for (size_t group : space->getAnnotated(other.rated.choices)) {
      os << "    ";
      space->print(os, group, other.rated.choices);
      os << "\n";
    }
  }
}

llvm::Expected<SearchResult> FileSearch::run() {
  if (llvm::Error error = search())
    return error;
  if (llvm::Error error = lowerBest())
    return error;
  printSummary();
  printStrategies();
  printAnnotations();
  space->mark(module);
  space->annotate(module, lowered.front().rated.choices);
  return std::move(lowered.front().program);
}

llvm::Expected<SearchResult> mesh::searchProgram(ModuleOp module,
                                                 const SearchRequest &request,
                                                 std::optional<Choices> start,
                                                 const MachineModel &machine,
                                                 raw_ostream &os) {
  return FileSearch(request, module, std::move(start), machine, os).run();
}
