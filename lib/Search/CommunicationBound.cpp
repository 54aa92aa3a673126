//===- CommunicationBound.cpp - time that no strategy saves ---------------===//

#include "CommunicationBound.h"

#include "mesh-rt/link.h"
#include "mesh/Search/PairwiseBound.h"

#include <map>

using namespace mesh;

namespace {
/// The layouts of a tensor along a factor of an axis: the number of the dim
/// that it splits, or one of these.
enum State : int { Replicated = -1, Partial = -2, Any = -3 };

/// A factor of an axis: what is sent along it for each byte of a device's least
/// block.
struct AxisFactor {
  double size = 1;
  double gather = 0, scatter = 0, reduce = 0, exchange = 0, shift = 0;

  auto getKey() const {
    return std::tuple(size, gather, scatter, reduce, exchange, shift);
  }
  /// Returns the least time to lay out a tensor as `to` that is as `from`.
  double getSeconds(int from, int to) const;
};

/// The costs of all ops and tensors along one factor of an axis.
class FactorBound {
public:
  FactorBound(const PropagationGraph &graph, FunctionOpInterface entry,
              const NodePrices &prices, const AxisFactor &axis)
      : graph(graph), prices(prices), axis(axis),
        numDevices(static_cast<double>(graph.mesh.getNumDevices())),
        makers(graph.tensors.size(), kNone),
        counts(graph.tensors.size(), kUnknown), numReads(graph.tensors.size()),
        isWhole(graph.tensors.size()) {
    findWholeTensors(entry);
  }

  double getLeast();

private:
  static constexpr int kNone = -1;
  static constexpr double kUnknown = -1;

  void findWholeTensors(FunctionOpInterface entry);
  void countReads();
  /// True if an op has layouts that its factors do not explain, or several
  /// results: its costs count nothing.
  bool isFree(size_t node) const;
  void addOp(size_t node);
  void addTensor(int tensor);
  void addReads(size_t node);
  void addRead(int tensor, double count, unsigned reader,
               function_ref<int(int)> getNeeded);
  double getCost(size_t node, int choice) const;
  bool passesPartial(const PropagationNode &node) const;
  int getState(unsigned maker, int choice, int tensor) const;
  int getNeeded(size_t node, unsigned operand, int choice) const;

  const PropagationGraph &graph;
  const NodePrices &prices;
  const AxisFactor &axis;
  double numDevices;
  PairwiseBound bound;
  /// By variable: the choices, and the op, or `kNone` for a tensor. A choice is
  /// the factor of the op or the dim that is split, or a state.
  std::vector<std::vector<int>> choices;
  std::vector<int> nodes;
  /// By tensor: its variable; how often it is made; how often it is read.
  std::vector<int> makers;
  std::vector<double> counts;
  std::vector<unsigned> numReads;
  /// Tensors that cannot be partial.
  std::vector<bool> isWhole;
};
} // namespace

double AxisFactor::getSeconds(int from, int to) const {
  if (from == to || from == Replicated || from == Any || to == Any ||
      to == Partial)
    return 0;
  if (from == Partial)
    return to == Replicated ? reduce : scatter;
  // Blocks may change hands between axes.
  return std::min(to == Replicated ? gather : exchange, shift);
}

void FactorBound::findWholeTensors(FunctionOpInterface entry) {
  auto add = [&](int id) {
    if (id < 0)
      return;
    ShardingAttr annotation = graph.tensors[id].annotation;
    isWhole[id] = !annotation || annotation.getPartial().empty();
  };
  for (Value argument : entry.getArguments())
    add(graph.lookup(argument));
  Operation *terminator = entry.getFunctionBody().front().getTerminator();
  for (const PropagationNode &node : graph.nodes)
    if (node.handedOn && node.getOwner() == terminator)
      add(node.results[0]);
}

bool FactorBound::isFree(size_t number) const {
  const PropagationNode &node = graph.nodes[number];
  return isPassedOn(node) || node.results.size() != 1 || node.results[0] < 0 ||
         !node.fixedOperands.empty() || prices.getWorks()[number].isFixed.any();
}

/// Returns true if the result of an op may be partial because operands are.
bool FactorBound::passesPartial(const PropagationNode &node) const {
  unsigned count = node.operands.size();
  constexpr unsigned kMostSubsets = 4;
  auto passes = [&](const llvm::BitVector &operands) {
    for (unsigned combiner = 0; auto kind = symbolizeCombiner(combiner);
         ++combiner) {
      FailureOr<llvm::BitVector> results =
          ShardingRuleOpInterface(node.op).getPartialResults(*kind, operands);
      if (succeeded(results) && results->any())
        return true;
    }
    return false;
  };
  // An op of many operands counts as one that does.
  if (count > kMostSubsets)
    return true;
  for (unsigned subset = 1; subset < 1u << count; ++subset) {
    llvm::BitVector operands(count);
    for (unsigned operand : llvm::seq(count))
      operands[operand] = subset >> operand & 1;
    if (passes(operands))
      return true;
  }
  return false;
}

