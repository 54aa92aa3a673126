//===- Candidate.cpp - a program on a mesh, and its best strategy ---------===//

#include "Candidate.h"

#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Search/MeshShapes.h"
#include "mesh/Search/SetMesh.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include <cmath>
#include <numeric>
#include <set>

using namespace mesh;

Candidate::Candidate(size_t program, const ProgramVariant &variant,
                     MeshAttr mesh, const ChooseProgramOptions &options)
    : program(program), variant(variant), module(variant.module.get()),
      mesh(mesh), options(options), spaceOptions(options.space),
      leastSeconds(getLeastContractionSeconds(
          module.lookupSymbol<FunctionOpInterface>(options.entry), mesh,
          *options.machine)) {
  spaceOptions.batchDim = variant.batchDim;
}

bool Candidate::open(const std::optional<MemoryFit> &fit, bool isPatient) {
  if (strategies)
    return true;
  llvm::Error error = makeSearch(fit, isPatient);
  if (!error)
    return true;
  problem.add(llvm::toString(std::move(error)));
  return false;
}

llvm::Error Candidate::makeSearch(const std::optional<MemoryFit> &fit,
                                  bool isPatient) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (llvm::Error error = setMesh(*copy, mesh))
    return error;
  auto found = SearchSpace::get(*copy, options.entry, spaceOptions);
  if (!found)
    return found.takeError();
  space = std::move(*found);
  StrategySearchOptions search;
  search.lower = options.lower;
  search.machine = options.machine;
  search.memoryLimit = options.memoryLimit;
  search.recomputes = options.recomputes;
  search.fit = fit;
  search.tie = options.space.tie;
  // A search that goes on makes other changes than the one before.
  search.seed = options.seed + numOpened++;
  if (!isPatient)
    search.patience = search.estimatePatience = 0;
  search.isOver = [this](double seconds) { return isOver(seconds); };
  // Leaves the time to evaluate the best.
  search.isEstimateOver = [this](double seconds) {
    constexpr double kEvaluations = 3;
    return isOver(seconds +
                  kEvaluations * strategies->getEvaluator().getSeconds());
  };
  if (options.notify)
    search.notify = [this](const RatedStrategy &strategy) {
      options.notify(strategy.cost, strategy.cost.fits(options.memoryLimit));
    };
  strategies = std::make_unique<StrategySearch>(*copy, options.entry, *space,
                                                std::move(search));
  return llvm::Error::success();
}

std::optional<double> Candidate::computeContractionSeconds() {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (llvm::Error error = setMesh(*copy, mesh)) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  mlir::PassManager lowering(module->getContext());
  lowering.enableVerifier(false);
  addModelLowering(lowering);
  // Partitioning computes no contraction twice, and none that is not needed.
  lowering.addPass(mlir::createCSEPass());
  if (failed(lowering.run(*copy)))
    return std::nullopt;
  auto function = copy->lookupSymbol<FunctionOpInterface>(options.entry);
  if (!function)
    return std::nullopt;
  return getLeastContractionSeconds(function, mesh, *options.machine);
}

double Candidate::getEvenBytes() {
  auto cost = strategies->getEvaluator().evaluate(getStart());
  return cost ? static_cast<double>(cost->bytes) /
                    static_cast<double>(mesh.getNumDevices())
              : 0;
}

/// Returns what says which strategies are better.
LocalSearchOptions Candidate::getRating() const {
  LocalSearchOptions rating;
  rating.memoryLimit = options.memoryLimit;
  return rating;
}

double Candidate::getDistance(const Candidate &other) const {
  double distance = 0;
  for (auto [mine, theirs] :
       llvm::zip_equal(mesh.getAxes(), other.mesh.getAxes()))
    // A factor leaves one axis, and is in another one.
    distance += std::abs(std::log2(static_cast<double>(mine.getSize()) /
                                   static_cast<double>(theirs.getSize()))) /
                2;
  for (auto [mine, theirs] :
       llvm::zip_equal(variant.answers, other.variant.answers))
    distance += mine != theirs;
  return distance;
}

bool Candidate::isBetterThan(const Candidate &other) const {
  return LocalSearch(getRating()).isBetter(*best, *other.best);
}

void Candidate::keep(RatedStrategy strategy) {
  if (!best || LocalSearch(getRating()).isBetter(strategy, *best))
    best = std::move(strategy);
}

void Candidate::search(Choices start, bool isGiven, const IsOver &end) {
  isOver = end;
  std::vector<RatedStrategy> rated =
      strategies->run({std::move(start)}, /*keepsFirst=*/isGiven);
  if (strategies->getFastest())
    fastest = strategies->getFastest();
  if (!rated.empty()) {
    keep(std::move(rated.front()));
    return;
  }
  problem = std::move(strategies->getEvaluator().getFirstProblem());
  problem.add("the program cannot be partitioned");
}

void Candidate::tryExchanged(const Candidate &other, const Choices &strategy) {
  SmallVector<unsigned> axes(getNumAxes());
  std::iota(axes.begin(), axes.end(), 0);
  std::set<Choices> exchanged;
  do
    exchanged.insert(space->adopt(*other.space, strategy, axes));
  while (std::next_permutation(axes.begin(), axes.end()));
  for (RatedStrategy &found :
       strategies->probe({exchanged.begin(), exchanged.end()}))
    keep(std::move(found));
}

void Candidate::tryStrategyOf(const Candidate &other, const IsOver &end) {
  isOver = end;
  tryExchanged(other, other.best->choices);
  if (other.fastest && !isOver(strategies->getEvaluator().getSeconds()))
    tryExchanged(other, *other.fastest);
}

Choices Candidate::extend(const Candidate &smaller) const {
  SmallVector<unsigned> axes;
  for (unsigned axis : llvm::seq<unsigned>(getNumAxes()))
    axes.push_back(std::min<unsigned>(axis, smaller.getNumAxes() - 1));
  return space->adopt(*smaller.space, smaller.best->choices, axes);
}
