//===- LocalViewInterfaces.cpp - local view along some axes ---------------===//
//
// Pipelines and partly manual regions are lowered to programs whose values
// differ between the devices along some axes, and are whole tensors along the
// others. No tensor is split along the former.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// The border
//===----------------------------------------------------------------------===//

/// Returns the split of the dims of the result of `op` so far: open where
/// nothing is written.
static SmallVector<DimShardingAttr> getResultDims(Operation *op) {
  Value result = op->getResult(0);
  if (ShardingAttr written = mesh::getSharding(result))
    return SmallVector<DimShardingAttr>(written.getDims());
  auto rank = llvm::cast<RankedTensorType>(result.getType()).getRank();
  auto open = DimShardingAttr::get(op->getContext(), {}, /*isOpen=*/true, -1);
  return SmallVector<DimShardingAttr>(rank, open);
}

/// All dims but those that `isWhole` names are split alike.
static ShardingRule getRuleOfRest(Operation *op,
                                  function_ref<bool(int64_t)> isWhole) {
  ShardingRule rule(op);
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (isWhole(dim))
      continue;
    unsigned factor =
        rule.addFactor(type.getDimSize(dim), FactorKind::PassThrough);
    rule.operands[0][dim].push_back(factor);
    rule.results[0][dim].push_back(factor);
  }
  rule.replicateRest(op);
  return rule;
}

/// All axes that `sharding` names.
static AxisList getNamedAxes(ShardingAttr sharding) {
  AxisList axes(sharding.getReplicated());
  llvm::append_range(axes, sharding.getPartial());
  for (DimShardingAttr dim : sharding.getDims())
    llvm::append_range(axes, dim.getAxes());
  return axes;
}

/// The shardings of an op at the border: of the value outside, which has what
/// `border` says, and of that inside, which has nothing along its axes.
template <typename Op>
static std::pair<ShardingAttr, ShardingAttr> getBorderShardings(Op op) {
  MLIRContext *context = op.getContext();
  ShardingAttr border = op.getSharding();
  SmallVector<DimShardingAttr> inside = getResultDims(op), outside = inside;
  for (unsigned dim = 0; dim < border.getRank(); ++dim) {
    if (border.getAxes(dim).empty())
      continue;
    inside[dim] = DimShardingAttr::get(context, {});
    outside[dim] = border.getDims()[dim];
  }
  return {ShardingAttr::get(context, border.getMesh(), outside,
                            border.getReplicated(), border.getCombiner(),
                            border.getPartial()),
          ShardingAttr::get(
              context, border.getMesh(), inside,
              mergeAxes(lookupMesh(op, border.getMesh()), getNamedAxes(border)),
              std::nullopt, ArrayRef<AxisRefAttr>())};
}

namespace {
/// Dims that the border's axes split are not split along the others.
template <typename Op>
struct BorderRuleModel : ShardingRuleModel<BorderRuleModel<Op>> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingAttr border = llvm::cast<Op>(op).getSharding();
    return getRuleOfRest(
        op, [&](int64_t dim) { return !border.getAxes(dim).empty(); });
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto [outside, inside] = getBorderShardings(llvm::cast<Op>(op));
    bool enters = llvm::isa<EnterLocalOp>(op);
    shardings.operands[0] = (enters ? outside : inside).getLayout();
    shardings.results[0] = enters ? inside : outside;
  }
};

/// Takes an operand that is split along its axis, to a result that is not.
struct OwnPartRuleModel : ShardingRuleModel<OwnPartRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getRuleOfRest(op, [](int64_t dim) { return dim == 0; });
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
    return getRuleOfRest(op, [](int64_t dim) { return dim == 0; });
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

/// The ops are nothing at all on a device.
template <typename Op>
struct BorderModel : PartitionableModel<BorderModel<Op>> {
  LogicalResult partition(Operation *op, OpBuilder &, LocalView &view) const {
    auto border = llvm::cast<Op>(op);
    view.getMapping().map(border.getResult(), view.lookup(border.getInput()));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// In local view
//===----------------------------------------------------------------------===//

/// The dims whose elements change places or numbers.
static SmallVector<int64_t> getMovedDims(Operation *op) {
  return llvm::TypeSwitch<Operation *, SmallVector<int64_t>>(op)
      .Case<AllGatherOp, ReduceScatterOp, AllSliceOp>(
          [](auto op) { return SmallVector<int64_t>{int64_t(op.getDim())}; })
      .Case([](AllToAllOp op) {
        return SmallVector<int64_t>{int64_t(op.getSplitDim()),
                                    int64_t(op.getConcatDim())};
      })
      .Default([](Operation *) { return SmallVector<int64_t>(); });
}

/// Along axes in local view a collective is as good as elementwise along the
/// others, but for the dims that it moves.
struct CollectiveRuleModel : ShardingRuleModel<CollectiveRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    SmallVector<int64_t> moved = getMovedDims(op);
    return getRuleOfRest(
        op, [&](int64_t dim) { return llvm::is_contained(moved, dim); });
  }
};

/// In local view the whole program is the device's own.
struct LocalModel : PartitionableModel<LocalModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    cloneLocally(op, builder, view)->removeAttr(kManualAttrName);
    return success();
  }
};

/// Nothing is done to padding along the other axes.
struct LocalPaddingModel : PaddableModel<LocalPaddingModel> {};
} // namespace

template <typename... Ops>
static void attachToCollectives(MLIRContext *context) {
  (Ops::template attachInterface<CollectiveRuleModel, LocalModel,
                                 LocalPaddingModel>(*context),
   ...);
}

/// Attaches the models of ops that take values into local view, or out of it.
template <typename Op, typename RuleModel>
static void attachToBorder(MLIRContext *context) {
  Op::template attachInterface<RuleModel, BorderModel<Op>, LocalPaddingModel>(
      *context);
}

void mesh::registerLocalViewInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    attachToBorder<OwnPartOp, OwnPartRuleModel>(context);
    attachToBorder<SumPartsOp, SumPartsRuleModel>(context);
    attachToBorder<JoinPartsOp, JoinPartsRuleModel>(context);
    attachToBorder<EnterLocalOp, BorderRuleModel<EnterLocalOp>>(context);
    attachToBorder<LeaveLocalOp, BorderRuleModel<LeaveLocalOp>>(context);
    attachToCollectives<AllGatherOp, AllReduceOp, AllSliceOp, AllToAllOp,
                        BroadcastOp, PermuteOp, ReduceScatterOp>(context);
    // Keys are replicated.
    RngFoldAxesOp::attachInterface<ReplicatedModel, LocalModel,
                                   LocalPaddingModel>(*context);
  });
}
