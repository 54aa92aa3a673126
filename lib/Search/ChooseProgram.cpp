//===- ChooseProgram.cpp - the best of several programs and meshes --------===//

#include "mesh/Search/ChooseProgram.h"

#include "Candidates.h"
#include "mesh-rt/text.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Search/MeshShapes.h"
#include "mesh/Search/ProgramMemory.h"
#include "mesh/Search/SetMesh.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Support/WorkClock.h"

#include <algorithm>
#include <set>

using namespace mesh;

/// The parts of the budget at whose ends the steps are over: a strategy that
/// splits all tensors, and one that fits, if memory is short; searches on one,
/// two and three axes; strategies tried on other candidates. The rest is for
/// further searches on the best of these, of which at most so many have equal
/// parts.
static constexpr double kSpread = 0.2, kFirst = 0.25;
static constexpr double kExplored = 0.4;
static constexpr double kTransferred = 0.8;
static constexpr size_t kMostDeepened = 3;

namespace {
/// One choice, from the candidates to the mesh of a program.
class ProgramChooser {
public:
  ProgramChooser(ArrayRef<ProgramVariant> programs,
                 const ChooseProgramOptions &options)
      : programs(programs), options(options),
        candidates(*options.machine, options.memoryLimit),
        memory(programs.size(), options.memoryLimit),
        memoryFits(programs.size()) {}

  llvm::Expected<std::vector<ChosenProgram>> run(raw_ostream &os);

private:
  llvm::Error addCandidates();
  /// If the first program may not fit, begins with the one that needs least, so
  /// that there is soon a strategy that fits.
  void findFitting();
  /// If memory is short, finds the program that needs least where all tensors
  /// are split, or the first that fits so.
  void findSpread();
  /// Returns a candidate of a program on as few axes as any has, or null.
  Candidate *getFirst(size_t program) const;
  void explore();
  /// Searches on a mesh of `numAxes` axes for which there is a strategy, from
  /// that of `smaller` unless it is null, until `end` of the budget.
  void exploreAxes(size_t numAxes, const Candidate *smaller, double end);
  void search(Candidate &candidate, Choices start, const IsOver &isOver);
  /// Learns from the best strategy of a candidate, if it has one, and what its
  /// estimates are like.
  void noteMemory(const Candidate &candidate);
  /// Returns what strategies of a candidate are expected to need at least.
  double getExpectedBytes(const Candidate &candidate) const {
    return memory.getExpected(candidate.getProgram(), candidate.getNumAxes());
  }
  bool mayFit(const Candidate &candidate) const {
    return memory.mayFit(candidate.getProgram(), candidate.getNumAxes());
  }
  /// Returns true if a candidate is expected to need less memory than a
  /// strategy that takes `cost` and does not fit.
  bool needsLess(const Candidate &candidate, const StrategyCost &cost) const;
  /// Returns true if a candidate may well need more memory than there is, and
  /// another one with as many axes, which is not tried yet, less than it.
  bool mayFail(const Candidate &candidate) const;
  /// Tries strategies on other candidates until `end` of the budget, those of
  /// slow programs only if `withSlow`.
  void transfer(double end, bool withSlow);
  /// Returns true if what is known of a program on some mesh is slower by far
  /// than the best strategy.
  bool isSlow(size_t program) const;
  void deepen();
  /// Returns true if the search starts from a strategy of this candidate.
  bool isStarted(const Candidate &candidate) const {
    return options.start && options.devices == 0 && candidate.getProgram() == 0;
  }
  /// Returns the candidate of `numAxes` axes that is searched next, or null:
  /// one of the first program that may fit, or else of the one that needs
  /// least.
  Candidate *getNext(size_t numAxes);
  bool fits(const StrategyCost &cost) const {
    return cost.fits(options.memoryLimit);
  }
  /// Returns the mesh of a candidate, with names of axes by what they split.
  MeshAttr getNamedMesh(const Candidate &candidate) const;
  void print(raw_ostream &os) const;

  /// Returns a function that says what would end after `share` of the budget.
  IsOver until(double share) const {
    return [this, share](double seconds) {
      return getSeconds() + seconds > share * options.budget ||
             (options.isStopped && options.isStopped());
    };
  }
  double getSeconds() const { return clock.getSeconds(); }
  /// Returns the part of the budget that is over.
  double getShare() const { return getSeconds() / options.budget; }
  /// Opens a candidate, which learns from the others. Keeps the time that this
  /// takes at most, and what its program needs at least.
  bool open(Candidate &candidate, bool isPatient = false);

