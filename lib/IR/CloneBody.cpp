//===- CloneBody.cpp - the ops of a block in another place ----------------===//

#include "mesh/IR/CloneBody.h"

using namespace mesh;

SmallVector<Value> mesh::cloneBody(OpBuilder &builder, Block &body,
                                   mlir::IRMapping &mapping) {
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      body.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

SmallVector<Value> mesh::cloneBody(OpBuilder &builder, Block &body,
                                   ValueRange arguments) {
  mlir::IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  return cloneBody(builder, body, mapping);
}
