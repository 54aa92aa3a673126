//===- Interfaces.cpp - definitions of the interfaces ---------------------===//

#include "mesh/Interfaces/PaddableOpInterface.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

#include "mesh/Interfaces/PaddableOpInterface.cpp.inc"
#include "mesh/Interfaces/PartitionableOpInterface.cpp.inc"
#include "mesh/Interfaces/ShardingRuleOpInterface.cpp.inc"

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