  ArrayRef<ProgramVariant> programs;
  const ChooseProgramOptions &options;
  WorkClock clock;
  Candidates candidates;
  ProgramMemory memory;
  /// By program: what the last search or else the first probe says of estimates
  /// of memory.
  std::vector<std::optional<MemoryFit>> memoryFits;
  /// True if programs have a mesh, whose axes' names stay.
  bool isNamed = false;
  /// The candidate that is known to need least; null if it is not known.
  Candidate *leastSpread = nullptr;
  size_t numSearched = 0;
  double secondsToOpen = 0;
};
} // namespace

/// Returns the only mesh of `module`, or null.
static MeshAttr findMesh(ModuleOp module) {
  auto meshes = module.getOps<MeshOp>();
  return meshes.empty() ? MeshAttr() : (*meshes.begin()).getMesh();
}

llvm::Error ProgramChooser::addCandidates() {
  for (auto [number, variant] : llvm::enumerate(programs)) {
    ModuleOp module = variant.module.get();
    auto function = module.lookupSymbol<FunctionOpInterface>(options.entry);
    if (!function || function.isExternal())
      return llvm::createStringError("@" + options.entry +
                                     " has no body to split");
    MeshAttr mesh = findMesh(module);
    SmallVector<std::string> names;
    if (mesh)
      for (MeshAxisAttr axis : mesh.getAxes())
        names.push_back(axis.getName().str());
    isNamed |= !names.empty();
    SmallVector<MeshAttr> meshes{mesh};
    if (!mesh && options.devices == 0)
      return llvm::createStringError(
          "a search needs one mesh, got 0: give its axes, as in "
          "--mesh=data=2,model=4, or the number of devices");
    if (options.devices > 0)
      meshes = getMeshShapes(module.getContext(), options.devices, names,
                             *options.machine, options.space.batchAxis);
    for (MeshAttr shape : meshes)
      candidates.add(
          std::make_unique<Candidate>(number, variant, shape, options));
  }
  return llvm::Error::success();
}

bool ProgramChooser::open(Candidate &candidate, bool isPatient) {
  double before = getSeconds();
  size_t program = candidate.getProgram();
  if (!candidate.open(memoryFits[program], isPatient))
    return false;
  if (!memory.isKnown(program))
    memory.addEven(program, candidate.getEvenBytes());
  candidate.noteFitting(candidates.getBestSeconds());
  secondsToOpen = std::max(secondsToOpen, getSeconds() - before);
  return true;
}

void ProgramChooser::search(Candidate &candidate, Choices start,
                            const IsOver &isOver) {
  // Another search may have found it, and it is not to be lost.
  bool isGiven = isStarted(candidate) && !candidate.getBest();
  candidate.search(std::move(start), isGiven, isOver);
  ++numSearched;
  noteMemory(candidate);
}

void ProgramChooser::noteMemory(const Candidate &candidate) {
  memoryFits[candidate.getProgram()] = candidate.getFit();
  if (candidate.getBest())
    memory.addStrategy(candidate.getProgram(), candidate.getNumAxes(),
                       candidate.getBest()->cost.bytes);
}

Candidate *ProgramChooser::getNext(size_t numAxes) {
  SmallVector<Candidate *> untried = candidates.getUntried(numAxes);
  // Others are to be better than what is known.
  if (!untried.empty() && isStarted(*untried.front()))
    return untried.front();
  if (llvm::is_contained(untried, leastSpread))
    return leastSpread;
  Candidate *least = nullptr;
  while (!untried.empty()) {
    size_t program = getFast(untried).front()->getProgram();
    Candidate *next =
        candidates.getMostRegular(getFast(getOf(program, untried)));
    if (!memory.isKnown(program) && !open(*next)) {
      llvm::erase(untried, next);
      continue;
    }
    if (mayFit(*next))
      return next;
    if (!least || getExpectedBytes(*next) < getExpectedBytes(*least))
      std::swap(least, next);
    if (next)
      next->close();
    llvm::erase_if(untried, [&](const Candidate *each) {
      return each->getProgram() == program;
    });
  }
  return least;
}

bool ProgramChooser::needsLess(const Candidate &candidate,
                               const StrategyCost &cost) const {
  return !fits(cost) &&
         getExpectedBytes(candidate) < static_cast<double>(cost.bytes);
}

bool ProgramChooser::mayFail(const Candidate &candidate) const {
  // Strategies need a few times what is expected of them at least.
  constexpr double kSafe = 0.5;
  double expected = getExpectedBytes(candidate);
  return options.memoryLimit &&
         expected > kSafe * static_cast<double>(*options.memoryLimit) &&
         llvm::any_of(candidates.getUntried(candidate.getNumAxes()),
                      [&](const Candidate *other) {
                        return getExpectedBytes(*other) < expected;
                      });
}

