//===- Toy.cpp - The op and its sharding rule -----------------------------===//

#include "Toy.h"

#include "mesh/Interfaces/ShardingRule.h"

#include "ToyDialect.cpp.inc"

#define GET_OP_CLASSES
#include "ToyOps.cpp.inc"

void toy::ToyDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ToyOps.cpp.inc"
      >();
}

/// Dimensions of the result are those of the input, and each device computes its
/// own block.
llvm::FailureOr<mesh::ShardingRule> toy::SwishOp::getShardingRule() {
  return mesh::ShardingRule::getElementwise(*this);
}
