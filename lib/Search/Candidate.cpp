//===- Candidate.cpp - a program on a mesh, and its best strategy ---------===//

#include "Candidate.h"

#include "mesh/Search/MeshShapes.h"
#include "mesh/Search/SetMesh.h"

#include <numeric>
#include <set>

using namespace mesh;

Candidate::Candidate(size_t program, ModuleOp module, MeshAttr mesh,
                     const ChooseProgramOptions &options)
    : program(program), module(module), mesh(mesh), options(options),
      leastSeconds(getLeastContractionSeconds(
          module.lookupSymbol<FunctionOpInterface>(options.entry), mesh,
          *options.machine)) {}

bool Candidate::open() {
  if (evaluator)
    return true;
  llvm::Error error = makeEvaluator();
  if (!error)
    return true;
  problem = llvm::toString(std::move(error));
  return false;
}

llvm::Error Candidate::makeEvaluator() {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (llvm::Error error = setMesh(*copy, mesh))
    return error;
  auto found = SearchSpace::get(*copy, options.entry, options.space);
  if (!found)
    return found.takeError();
  space = std::move(*found);
  evaluator = std::make_unique<StrategyEvaluator>(
      *copy, options.entry, *space, options.machinePath, *options.machine);
  if (options.space.tie)
    evaluator->outlineRepeats(getStart());
  return llvm::Error::success();
}

LocalSearchOptions Candidate::getSearchOptions() const {
  LocalSearchOptions search;
  search.memoryLimit = options.memoryLimit;
  search.seed = options.seed;
  // Random changes are for the search of what is chosen.
  search.patience = 0;
  return search;
}

bool Candidate::isBetterThan(const Candidate &other) const {
  return LocalSearch(getSearchOptions()).isBetter(*best, *other.best);
}

void Candidate::keep(RatedStrategy strategy) {
  if (!best || LocalSearch(getSearchOptions()).isBetter(strategy, *best))
    best = std::move(strategy);
}

void Candidate::search(Choices start, const IsOver &isOver) {
  LocalSearchOptions search = getSearchOptions();
  search.numChoices = space->getNumChoices();
  search.isOver = isOver;
  search.evaluate = [this](const Choices &choices) {
    return evaluator->evaluate(choices);
  };
  std::vector<RatedStrategy> rated =
      LocalSearch(std::move(search)).run(std::move(start));
  if (!rated.empty())
    keep(std::move(rated.front()));
  else if (problem = evaluator->getFirstProblem().str(); problem.empty())
    problem = "the program cannot be partitioned";
}

void Candidate::tryStrategyOf(const Candidate &other, const IsOver &isOver) {
  SmallVector<unsigned> axes(getNumAxes());
  std::iota(axes.begin(), axes.end(), 0);
  std::set<Choices> tried;
  do {
    Choices choices = space->adopt(*other.space, other.best->choices, axes);
    if (!tried.insert(choices).second)
      continue;
    if (std::optional<StrategyCost> cost = evaluator->evaluate(choices))
      keep({std::move(choices), *cost});
  } while (!isOver() && std::next_permutation(axes.begin(), axes.end()));
}

Choices Candidate::extend(const Candidate &smaller) const {
  SmallVector<unsigned> axes;
  for (unsigned axis : llvm::seq<unsigned>(getNumAxes()))
    axes.push_back(std::min<unsigned>(axis, smaller.getNumAxes() - 1));
  return space->adopt(*smaller.space, smaller.best->choices, axes);
}