void ProgramChooser::exploreAxes(size_t numAxes, const Candidate *smaller,
                                 double end) {
  const Candidate *found = nullptr;
  IsOver isOver = until(end);
  while (Candidate *next = getNext(numAxes)) {
    if (found && !needsLess(*next, found->getBest()->cost))
      break;
    if ((smaller || found) &&
        (isOver(secondsToOpen) ||
         next->getLeastSeconds() >= candidates.getBestSeconds()))
      break;
    if (!open(*next))
      continue;
    search(*next,
           smaller            ? next->extend(*smaller)
           : isStarted(*next) ? *options.start
                              : next->getStart(),
           until(mayFail(*next) ? (getShare() + end) / 2 : end));
    if (!next->getBest()) {
      next->close();
      if (isOver(secondsToOpen))
        break;
      continue;
    }
    if (!found || next->isBetterThan(*found))
      found = next;
    if (fits(next->getBest()->cost))
      break;
  }
}

Candidate *ProgramChooser::getFirst(size_t program) const {
  size_t numAxes = std::numeric_limits<size_t>::max();
  for (const auto &candidate : candidates)
    numAxes = std::min(numAxes, candidate->getNumAxes());
  SmallVector<Candidate *> own = getOf(program, candidates.getUntried(numAxes));
  return own.empty() ? nullptr : candidates.getMostRegular(own);
}

void ProgramChooser::findSpread() {
  SmallVector<size_t> order =
      llvm::to_vector(llvm::seq<size_t>(0, programs.size()));
  // Programs of one file come in the order of falling memory.
  if (order.size() > 2)
    std::rotate(order.begin() + 1, order.end() - 1, order.end());
  int64_t least = std::numeric_limits<int64_t>::max();
  for (size_t program : order) {
    Candidate *candidate = getFirst(program);
    if (!candidate || isStarted(*candidate))
      continue;
    double before = getSeconds();
    if (until(kSpread)(secondsToOpen) ||
        !candidate->open(memoryFits[program], /*isPatient=*/false))
      return;
    const std::optional<RatedStrategy> &spread =
        candidate->spreadIfShort(until(kExplored));
    secondsToOpen = std::max(secondsToOpen, getSeconds() - before);
    // The program fits without it, so memory is not short.
    if (!spread)
      return;
    if (spread->cost.bytes >= least) {
      candidate->close();
      continue;
    }
    least = spread->cost.bytes;
    if (Candidate *other = std::exchange(leastSpread, candidate))
      other->close();
    if (fits(spread->cost))
      return;
  }
}

void ProgramChooser::findFitting() {
  findSpread();
  if (leastSpread && fits(leastSpread->spreadIfShort(until(kExplored))->cost))
    return;
  Candidate *first = getFirst(0), *last = getFirst(programs.size() - 1);
  if (first && last && first != last && !isStarted(*first) && open(*first) &&
      mayFail(*first) && open(*last) &&
      getExpectedBytes(*last) < getExpectedBytes(*first))
    search(*last, last->getStart(), until(kFirst));
}

void ProgramChooser::explore() {
  std::set<size_t> counts;
  for (const auto &candidate : candidates)
    counts.insert(candidate->getNumAxes());
  const Candidate *smaller = nullptr;
  for (auto [index, count] : llvm::enumerate(counts)) {
    exploreAxes(count, smaller,
                kExplored * static_cast<double>(index + 1) /
                    static_cast<double>(counts.size()));
    SmallVector<Candidate *> ranked = candidates.getRanked();
    auto best = llvm::find_if(ranked, [count = count](const Candidate *each) {
      return each->getNumAxes() == count;
    });
    if (best != ranked.end())
      smaller = *best;
  }
}

bool ProgramChooser::isSlow(size_t program) const {
  // Meshes change less than that.
  constexpr double kFar = 1.2;
  double most = kFar * candidates.getBestSeconds();
  auto own = llvm::make_filter_range(candidates, [&](const auto &each) {
    return each->getProgram() == program && each->getBest();
  });
  return !own.empty() && llvm::all_of(own, [&](const auto &each) {
    return each->getBest()->cost.seconds > most;
  });
}

void ProgramChooser::transfer(double end, bool withSlow) {
  SmallVector<Candidate *> others;
  for (auto &candidate : candidates)
    if (!candidate->getBest() && !candidate->hasFailed())
      others.push_back(candidate.get());
  llvm::stable_sort(others, [](const Candidate *a, const Candidate *b) {
    return a->getLeastSeconds() < b->getLeastSeconds();
  });
  while (!until(end)(secondsToOpen)) {
    if (!withSlow)
      llvm::erase_if(
          others, [&](Candidate *each) { return isSlow(each->getProgram()); });
    SmallVector<Candidate *> tried(others);
    llvm::erase_if(tried, [&](Candidate *each) { return !mayFit(*each); });
    auto [next, from] = candidates.getNextTransfer(tried);
    if (!next) {
      tried = others;
      std::tie(next, from) = candidates.getNextTransfer(tried);
    }
    if (!next)
      return;
    llvm::erase(others, next);
    if (!open(*next))
      continue;
    // All have as much time, and what those before did not need. If there are
    // many, the nearest ones have enough for estimates.
    constexpr size_t kFew = 12;
    double share =
        (end - getShare()) / static_cast<double>(std::min(tried.size(), kFew));
    next->tryStrategyOf(*from, until(getShare() + share));
    noteMemory(*next);
    next->close();
  }
}

