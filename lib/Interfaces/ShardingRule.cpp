//===- ShardingRule.cpp - an op as loops over factors ---------------------===//

#include "mesh/Interfaces/ShardingRule.h"

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

bool mesh::hasFactor(const DimFactors &dims, unsigned factor) {
  return llvm::any_of(dims, [&](ArrayRef<unsigned> factors) {
    return llvm::is_contained(factors, factor);
  });
}

/// Deals `axes` out to `factors`, cutting an axis where a factor ends. An axis
/// of size 1 fits anywhere: where it comes.
static void dealAxes(const ShardingRule &rule, ArrayRef<unsigned> factors,
                     AxisList axes, MeshAttr mesh,
                     function_ref<void(unsigned, AxisList)> assign) {
  std::reverse(axes.begin(), axes.end());
  for (unsigned factor : factors) {
    int64_t left = rule.factors[factor].size;
    AxisList own;
    while (!axes.empty()) {
      AxisRefAttr axis = axes.back();
      int64_t size = mesh.getSize(axis);
      if (left % size == 0) {
        left /= size;
        axes.pop_back();
      } else if (left > 1 && size % left == 0) {
        auto [major, minor] = splitAxis(mesh, axis, left);
        axis = major;
        axes.back() = minor;
        left = 1;
      } else {
        break;
      }
      appendAxis(mesh, own, axis);
    }
    if (!own.empty())
      assign(factor, std::move(own));
    // The rest of this factor lies between the next axes and the next factor.
    if (left != 1)
      return;
  }
}

void mesh::assignFactorAxes(const ShardingRule &rule,
                            ArrayRef<unsigned> factors,
                            ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                            function_ref<void(unsigned, AxisList)> assign) {
  if (!axes.empty())
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
  for (auto [i, factor] : llvm::enumerate(factors))
    if (mesh.getSize(axes[factor]) != rule.factors[factor].size)
      return i + 1;
  return factors.size();
}
