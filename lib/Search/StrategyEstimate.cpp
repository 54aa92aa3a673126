//===- StrategyEstimate.cpp - quick estimates of strategies ---------------===//

#include "mesh/Search/StrategyEstimate.h"

#include "CommunicationBound.h"
#include "DimColors.h"
#include "LiveBytes.h"
#include "NodePrices.h"
#include "StrategyGraph.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Propagation/Propagation.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"

#include <map>

using namespace mesh;

StrategyEstimate::StrategyEstimate(const SearchSpace &space) : space(space) {}

StrategyEstimate::~StrategyEstimate() = default;

std::unique_ptr<StrategyEstimate>
StrategyEstimate::get(ModuleOp marked, StringRef name, const SearchSpace &space,
                      const MachineModel &machine) {
  std::unique_ptr<StrategyEstimate> estimate(new StrategyEstimate(space));
  mlir::ScopedDiagnosticHandler quiet(marked.getContext(),
                                      [](mlir::Diagnostic &) {});
  if (!estimate->build(marked, name, machine))
    return nullptr;
  return estimate;
}

/// Removes ops that are not needed and those that compute the same as others,
/// as partitioning does.
static void simplify(IRRewriter &rewriter, ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    (void)mlir::runRegionDCE(rewriter, function->getRegions());
  mlir::DominanceInfo dominance(module);
  mlir::eliminateCommonSubExpressions(rewriter, dominance, module);
}

/// Returns the graph of propagation of a program on one mesh, or nothing.
static std::optional<PropagationGraph>
buildGraph(IRRewriter &rewriter, ModuleOp module,
           SymbolTableCollection &symbols) {
  auto functions = prepareForPropagation(rewriter, module, symbols);
  if (failed(functions))
    return std::nullopt;
  auto byMesh = groupByMesh(*functions);
  if (byMesh.size() != 1)
    return std::nullopt;
  ArrayRef<GlobalFunction> group = byMesh.front().second;
  PropagationGraph graph(group.front().meshName, group.front().mesh);
  if (failed(graph.build(group, symbols)))
    return std::nullopt;
  return graph;
}

bool StrategyEstimate::build(ModuleOp marked, StringRef name,
                             const MachineModel &machine) {
  module = marked.clone();
  space.annotate(*module, [&](size_t group) { return space.getToken(group); });
  PassManager lowering(module->getContext());
  lowering.enableVerifier(false);
  addModelLowering(lowering);
  if (failed(lowering.run(*module)))
    return false;
  IRRewriter rewriter(module->getContext());
  original = module->clone();
  simplify(rewriter, *module);
  auto exact = buildGraph(rewriter, *original, originalSymbols);
  auto all = buildGraph(rewriter, *module, symbols);
  entry = module->lookupSymbol<FunctionOpInterface>(name);
  if (!exact || !all || !entry)
    return false;
  asPropagated = std::make_unique<StrategyGraph>(std::move(*exact), space);
  FoldedGraph folded = all->fold();
  for (auto [number, node] : llvm::enumerate(folded.graph.nodes))
    if (node.lacksRule())
      wholeOps.push_back({static_cast<unsigned>(number),
                          {node.getOwner()->getLoc(),
                           node.getOwner()->getName().getIdentifier(),
                           folded.members[number].size()}});
  colors = std::make_unique<DimColors>(folded.graph);
  // The bound is that of the program without choices.
  whole = std::make_unique<StrategyGraph>(std::move(*all), space);
  graph = std::make_unique<StrategyGraph>(std::move(folded.graph), space);
  wholePrices = NodePrices::get(whole->get(), {}, entry, machine, symbols);
  prices =
      NodePrices::get(graph->get(), folded.members, entry, machine, symbols);
  live =
      std::make_unique<LiveBytes>(graph->get(), folded.members, entry, symbols);
  return wholePrices && prices;
}

std::optional<StrategyCost> StrategyEstimate::evaluate(const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  if (failed(graph->layOut(choices, module->getLoc())))
    return std::nullopt;
  std::optional<NodePrices::Prices> chosen = prices->getPrices();
  if (chosen && graph->getMarks().mergeReshards(*chosen))
    chosen = prices->getPrices();
  if (!chosen)
    return std::nullopt;
  NodePrices::Seconds seconds = prices->getSeconds(*chosen);
  return StrategyCost{seconds.inLocalView - seconds.hidden,
                      live->get(*chosen, seconds.rings), seconds.inLocalView};
}

std::optional<uint64_t> StrategyEstimate::getLayouts(const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  if (failed(asPropagated->layOut(choices, original->getLoc())))
    return std::nullopt;
  return asPropagated->hashLayouts();
}

