//===- ChooseProgram.cpp - the best of several programs and meshes --------===//

#include "mesh/Search/ChooseProgram.h"

#include "Candidate.h"
#include "WorkClock.h"
#include "mesh-rt/text.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Search/MeshShapes.h"
#include "mesh/Search/SetMesh.h"

#include <set>

using namespace mesh;

/// The parts of the budget at whose ends the steps are over: searches on one,
/// two and three axes; strategies tried on other candidates. The rest is for
/// further searches on the best of these.
static constexpr double kExplored = 0.4;
static constexpr double kTransferred = 0.8;
static constexpr size_t kNumDeepened = 2;

namespace {
/// One choice, from the candidates to the mesh of a program.
class ProgramChooser {
public:
  ProgramChooser(MutableArrayRef<ProgramVariant> programs,
                 const ChooseProgramOptions &options)
      : programs(programs), options(options) {}

  llvm::Expected<ChosenProgram> run(raw_ostream &os);

private:
  llvm::Error addCandidates();
  void explore();
  /// Searches on a mesh of `numAxes` axes for which there is a strategy, from
  /// that of `smaller` unless it is null. Returns null if there is none.
  const Candidate *exploreAxes(size_t numAxes, const Candidate *smaller,
                               const IsOver &isOver);
  /// Returns the one of `others` whose program is tried next with the strategy
  /// of `from`, or null.
  Candidate *getNearest(ArrayRef<Candidate *> others,
                        const Candidate &from) const;
  void transfer();
  void deepen();
  /// Returns true if the search starts from a strategy of this candidate.
  bool isStarted(const Candidate &candidate) const {
    return options.start && options.devices == 0 && candidate.getProgram() == 0;
  }
  /// Returns the candidate of `numAxes` axes that is searched next, or null.
  Candidate *getNext(size_t numAxes);
  /// Returns those with a strategy, best first.
  SmallVector<Candidate *> getRanked() const;
  bool fits(const StrategyCost &cost) const {
    return !options.memoryLimit || cost.bytes <= *options.memoryLimit;
  }
  /// Returns false if the candidate is slower than the best for sure.
  bool canBeBest(const Candidate &candidate) const;
  /// Returns why a candidate has no strategy, where none has one.
  FirstProblem &getFirstProblem() const;
  llvm::Error setBestMesh();
  void print(raw_ostream &os) const;

  /// Returns a function that says what would end after `share` of the budget.
  IsOver until(double share) const {
    return [this, share](double seconds) {
      return getSeconds() + seconds > share * options.budget ||
             (options.isStopped && options.isStopped());
    };
  }
  double getSeconds() const { return clock.getSeconds(); }
  /// Opens a candidate, and keeps the time that this takes at most.
  bool open(Candidate &candidate) {
    double before = getSeconds();
    bool isOpen = candidate.open();
    secondsToOpen = std::max(secondsToOpen, getSeconds() - before);
    return isOpen;
  }

  MutableArrayRef<ProgramVariant> programs;
  const ChooseProgramOptions &options;
  WorkClock clock;
  std::vector<std::unique_ptr<Candidate>> candidates;
  /// True if programs have a mesh, whose axes' names stay.
  bool isNamed = false;
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
    ModuleOp module = *variant.module;
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
                             *options.machine);
    for (MeshAttr shape : meshes)
      candidates.push_back(
          std::make_unique<Candidate>(number, variant, shape, options));
  }
  return llvm::Error::success();
}

Candidate *ProgramChooser::getNext(size_t numAxes) {
  // A little longer is no reason for a mesh that is less regular.
  constexpr double kClose = 1.1;
  double least = std::numeric_limits<double>::infinity();
  SmallVector<Candidate *> untried;
  for (auto &candidate : candidates)
    if (candidate->getNumAxes() == numAxes && !candidate->hasFailed())
      untried.push_back(candidate.get());
  // Others are to be better than what is known.
  if (!untried.empty() && isStarted(*untried.front()))
    return untried.front();
  for (const Candidate *candidate : untried)
    least = std::min(least, candidate->getLeastSeconds());
  Candidate *next = nullptr;
  for (Candidate *candidate : untried)
    if (candidate->getLeastSeconds() <= kClose * least &&
        (!next || isMoreRegular(candidate->getMesh(), next->getMesh(),
                                *options.machine)))
      next = candidate;
  return next;
}

SmallVector<Candidate *> ProgramChooser::getRanked() const {
  SmallVector<Candidate *> ranked;
  for (const auto &candidate : candidates)
    if (candidate->getBest())
      ranked.push_back(candidate.get());
  llvm::stable_sort(ranked, [](const Candidate *a, const Candidate *b) {
    return a->isBetterThan(*b);
  });
  return ranked;
}

bool ProgramChooser::canBeBest(const Candidate &candidate) const {
  SmallVector<Candidate *> ranked = getRanked();
  if (ranked.empty())
    return true;
  const StrategyCost &cost = ranked.front()->getBest()->cost;
  return !fits(cost) || candidate.getLeastSeconds() < cost.seconds;
}

const Candidate *ProgramChooser::exploreAxes(size_t numAxes,
                                             const Candidate *smaller,
                                             const IsOver &isOver) {
  while (Candidate *next = getNext(numAxes)) {
    if (smaller && (isOver(secondsToOpen) || !canBeBest(*next)))
      return nullptr;
    if (!open(*next))
      continue;
    next->search(smaller            ? next->extend(*smaller)
                 : isStarted(*next) ? *options.start
                                    : next->getStart(),
                 isOver);
    ++numSearched;
    if (next->getBest())
      return next;
    next->close();
    if (isOver(secondsToOpen))
      return nullptr;
  }
  return nullptr;
}

