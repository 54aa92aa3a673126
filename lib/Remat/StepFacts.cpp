//===- StepFacts.cpp - time and effects of steps --------------------------===//

#include "StepFacts.h"

#include "Barriers.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Remat/BlockUnits.h"
#include "mesh/Simulation/OpSeconds.h"
#include "mesh/Transforms/Overlap/SiteCost.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

bool StepFacts::isPure(Operation *op) {
  FunctionOpInterface callee = getCallee(op, symbols);
  if (!callee)
    return mlir::isMemoryEffectFree(op);
  if (callee.isExternal())
    return false;
  if (auto known = arePure.find(callee); known != arePure.end())
    return known->second;
  // If the function calls itself, this is the answer there.
  arePure[callee] = false;
  WalkResult result = callee->walk([&](Operation *inner) {
    bool isFine = inner == callee || inner->hasTrait<OpTrait::IsTerminator>() ||
                  isPure(inner);
    return isFine ? WalkResult::advance() : WalkResult::interrupt();
  });
  return arePure[callee] = !result.wasInterrupted();
}

bool StepFacts::isRepeatable(Operation *root, ArrayRef<Value> leaves) {
  // Without a barrier before what it reads, it would be merged.
  return root->getNumResults() != 0 && isPure(root) &&
         llvm::any_of(leaves, needsBarrier);
}

std::optional<double> StepFacts::getSeconds(Operation *root,
                                            ArrayRef<Value> leaves) {
  if (!machine)
    return std::nullopt;
  bool isPass = (llvm::isa<linalg::LinalgOp>(root) && !addsProducts(root)) ||
                OpTrait::hasElementwiseMappableTraits(root);
  if (isPass && machine->memoryBandwidth > 0) {
    double bytes = 0;
    for (Value leaf : leaves)
      bytes += getTensorBytes(leaf);
    for (Value result : root->getResults())
      bytes += getTensorBytes(result);
    return bytes / machine->memoryBandwidth;
  }
  if (FunctionOpInterface callee = getCallee(root, symbols))
    return getCallSeconds(callee);
  llvm::Expected<double> predicted =
      getOpSeconds(root, mesh, *machine, symbols);
  if (predicted)
    return *predicted;
  llvm::consumeError(predicted.takeError());
  return std::nullopt;
}

std::optional<double> StepFacts::getSeconds(ArrayRef<Operation *> ops,
                                            Operation *maker,
                                            const BlockUnits &units) {
  double sum = 0;
  for (Operation *op : ops) {
    if (!units.isRoot(op) && op != maker)
      continue;
    std::optional<double> seconds = getSeconds(op, units.getLeaves(op));
    if (!seconds)
      return std::nullopt;
    sum += *seconds;
  }
  return sum;
}

/// Returns the time of a call: that of all ops of `callee`.
std::optional<double> StepFacts::getCallSeconds(FunctionOpInterface callee) {
  if (auto known = seconds.find(callee); known != seconds.end())
    return known->second;
  // If the function calls itself, this is the answer there.
  seconds[callee] = std::nullopt;
  std::optional<double> sum = 0;
  for (Operation &op : callee.getFunctionBody().getOps()) {
    std::optional<double> own =
        getSeconds(&op, llvm::to_vector(op.getOperands()));
    sum = own && sum ? std::optional(*sum + *own) : std::nullopt;
  }
  return seconds[callee] = sum;
}