std::vector<WholeOp> StrategyEstimate::getWholeOps() {
  std::vector<WholeOp> found;
  std::optional<NodePrices::Prices> chosen = prices->getPrices();
  if (!chosen)
    return found;
  for (auto &[number, op] : wholeOps) {
    found.push_back(op);
    found.back().seconds = NodePrices::getReshardSeconds(*(*chosen)[number]);
  }
  return found;
}

double StrategyEstimate::getLeastSeconds() {
  if (!leastSeconds)
    leastSeconds =
        wholePrices->getLeastSeconds() +
        getLeastCommunicationSeconds(whole->get(), entry, *wholePrices);
  return *leastSeconds;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// Returns `move` with what `changes` says of the same decisions.
static Move combine(Move move, const Move &changes) {
  for (auto &[number, choice] : move)
    for (auto [changed, chosen] : changes)
      if (changed == number)
        choice = chosen;
  return move;
}

/// Adds the moves of one axis.
static void addMoves(const SearchSpace &space, AxisRefAttr axis,
                     function_ref<unsigned(size_t, unsigned)> getColor,
                     std::vector<Move> &moves) {
  // The largest tensors alone, if there are many.
  constexpr size_t kMostSingle = 32;
  // In the order of decisions: those of colors are by tensors' numbers.
  llvm::MapVector<unsigned, Move> byColor;
  std::vector<Move> single;
  // Leaves the axis to propagation, keeps it away, splits the longest dims.
  Move leave, keepAway, spread;
  for (auto [number, decision] : llvm::enumerate(space.getDecisions())) {
    if (decision.axis != axis)
      continue;
    leave.emplace_back(number, 0);
    keepAway.emplace_back(number, decision.dims.size() + 1);
    if (!space.isResult(decision.group))
      spread.emplace_back(number, space.getLongestDim(decision) + 1);
    DenseSet<unsigned> met;
    for (auto [index, dim] : llvm::enumerate(decision.dims)) {
      single.push_back({{number, index + 1}});
      unsigned color = getColor(decision.group, dim);
      if (met.insert(color).second)
        byColor[color].emplace_back(number, index + 1);
    }
  }
  moves.push_back(leave);
  moves.push_back(spread);
  for (auto &[color, move] : byColor) {
    if (move.size() > 1)
      moves.push_back(move);
    moves.push_back(combine(leave, move));
    moves.push_back(combine(keepAway, move));
  }
  for (const Move &move : ArrayRef(single).take_front(kMostSingle))
    moves.push_back(combine(keepAway, move));
}

/// Adds moves that split a returned tensor along `axis` and keep the axis away
/// from the arguments that `getColors` says are like it. So devices read a
/// parameter whole, and each updates a part (ZeRO). Either change alone may
/// gain nothing: the parameter is gathered, or all of its gradient is reduced.
static void
addUpdateMoves(const SearchSpace &space, AxisRefAttr axis,
               function_ref<std::vector<unsigned>(size_t)> getColors,
               std::vector<Move> &moves) {
  // The largest tensors alone, if there are many.
  constexpr size_t kMostSingle = 32;
  std::map<std::vector<unsigned>, Move> keepAway;
  for (auto [number, decision] : llvm::enumerate(space.getDecisions()))
    if (decision.axis == axis && space.isRead(decision.group))
      keepAway[getColors(decision.group)].emplace_back(
          number, decision.dims.size() + 1);
  Move all;
  std::vector<Move> single;
  for (auto [number, decision] : llvm::enumerate(space.getDecisions())) {
    if (decision.axis != axis || !space.isReturned(decision.group))
      continue;
    auto read = keepAway.find(getColors(decision.group));
    if (read == keepAway.end())
      continue;
    llvm::append_range(all, read->second);
    all.emplace_back(number, space.getLongestDim(decision) + 1);
    for (size_t index : llvm::seq(decision.dims.size())) {
      single.push_back(read->second);
      single.back().emplace_back(number, index + 1);
    }
  }
  if (!all.empty())
    moves.push_back(std::move(all));
  llvm::append_range(moves, ArrayRef(single).take_front(kMostSingle));
}

std::vector<Move> StrategyEstimate::getMoves() const {
  auto getColor = [&](size_t group, unsigned dim) {
    ArrayRef<int> ids = graph->getAnnotated(group);
    return ids.empty() ? colors->getNumColors() + static_cast<unsigned>(group)
                       : colors->get(ids.front(), dim);
  };
  auto getColors = [&](size_t group) {
    std::vector<unsigned> all;
    for (unsigned dim : llvm::seq<unsigned>(space.getRank(group)))
      all.push_back(getColor(group, dim));
    return all;
  };
  std::vector<Move> moves;
  for (MeshAxisAttr axis : space.getMesh().getAxes()) {
    auto ref = AxisRefAttr::get(axis.getContext(), axis.getName());
    addMoves(space, ref, getColor, moves);
    addUpdateMoves(space, ref, getColors, moves);
  }
  return moves;
}
