//===- SameBits.cpp - values that are the same to the bit -----------------===//

#include "mesh/IR/AxisList.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Transforms/Collectives/OptimizeCollectives.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Returns true if a ring may compute `op` in an order of the device's own.
static bool mayBeReordered(linalg::LinalgOp op) {
  return op.getNumReductionLoops() != 0 &&
         llvm::any_of(op->getResultTypes(), [](Type type) {
           return !mlir::getElementTypeOrSelf(type).isIntOrIndex();
         });
}

/// Returns true if the bits of the results of `op` depend on those of its
/// operands alone, whatever device computes it, and stay so.
static bool keepsBits(Operation *op) {
  if (!mlir::isMemoryEffectFree(op))
    return false;
  if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
    return !mayBeReordered(structured);
  if (llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
      !op->hasTrait<DeviceIndependent>())
    return false;
  return op->getNumRegions() == 0;
}

/// Returns the axes of which `covering` has not all devices.
static AxesAttr getRest(MeshAttr mesh, AxesAttr axes, AxesAttr covering) {
  AxisList rest;
  llvm::copy_if(axes, std::back_inserter(rest), [&](AxisRefAttr axis) {
    return !covers(mesh, covering, axis);
  });
  return AxesAttr::get(axes.getContext(), rest);
}

bool SameBits::isSame(Value value, AxesAttr axes) {
  using Task = std::pair<Value, AxesAttr>;
  SmallVector<Task> todo{{value, axes}};
  llvm::SetVector<Task> seen;
  while (!todo.empty()) {
    Task task = todo.pop_back_val();
    if (known[task.second].contains(task.first))
      continue;
    Operation *op = task.first.getDefiningOp();
    if (!op)
      return false;
    if (!seen.insert(task))
      continue;
    if (llvm::isa<AllGatherOp, AllReduceOp, BroadcastOp>(op)) {
      auto collective = llvm::cast<CollectiveOpInterface>(op);
      if (collective.getMeshAttr() != meshName)
        return false;
      MeshAttr mesh = lookupMesh(op, meshName);
      task.second = getRest(mesh, task.second, collective.getAxesAttr());
      if (task.second.empty())
        continue;
    } else if (!keepsBits(op)) {
      return false;
    }
    for (Value used : getUsedValues(op))
      todo.emplace_back(used, task.second);
  }
  for (auto [same, of] : seen)
    known[of].insert(same);
  return true;
}

void SameBits::forget(Value value) {
  for (auto &[axes, values] : known)
    values.erase(value);
}
