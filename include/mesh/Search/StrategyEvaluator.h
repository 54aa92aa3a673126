//===- StrategyEvaluator.h - predicted costs of strategies ------*- C++ -*-===//

#ifndef MESH_SEARCH_STRATEGYEVALUATOR_H
#define MESH_SEARCH_STRATEGYEVALUATOR_H

#include "mesh/Machine/MachineModel.h"
#include "mesh/Search/SearchSpace.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"

namespace mesh {

/// Partitions a program for one strategy after the other, and predicts the time
/// and memory of its program in local view. Strategies that propagation makes
/// the same shardings of are partitioned once.
class StrategyEvaluator {
public:
  /// Evaluates the entry `name` of `module`. The description of the machine is
  /// at `machinePath`, and `machine` what it says.
  StrategyEvaluator(ModuleOp module, StringRef name, const SearchSpace &space,
                    StringRef machinePath, const MachineModel &machine);

  /// From now on partitions repeated layers once, as a function that is called
  /// for each, if `start` can be evaluated so. Layers then have the same
  /// shardings.
  void outlineRepeats(const Choices &start);

  /// Returns the costs of a strategy, or nothing if the program cannot be
  /// partitioned or simulated with it.
  std::optional<StrategyCost> evaluate(const Choices &choices);

  /// Returns the seconds of a strategy on machines whose rates differ from
  /// those that it is partitioned for.
  SmallVector<std::optional<double>>
  getSecondsOn(ArrayRef<MachineModel> machines, const Choices &choices);

  /// Returns the program with marks, with repeated layers outlined.
  ModuleOp getModule() { return *module; }
  /// Returns the number of programs that were partitioned.
  size_t getNumPartitioned() const { return costs.size(); }
  /// Returns the reason for which the first strategy failed that did.
  StringRef getFirstProblem() const { return problem; }

private:
  /// Returns the program with all its shardings, or null.
  mlir::OwningOpRef<ModuleOp> propagate(const Choices &choices);
  LogicalResult partition(ModuleOp program);
  std::optional<double> simulate(ModuleOp program, const MachineModel &model);
  std::optional<StrategyCost> measure(ModuleOp program);
  void setProblem(std::string text);

  mlir::OwningOpRef<ModuleOp> module;
  std::string entry;
  const SearchSpace &space;
  std::string machinePath;
  const MachineModel &machine;
  /// By a hash of all shardings.
  llvm::DenseMap<uint64_t, std::optional<StrategyCost>> costs;
  std::string problem;
};

} // namespace mesh

#endif // MESH_SEARCH_STRATEGYEVALUATOR_H
