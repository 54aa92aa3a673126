//===- Interfaces.cpp - definitions of the interfaces ---------------------===//

#include "mesh/Interfaces/Models.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

#include "mesh/Interfaces/PaddableOpInterface.cpp.inc"
#include "mesh/Interfaces/PartitionableOpInterface.cpp.inc"
#include "mesh/Interfaces/ShardingRuleOpInterface.cpp.inc"

/// Returns true if `op` does the same on each device if its operands are the
/// same. What a callee does is not known, control flow is split by what it
/// passes on, and Mesh's own ops have rules where they may be on whole tensors.
static bool mayReplicate(Operation *op) {
  return !llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         !llvm::isa<CallOpInterface, RegionBranchOpInterface>(op) &&
         isMemoryEffectFree(op);
}

ShardingRuleOpInterface::Concept *
ShardingRuleOpInterface::getInterfaceFor(Operation *op) {
  static ReplicatedModel replicated;
  if (Concept *own = Base::getInterfaceFor(op))
    return own;
  return mayReplicate(op) ? &replicated : nullptr;
}

ShardingRuleOpInterface ShardingRuleOpInterface::find(Operation *op) {
  return getInterfaceFor(op) ? ShardingRuleOpInterface(op)
                             : ShardingRuleOpInterface();
}

Type LocalView::getLocalType(Value global) const {
  auto type = llvm::dyn_cast<RankedTensorType>(global.getType());
  ShardingAttr sharding = type ? mesh::getSharding(global) : ShardingAttr();
  return sharding ? sharding.getLocalType(type, mesh) : global.getType();
}

Operation *mesh::cloneLocally(Operation *op, OpBuilder &builder,
                              LocalView &view) {
  Operation *local = builder.clone(*op, view.getMapping());
  for (auto [global, result] : llvm::zip(op->getResults(), local->getResults()))
    result.setType(view.getLocalType(global));
  local->removeAttr(MeshDialect::kShardingsAttrName);
  return local;
}

void mesh::mapToPart(Value global, Value whole, OpBuilder &builder,
                     LocalView &view) {
  ShardingAttr sharding = mesh::getSharding(global);
  auto replicated =
      ShardingAttr::getReplicated(sharding.getMesh(), sharding.getRank());
  view.getMapping().map(global, view.reshard(builder, global.getLoc(), whole,
                                             replicated, sharding));
}
