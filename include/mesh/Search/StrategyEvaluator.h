//===- StrategyEvaluator.h - predicted costs of strategies ------*- C++ -*-===//

#ifndef MESH_SEARCH_STRATEGYEVALUATOR_H
#define MESH_SEARCH_STRATEGYEVALUATOR_H

#include "mesh/Execution/Lower.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Machine/StepTime.h"
#include "mesh/Search/FirstProblem.h"
#include "mesh/Search/SearchSpace.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// The iterations that are assumed of a loop whose trip count is not known.
constexpr int64_t kUnknownTrips = 1;

/// The reach of recomputation in a program.
struct RecomputationReach {
  /// The memory of the program without any.
  int64_t bytes = 0;
  /// The memory that is saved at most, and the time that this takes, as shares.
  double savedShare = 0, secondsShare = 0;
};

/// Partitions a program for one strategy after the other, and predicts the time
/// and memory of its program in local view. Where communication takes time,
/// collectives become rings: the time is that with what these hide, and the
/// memory that with their blocks.
/// Strategies that propagation makes the same shardings of are partitioned
/// once.
class StrategyEvaluator {
public:
  /// Evaluates the entry `name` of `module`, as it is lowered with `lower`.
  /// `machine` is what the description of its machine says.
  StrategyEvaluator(ModuleOp module, StringRef name, const SearchSpace &space,
                    const LowerOptions &lower, const MachineModel &machine);

  /// From now on partitions repeated layers once, as a function that is called
  /// for each, if that makes the program much smaller and `start` can be
  /// evaluated so. Layers then have the same shardings.
  void outlineRepeats(const Choices &start);

  /// From now on, a strategy that takes more than `limit` bytes has the costs
  /// with the cheapest recomputation that fits, or else of least memory.
  void setRecomputationLimit(int64_t limit) { recomputationLimit = limit; }

  /// From now on nothing is recomputed of a strategy that takes `seconds`
  /// without that.
  void setRecomputationSeconds(double seconds) {
    mostSeconds = std::min(mostSeconds, seconds);
  }

  /// Returns the costs of a strategy, or nothing if the program cannot be
  /// partitioned or simulated with it.
  std::optional<StrategyCost> evaluate(const Choices &choices);

  /// Returns the costs of a strategy with nothing recomputed, or nothing.
  std::optional<StrategyCost> evaluateAsItIs(const Choices &choices);

  /// Returns the seconds of a strategy, with its rings and recomputation, on
  /// machines whose rates differ from those that it is partitioned for.
  SmallVector<std::optional<double>>
  getSecondsOn(ArrayRef<MachineModel> machines, const Choices &choices);

  /// Returns what recomputation may save with a strategy, or nothing if it
  /// cannot be evaluated.
  std::optional<RecomputationReach> getRecomputation(const Choices &choices);

  /// Returns true if tensors that are one once repeated layers are outlined
  /// have different annotations: only that of the function counts there. Then
  /// layers may have other shardings in the program as it is, which is
  /// evaluated if so.
  bool tellsLayersApart(const Choices &choices) const;

  /// Returns the program with marks, with repeated layers outlined.
  ModuleOp getModule() { return *module; }
  /// Returns the ops of the program over about those that are partitioned.
  double getOpsRatio() const { return opsRatio; }
  /// Returns the time that an evaluation that made a program took on average,
  /// or 0.
  double getSeconds() const {
    return getAverage(measuringSeconds + recomputingSeconds);
  }
  /// Returns the part of that for partitioning and measuring the program, and
  /// not for its recomputation.
  double getSecondsToMeasure() const { return getAverage(measuringSeconds); }
  /// Returns about the time that the most ops which rings added to a program
  /// took here.
  double getSecondsOfMostRings() const {
    return numRingOps == 0 ? 0 : ringSeconds / numRingOps * mostAddedOps;
  }
  /// Returns the number of programs that were partitioned.
  size_t getNumPartitioned() const { return costs.size(); }
  FirstProblem &getFirstProblem() { return problem; }

