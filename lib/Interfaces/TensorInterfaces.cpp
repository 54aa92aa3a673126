//===- TensorInterfaces.cpp - shapes, slices and elements of tensors ------===//

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
// Slices
//===----------------------------------------------------------------------===//

/// Splits the dims that a slice takes whole.
template <typename Op>
struct SliceRuleModel : ShardingRuleModel<SliceRuleModel<Op>> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto slice = llvm::cast<Op>(op);
    ShardingRule rule(op);
    // The tensor that the slice is part of, and the slice.
    constexpr bool extracts = std::is_same_v<Op, tensor::ExtractSliceOp>;
    DimFactors &whole = extracts ? rule.operands[0] : rule.operands[1];
    DimFactors &part = extracts ? rule.results[0] : rule.operands[0];
    ArrayRef<int64_t> shape = extracts ? slice.getSourceType().getShape()
                                       : slice.getType().getShape();
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    size_t partDim = 0;
    for (auto [dim, size] : llvm::enumerate(shape)) {
      bool isWhole = slice.getStaticOffsets()[dim] == 0 &&
                     slice.getStaticSizes()[dim] == size &&
                     slice.getStaticStrides()[dim] == 1;
      if (isWhole) {
        unsigned factor = rule.addFactor(size, FactorKind::PassThrough);
        whole[dim].push_back(factor);
        if (!extracts)
          rule.results[0][dim].push_back(factor);
        if (!dropped.test(dim))
          part[partDim].push_back(factor);
      }
      partDim += !dropped.test(dim);
    }
    rule.replicateRest(op);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    // Offsets are no tensors, and so never partial.
    unsigned tensors = std::is_same_v<Op, tensor::ExtractSliceOp> ? 1 : 2;
    if (operands.count() != tensors)
      return failure();
    return llvm::BitVector(1, true);
  }
};

/// A dim that is taken whole is so in the local tensor as well.
template <typename Op>
struct SliceModel : PartitionableModel<SliceModel<Op>> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto global = llvm::cast<Op>(op);
    constexpr bool extracts = std::is_same_v<Op, tensor::ExtractSliceOp>;
    Value whole = op->getOperand(extracts ? 0 : 1);
    auto globalType = llvm::cast<RankedTensorType>(whole.getType());
    auto localType = llvm::cast<RankedTensorType>(view.getLocalType(whole));
    SmallVector<int64_t> sizes(global.getStaticSizes());
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (globalType.getDimSize(dim) != localType.getDimSize(dim))
        size = localType.getDimSize(dim);
    llvm::cast<Op>(cloneLocally(op, builder, view)).setStaticSizes(sizes);
    return success();
  }
};

struct PadRuleModel : ShardingRuleModel<PadRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    // What is filled in may depend on where.
    bool isPlain =
        llvm::all_of(pad.getRegion().getArguments(),
                     [](BlockArgument index) { return index.use_empty(); });
    ShardingRule rule(op);
    if (isPlain)
      for (auto [dim, size] : llvm::enumerate(pad.getSourceType().getShape()))
        if (pad.getStaticLow()[dim] == 0 && pad.getStaticHigh()[dim] == 0) {
          unsigned factor = rule.addFactor(size, FactorKind::PassThrough);
          rule.operands[0][dim].push_back(factor);
          rule.results[0][dim].push_back(factor);
        }
    rule.replicateRest(op);
    return rule;
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
    ExtractSliceOp::attachInterface<SliceRuleModel<ExtractSliceOp>,
                                    SliceModel<ExtractSliceOp>>(*context);
    InsertSliceOp::attachInterface<SliceRuleModel<InsertSliceOp>,
                                   SliceModel<InsertSliceOp>>(*context);
    PadOp::attachInterface<PadRuleModel>(*context);
    EmptyOp::attachInterface<CreationModel>(*context);
    SplatOp::attachInterface<CreationModel>(*context);
    ExtractOp::attachInterface<ReplicatedModel>(*context);
    FromElementsOp::attachInterface<CreationModel, FromElementsModel>(*context);
  });
}
