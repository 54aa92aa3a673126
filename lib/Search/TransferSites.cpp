//===- TransferSites.cpp - transfers beside contractions ------------------===//
//
// The gathers and reductions of reshards, and the contractions under which
// rings hide them: those that read what is gathered, and those that make the
// partial sums.
//
//===----------------------------------------------------------------------===//

#include "NodePrices.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

/// Returns the shape of the largest block of a tensor.
static SmallVector<int64_t> getLocalShape(RankedTensorType type,
                                          const TensorLayout &layout,
                                          MeshAttr mesh) {
  return llvm::map_to_vector(
      llvm::zip_equal(type.getShape(), layout.dims), [&](auto dim) {
        auto &[size, axes] = dim;
        return static_cast<int64_t>(llvm::divideCeil(size, mesh.getSize(axes)));
      });
}

std::optional<Transfer> NodePrices::getReduction(const ReshardStep &step,
                                                 RankedTensorType type,
                                                 const TensorLayout &from,
                                                 double bytes,
                                                 double seconds) const {
  bool isAll = step.kind == ReshardStep::Kind::AllReduce;
  if (seconds == 0 || (!isAll && step.kind != ReshardStep::Kind::ReduceScatter))
    return std::nullopt;
  SmallVector<int64_t> shape = getLocalShape(type, from, graph.mesh);
  int64_t n = graph.mesh.getSize(step.axes);
  std::optional<int64_t> dim = step.dim;
  if (isAll)
    dim = findScatteredDim(type.clone(shape), n);
  if (!dim || !isWorthPadding(shape[*dim], n))
    return std::nullopt;
  return Transfer{isAll ? MESH_RT_ALL_REDUCE : MESH_RT_REDUCE_SCATTER,
                  step.axes,
                  static_cast<unsigned>(*dim),
                  shape[*dim],
                  bytes,
                  seconds};
}

std::optional<Transfer> NodePrices::getGather(const ReshardStep &step,
                                              RankedTensorType type,
                                              const TensorLayout &to,
                                              double bytes,
                                              double seconds) const {
  if (seconds == 0 || step.kind != ReshardStep::Kind::AllGather)
    return std::nullopt;
  auto dim = static_cast<unsigned>(step.dim);
  return Transfer{MESH_RT_ALL_GATHER,
                  step.axes,
                  dim,
                  getLocalShape(type, to, graph.mesh)[dim],
                  bytes,
                  seconds};
}

/// Returns true if all operands and results of a contraction have a factor.
static bool isBatch(const ShardingRule &rule, unsigned factor) {
  auto has = [&](const DimFactors &dims) { return hasFactor(dims, factor); };
  return llvm::all_of(rule.operands, has) && llvm::all_of(rule.results, has);
}

/// Returns the factor whose parts are blocks of a dim that has `factors`, or
/// nothing.
static std::optional<unsigned> findCutFactor(const ShardingRule &rule,
                                             ArrayRef<unsigned> factors) {
  if (factors.empty())
    return std::nullopt;
  return factors[getLeadingFactor(rule, factors)];
}

std::optional<CutContraction>
NodePrices::getReader(const PropagationNode &node, unsigned operand,
                      double seconds, const Transfer &gather) const {
  const ShardingRule &rule = *node.rule;
  auto factor = findCutFactor(rule, rule.operands[operand][gather.dim]);
  if (!factor)
    return std::nullopt;
  return CutContraction{seconds, static_cast<double>(gather.size),
                        isBatch(rule, *factor)};
}

void NodePrices::addReaders(int tensor, Operation *scope, const Prices &chosen,
                            TransferSite &site) const {
  for (unsigned number : graph.tensors[tensor].nodes) {
    const PropagationNode &node = graph.nodes[number];
    auto operand = llvm::find(node.operands, tensor) - node.operands.begin();
    if (!works[number].contraction || getScope(node.getOwner()) != scope ||
        llvm::any_of(chosen[number]->reshards, [&](const Reshard &reshard) {
          return reshard.operand == operand;
        }))
      continue;
    addReader(number,
              getReader(node, operand,
                        chosen[number]->seconds - machine.contractionOverhead,
                        *site.transfer),
              site);
  }
}

void NodePrices::addReader(unsigned number,
                           std::optional<CutContraction> reader,
                           TransferSite &site) const {
  // A contraction may read one tensor twice.
  if (!reader ||
      (!site.contractions.empty() && site.contractions.back().first == number))
    return;
  reader->count = works[number].count;
  site.contractions.emplace_back(number, *reader);
}

void NodePrices::addMakers(int tensor, unsigned dim, Operation *scope,
                           const Prices &chosen, DenseSet<unsigned> &seen,
                           TransferSite &site) const {
  for (unsigned number : makers[tensor]) {
    const PropagationNode &node = graph.nodes[number];
    if (getScope(node.getOwner()) != scope || seen.size() >= kMaxFlowOps ||
        !seen.insert(number).second)
      continue;
    auto result = llvm::find(node.results, tensor) - node.results.begin();
    const ShardingRule &rule = *node.rule;
    auto factor = findCutFactor(rule, rule.results[result][dim]);
    if (!factor)
      continue;
    if (works[number].contraction) {
      site.contractions.emplace_back(
          number,
          CutContraction{chosen[number]->seconds - machine.contractionOverhead,
                         static_cast<double>(site.transfer->size),
                         isBatch(rule, *factor), works[number].count});
      continue;
    }
    for (auto [id, dims] : llvm::zip_equal(node.operands, rule.operands)) {
      if (id < 0 || graph.tensors[id].layout.partial.empty())
        continue;
      for (auto [operandDim, each] : llvm::enumerate(dims))
        if (llvm::is_contained(each, *factor))
          addMakers(id, operandDim, scope, chosen, seen, site);
    }
  }
}

void NodePrices::addSites(unsigned number, const Reshard &reshard, double count,
                          const Prices &chosen, Sites &sites) const {
  const PropagationNode &node = graph.nodes[number];
  Operation *scope = getScope(node.getOwner());
  uint64_t key =
      llvm::hash_combine(scope, reshard.sources.front().number, reshard.layout);
  if (reshard.gather) {
    TransferSite &site = sites.gathers[key];
    site.transfer = &*reshard.gather;
    site.count += count;
    addReader(number, reshard.reader, site);
    if (!node.handedOn && isPassedOn(node))
      addReaders(node.results[0], scope, chosen, site);
  }
  if (!reshard.reduction)
    return;
  TransferSite &site = sites.reductions[key];
  site.count += count;
  if (std::exchange(site.transfer, &*reshard.reduction))
    return;
  DenseSet<unsigned> seen;
  addMakers(node.operands[reshard.operand], reshard.reduction->dim, scope,
            chosen, seen, site);
}
