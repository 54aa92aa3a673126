//===- SearchFile.cpp - search for strategies of a program ----------------===//

#include "GivenStart.h"
#include "LoweringGrowth.h"
#include "SearchProgram.h"
#include "StrategyLowering.h"

#include "mesh/Execution/ReportText.h"
#include "mesh/Search/StrategySearch.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WorkClock.h"

#include <set>

using namespace mesh;

/// The part of the budget for the search; in the rest its best strategies are
/// lowered, and told apart.
static constexpr double kSearchShare = 0.7;
/// The part for estimates of the budget that is left when they begin.
static constexpr double kEstimateShare = 0.35;

namespace {
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
  /// Returns what says how strategies are evaluated.
  StrategySearchOptions getOptions();
  /// Searches with repeated layers tied. Returns the best strategy that was
  /// found, or nothing.
  std::optional<Choices> searchTied();
  llvm::Error lowerBest();
  /// Lowers the start that was given: its evaluation may be wrong, and what is
  /// found is to be no worse. It is lowered as it is, or with the decisions
  /// that follow it if it is another program, as of other sizes.
  void lowerGivenStart();
  std::optional<LoweredStrategy> lowerAsGiven();
  /// Lowers the strategy that was evaluated with the least memory.
  void lowerLeast();
  /// Returns the error for lowered programs of which none fits.
  llvm::Error makeDoesNotFitError();
  /// Lowers the strategies of `rated`, the first one in any case, the others
  /// while there is time. Those that take more memory than in local view say
  /// which are to be next.
  void lowerRated();
  /// Recomputes values of lowered strategies that do not fit and are faster
  /// than those that do, while there is time.
  void recomputeLowered();
  /// Recomputes values of a lowered strategy so that it fits, if they can be.
  void recompute(LoweredStrategy &strategy);
  /// Lowers a strategy, with values recomputed if that is how it was found to
  /// fit, and if it fits so once it is lowered.
  std::optional<LoweredStrategy> lower(const RatedStrategy &strategy);
  /// Lowers a strategy, with values recomputed such that it needs at most
  /// `limit` bytes; 0: none is. If `isGiven`, the program is the start.
  std::optional<SearchResult> lower(const Choices &choices, int64_t limit,
                                    bool isGiven = false) {
    return lowering->lower(choices, limit, getPlanningSeconds(isGiven),
                           isGiven);
  }
  /// Returns the time for plans of recomputation, 0 for no bound.
  double getPlanningSeconds(bool isGiven) const;
  bool hasFitting() const {
    return isBeaten(std::numeric_limits<double>::infinity());
  }
  /// Returns true if a program was lowered that fits and takes no more time.
  bool isBeaten(double seconds) const {
    return llvm::any_of(lowered, [&](const LoweredStrategy &each) {
      return fits(each.getCost()) && each.getCost().seconds <= seconds;
    });
  }
  /// Returns about the seconds that the best strategy takes to be lowered.
  double getSecondsReserved() const {
    if (!lowering)
      return 0;
    return isShort && request.recomputes ? lowering->getSecondsToRecompute()
                                         : lowering->getSecondsToLower();
  }
  void report();
  double getSeconds() const { return clock.getSeconds(); }
  /// Returns true if what takes `seconds` would end after `share` of the
  /// budget.
  bool isLate(double seconds, double share = 1) const {
    return getSeconds() + seconds > share * request.budget || isStopped();
  }
  bool isStopped() const { return request.isStopped && request.isStopped(); }
  bool fits(const StrategyCost &cost) const { return cost.fits(memoryLimit); }
  /// Returns true if lowering one more program, or a few plans of it, takes
  /// little of the budget: then it may be exceeded so that something fits.
  bool mayExceed() {
    constexpr double kFew = 8;
    return kFew * lowering->getMostSeconds() < request.budget;
  }

