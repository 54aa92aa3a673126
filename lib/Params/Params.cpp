//===- Params.cpp - the parameters that there are -------------------------===//

#include "mesh/Params/Params.h"

using namespace mesh;

SmallVector<ParamOp> mesh::getParams(ModuleOp module) {
  return llvm::to_vector(module.getOps<ParamOp>());
}

bool mesh::isPartitioned(ParamOp param) {
  std::optional<ShardingAttr> sharding = param.getSharding();
  return sharding && llvm::any_of(sharding->getDims(), [](DimShardingAttr dim) {
           return !dim.getAxes().empty();
         });
}

int64_t mesh::countParams(ModuleOp module) {
  int64_t count = 0;
  for (ParamOp param : getParams(module))
    count += param.getTensorType().getNumElements();
  return count;
}
