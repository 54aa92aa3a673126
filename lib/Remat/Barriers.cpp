//===- Barriers.cpp - keep copies of ops apart ----------------------------===//

#include "Barriers.h"

#include "mesh/Analysis/GeneratedOps.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/TensorViews.h"
#include "mesh/Remat/BlockUnits.h"

using namespace mesh;

bool mesh::needsBarrier(Value value) {
  Operation *op = value.getDefiningOp();
  return llvm::isa<RankedTensorType>(value.getType()) && !isFresh(op) &&
         !isMadeOfConstants(op);
}

unsigned mesh::countBarriers(Value value) {
  unsigned most = 0;
  for (Operation *user : value.getUsers()) {
    unsigned own = llvm::isa<OptimizationBarrierOp>(user);
    if (own || isView(user))
      most = std::max(most, own + countBarriers(user->getResult(0)));
  }
  return most;
}

Value mesh::addBarriers(OpBuilder &builder, Value value, unsigned count) {
  for (; count > 0; --count)
    value = OptimizationBarrierOp::create(builder, value.getLoc(), value);
  return value;
}