  const SearchRequest &request;
  ModuleOp module;
  std::optional<Choices> start;
  const MachineModel &machine;
  raw_ostream &os;
  std::optional<int64_t> memoryLimit;
  /// The choices of the program that the request starts from.
  std::optional<Choices> givenStart;
  WorkClock clock;
  std::optional<SearchSpace> space;
  std::optional<StrategySearch> strategies;
  std::optional<StrategyLowering> lowering;
  std::vector<RatedStrategy> rated;
  /// The strategies that were lowered, or could not be.
  std::set<Choices> tried;
  std::vector<LoweredStrategy> lowered;
  double secondsToFirst = 0;
  /// True as long as no strategy fits with nothing recomputed.
  bool isShort = true;
  /// The annotations of the start that no decision can follow.
  size_t numLeftOut = 0;
  /// True if the budget ended the search, or its estimates.
  bool isCut = false, areEstimatesCut = false;
};
} // namespace

llvm::Error FileSearch::search() {
  const std::string &entry = request.lower.entries.front();
  auto found = SearchSpace::get(module, entry, request.space);
  if (!found)
    return found.takeError();
  space = std::move(*found);
  StrategySearchOptions options = getOptions();
  if (request.startProgram) {
    auto choices = space->read(request.startProgram);
    if (!choices)
      return choices.takeError();
    numLeftOut = space->countLeftOut(request.startProgram, *choices);
    givenStart = *choices;
    options.starts.push_back(std::move(*choices));
  }
  if (start)
    options.starts.push_back(*start);
  // Whatever ties allow, is allowed without them. A start that is given comes
  // first, since short of time the first one alone is evaluated.
  if (!request.space.tie && !request.startProgram)
    if (std::optional<Choices> tied = searchTied())
      options.starts.push_back(std::move(*tied));
  options.isEstimateOver = [&, end = 0.0](double seconds) mutable {
    // The program is read, and one strategy evaluated, before the first one.
    if (end == 0)
      end = getSeconds() + kEstimateShare * (request.budget - getSeconds());
    bool isOver = getSeconds() + seconds > end || isStopped();
    areEstimatesCut |= isOver;
    return isOver;
  };
  options.isOver = [&](double seconds) {
    isCut |=
        isLate(seconds, kSearchShare) || isLate(seconds + getSecondsReserved());
    return isCut;
  };
  strategies.emplace(module, entry, *space, std::move(options));
  lowering.emplace(request, module, *space, strategies->getEvaluator());
  rated = strategies->run();
  if (!rated.empty())
    return llvm::Error::success();
  FirstProblem &problem = strategies->getEvaluator().getFirstProblem();
  problem.emit();
  return llvm::createStringError(
      "@" + entry + ": no strategy can be evaluated: " + problem.getText());
}

StrategySearchOptions FileSearch::getOptions() {
  StrategySearchOptions options;
  options.lower = request.lower;
  options.machine = &machine;
  options.memoryLimit = memoryLimit;
  options.recomputes = request.recomputes;
  options.tie = request.space.tie;
  options.seed = request.seed;
  options.notify = [&](const RatedStrategy &strategy) {
    if (secondsToFirst == 0 && fits(strategy.cost))
      secondsToFirst = getSeconds();
    isShort &= !fits(strategy.cost) || strategy.cost.savedBytes > 0;
    if (request.notify)
      request.notify(strategy.cost, fits(strategy.cost));
  };
  return options;
}

std::optional<Choices> FileSearch::searchTied() {
  // An estimate or an evaluation takes as long as that of one layer.
  constexpr double kTiedShare = 0.25, kTiedEstimateShare = 0.12;
  const std::string &entry = request.lower.entries.front();
  SearchSpaceOptions tie = request.space;
  tie.tie = true;
  auto tied = SearchSpace::get(module, entry, tie);
  if (!tied) {
    llvm::consumeError(tied.takeError());
    return std::nullopt;
  }
  StrategySearchOptions options = getOptions();
  options.tie = true;
  options.isEstimateOver = [&](double seconds) {
    return isLate(seconds, kTiedEstimateShare);
  };
  options.isOver = [&](double seconds) { return isLate(seconds, kTiedShare); };
  std::vector<RatedStrategy> found =
      StrategySearch(module, entry, *tied, std::move(options)).run();
  if (found.empty())
    return std::nullopt;
  return space->untie(*tied, found.front().choices);
}

