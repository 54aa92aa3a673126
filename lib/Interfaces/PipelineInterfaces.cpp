//===- PipelineInterfaces.cpp - the border of a pipeline ------------------===//
//
// What takes values into the local view that a pipeline is lowered to, and out
// of it (LocalViewInterfaces.cpp).
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

/// How the dims of the result of `op` are split so far: open where nothing is
/// written.
static SmallVector<DimShardingAttr> getResultDims(Operation *op) {
  Value result = op->getResult(0);
  if (ShardingAttr written = mesh::getSharding(result))
    return SmallVector<DimShardingAttr>(written.getDims());
  auto rank = llvm::cast<RankedTensorType>(result.getType()).getRank();
  auto open = DimShardingAttr::get(op->getContext(), {}, /*isOpen=*/true, -1);
  return SmallVector<DimShardingAttr>(rank, open);
}

/// The ops are nothing at all on a device.
template <typename Op>
struct PartModel : PartitionableModel<PartModel<Op>> {
  LogicalResult partition(Operation *op, OpBuilder &, LocalView &view) const {
    auto part = llvm::cast<Op>(op);
    view.getMapping().map(part.getResult(), view.lookup(part.getInput()));
    return success();
  }
};

/// All dims but the first are split alike.
static ShardingRule getRuleOfRest(Operation *op) {
  ShardingRule rule(op);
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  for (int64_t dim = 1; dim < type.getRank(); ++dim) {
    unsigned factor =
        rule.addFactor(type.getDimSize(dim), FactorKind::PassThrough);
    rule.operands[0][dim].push_back(factor);
    rule.results[0][dim].push_back(factor);
  }
  rule.replicateRest(op);
  return rule;
}

namespace {
/// Takes an operand that is split along its axis, to a result that is not.
struct OwnPartRuleModel : ShardingRuleModel<OwnPartRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getRuleOfRest(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto part = llvm::cast<OwnPartOp>(op);
    SmallVector<DimShardingAttr> dims = getResultDims(op);
    dims[0] = DimShardingAttr::get(op->getContext(), {});
    shardings.results[0] = ShardingAttr::get(
        op->getContext(), part.getMeshAttr(), dims, /*replicated=*/
        part.getAxis(), std::nullopt, ArrayRef<AxisRefAttr>());
    dims[0] = DimShardingAttr::get(op->getContext(), part.getAxis());
    shardings.operands[0] =
        ShardingAttr::get(part.getMeshAttr(), dims).getLayout();
  }
};

/// Takes an operand that is not split along its axis, to a result that is.
struct JoinPartsRuleModel : ShardingRuleModel<JoinPartsRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getRuleOfRest(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto part = llvm::cast<JoinPartsOp>(op);
    SmallVector<DimShardingAttr> dims = getResultDims(op);
    dims[0] = DimShardingAttr::get(op->getContext(), part.getAxis());
    shardings.results[0] = ShardingAttr::get(part.getMeshAttr(), dims);
    dims[0] = DimShardingAttr::get(op->getContext(), {});
    shardings.operands[0] =
        ShardingAttr::get(part.getMeshAttr(), dims).getLayout();
  }
};

/// Makes a partial value of one that is not split along its axis.
struct SumPartsRuleModel : ShardingRuleModel<SumPartsRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return ShardingRule::getElementwise(op);
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto part = llvm::cast<SumPartsOp>(op);
    SmallVector<DimShardingAttr> dims = getResultDims(op);
    shardings.results[0] =
        ShardingAttr::get(op->getContext(), part.getMeshAttr(), dims,
                          ArrayRef<AxisRefAttr>(), Combiner::Sum,
                          /*partial=*/part.getAxis());
    shardings.operands[0] =
        ShardingAttr::get(part.getMeshAttr(), dims).getLayout();
  }
};

/// Nothing is done to padding along the other axes.
struct PartPaddingModel : PaddableModel<PartPaddingModel> {};

} // namespace

void mesh::registerPipelineInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    OwnPartOp::attachInterface<OwnPartRuleModel, PartModel<OwnPartOp>,
                               PartPaddingModel>(*context);
    SumPartsOp::attachInterface<SumPartsRuleModel, PartModel<SumPartsOp>,
                                PartPaddingModel>(*context);
    JoinPartsOp::attachInterface<JoinPartsRuleModel, PartModel<JoinPartsOp>,
                                 PartPaddingModel>(*context);
  });
}
