//===- Models.h - base classes of external models ---------------*- C++ -*-===//
//
// Bases of models for whole families of ops, which attach by name rather than
// by op class.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_MODELS_H
#define MESH_INTERFACES_MODELS_H

#include "mesh/Interfaces/PaddableOpInterface.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// A sharding rule with the interface's defaults.
template <typename Model>
struct ShardingRuleModel : ShardingRuleOpInterface::FallbackModel<Model> {
  FailureOr<llvm::BitVector> getPartialResults(Operation *, Combiner,
                                               const llvm::BitVector &) const {
    return failure();
  }
  void getFixedShardings(Operation *, SymbolTableCollection &,
                         FixedShardings &) const {}
};

/// A form on padded tensors with the interface's defaults.
template <typename Model>
struct PaddableModel : PaddableOpInterface::FallbackModel<Model> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    return getPassedFactors(rule);
  }
  LogicalResult pad(Operation *, RewriterBase &, PaddedView &) const {
    return success();
  }
};

template <typename Model>
using PartitionableModel = PartitionableOpInterface::FallbackModel<Model>;

/// For ops all of whose tensors have one shape and are taken element by
/// element.
struct ElementwiseModel : ShardingRuleModel<ElementwiseModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
};

/// For ops that each device must apply to whole tensors.
struct ReplicatedModel : ShardingRuleModel<ReplicatedModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getReplicated(op);
  }
};

/// Attaches `Models` to all registered ops of `dialect` that satisfy `filter`.
template <typename... Models, typename Filter>
void attachToOps(MLIRContext *context, Dialect *dialect, Filter filter) {
  // MLIR 22's getRegisteredOperationsByDialect bisects with a predicate that is
  // no order, and misses dialects.
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (&name.getDialect() == dialect && filter(name))
      name.attachInterface<Models...>();
}

} // namespace mesh

#endif // MESH_INTERFACES_MODELS_H
