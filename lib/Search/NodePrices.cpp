//===- NodePrices.cpp - the seconds of ops on whole tensors ---------------===//

#include "NodePrices.h"

#include "mesh-rt/link.h"
#include "mesh/Analysis/TripCounts.h"
#include "mesh/Search/StrategyEvaluator.h"
#include "mesh/Transforms/Overlap/SiteCost.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

Value mesh::getOperand(const PropagationNode &node, unsigned operand) {
  return node.handedOn ? node.handedOn->get()
                       : node.getOwner()->getOperand(operand);
}

/// Adds the runs of `node` to `work`, and its operands to `values`. Returns
/// false if the number of runs is not known.
static bool addRuns(const PropagationNode &node, const RunCounts &runs,
                    NodePrices::Work &work, NodePrices::OperandValues &values) {
  Operation *op = node.getOwner();
  std::optional<double> trips = getTripCount(op->getBlock(), kUnknownTrips);
  if (!trips)
    return false;
  auto function = op->getParentOfType<FunctionOpInterface>();
  double most = *trips * runs.most.lookup(function);
  work.count += most;
  if (!isConditional(op->getBlock()))
    work.leastCount += *trips * runs.least.lookup(function);
  for (auto [operand, counts] : llvm::enumerate(values))
    counts.insert({getOperand(node, operand), most});
  return true;
}

void NodePrices::setSources(ArrayRef<OperandValues> values) {
  // By the places where a value is read.
  DenseMap<Value, llvm::hash_code> places;
  for (auto [node, operands] : llvm::enumerate(values))
    for (auto [operand, counts] : llvm::enumerate(operands))
      for (auto [value, count] : counts) {
        auto [found, isNew] = places.try_emplace(value, llvm::hash_code(0));
        found->second = llvm::hash_combine(found->second, node, operand);
      }
  DenseMap<uint64_t, unsigned> numbers;
  for (auto [work, operands] : llvm::zip_equal(works, values))
    for (auto &counts : operands) {
      llvm::SmallMapVector<unsigned, double, 1> countOf;
      for (auto [value, count] : counts) {
        uint64_t key = places.at(value);
        unsigned number =
            numbers.try_emplace(key, numbers.size()).first->second;
        countOf[number] += count;
      }
      SmallVector<Source, 1> &sources = work.sources.emplace_back();
      for (auto [number, count] : countOf)
        sources.push_back({number, count});
    }
}

std::unique_ptr<NodePrices>
NodePrices::get(const PropagationGraph &graph, Members members,
                FunctionOpInterface entry, const MachineModel &machine,
                mlir::SymbolTableCollection &symbols) {
  std::optional<RunCounts> runs = RunCounts::get(entry, symbols, kUnknownTrips);
  if (!runs)
    return nullptr;
  std::unique_ptr<NodePrices> prices(new NodePrices(graph, machine));
  std::vector<OperandValues> values;
  for (auto [index, node] : llvm::enumerate(graph.nodes)) {
    if (!prices->addWork(node, symbols))
      return nullptr;
    values.emplace_back(node.operands.size());
    const PropagationNode *self = &node;
    for (const PropagationNode *member :
         members.empty() ? ArrayRef(self) : ArrayRef(members[index]))
      if (!addRuns(*member, *runs, prices->works.back(), values.back()))
        return nullptr;
    if (!node.handedOn)
      for (int id : node.results)
        if (id >= 0)
          prices->makers[id].push_back(index);
  }
  prices->setSources(values);
  prices->known.resize(graph.nodes.size());
  return prices;
}

bool mesh::isPassedOn(const PropagationNode &node) {
  return node.handedOn || llvm::isa<ShardOp, ReshardOp>(node.getOwner());
}