void ProgramChooser::explore() {
  std::set<size_t> counts;
  for (const auto &candidate : candidates)
    counts.insert(candidate->getNumAxes());
  const Candidate *smaller = nullptr;
  for (auto [index, count] : llvm::enumerate(counts)) {
    IsOver isOver = until(kExplored * static_cast<double>(index + 1) /
                          static_cast<double>(counts.size()));
    if (const Candidate *found = exploreAxes(count, smaller, isOver))
      smaller = found;
  }
}

Candidate *ProgramChooser::getNearest(ArrayRef<Candidate *> others,
                                      const Candidate &from) const {
  // Programs come in the order of falling memory. Where that is short, the one
  // that needs least is the first of those that differ as little.
  const StrategyCost &cost = from.getBest()->cost;
  bool isShort = !fits(cost) || cost.savedBytes > 0;
  Candidate *nearest = nullptr;
  size_t fewest = 0;
  for (Candidate *other : others) {
    if (other->getNumAxes() != from.getNumAxes() || !canBeBest(*other))
      continue;
    size_t count = other->countDifferences(from);
    if (nearest && (isShort ? count > fewest : count >= fewest))
      continue;
    nearest = other;
    fewest = count;
  }
  return nearest;
}

void ProgramChooser::transfer() {
  SmallVector<Candidate *> others;
  for (auto &candidate : candidates)
    if (!candidate->getBest() && !candidate->hasFailed())
      others.push_back(candidate.get());
  llvm::stable_sort(others, [](const Candidate *a, const Candidate *b) {
    return a->getLeastSeconds() < b->getLeastSeconds();
  });
  double begin = getSeconds() / options.budget;
  auto count = static_cast<double>(others.size());
  while (!others.empty() && !until(kTransferred)(secondsToOpen)) {
    SmallVector<Candidate *> ranked = getRanked();
    auto from = llvm::find_if(ranked, [&](const Candidate *each) {
      return getNearest(others, *each);
    });
    if (from == ranked.end())
      return;
    Candidate *next = getNearest(others, **from);
    llvm::erase(others, next);
    if (!open(*next))
      continue;
    // All have as much time, and what those before did not need.
    double done = 1 - static_cast<double>(others.size()) / count;
    next->tryStrategyOf(**from, until(begin + (kTransferred - begin) * done));
    next->close();
  }
}

void ProgramChooser::deepen() {
  SmallVector<Candidate *> ranked = getRanked();
  ranked.truncate(std::min(ranked.size(), kNumDeepened));
  for (auto [index, candidate] : llvm::enumerate(ranked)) {
    IsOver isOver = until(kTransferred +
                          (1 - kTransferred) * static_cast<double>(index + 1) /
                              static_cast<double>(ranked.size()));
    if (isOver(secondsToOpen) || !open(*candidate))
      continue;
    candidate->search(candidate->getBest()->choices, isOver);
    candidate->close();
    ++numSearched;
  }
}

FirstProblem &ProgramChooser::getFirstProblem() const {
  for (const auto &candidate : candidates)
    if (candidate->hasFailed())
      return candidate->getProblem();
  return candidates.front()->getProblem();
}

llvm::Error ProgramChooser::setBestMesh() {
  const Candidate &best = *getRanked().front();
  MeshAttr mesh = best.getMesh();
  SmallVector<std::string> roles = best.nameAxes();
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
  return setMesh(*programs[best.getProgram()].module, mesh);
}

void ProgramChooser::print(raw_ostream &os) const {
  constexpr size_t kMostRows = 5;
  SmallVector<Candidate *> ranked = getRanked();
  os << candidates.size() << " programs and meshes: " << numSearched
     << " searches, " << ranked.size() << " compared\n";
  std::vector<std::vector<std::string>> rows{
      {"mesh", "step", "in local view", "memory", "contractions at least"}};
  if (programs.size() > 1)
    rows.front().push_back("program");
  for (const Candidate *candidate : ArrayRef(ranked).take_front(kMostRows)) {
    const StrategyCost &cost = candidate->getBest()->cost;
    rows.push_back({toText(candidate->getMesh()), toText(cost.seconds),
                    toText(cost.localSeconds), rt::formatBytes(cost.bytes),
                    toText(candidate->getLeastSeconds())});
    if (programs.size() > 1)
      rows.back().push_back(programs[candidate->getProgram()].label);
  }
  printRows(os, rows);
}

llvm::Expected<ChosenProgram> ProgramChooser::run(raw_ostream &os) {
  if (llvm::Error error = addCandidates())
    return error;
  explore();
  transfer();
  deepen();
  SmallVector<Candidate *> ranked = getRanked();
  if (ranked.empty()) {
    FirstProblem &problem = getFirstProblem();
    problem.emit();
    return llvm::createStringError(
        "@" + options.entry +
        ": no strategy can be evaluated: " + problem.getText());
  }
  print(os);
  if (llvm::Error error = setBestMesh())
    return error;
  const Candidate &best = *ranked.front();
  return ChosenProgram{best.getProgram(), best.getBest()->choices};
}

llvm::Expected<ChosenProgram>
mesh::chooseProgram(MutableArrayRef<ProgramVariant> programs,
                    const ChooseProgramOptions &options, raw_ostream &os) {
  return ProgramChooser(programs, options).run(os);
}
