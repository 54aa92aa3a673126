//===- CheapValues.cpp - values that need no communication ----------------===//

#include "mesh/Analysis/CheapValues.h"

#include "mesh/IR/RandomOps.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

bool mesh::isCheap(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1 || !isMemoryEffectFree(op) ||
      llvm::isa<ShardMapOp, RegionBranchOpInterface>(op))
    return false;
  auto destination = llvm::dyn_cast<DestinationStyleOpInterface>(op);
  auto draw = llvm::dyn_cast<DrawOpInterface>(op);
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (!llvm::isa<TensorType>(operand.get().getType()) ||
        (draw && operand.get() == draw.getKey()))
      return true;
    return destination && destination.isDpsInit(&operand) &&
           isCheap(operand.get());
  });
}
