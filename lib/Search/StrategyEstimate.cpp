//===- StrategyEstimate.cpp - quick estimates of strategies ---------------===//

#include "mesh/Search/StrategyEstimate.h"

#include "CommunicationBound.h"
#include "DimColors.h"
#include "LiveBytes.h"
#include "NodePrices.h"
#include "ResultMarks.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"

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

/// Returns the group whose token a tensor has, or nothing.
static std::optional<size_t> readGroup(const SearchSpace &space,
                                       const PropagatedTensor &tensor) {
  return tensor.annotation ? space.readToken(tensor.annotation) : std::nullopt;
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
  simplify(rewriter, *module);
  auto functions = prepareForPropagation(rewriter, *module, symbols);
  if (failed(functions))
    return false;
  auto byMesh = groupByMesh(*functions);
  if (byMesh.size() != 1)
    return false;
  ArrayRef<GlobalFunction> all = byMesh.front().second;
  whole = std::make_unique<PropagationGraph>(all.front().meshName,
                                             all.front().mesh);
  entry = module->lookupSymbol<FunctionOpInterface>(name);
  if (failed(whole->build(all, symbols)) || !entry)
    return false;
  FoldedGraph folded = whole->fold();
  graph = std::make_unique<PropagationGraph>(std::move(folded.graph));
  graph->keepDecisions();
  for (auto [number, node] : llvm::enumerate(graph->nodes))
    if (node.lacksRule())
      wholeOps.push_back({static_cast<unsigned>(number),
                          {node.getOwner()->getLoc(),
                           node.getOwner()->getName().getIdentifier(),
                           folded.members[number].size()}});
  colors = std::make_unique<DimColors>(*graph);
  annotated.resize(space.getNumGroups());
  for (auto [id, tensor] : llvm::enumerate(graph->tensors))
    if (std::optional<size_t> group = readGroup(space, tensor))
      annotated[*group].push_back(static_cast<int>(id));
  // The bound is that of a program without marks.
  ResultMarks(*whole, space);
  marks = std::make_unique<ResultMarks>(*graph, space);
  takeTokens(*graph);
  takeTokens(*whole);
  base = graph->tensors;
  wholePrices = NodePrices::get(*whole, {}, entry, machine, symbols);
  prices = NodePrices::get(*graph, folded.members, entry, machine, symbols);
  live = std::make_unique<LiveBytes>(*graph, folded.members, entry, symbols);
  return wholePrices && prices;
}

void StrategyEstimate::takeTokens(PropagationGraph &from) {
  for (PropagatedTensor &tensor : from.tensors) {
    if (!readGroup(space, tensor))
      continue;
    tensor.annotation = {};
    tensor.annotationLoc.reset();
    tensor.waiting.clear();
    tensor.isOpen.set();
  }
}

std::optional<StrategyCost> StrategyEstimate::evaluate(const Choices &choices) {
  mlir::ScopedDiagnosticHandler quiet(module->getContext(),
                                      [](mlir::Diagnostic &) {});
  graph->tensors = base;
  SmallVector<size_t> groups = space.getAnnotated(choices);
  marks->show(groups);
  for (size_t group : groups) {
    ShardingAttr sharding = space.getSharding(group, choices);
    for (int id : annotated[group])
      if (failed(graph->annotate(id, sharding, module->getLoc())))
        return std::nullopt;
  }
  spreadAxes(*graph);
  marks->layOutHidden();
  std::optional<NodePrices::Prices> chosen = prices->getPrices();
  if (chosen && marks->mergeReshards(*chosen))
    chosen = prices->getPrices();
  if (!chosen)
    return std::nullopt;
  NodePrices::Seconds seconds = prices->getSeconds(*chosen);
  return StrategyCost{seconds.inLocalView - seconds.hidden,
                      live->get(*chosen, seconds.rings), seconds.inLocalView};
}

uint64_t StrategyEstimate::getLayouts() const {
  llvm::hash_code code(0);
  for (const PropagatedTensor &tensor : graph->tensors)
    code = llvm::hash_combine(code, hashLayout(tensor.layout));
  return code;
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
    leastSeconds = wholePrices->getLeastSeconds() +
                   getLeastCommunicationSeconds(*whole, entry, *wholePrices);
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

std::vector<Move> StrategyEstimate::getMoves() const {
  auto getColor = [&](size_t group, unsigned dim) {
    ArrayRef<int> ids = annotated[group];
    return ids.empty() ? colors->getNumColors() + static_cast<unsigned>(group)
                       : colors->get(ids.front(), dim);
  };
  std::vector<Move> moves;
  for (MeshAxisAttr axis : space.getMesh().getAxes())
    addMoves(space, AxisRefAttr::get(axis.getContext(), axis.getName()),
             getColor, moves);
  return moves;
}