double FileSearch::getPlanningSeconds(bool isGiven) const {
  // The first plan is tried in any case.
  constexpr double kLeast = 1e-9, kLeastShare = 0.25;
  double rest = request.budget - getSeconds();
  if (hasFitting())
    return std::max(kLeast, rest);
  // A start is not to be lost. Of other strategies, the next one may fit.
  return isGiven ? 0 : std::max(kLeastShare * request.budget, rest / 2);
}

void FileSearch::lowerRated() {
  LoweringGrowth growth;
  for (size_t index = 0; index < rated.size();) {
    RatedStrategy strategy = rated[index++];
    if (tried.count(strategy.choices) || (isBeaten(strategy.cost.seconds) &&
                                          !fits(growth.applyTo(strategy.cost))))
      continue;
    // One that does not fit is to be recomputed in the end. One that was found
    // to fit with recomputation may be lowered twice.
    bool mayRecompute =
        strategy.cost.savedBytes > 0 || (request.recomputes && !hasFitting() &&
                                         !fits(growth.applyTo(strategy.cost)));
    double reserved = mayRecompute ? lowering->getSecondsToRecompute() : 0;
    if (!lowered.empty() && isLate(lowering->getSecondsToLower() + reserved)) {
      isCut |= !hasFitting();
      break;
    }
    tried.insert(strategy.choices);
    std::optional<LoweredStrategy> found = lower(strategy);
    if (!found)
      continue;
    lowered.push_back(std::move(*found));
    bool isOther =
        !lowered.back().program.isRecomputed && growth.add(lowered.back());
    // Others are as fast at best. But the time may not suffice.
    if (lowered.size() == 1 && !fits(lowered.back().getCost())) {
      if (mayExceed())
        lowerLeast();
      if (!isLate(lowering->getSecondsToRecompute()))
        recompute(lowered.front());
    }
    if (!isOther)
      continue;
    rated = strategies->rank(
        [&](const StrategyCost &each) { return growth.applyTo(each); });
    index = 0;
  }
  if (!hasFitting() && mayExceed())
    lowerLeast();
}

void FileSearch::lowerLeast() {
  const std::optional<RatedStrategy> &least = strategies->getLeast();
  if (memoryLimit && least && tried.insert(least->choices).second)
    if (std::optional<LoweredStrategy> found = lower(*least))
      lowered.push_back(std::move(*found));
}

std::optional<LoweredStrategy>
FileSearch::lower(const RatedStrategy &strategy) {
  // Plans for less than the least that was evaluated are many, and in vain.
  bool recomputes = strategy.cost.savedBytes > 0 && fits(strategy.cost);
  std::optional<SearchResult> program;
  if (recomputes)
    program = lower(strategy.choices, *memoryLimit);
  if (!program)
    program = lower(strategy.choices, /*limit=*/0);
  if (!program)
    return std::nullopt;
  return LoweredStrategy{strategy, std::move(*program), recomputes};
}

void FileSearch::recompute(LoweredStrategy &strategy) {
  if (!request.recomputes ||
      std::exchange(strategy.hasTriedRecomputation, true))
    return;
  if (auto smaller =
          lower(strategy.rated.choices, *memoryLimit, strategy.isGiven))
    strategy.program = std::move(*smaller);
}

void FileSearch::recomputeLowered() {
  // Where nothing fits, the one that needs least may.
  bool isLast = !hasFitting() && mayExceed();
  if (isLast)
    llvm::stable_sort(lowered, [](const auto &a, const auto &b) {
      return a.getCost().bytes < b.getCost().bytes;
    });
  for (LoweredStrategy &each : lowered) {
    if (each.hasTriedRecomputation || fits(each.getCost()) ||
        isBeaten(each.getCost().seconds))
      continue;
    if (!std::exchange(isLast, false) &&
        isLate(lowering->getSecondsToRecompute())) {
      isCut |= !hasFitting();
      return;
    }
    recompute(each);
  }
}