/// Returns the dim that has `factor`, or `otherwise`.
static int findDim(const DimFactors &dims, int factor, int otherwise) {
  for (auto [dim, factors] : llvm::enumerate(dims))
    if (llvm::is_contained(factors, static_cast<unsigned>(factor)))
      return static_cast<int>(dim);
  return otherwise;
}

int FactorBound::getState(unsigned maker, int choice, int tensor) const {
  if (nodes[maker] == kNone || choice < 0)
    return choice;
  return findDim(graph.nodes[nodes[maker]].rule->results[0], choice, Partial);
}

int FactorBound::getNeeded(size_t number, unsigned operand, int choice) const {
  if (choice < 0)
    return choice;
  const ShardingRule &rule = *graph.nodes[number].rule;
  bool isInit = findDim(rule.results[0], choice, kNone) == kNone &&
                rule.accumulations[0].init == operand;
  return isInit ? Any : findDim(rule.operands[operand], choice, Replicated);
}

/// Returns what an op takes beyond its least time.
double FactorBound::getCost(size_t number, int choice) const {
  const PropagationNode &node = graph.nodes[number];
  const NodePrices::Work &work = prices.getWorks()[number];
  const MachineModel &machine = prices.getMachine();
  const ShardingRule &rule = *node.rule;
  double more = work.leastCount * (axis.size - 1) / numDevices;
  if (work.contraction) {
    auto all = llvm::to_vector(llvm::seq<unsigned>(rule.factors.size()));
    bool isShared = countParts(rule, all, numDevices) == numDevices;
    return choice < 0 && isShared ? more * *work.contraction : 0;
  }
  if (!work.pass || machine.memoryBandwidth == 0)
    return 0;
  double bytes = 0;
  auto add = [&](int id, const DimFactors &dims) {
    SmallVector<unsigned> factors;
    for (ArrayRef<unsigned> each : dims)
      llvm::append_range(factors, each);
    if (id >= 0 && findDim(dims, choice, kNone) == kNone &&
        countParts(rule, factors, numDevices) == numDevices)
      bytes += getTensorBytes(graph.tensors[id].type);
  };
  for (auto [index, id] : llvm::enumerate(node.operands))
    if (work.pass->reads[index])
      add(id, rule.operands[index]);
  if (work.pass->writes)
    add(node.results[0], rule.results[0]);
  return more * bytes / machine.memoryBandwidth;
}

void FactorBound::addOp(size_t number) {
  const PropagationNode &node = graph.nodes[number];
  int result = node.results[0];
  std::vector<int> own{Replicated};
  if (passesPartial(node))
    own.push_back(Partial);
  for (auto [factor, each] : llvm::enumerate(node.rule->factors))
    if (each.kind != FactorKind::NeedReplication && each.size > 1)
      own.push_back(static_cast<int>(factor));
  std::vector<double> costs;
  for (int choice : own)
    costs.push_back(getCost(number, choice));
  makers[result] = static_cast<int>(bound.addVariable(std::move(costs)));
  counts[result] = prices.getWorks()[number].leastCount;
  choices.push_back(std::move(own));
  nodes.push_back(static_cast<int>(number));
}

/// Adds a tensor that no op with factors makes.
void FactorBound::addTensor(int id) {
  std::vector<int> own{Replicated};
  if (!isWhole[id])
    own.push_back(Partial);
  for (auto [dim, size] : llvm::enumerate(graph.tensors[id].type.getShape()))
    if (size > 1)
      own.push_back(static_cast<int>(dim));
  makers[id] =
      static_cast<int>(bound.addVariable(std::vector<double>(own.size())));
  choices.push_back(std::move(own));
  nodes.push_back(kNone);
}

void FactorBound::addRead(int id, double count, unsigned reader,
                          function_ref<int(int)> getNeeded) {
  auto maker = static_cast<unsigned>(makers[id]);
  if (maker == reader)
    return;
  // Readers in a loop may share what is sent before it, and readers of one
  // tensor what is sent for one of them.
  double made = counts[id] == kUnknown ? 1 : counts[id];
  double block = getTensorBytes(graph.tensors[id].type) / numDevices *
                 std::min(count, made) / numReads[id];
  std::vector<double> costs;
  for (int choice : choices[maker])
    for (int needed : choices[reader])
      costs.push_back(block * axis.getSeconds(getState(maker, choice, id),
                                              getNeeded(needed)));
  if (llvm::any_of(costs, [](double cost) { return cost > 0; }))
    bound.addPair(maker, reader, std::move(costs));
}

