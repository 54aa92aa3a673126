//===- MeshInterfaces.cpp - the dialect's own global ops ------------------===//

#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/SortOps.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// Takes its operand as it is, and makes of it what its attribute says.
template <typename Op>
void fixShardings(Operation *op, FixedShardings &shardings) {
  shardings.operands[0] = mesh::getSharding(op->getOperand(0));
  shardings.results[0] = llvm::cast<Op>(op).getSharding();
}

/// Its dims are the operand's, as far as propagation goes.
struct ShardRuleModel : ShardingRuleModel<ShardRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    fixShardings<ShardOp>(op, shardings);
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    if (combiner != Combiner::Sum ||
        !op->hasAttr(MeshDialect::kOpenPartialAttrName))
      return failure();
    return operands;
  }
};

/// Has no wish about how its operand comes.
struct ReshardRuleModel : ShardingRuleModel<ReshardRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    fixShardings<ReshardOp>(op, shardings);
  }
};

template <typename Op>
struct ReshardModel : PartitionableModel<ReshardModel<Op>> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto reshard = llvm::cast<Op>(op);
    Value input = reshard.getInput();
    Value local = view.reshard(builder, op->getLoc(), view.lookup(input),
                               mesh::getSharding(input), reshard.getSharding(),
                               RingForm::get(op));
    view.getMapping().map(reshard, local);
    return success();
  }
};

/// Already in local view along its manual axes, and replicated along the
/// others.
struct ShardMapRuleModel : ShardingRuleModel<ShardMapRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto shardMap = llvm::cast<ShardMapOp>(op);
    shardings.operands =
        llvm::to_vector(shardMap.getInShardings().getAsRange<ShardingAttr>());
    shardings.results =
        llvm::to_vector(shardMap.getOutShardings().getAsRange<ShardingAttr>());
  }
};

struct ShardMapModel : PartitionableModel<ShardMapModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto shardMap = llvm::cast<ShardMapOp>(op);
    IRMapping &mapping = view.getMapping();
    Block &body = shardMap.getBody().front();
    for (auto [argument, input] :
         llvm::zip_equal(body.getArguments(), shardMap.getInputs()))
      mapping.map(argument, view.lookup(input));
    for (Operation &inner : body.without_terminator())
      builder.clone(inner, mapping);
    for (auto [result, yielded] : llvm::zip_equal(
             shardMap.getResults(), body.getTerminator()->getOperands()))
      mapping.map(result, view.lookup(yielded));
    return success();
  }
};

/// Anything that its operand is, its result is.
struct BarrierRuleModel : ShardingRuleModel<BarrierRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *, Combiner,
                    const llvm::BitVector &operands) const {
    return operands;
  }
};

/// Rows are sorted one by one, each on one device.
struct SortRuleModel : ShardingRuleModel<SortRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingRule rule = ShardingRule::getElementwise(op);
    rule.factors[llvm::cast<SortOp>(op).getDim()].kind =
        FactorKind::NeedReplication;
    return rule;
  }
};
} // namespace

void mesh::registerMeshInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    ShardOp::attachInterface<ShardRuleModel, ReshardModel<ShardOp>>(*context);
    ReshardOp::attachInterface<ReshardRuleModel, ReshardModel<ReshardOp>>(
        *context);
    ShardMapOp::attachInterface<ShardMapRuleModel, ShardMapModel>(*context);
    OptimizationBarrierOp::attachInterface<BarrierRuleModel>(*context);
    StopGradientOp::attachInterface<BarrierRuleModel>(*context);
    SortOp::attachInterface<SortRuleModel>(*context);
  });
}
