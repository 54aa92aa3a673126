//===- DataScalars.cpp - numbers that come out of tensors -----------------===//

#include "mesh/Transforms/Partition/DataScalars.h"

#include "mesh/Analysis/TiedValues.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

namespace {
class DataScalarFinder {
public:
  void addRegion(Region &region);
  llvm::DenseSet<Value> find();

private:
  void addControlFlow(RegionBranchOpInterface op);
  void mark(Value value);

  llvm::DenseSet<Value> found;
  SmallVector<Value> worklist;
  /// The op that takes the operands that control flow passes on.
  DenseMap<OpOperand *, SmallVector<Value, 2>> takers;
};
} // namespace

static bool isTensor(Value value) {
  return llvm::isa<TensorType>(value.getType());
}

void DataScalarFinder::mark(Value value) {
  if (!isTensor(value) && found.insert(value).second)
    worklist.push_back(value);
}

void DataScalarFinder::addControlFlow(RegionBranchOpInterface op) {
  for (const TiedValues &tied : getTiedValues(op))
    if (!isTensor(tied.values.front()))
      for (OpOperand *source : tied.sources)
        takers[source] = tied.values;
  for (Region &region : op->getRegions())
    addRegion(region);
}

/// Sizes are the same whatever a tensor holds.
static bool readsSizesOnly(Operation *op) {
  return llvm::isa<ShapedDimOpInterface, tensor::RankOp>(op);
}

void DataScalarFinder::addRegion(Region &region) {
  for (Operation &op : region.getOps()) {
    if (auto controlFlow = getControlFlow(&op))
      addControlFlow(controlFlow);
    else if (!llvm::isa<CallOpInterface>(op) && !readsSizesOnly(&op) &&
             llvm::any_of(op.getOperands(), isTensor))
      llvm::for_each(op.getResults(), [&](Value value) { mark(value); });
  }
}

llvm::DenseSet<Value> DataScalarFinder::find() {
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (auto known = takers.find(&use); known != takers.end())
        llvm::for_each(known->second, [&](Value taker) { mark(taker); });
      else if (!getControlFlow(user) && !llvm::isa<CallOpInterface>(user))
        llvm::for_each(user->getResults(), [&](Value result) { mark(result); });
    }
  }
  return std::move(found);
}

llvm::DenseSet<Value> mesh::findDataScalars(FunctionOpInterface function) {
  DataScalarFinder finder;
  finder.addRegion(function.getFunctionBody());
  return finder.find();
}
