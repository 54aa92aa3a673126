//===- DeviceMemory.cpp - bytes that a device takes -----------------------===//

#include "mesh/Entries/DeviceMemory.h"

#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"

using namespace mesh;

static int64_t countTypeBytes(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? countBytes(tensor).value_or(0) : 0;
}

DeviceMemory mesh::getCallerMemory(FunctionOpInterface function) {
  DeviceMemory memory;
  DenseMap<Type, int> numDonated;
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes())) {
    memory.arguments += countTypeBytes(type);
    if (function.getArgAttr(index, MeshRtDialect::kDonatedAttrName))
      ++numDonated[type];
  }
  for (Type type : function.getResultTypes())
    if (numDonated[type]-- <= 0)
      memory.results += countTypeBytes(type);
  return memory;
}