void FactorBound::countReads() {
  for (auto [number, node] : llvm::enumerate(graph.nodes)) {
    for (int id : node.operands)
      if (id >= 0)
        ++numReads[id];
    double count = prices.getWorks()[number].leastCount;
    for (int id : node.results)
      if (id >= 0)
        counts[id] = std::max(counts[id], count);
  }
}

void FactorBound::addReads(size_t number) {
  const PropagationNode &node = graph.nodes[number];
  double count = prices.getWorks()[number].leastCount;
  auto isKnown = [&](int id) { return id >= 0 && !graph.tensors[id].isCheap; };
  if (isPassedOn(node)) {
    int to = node.results[0];
    if (isKnown(node.operands[0]) && isKnown(to))
      addRead(node.operands[0], count, static_cast<unsigned>(makers[to]),
              [&](int choice) {
                return getState(static_cast<unsigned>(makers[to]), choice, to);
              });
    return;
  }
  if (isFree(number) || !isKnown(node.results[0]))
    return;
  auto reader = static_cast<unsigned>(makers[node.results[0]]);
  for (auto [operand, id] : llvm::enumerate(node.operands))
    if (isKnown(id) && prices.getWorks()[number].isRead[operand])
      addRead(id, count, reader, [&, operand = operand](int choice) {
        return choice == Partial ? static_cast<int>(Any)
                                 : this->getNeeded(number, operand, choice);
      });
}

double FactorBound::getLeast() {
  countReads();
  std::vector<unsigned> numMakers(graph.tensors.size());
  for (const PropagationNode &node : graph.nodes)
    for (int id : node.results)
      if (id >= 0)
        ++numMakers[id];
  for (auto [number, node] : llvm::enumerate(graph.nodes))
    if (!isFree(number) && numMakers[node.results[0]] == 1 &&
        !graph.tensors[node.results[0]].isCheap)
      addOp(number);
  for (int id : llvm::seq<int>(graph.tensors.size()))
    if (makers[id] == kNone && !graph.tensors[id].isCheap)
      addTensor(id);
  for (size_t number : llvm::seq(graph.nodes.size()))
    addReads(number);
  return bound.getLeast();
}

/// Returns the factors of all axes that are primes.
static std::vector<AxisFactor> getAxisFactors(MeshAttr mesh,
                                              const MachineModel &machine) {
  std::vector<AxisFactor> factors;
  double fastest = 0;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    const Link *link = machine.getLink(
        mesh, AxisRefAttr::get(mesh.getContext(), axis.getName()));
    // Without links nothing is sent.
    if (!link)
      return {};
    rt::LinkModel model = link->getModel();
    model.latency = 0;
    SmallVector<int64_t> primes;
    int64_t rest = axis.getSize();
    for (int64_t prime = 2; rest > 1; ++prime)
      for (; rest % prime == 0; rest /= prime)
        primes.push_back(prime);
    // Parts of an axis may be in another order.
    if (!llvm::all_equal(primes))
      continue;
    if (!primes.empty())
      fastest = std::max(fastest, model.bandwidth);
    for (int64_t prime : primes) {
      auto size = static_cast<double>(prime);
      AxisFactor factor;
      factor.size = size;
      factor.gather = model.timeOf(MESH_RT_ALL_GATHER, prime, 1).seconds;
      factor.scatter =
          model.timeOf(MESH_RT_REDUCE_SCATTER, prime, size).seconds;
      factor.reduce = model.timeOf(MESH_RT_ALL_REDUCE, prime, size).seconds;
      factor.exchange =
          model.timeOf(MESH_RT_ALL_TO_ALL, axis.getSize(), 1).seconds /
          static_cast<double>(primes.size());
      factors.push_back(factor);
    }
  }
  for (AxisFactor &factor : factors)
    factor.shift = factors.size() == 1
                       ? std::numeric_limits<double>::infinity()
                       : 1 / fastest / static_cast<double>(factors.size());
  return factors;
}

double mesh::getLeastCommunicationSeconds(const PropagationGraph &graph,
                                          FunctionOpInterface entry,
                                          const NodePrices &prices) {
  double seconds = 0;
  // Factors of one size on the same link have the same bound.
  std::map<decltype(AxisFactor().getKey()), double> known;
  for (const AxisFactor &factor :
       getAxisFactors(graph.mesh, prices.getMachine())) {
    auto [found, isNew] = known.try_emplace(factor.getKey(), 0);
    if (isNew)
      found->second = FactorBound(graph, entry, prices, factor).getLeast();
    seconds += std::max(0.0, found->second);
  }
  return seconds;
}
