//===- DeviceMemory.cpp - bytes that a device takes -----------------------===//

#include "mesh/Entries/DeviceMemory.h"

#include "mesh/IR/Donations.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/TensorBytes.h"

using namespace mesh;

static int64_t countTypeBytes(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? countBytes(tensor).value_or(0) : 0;
}

DeviceMemory mesh::getCallerMemory(FunctionOpInterface function) {
  DeviceMemory memory;
  for (Type type : function.getArgumentTypes())
    memory.arguments += countTypeBytes(type);
  for (Type type : function.getResultTypes())
    memory.results += countTypeBytes(type);
  Operation *terminator = function.getFunctionBody().front().getTerminator();
  for (Donation donation : findDonations(function)) {
    Value result = terminator->getOperand(donation.result);
    if (!llvm::isa_and_present<CollectiveOpInterface>(result.getDefiningOp()))
      memory.results -= countTypeBytes(result.getType());
  }
  return memory;
}
