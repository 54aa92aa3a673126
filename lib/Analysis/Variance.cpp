//===- Variance.cpp - along which axes local values differ ----------------===//

#include "mesh/Analysis/Variance.h"

#include "mesh/IR/RandomOps.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

/// Adds what `axes` lacks of `more`.
static void unite(MeshAttr mesh, AxisList &axes, ArrayRef<AxisRefAttr> more) {
  for (AxisRefAttr axis : more)
    if (!covers(mesh, axes, axis))
      axes.push_back(axis);
}

Variance::Variance(FunctionOpInterface function) {
  auto meshName =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  if (meshName)
    mesh = lookupMesh(function, meshName);
  if (!mesh || function.isExternal())
    return;
  for (BlockArgument argument : function.getArguments()) {
    auto sharding = mesh::getSharding(argument);
    if (!sharding || sharding.getMesh() != meshName)
      continue;
    AxisList &split = axes[argument];
    for (DimShardingAttr dim : sharding.getDims())
      unite(mesh, split, dim.getAxes());
    unite(mesh, split, sharding.getPartial());
  }
  function.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (Axes known = getOfResults(op))
      for (Value result : op->getResults())
        axes[result] = *known;
  });
}

Variance::Axes Variance::get(Value value) const {
  auto it = axes.find(value);
  return it == axes.end() ? Axes() : Axes(it->second);
}

bool Variance::isSame(Value value, ArrayRef<AxisRefAttr> along) const {
  Axes varying = get(value);
  return varying && llvm::none_of(along, [&](AxisRefAttr axis) {
           return overlapsAny(mesh, axis, *varying);
         });
}

/// What `op` and the ops in its regions take from outside of it.
Variance::Axes Variance::getOfInputs(Operation *op) const {
  AxisList all;
  WalkResult result = op->walk([&](Operation *inner) -> WalkResult {
    for (Value operand : inner->getOperands()) {
      Operation *owner = operand.getParentBlock()->getParentOp();
      if (op->isAncestor(owner))
        continue;
      Axes varying = get(operand);
      if (!varying)
        return WalkResult::interrupt();
      unite(mesh, all, *varying);
    }
    return WalkResult::advance();
  });
  return result.wasInterrupted() ? Axes() : Axes(all);
}

Variance::Axes Variance::getOfCollective(Operation *op) const {
  auto collective = llvm::cast<CollectiveOpInterface>(op);
  Axes varying = get(collective.getInput());
  AxesAttr over = collective.getAxesAttr();
  if (!varying)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, Axes>(op)
      .Case<AllGatherOp, AllReduceOp, BroadcastOp>([&](Operation *) {
        llvm::erase_if(*varying, [&](AxisRefAttr axis) {
          return covers(mesh, over, axis);
        });
        return varying;
      })
      .Case([&](PermuteOp permute) {
        // Members that receive nothing get zeros.
        if (permute.getPairs() || !isSame(permute.getInput(), over))
          unite(mesh, *varying, over);
        return varying;
      })
      .Default([&](Operation *) {
        unite(mesh, *varying, over);
        return varying;
      });
}

/// An op without effects is a function of what it takes in, unless it asks
/// where it is.
Variance::Axes Variance::getOfResults(Operation *op) const {
  if (op->getNumResults() == 0)
    return std::nullopt;
  if (llvm::isa<CollectiveOpInterface>(op))
    return getOfCollective(op);
  if (auto index = llvm::dyn_cast<AxisIndexOp>(op))
    return AxisList(index.getAxes().getAxes());
  if (llvm::isa<AxisSizeOp>(op))
    return AxisList();
  if (auto fold = llvm::dyn_cast<RngFoldAxesOp>(op)) {
    Axes varying = get(fold.getKey());
    if (varying)
      unite(mesh, *varying, fold.getAxes());
    return varying;
  }
  WalkResult result = op->walk([](Operation *inner) -> WalkResult {
    bool isOurs = llvm::isa_and_present<MeshDialect>(inner->getDialect()) &&
                  !inner->hasTrait<DeviceIndependent>();
    bool isPure = inner->hasTrait<OpTrait::IsTerminator>() ||
                  inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
                  isMemoryEffectFree(inner);
    return isOurs || !isPure ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted() ? Axes() : getOfInputs(op);
}
