//===- ShardingRuleOpInterface.h - sharding rules of ops --------*- C++ -*-===//

#ifndef MESH_INTERFACES_SHARDINGRULEOPINTERFACE_H
#define MESH_INTERFACES_SHARDINGRULEOPINTERFACE_H

#include "mesh/Interfaces/ShardingRule.h"

#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// For each operand and result of an op its sharding, or null.
struct FixedShardings {
  FixedShardings() = default;
  explicit FixedShardings(Operation *op)
      : operands(op->getNumOperands()), results(op->getNumResults()) {}
  SmallVector<ShardingAttr> operands, results;
};

} // namespace mesh

#include "mesh/Interfaces/ShardingRuleOpInterface.h.inc"

#endif // MESH_INTERFACES_SHARDINGRULEOPINTERFACE_H