std::optional<LoweredStrategy> FileSearch::lowerAsGiven() {
  auto cost = evaluateGivenStart(module, request, machine);
  auto program =
      cost ? lower(*givenStart, /*limit=*/0, /*isGiven=*/true) : std::nullopt;
  if (!program)
    return std::nullopt;
  return LoweredStrategy{{*givenStart, *cost},
                         std::move(*program),
                         /*hasTriedRecomputation=*/false,
                         /*isGiven=*/true};
}

void FileSearch::lowerGivenStart() {
  std::optional<LoweredStrategy> found = lowerAsGiven();
  if (!found)
    if (auto cost = strategies->getEvaluator().evaluate(*givenStart)) {
      tried.insert(*givenStart);
      found = lower({*givenStart, *cost});
    }
  if (found)
    lowered.push_back(std::move(*found));
}

llvm::Error FileSearch::lowerBest() {
  if (givenStart)
    lowerGivenStart();
  lowerRated();
  if (request.recomputes)
    recomputeLowered();
  if (lowered.empty())
    return llvm::createStringError(
        "none of the best strategies can be lowered: " +
        lowering->getProblem());
  llvm::stable_sort(lowered, [&](const auto &x, const auto &y) {
    const StrategyCost &a = x.getCost(), &b = y.getCost();
    if (fits(a) != fits(b))
      return fits(a);
    return fits(a) ? a.seconds < b.seconds : a.bytes < b.bytes;
  });
  return fits(lowered.front().getCost()) ? llvm::Error::success()
                                         : makeDoesNotFitError();
}

llvm::Error FileSearch::makeDoesNotFitError() {
  const LoweredStrategy &least = lowered.front();
  // The lowered program says better what a strategy needs.
  const std::optional<RatedStrategy> &evaluated = strategies->getLeast();
  bool isOther = evaluated && tried.count(evaluated->choices) == 0;
  std::string text =
      describeLeast(lowered.size(), least.getCost(), *memoryLimit,
                    isOther ? evaluated->cost.bytes : least.getCost().bytes);
  if (isStopped())
    text += "; the search was interrupted";
  else if (isCut)
    text += "; the search ended with its budget, so a larger --budget may find "
            "one";
  return llvm::make_error<DoesNotFitError>(
      std::move(text), least.getCost().bytes, least.getGrowth());
}

void FileSearch::report() {
  SearchEffort effort;
  effort.seconds = getSeconds();
  effort.secondsToFirst = secondsToFirst;
  effort.numLeftOut = numLeftOut;
  effort.whyNotPlanned = lowering->getWhyNotPlanned();
  effort.end = isStopped()       ? ", interrupted"
               : isCut           ? ", all of the budget"
               : areEstimatesCut ? ", all of the budget for estimates"
                                 : "";
  SearchReport(
      request, machine, *space, *strategies, lowered,
      [&](double seconds) { return isLate(seconds); }, os)
      .print(effort);
}

llvm::Expected<SearchResult> FileSearch::run() {
  if (llvm::Error error = search())
    return error;
  if (llvm::Error error = lowerBest())
    return error;
  const LoweredStrategy &found = lowered.front();
  SearchResult &best = lowered.front().program;
  best.wholeOps = strategies->getWholeOps(found.rated.choices);
  best.assumedLoops =
      llvm::to_vector(strategies->getEvaluator().getAssumedLoops());
  report();
  if (found.isGiven) {
    ModuleOp given = request.startProgram;
    module.getBodyRegion().takeBody(given.getBodyRegion());
    module->setAttrs(given->getAttrDictionary());
  } else {
    space->mark(module);
    space->annotate(module, found.rated.choices);
  }
  best.cost.localSeconds = found.rated.cost.localSeconds;
  best.leastSeconds = getBound(*strategies, best.cost.localSeconds);
  return std::move(best);
}

llvm::Expected<SearchResult> mesh::searchProgram(ModuleOp module,
                                                 const SearchRequest &request,
                                                 std::optional<Choices> start,
                                                 const MachineModel &machine,
                                                 raw_ostream &os) {
  return FileSearch(request, module, std::move(start), machine, os).run();
}
