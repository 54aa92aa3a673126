//===- ReshardPlan.cpp - the collectives of a reshard ---------------------===//

#include "ReshardSearch.h"

#include "mesh/IR/TensorBytes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;
using Kind = ReshardStep::Kind;

bool mesh::communicates(const ReshardStep &step) {
  return step.kind != Kind::AllSlice && step.kind != Kind::MakePartial;
}

/// Returns the bytes that a device holds of a tensor of that many bytes.
static double getBytes(ShardingAttr sharding, MeshAttr mesh, double bytes) {
  for (DimShardingAttr dim : sharding.getDims())
    bytes /= static_cast<double>(mesh.getSize(dim.getAxes()));
  return bytes;
}

/// Returns true if nothing can be better: one step sends, and what it makes is
/// not cut down again.
static bool isMinimal(ArrayRef<ReshardStep> steps) {
  auto sending = llvm::find_if(steps, communicates);
  if (sending == steps.end())
    return true;
  ArrayRef<ReshardStep> rest(std::next(sending), steps.end());
  return llvm::none_of(rest, [](const ReshardStep &step) {
    return communicates(step) || step.kind == Kind::AllSlice;
  });
}

ReshardPlan mesh::planReshard(const ReshardProblem &problem,
                              const ReshardOptions &options) {
  MeshAttr mesh = problem.mesh;
  double whole = getTensorBytes(problem.type);
  double before = getBytes(problem.from, mesh, whole);
  double maxBytes =
      std::max({options.maxBytes, before, getBytes(problem.to, mesh, whole)});
  ReshardCost cost(mesh, options.machine);
  ReshardPlan greedy =
      cost.evaluate(planGreedily(problem.from, problem.to, mesh), before);
  bool fits = greedy.peakBytes <= maxBytes;
  if (fits && isMinimal(greedy.steps))
    return greedy;

  double infinity = std::numeric_limits<double>::infinity();
  std::optional<ReshardPlan> found =
      searchReshard(problem, cost, fits ? greedy.seconds : infinity, maxBytes);
  // If all there is needs more memory, then what takes least time.
  if (!found && !fits)
    found = searchReshard(problem, cost, greedy.seconds, infinity);
  return found && (!fits || found->seconds < greedy.seconds) ? *found : greedy;
}

const ReshardPlan &ReshardPlanner::plan(RankedTensorType type,
                                        ShardingAttr from, ShardingAttr to) {
  auto [it, isNew] = plans.try_emplace({type, from, to});
  if (isNew)
    it->second = planReshard({from, to, mesh, type}, options);
  return it->second;
}
