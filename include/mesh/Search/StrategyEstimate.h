//===- StrategyEstimate.h - quick estimates of strategies -------*- C++ -*-===//
//
// Costs of strategies without their programs. The graph of propagation is built
// once, with one tensor for all that are alike. For each strategy shardings
// spread in it. Then each op is priced by its part on a device, each operand by
// the reshard to what the op needs, and by the windows that reach into the
// blocks of others, as those of slices do. Reshards of operands and results of
// contractions hide under these as far as rings would hide them. So repeated
// layers take as long as one.
//
// An estimate differs from the costs of the program that the evaluator makes:
// it knows neither combined collectives nor shared wires, nor reshards that
// move along elementwise ops. It ranks strategies, of which the evaluator then
// measures the best.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SEARCH_STRATEGYESTIMATE_H
#define MESH_SEARCH_STRATEGYESTIMATE_H

#include "mesh/Machine/MachineModel.h"
#include "mesh/Search/SearchSpace.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace mesh {

class DimColors;
class LiveBytes;
class NodePrices;
class StrategyGraph;

/// An op without a sharding rule, all of whose tensors are replicated.
struct WholeOp {
  Location loc;
  StringAttr name;
  /// The number of ops like it in the program, it included.
  size_t count;
  /// The estimated seconds of a step in local view in which the operands of all
  /// of these are gathered.
  double seconds = 0;
};

class StrategyEstimate {
public:
  /// Reads the entry `name` of `marked` (`SearchSpace::mark`). Returns null if
  /// its annotations cannot be told apart once the model is lowered, or if the
  /// machine has no price for an op.
  static std::unique_ptr<StrategyEstimate> get(ModuleOp marked, StringRef name,
                                               const SearchSpace &space,
                                               const MachineModel &machine);
  ~StrategyEstimate();

  /// Returns the estimated costs of a strategy, or nothing if its annotations
  /// contradict each other.
  std::optional<StrategyCost> evaluate(const Choices &choices);

  /// Returns a hash of the layouts of all tensors of the program, or nothing if
  /// annotations contradict each other. Strategies with the same layouts are
  /// the same program. Those of estimates may be others: axes spread in another
  /// order where ops are merged.
  std::optional<uint64_t> getLayouts(const Choices &choices);

  /// Returns the ops that are replicated whatever the strategy, and what they
  /// take with the one that was evaluated last.
  std::vector<WholeOp> getWholeOps();

  /// Returns a time that no strategy is faster than in local view.
  double getLeastSeconds();

  /// Returns moves that split all tensors along one color of dims at once:
  /// dims that ops join by their factors. Each axis has moves for each color:
  /// other tensors stay as they are, are left to propagation, or stay without
  /// the axis, as in moves that split a single group. Others split what is
  /// returned and keep the axis away from arguments of the same colors.
  std::vector<Move> getMoves() const;

private:
  explicit StrategyEstimate(const SearchSpace &space);
  bool build(ModuleOp marked, StringRef name, const MachineModel &machine);

  const SearchSpace &space;
  /// The program without ops that are not needed or are there twice, and as it
  /// is partitioned.
  mlir::OwningOpRef<ModuleOp> module, original;
  FunctionOpInterface entry;
  mlir::SymbolTableCollection symbols, originalSymbols;
  /// The graph of `module`, and that of tensors which are alike.
  std::unique_ptr<StrategyGraph> whole, graph;
  /// The graph of `original`.
  std::unique_ptr<StrategyGraph> asPropagated;
  /// The colors of `graph` with all marks.
  std::unique_ptr<DimColors> colors;
  /// By node of `graph`.
  std::vector<std::pair<unsigned, WholeOp>> wholeOps;
  std::unique_ptr<NodePrices> wholePrices, prices;
  std::optional<double> leastSeconds;
  std::unique_ptr<LiveBytes> live;
};

} // namespace mesh

#endif // MESH_SEARCH_STRATEGYESTIMATE_H
