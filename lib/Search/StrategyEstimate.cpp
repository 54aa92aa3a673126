//===- StrategyEstimate.cpp - quick estimates of strategies ---------------===//

#include "mesh/Search/StrategyEstimate.h"

#include "CommunicationBound.h"
#include "DimColors.h"
#include "LiveBytes.h"
#include "NodePrices.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/Hashing.h"

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
  // The result of an op has the token of the mark that takes it.
  SmallVector<std::pair<Value, size_t>> marks;
  module->walk([&](ShardOp op) {
    if (std::optional<size_t> group = space.readToken(op.getSharding())) {
      marks.emplace_back(op.getInput(), *group);
      op.getResult().replaceAllUsesWith(op.getInput());
      op->erase();
    }
  });
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
  wholePrices = NodePrices::get(*whole, {}, entry, machine, symbols);
  return wholePrices && fold(marks, machine);
}

bool StrategyEstimate::fold(ArrayRef<std::pair<Value, size_t>> marks,
                            const MachineModel &machine) {
  std::vector<uint64_t> groups(whole->tensors.size());
  for (auto [value, group] : marks)
    if (int id = whole->lookup(value); id >= 0)
      groups[id] = group + 1;
  FoldedGraph folded = whole->fold(groups);
  graph = std::make_unique<PropagationGraph>(std::move(folded.graph));
  auto add = [](SmallVector<int, 1> &ids, int id) {
    if (!llvm::is_contained(ids, id))
      ids.push_back(id);
  };
  annotated.resize(space.getNumGroups());
  results.resize(space.getNumGroups());
  for (auto [value, group] : marks)
    if (int id = graph->lookup(value); id >= 0)
      add(results[group], id);
  for (auto [id, tensor] : llvm::enumerate(graph->tensors))
    if (std::optional<size_t> group = readGroup(space, tensor))
      add(annotated[*group], static_cast<int>(id));
  takeTokens(*graph);
  takeTokens(*whole);
  base = graph->tensors;
  prices = NodePrices::get(*graph, folded.members, entry, machine, symbols);
  live = std::make_unique<LiveBytes>(*graph, entry, symbols);
  return true;
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
  for (size_t group : space.getAnnotated(choices)) {
    ShardingAttr sharding = space.getSharding(group, choices);
    for (int id : annotated[group])
      if (failed(graph->annotate(id, sharding, module->getLoc())))
        return std::nullopt;
    // A result may be partial besides, so that it is no annotation.
    for (int id : results[group]) {
      PropagatedTensor &tensor = graph->tensors[id];
      tensor.layout.dims = TensorLayout(sharding).dims;
      tensor.replicated = AxisList(sharding.getReplicated());
    }
  }
  spreadAxes(*graph);
  std::optional<NodePrices::Seconds> seconds = prices->getSeconds();
  if (!seconds)
    return std::nullopt;
  return StrategyCost{seconds->inLocalView - seconds->hidden, live->get(*graph),
                      seconds->inLocalView};
}

uint64_t StrategyEstimate::getLayouts() const {
  llvm::hash_code code(0);
  for (const PropagatedTensor &tensor : graph->tensors)
    code = llvm::hash_combine(code, hashLayout(tensor.layout));
  return code;
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
  std::map<unsigned, Move> byColor;
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
  DimColors colors(*graph);
  auto getColor = [&](size_t group, unsigned dim) {
    ArrayRef<int> ids =
        annotated[group].empty() ? results[group] : annotated[group];
    return ids.empty() ? colors.getNumColors() + static_cast<unsigned>(group)
                       : colors.get(ids.front(), dim);
  };
  std::vector<Move> moves;
  for (MeshAxisAttr axis : space.getMesh().getAxes())
    addMoves(space, AxisRefAttr::get(axis.getContext(), axis.getName()),
             getColor, moves);
  return moves;
}
