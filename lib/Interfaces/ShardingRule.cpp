//===- ShardingRule.cpp - an op as loops over factors ---------------------===//

#include "mesh/Interfaces/PaddableOpInterface.h"

using namespace mesh;

static size_t getNumDims(Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getRank() : 0;
}

ShardingRule::ShardingRule(Operation *op) : accumulations(op->getNumResults()) {
  for (Value operand : op->getOperands())
    operands.emplace_back(getNumDims(operand));
  for (Value result : op->getResults())
    results.emplace_back(getNumDims(result));
}

unsigned ShardingRule::addFactor(int64_t size, FactorKind kind) {
  factors.push_back({size, kind});
  return factors.size() - 1;
}

/// Calls `visit` with each tensor of `op` and its dims in `rule`.
static void
forEachTensor(Operation *op, ShardingRule &rule,
              function_ref<void(RankedTensorType, DimFactors &)> visit) {
  auto visitAll = [&](ValueRange values, MutableArrayRef<DimFactors> dims) {
    for (auto [value, factors] : llvm::zip_equal(values, dims))
      if (auto type = llvm::dyn_cast<RankedTensorType>(value.getType()))
        visit(type, factors);
  };
  visitAll(op->getOperands(), rule.operands);
  visitAll(op->getResults(), rule.results);
}

/// Makes a factor of each dim that has none.
static void addMissingFactors(Operation *op, ShardingRule &rule,
                              FactorKind kind) {
  forEachTensor(op, rule, [&](RankedTensorType type, DimFactors &dims) {
    for (auto [dim, factors] : llvm::enumerate(dims))
      if (factors.empty())
        factors.push_back(rule.addFactor(type.getDimSize(dim), kind));
  });
}

void ShardingRule::replicateRest(Operation *op) {
  addMissingFactors(op, *this, FactorKind::NeedReplication);
}

ShardingRule ShardingRule::getElementwise(Operation *op) {
  ShardingRule rule(op);
  forEachTensor(op, rule, [&](RankedTensorType type, DimFactors &dims) {
    for (auto [dim, factors] : llvm::enumerate(dims)) {
      if (dim == rule.factors.size())
        rule.addFactor(type.getDimSize(dim), FactorKind::PassThrough);
      factors.push_back(dim);
    }
  });
  return rule;
}

ShardingRule ShardingRule::getReplicated(Operation *op) {
  ShardingRule rule(op);
  rule.replicateRest(op);
  return rule;
}

ShardingRule ShardingRule::getUnrelated(Operation *op) {
  ShardingRule rule(op);
  addMissingFactors(op, rule, FactorKind::PassThrough);
  return rule;
}

llvm::BitVector mesh::getPassedFactors(const ShardingRule &rule) {
  llvm::BitVector passed(rule.factors.size());
  for (auto [index, factor] : llvm::enumerate(rule.factors))
    passed[index] = factor.kind == FactorKind::PassThrough;
  auto dropMerged = [&](ArrayRef<DimFactors> tensors) {
    for (const DimFactors &dims : tensors)
      for (ArrayRef<unsigned> factors : dims)
        if (factors.size() > 1)
          for (unsigned factor : factors)
            passed.reset(factor);
  };
  dropMerged(rule.operands);
  dropMerged(rule.results);
  return passed;
}

bool mesh::hasFactor(const DimFactors &dims, unsigned factor) {
  return llvm::any_of(dims, [&](ArrayRef<unsigned> factors) {
    return llvm::is_contained(factors, factor);
  });
}

size_t mesh::getLeadingFactor(const ShardingRule &rule,
                              ArrayRef<unsigned> factors) {
  const unsigned *leading = llvm::find_if(
      factors, [&](unsigned factor) { return rule.factors[factor].size != 1; });
  return leading == factors.end() ? 0 : leading - factors.begin();
}

/// Deals `axes` out to several `factors`, cutting an axis where a factor ends.
/// An axis of size 1 fits anywhere: where it comes.
static void dealAxes(const ShardingRule &rule, ArrayRef<unsigned> factors,
                     AxisList axes, MeshAttr mesh,
                     function_ref<void(unsigned, AxisList)> assign) {
  std::reverse(axes.begin(), axes.end());
  size_t leading = getLeadingFactor(rule, factors);
  for (auto [index, factor] : llvm::enumerate(factors)) {
    int64_t total = rule.factors[factor].size, left = total;
    bool divides = true;
    AxisList own;
    while (!axes.empty()) {
      AxisRefAttr axis = axes.back();
      int64_t size = mesh.getSize(axis);
      if (divides && left % size == 0) {
        left /= size;
        axes.pop_back();
      } else if (divides && left > 1 && size % left == 0) {
        auto [major, minor] = splitAxis(mesh, axis, left);
        axis = major;
        axes.back() = minor;
        left = 1;
      } else if (index == leading && mesh.getSize(own) * size <= total) {
        divides = false;
        axes.pop_back();
      } else {
        break;
      }
      appendAxis(mesh, own, axis);
    }
    if (!own.empty())
      assign(factor, std::move(own));
    // The rest of this factor lies between the next axes and the next factor.
    if (!divides || left != 1)
      return;
  }
}

void mesh::assignFactorAxes(const ShardingRule &rule,
                            ArrayRef<unsigned> factors,
                            ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                            function_ref<void(unsigned, AxisList)> assign) {
  if (axes.empty())
    return;
  if (factors.size() == 1)
    assign(factors.front(), AxisList(axes));
  else
    dealAxes(rule, factors, AxisList(axes), mesh, assign);
}

AxisList mesh::getDimAxes(ArrayRef<unsigned> factors, const FactorAxes &axes,
                          MeshAttr mesh) {
  AxisList dimAxes;
  for (unsigned factor : factors)
    for (AxisRefAttr axis : axes[factor])
      appendAxis(mesh, dimAxes, axis);
  return dimAxes;
}

AxisList mesh::takeDividing(ArrayRef<AxisRefAttr> axes, int64_t size,
                            MeshAttr mesh) {
  int64_t shards = 1;
  return AxisList(axes.take_while([&](AxisRefAttr axis) {
    shards *= mesh.getSize(axis);
    return size % shards == 0;
  }));
}

size_t mesh::getNumVisibleFactors(const ShardingRule &rule,
                                  ArrayRef<unsigned> factors,
                                  const FactorAxes &axes, MeshAttr mesh) {
  if (factors.size() == 1)
    return 1;
  size_t leading = getLeadingFactor(rule, factors);
  for (auto [i, factor] : llvm::enumerate(factors)) {
    int64_t size = rule.factors[factor].size;
    int64_t shards = mesh.getSize(axes[factor]);
    if (size % shards != 0 && (i != leading || size < shards))
      return i;
    if (shards != size)
      return i + 1;
  }
  return factors.size();
}