bool NodePrices::addWork(const PropagationNode &node,
                         mlir::SymbolTableCollection &symbols) {
  Work &work = works.emplace_back();
  if (isPassedOn(node))
    return true;
  Operation *op = node.getOwner();
  FixedShardings fixed(op);
  ShardingRuleOpInterface(node.op).getFixedShardings(symbols, fixed);
  work.isFixed.resize(op->getNumResults());
  for (auto [index, sharding] : llvm::enumerate(fixed.results))
    work.isFixed[index] = static_cast<bool>(sharding);
  work.isRead.resize(op->getNumOperands());
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    work.isRead[index] = !operand.getDefiningOp<tensor::EmptyOp>();
  if (!addsProducts(op)) {
    work.pass = getMemoryPass(op);
    return true;
  }
  auto seconds =
      getContractionSeconds(llvm::cast<linalg::LinalgOp>(op), machine);
  if (!seconds) {
    llvm::consumeError(seconds.takeError());
    return false;
  }
  work.contraction = *seconds;
  return true;
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

double mesh::getLocalBytes(RankedTensorType type, const TensorLayout &layout,
                           MeshAttr mesh) {
  auto bytes = static_cast<double>(getElementBytes(type.getElementType()));
  for (auto [size, axes] : llvm::zip_equal(type.getShape(), layout.dims))
    bytes *= static_cast<double>(llvm::divideCeil(size, mesh.getSize(axes)));
  return bytes;
}

static std::optional<mesh_rt_kind> getKind(ReshardStep::Kind kind) {
  switch (kind) {
  case ReshardStep::Kind::AllGather:
    return MESH_RT_ALL_GATHER;
  case ReshardStep::Kind::AllToAll:
    return MESH_RT_ALL_TO_ALL;
  case ReshardStep::Kind::AllReduce:
    return MESH_RT_ALL_REDUCE;
  case ReshardStep::Kind::ReduceScatter:
    return MESH_RT_REDUCE_SCATTER;
  case ReshardStep::Kind::AllSlice:
  case ReshardStep::Kind::Permute:
  case ReshardStep::Kind::MakePartial:
    return std::nullopt;
  }
  llvm_unreachable("unknown step");
}

/// As the simulation's wires take it (WireClock.h), while nothing else is under
/// way.
double NodePrices::getSeconds(const ReshardStep &step, double bytes) const {
  if (step.kind == ReshardStep::Kind::Permute)
    return ReshardCost(graph.mesh, &machine)
        .getLink(step.axes)
        .getModel()
        .shiftOver(1, bytes);
  std::optional<mesh_rt_kind> kind = getKind(step.kind);
  if (!kind)
    return 0;
  AxisList order(step.axes);
  if (kind == MESH_RT_ALL_GATHER)
    std::reverse(order.begin(), order.end());
  double seconds = 0;
  for (AxisRefAttr axis : order) {
    int64_t n = graph.mesh.getSize(axis);
    const Link *link = machine.getLink(graph.mesh, axis);
    if (n == 1 || !link)
      continue;
    seconds += link->getModel().timeOf(*kind, n, bytes).seconds;
    if (kind == MESH_RT_ALL_GATHER)
      bytes *= static_cast<double>(n);
    else if (kind != MESH_RT_ALL_TO_ALL)
      bytes /= static_cast<double>(n);
  }
  return seconds;
}

void NodePrices::addReshard(const PropagationNode &node, const Work &work,
                            unsigned operand, const TensorLayout &to,
                            Price &price) {
  const PropagatedTensor &from = graph.tensors[node.operands[operand]];
  // Cheap values are made anew.
  if (from.isCheap)
    return;
  ShardingAttr source = from.layout.getSharding(graph.meshName);
  ShardingAttr target = to.getSharding(graph.meshName);
  if (source == target)
    return;
  double bytes = getLocalBytes(from.type, from.layout, graph.mesh);
  Reshard reshard{operand,
                  hashLayout(to),
                  0,
                  getLocalBytes(from.type, to, graph.mesh),
                  work.sources[operand],
                  {},
                  {},
                  {}};
  ArrayRef<ReshardStep> steps = planner.plan(from.type, source, target).steps;
  for (const ReshardStep &step : steps) {
    double seconds = getSeconds(step, bytes);
    if (&step == &steps.front())
      reshard.reduction =
          getReduction(step, from.type, from.layout, bytes, seconds);
    if (&step == &steps.back())
      reshard.gather = getGather(step, from.type, to, bytes, seconds);
    reshard.seconds += seconds;
    bytes = ReshardCost::getBytesAfter(
        step.kind, static_cast<double>(graph.mesh.getSize(step.axes)), bytes);
  }
  price.reshards.push_back(std::move(reshard));
}

double NodePrices::getComputeSeconds(const PropagationNode &node,
                                     const Work &work,
                                     ArrayRef<AxisList> factorAxes,
                                     ArrayRef<TensorLayout> operands) const {
  if (work.contraction) {
    double part = 1;
    for (auto [factor, axes] : llvm::zip_equal(node.rule->factors, factorAxes))
      part *= static_cast<double>(
                  llvm::divideCeil(factor.size, graph.mesh.getSize(axes))) /
              static_cast<double>(std::max<int64_t>(factor.size, 1));
    return part * *work.contraction + machine.contractionOverhead;
  }
  if (!work.pass || machine.memoryBandwidth == 0)
    return 0;
  double bytes = 0;
  for (auto [index, id] : llvm::enumerate(node.operands))
    if (id >= 0 && work.pass->reads[index])
      bytes +=
          getLocalBytes(graph.tensors[id].type, operands[index], graph.mesh);
  for (int id : node.results)
    if (id >= 0 && work.pass->writes)
      bytes += getLocalBytes(graph.tensors[id].type, graph.tensors[id].layout,
                             graph.mesh);
  return bytes / machine.memoryBandwidth;
}

NodePrices::Price NodePrices::compute(const PropagationNode &node,
                                      const Work &work) {
  Price price;
  if (isPassedOn(node)) {
    if (int to = node.results[0]; to >= 0)
      addReshard(node, work, 0, graph.tensors[to].layout, price);
    return price;
  }
  OpLayouts layouts;
  for (int id : node.operands)
    layouts.operands.push_back(id >= 0 ? graph.tensors[id].layout
                                       : TensorLayout());
  for (auto [index, id] : llvm::enumerate(node.results)) {
    layouts.results.push_back(id >= 0 ? graph.tensors[id].layout
                                      : TensorLayout());
    if (work.isFixed[index])
      layouts.results.back() = TensorLayout(graph.tensors[id].type.getRank());
  }
  FailureOr<OpRequirements> required =
      computeRequirements(node.op, *node.rule, layouts, graph.mesh);
  price.isPossible = succeeded(required);
  if (!price.isPossible)
    return price;
  for (auto [index, sharding] : llvm::enumerate(node.fixedOperands))
    if (sharding)
      required->operands[index] = TensorLayout(sharding);
  price.seconds =
      getComputeSeconds(node, work, required->factorAxes, required->operands);
  price.windowSeconds = getWindowSeconds(node, required->operands);
  for (auto [index, id] : llvm::enumerate(node.operands)) {
    if (id < 0)
      continue;
    size_t numReshards = price.reshards.size();
    addReshard(node, work, index, required->operands[index], price);
    if (!isWorkingContraction(node.getOwner()) ||
        price.reshards.size() == numReshards)
      continue;
    Reshard &reshard = price.reshards.back();
    if (reshard.gather)
      reshard.reader =
          getReader(node, index, price.seconds - machine.contractionOverhead,
                    *reshard.gather);
  }
  return price;
}

std::optional<NodePrices::Prices> NodePrices::getPrices() {
  std::vector<uint64_t> layouts;
  for (const PropagatedTensor &tensor : graph.tensors)
    layouts.push_back(hashLayout(tensor.layout));
  Prices chosen;
  for (auto [index, node] : llvm::enumerate(graph.nodes)) {
    llvm::hash_code key(0);
    for (ArrayRef<int> ids : {ArrayRef(node.operands), ArrayRef(node.results)})
      for (int id : ids)
        key = llvm::hash_combine(key, id < 0 ? 0 : layouts[id]);
    auto [found, isNew] = known[index].try_emplace(key);
    if (isNew)
      found->second = compute(node, works[index]);
    if (!found->second.isPossible)
      return std::nullopt;
    chosen.push_back(&found->second);
  }
  return chosen;
}

double NodePrices::getReshardSeconds(const Price &price) {
  double seconds = 0;
  for (const Reshard &reshard : price.reshards)
    for (auto [source, count] : reshard.sources)
      seconds += count * reshard.seconds;
  return seconds;
}

NodePrices::Seconds NodePrices::getSeconds(const Prices &chosen) {
  double seconds = 0;
  // The number of values that are laid out so already.
  DenseMap<uint64_t, double> met;
  Sites sites;
  for (auto [number, price] : llvm::enumerate(chosen)) {
    seconds += works[number].count * (price->seconds + price->windowSeconds);
    Operation *scope = getScope(graph.nodes[number].getOwner());
    for (const Reshard &reshard : price->reshards) {
      // Slices take no time.
      if (reshard.seconds == 0)
        continue;
      double added = 0;
      for (auto [source, count] : reshard.sources) {
        double &known = met[llvm::hash_combine(scope, source, reshard.layout)];
        added += std::max(0.0, count - known);
        known = std::max(known, count);
      }
      seconds += added * reshard.seconds;
      addSites(number, reshard, added, chosen, sites);
    }
  }
  SmallVector<TransferSite> all;
  for (auto *each : {&sites.gathers, &sites.reductions})
    for (auto &[key, site] : *each)
      all.push_back(std::move(site));
  Seconds result{seconds};
  result.hidden = hiddenTime.get(all, result.rings);
  return result;
}

//===----------------------------------------------------------------------===//
// The bound
//===----------------------------------------------------------------------===//

double mesh::countParts(const ShardingRule &rule, ArrayRef<unsigned> numbers,
                        double numDevices) {
  double parts = 1;
  for (unsigned number : numbers)
    if (rule.factors[number].kind != FactorKind::NeedReplication)
      parts *= static_cast<double>(rule.factors[number].size);
  return std::clamp(parts, 1.0, numDevices);
}

double NodePrices::getLeastSeconds() const {
  auto numDevices = static_cast<double>(graph.mesh.getNumDevices());
  double seconds = 0;
  for (auto [node, work] : llvm::zip_equal(graph.nodes, works)) {
    bool isCheap = llvm::any_of(node.results, [&](int id) {
      return id >= 0 && graph.tensors[id].isCheap;
    });
    // Cheap values are made anew for each user, or for none.
    if (isPassedOn(node) || isCheap)
      continue;
    const ShardingRule &rule = *node.rule;
    if (work.contraction) {
      auto all = llvm::to_vector(llvm::seq<unsigned>(rule.factors.size()));
      seconds += work.leastCount *
                 (*work.contraction / countParts(rule, all, numDevices) +
                  machine.contractionOverhead);
      continue;
    }
    if (!work.pass || machine.memoryBandwidth == 0)
      continue;
    double bytes = 0;
    auto add = [&](int id, const DimFactors &dims) {
      SmallVector<unsigned> factors;
      for (ArrayRef<unsigned> each : dims)
        llvm::append_range(factors, each);
      if (id >= 0)
        bytes += getTensorBytes(graph.tensors[id].type) /
                 countParts(rule, factors, numDevices);
    };
    for (auto [index, id] : llvm::enumerate(node.operands))
      if (work.pass->reads[index])
        add(id, rule.operands[index]);
    for (auto [id, dims] : llvm::zip_equal(node.results, rule.results))
      if (work.pass->writes)
        add(id, dims);
    seconds += work.leastCount * bytes / machine.memoryBandwidth;
  }
  return seconds;
}