void ProgramChooser::deepen() {
  // Others are not expected to become the best.
  constexpr double kClose = 1.1;
  double most = kClose * candidates.getBestSeconds();
  SmallVector<Candidate *> ranked = candidates.getRanked();
  llvm::erase_if(ranked, [&](const Candidate *each) {
    return each != ranked.front() && each->getBest()->cost.seconds > most;
  });
  double begin = getShare();
  auto number = static_cast<double>(std::min(ranked.size(), kMostDeepened));
  for (auto [index, candidate] : llvm::enumerate(ranked)) {
    double share = std::min(1.0, static_cast<double>(index + 1) / number);
    IsOver isOver = until(begin + (1 - begin) * share);
    candidate->close();
    if (isOver(secondsToOpen) || !open(*candidate, /*isPatient=*/true))
      continue;
    search(*candidate, candidate->getBest()->choices, isOver);
    candidate->close();
  }
}

MeshAttr ProgramChooser::getNamedMesh(const Candidate &candidate) const {
  MeshAttr mesh = candidate.getMesh();
  SmallVector<std::string> roles = candidate.nameAxes();
  // The links of a machine have their axes' names.
  bool isFree = !isNamed && llvm::all_of(mesh.getAxes(), [&](auto axis) {
    return !options.machine->links.count(axis.getName().str());
  });
  if (isFree && !roles.empty()) {
    SmallVector<MeshAxisAttr> axes;
    for (auto [axis, role] : llvm::zip_equal(mesh.getAxes(), roles))
      axes.push_back(
          MeshAxisAttr::get(mesh.getContext(), role, axis.getSize()));
    mesh = MeshAttr::get(mesh.getContext(), axes);
  }
  return mesh;
}

void ProgramChooser::print(raw_ostream &os) const {
  constexpr size_t kMostRows = 5;
  SmallVector<Candidate *> ranked = candidates.getRanked();
  os << formatCount(candidates.size(), "program") << " and "
     << (candidates.size() == 1 ? "mesh" : "meshes") << ": "
     << formatCount(numSearched, "search") << ", " << ranked.size()
     << " compared\n";
  std::vector<std::vector<std::string>> rows{
      {"mesh", "step", "in local view", "memory", "contractions at least"}};
  if (programs.size() > 1)
    rows.front().push_back("program");
  ranked.truncate(std::min(ranked.size(), kMostRows));
  std::vector<std::string> steps = formatTimesApart(llvm::map_to_vector(
      ranked, [](const Candidate *it) { return it->getBest()->cost.seconds; }));
  for (auto [candidate, step] : llvm::zip_equal(ranked, steps)) {
    const StrategyCost &cost = candidate->getBest()->cost;
    std::optional<double> contractions = candidate->computeContractionSeconds();
    rows.push_back({toText(candidate->getMesh()), step,
                    toText(cost.localSeconds), rt::formatBytes(cost.bytes),
                    contractions ? toText(*contractions) : "not known"});
    if (programs.size() > 1)
      rows.back().push_back(programs[candidate->getProgram()].label);
  }
  printRows(os, rows);
}

llvm::Expected<std::vector<ChosenProgram>>
ProgramChooser::run(raw_ostream &os) {
  if (llvm::Error error = addCandidates())
    return error;
  findFitting();
  explore();
  transfer(kTransferred, /*withSlow=*/false);
  deepen();
  transfer(/*end=*/1, /*withSlow=*/true);
  SmallVector<Candidate *> ranked = candidates.getRanked();
  if (ranked.empty()) {
    FirstProblem &problem = candidates.getFirstProblem();
    problem.emit();
    return llvm::createStringError(
        "@" + options.entry +
        ": no strategy can be evaluated: " + problem.getText());
  }
  print(os);
  std::vector<ChosenProgram> chosen;
  for (const Candidate *each : ranked)
    chosen.push_back(
        {each->getProgram(), getNamedMesh(*each), *each->getBest()});
  return chosen;
}

llvm::Expected<std::vector<ChosenProgram>>
mesh::chooseProgram(ArrayRef<ProgramVariant> programs,
                    const ChooseProgramOptions &options, raw_ostream &os) {
  return ProgramChooser(programs, options).run(os);
}
