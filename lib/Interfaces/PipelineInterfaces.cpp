//===- PipelineInterfaces.cpp - local view along one axis -----------------===//
//
// What a pipeline is lowered to: values that differ from device to device along
// its axis, which nothing splits along that axis, and whole tensors along the
// others.
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

/// Along an axis in local view a permute is as good as elementwise along the
/// others.
struct PermuteRuleModel : ShardingRuleModel<PermuteRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto permute = llvm::cast<PermuteOp>(op);
    AxisList manual = getManualAxes(op);
    for (AxisRefAttr axis : permute.getAxes())
      if (!llvm::is_contained(manual, axis))
        return op->emitOpError("is in local view along axis ")
               << axis.str() << ", but the program around it is on whole "
               << "tensors; move it into mesh.shard_map";
    return ShardingRule::getElementwise(op);
  }
};

/// In local view the whole program is the device's own.
struct PermuteModel : PartitionableModel<PermuteModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    cloneLocally(op, builder, view)->removeAttr(kManualAttrName);
    return success();
  }
};
} // namespace

void mesh::registerPipelineInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    OwnPartOp::attachInterface<OwnPartRuleModel, PartModel<OwnPartOp>,
                               PartPaddingModel>(*context);
    SumPartsOp::attachInterface<SumPartsRuleModel, PartModel<SumPartsOp>,
                                PartPaddingModel>(*context);
    JoinPartsOp::attachInterface<JoinPartsRuleModel, PartModel<JoinPartsOp>,
                                 PartPaddingModel>(*context);
    PermuteOp::attachInterface<PermuteRuleModel, PermuteModel,
                               PartPaddingModel>(*context);
  });
}