  /// Returns the places of the loops whose iterations are assumed, in the
  /// programs so far.
  ArrayRef<Location> getAssumedLoops() const { return assumed.getArrayRef(); }

private:
  /// A program in local view, and its costs without recomputation.
  struct Measured {
    /// The hash of all shardings.
    uint64_t shardings;
    mlir::OwningOpRef<ModuleOp> program;
    StrategyCost cost;
  };

  /// The tensors of an argument or result of an outlined function: their
  /// groups, and the annotations that the program has of others.
  struct Merged {
    llvm::SmallSetVector<size_t, 4> groups;
    llvm::SmallSetVector<ShardingAttr, 1> kept;
  };

  double getAverage(double seconds) const {
    return numMeasured == 0 ? 0 : seconds / static_cast<double>(numMeasured);
  }
  /// Returns the program with all its shardings, or null. Repeated layers are
  /// outlined if that is worthwhile and changes none of its arguments and
  /// results.
  mlir::OwningOpRef<ModuleOp> propagate(const Choices &choices);
  /// Returns `from`, the program with marks, with all shardings; or null.
  mlir::OwningOpRef<ModuleOp> propagate(ModuleOp from, const Choices &choices);
  /// Finds the groups that are merged by outlining.
  void findMerged();
  LogicalResult partition(ModuleOp program);
  std::optional<StepTime> simulate(ModuleOp program, const MachineModel &model);
  /// Returns `program`, which takes `time` in local view, with rings; null if
  /// these cannot gain anything.
  mlir::OwningOpRef<ModuleOp> makeRings(ModuleOp program,
                                        const StepTime &time) const;
  /// Sets the time in `cost` to that with rings. Returns the program with them;
  /// null if there are none.
  mlir::OwningOpRef<ModuleOp> overlap(ModuleOp program, const StepTime &time,
                                      StrategyCost &cost) const;
  /// Returns the costs of a program in local view.
  std::optional<StrategyCost> measure(ModuleOp program);
  /// Partitions a program that has these shardings, and makes it the last one,
  /// unless it is. Returns false if that fails, and there is no last one then.
  bool measure(mlir::OwningOpRef<ModuleOp> program, uint64_t shardings);
  /// Does so with the program of a strategy.
  bool measure(const Choices &choices);
  /// Returns the costs of a program with the cheapest recomputation with which
  /// it needs at most `limit` bytes, or else with that of least memory.
  StrategyCost recompute(const Measured &measured, int64_t limit);
  /// Does so with choices inside of loops and branches, or without these.
  StrategyCost recompute(const Measured &measured, int64_t limit,
                         bool withInsides);

  mlir::OwningOpRef<ModuleOp> module;
  /// The program as it is, if repeated layers of `module` are outlined.
  mlir::OwningOpRef<ModuleOp> whole;
  /// The ops of the program over those of the one with outlined layers, if
  /// that is evaluated; else 1.
  double opsRatio = 1;
  std::vector<Merged> merged;
  std::string entry;
  const SearchSpace &space;
  LowerOptions lower;
  const MachineModel &machine;
  std::optional<int64_t> recomputationLimit;
  double mostSeconds = std::numeric_limits<double>::infinity();
  /// The time of evaluations that partitioned the program, without and for
  /// recomputation, and their number.
  double measuringSeconds = 0, recomputingSeconds = 0;
  size_t numMeasured = 0;
  /// The time of programs with rings, their ops, and the most that rings added
  /// to one.
  double ringSeconds = 0, numRingOps = 0, mostAddedOps = 0;
  /// By a hash of all shardings.
  llvm::DenseMap<uint64_t, std::optional<StrategyCost>> costs;
  /// The last program that was partitioned for its costs.
  std::optional<Measured> last;
  FirstProblem problem;
  llvm::SetVector<Location> assumed;
};

} // namespace mesh

#endif // MESH_SEARCH_STRATEGYEVALUATOR_H
