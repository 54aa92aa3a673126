//===- OpenAnnotation.cpp - an annotation that decides nothing ------------===//

#include "OpenAnnotation.h"

#include "mesh/IR/TensorBytes.h"

using namespace mesh;

/// Returns an annotation of `type` that leaves all dims open, or null if it is
/// no tensor.
static ShardingAttr getOpenSharding(Type type, FlatSymbolRefAttr meshName) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? ShardingAttr::getReplicated(meshName, tensor.getRank(),
                                              /*isOpen=*/true)
                : ShardingAttr();
}

void mesh::annotateOpenly(FunctionOpInterface function,
                          FlatSymbolRefAttr meshName) {
  StringRef name = MeshDialect::kShardingAttrName;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
    if (ShardingAttr open = getOpenSharding(type, meshName))
      return function.setArgAttr(number, name, open);
  for (auto [number, type] : llvm::enumerate(function.getResultTypes()))
    if (ShardingAttr open = getOpenSharding(type, meshName))
      return function.setResultAttr(number, name, open);
}
