//===- TensorInterfaces.cpp - reshapes and elements of tensors ------------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// Passes on whatever is partial: elements are moved and not changed.
static FailureOr<llvm::BitVector> passAll(Operation *op,
                                          const llvm::BitVector &operands) {
  if (!operands.all())
    return failure();
  return llvm::BitVector(op->getNumResults(), true);
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

namespace {
/// The factors are the dims on the side that has more of them; a dim on the
/// other side is made of several.
template <typename Op, bool expands>
struct ReshapeRuleModel : ShardingRuleModel<ReshapeRuleModel<Op, expands>> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto reshape = llvm::cast<Op>(op);
    ShardingRule rule(op);
    DimFactors &fine = expands ? rule.results[0] : rule.operands[0];
    DimFactors &coarse = expands ? rule.operands[0] : rule.results[0];
    RankedTensorType type =
        expands ? reshape.getResultType() : reshape.getSrcType();
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      fine[dim].push_back(rule.addFactor(size, FactorKind::PassThrough));
    for (auto [dim, group] : llvm::enumerate(reshape.getReassociationIndices()))
      llvm::append_range(coarse[dim], group);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passAll(op, operands);
  }
};

struct ExpandShapeModel : PartitionableModel<ExpandShapeModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto local =
        llvm::cast<tensor::ExpandShapeOp>(cloneLocally(op, builder, view));
    local.setStaticOutputShape(local.getResultType().getShape());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Makes a tensor out of nothing, or of scalars.
struct CreationModel : ShardingRuleModel<CreationModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getUnrelated(op);
  }
};

/// Every device makes the whole and takes its part.
struct FromElementsModel : PartitionableModel<FromElementsModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    Operation *whole = builder.clone(*op, view.getMapping());
    whole->removeAttr(MeshDialect::kShardingsAttrName);
    mapToPart(op->getResult(0), whole->getResult(0), builder, view);
    return success();
  }
};
} // namespace

void mesh::registerTensorInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    CollapseShapeOp::attachInterface<ReshapeRuleModel<CollapseShapeOp, false>>(
        *context);
    ExpandShapeOp::attachInterface<ReshapeRuleModel<ExpandShapeOp, true>,
                                   ExpandShapeModel>(*context);
    EmptyOp::attachInterface<CreationModel>(*context);
    SplatOp::attachInterface<CreationModel>(*context);
    ExtractOp::attachInterface<ReplicatedModel>(*context);
    FromElementsOp::attachInterface<CreationModel, FromElementsModel>(*context);
  });
}
