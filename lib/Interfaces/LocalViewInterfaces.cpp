//===- LocalViewInterfaces.cpp - local view along some axes ---------------===//
//
// Programs in which values differ from device to device along some axes, which
// nothing splits along those, and are whole tensors along the others: what
// pipelines and partly manual regions are lowered to.
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

/// How dim `dim` of the result of `op` is split so far, but by what `sharding`
/// names: open where nothing is written.
static DimShardingAttr getResultDim(Operation *op, unsigned dim) {
  if (ShardingAttr written = mesh::getSharding(op->getResult(0)))
    return written.getDims()[dim];
  return DimShardingAttr::get(op->getContext(), {}, /*isOpen=*/true, -1);
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
  SmallVector<DimShardingAttr> outside, inside;
  for (unsigned dim = 0; dim < border.getRank(); ++dim) {
    bool isManual = !border.getAxes(dim).empty();
    inside.push_back(isManual ? DimShardingAttr::get(context, {})
                              : getResultDim(op, dim));
    outside.push_back(isManual ? border.getDims()[dim] : inside.back());
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
/// Dims that the border's axes split are whole along the others.
template <typename Op>
struct BorderRuleModel : ShardingRuleModel<BorderRuleModel<Op>> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingAttr border = llvm::cast<Op>(op).getSharding();
    auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
    ShardingRule rule(op);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!border.getAxes(dim).empty())
        continue;
      unsigned factor =
          rule.addFactor(type.getDimSize(dim), FactorKind::PassThrough);
      rule.operands[0][dim].push_back(factor);
      rule.results[0][dim].push_back(factor);
    }
    rule.replicateRest(op);
    return rule;
  }
  void getFixedShardings(Operation *op, SymbolTableCollection &,
                         FixedShardings &shardings) const {
    auto [outside, inside] = getBorderShardings(llvm::cast<Op>(op));
    bool enters = llvm::isa<EnterLocalOp>(op);
    shardings.operands[0] = (enters ? outside : inside).getLayout();
    shardings.results[0] = enters ? inside : outside;
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
    ShardingRule rule(op);
    auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (llvm::is_contained(moved, dim))
        continue;
      unsigned factor =
          rule.addFactor(type.getDimSize(dim), FactorKind::PassThrough);
      rule.operands[0][dim].push_back(factor);
      rule.results[0][dim].push_back(factor);
    }
    rule.replicateRest(op);
    return rule;
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

void mesh::registerLocalViewInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    EnterLocalOp::attachInterface<BorderRuleModel<EnterLocalOp>,
                                  BorderModel<EnterLocalOp>, LocalPaddingModel>(
        *context);
    LeaveLocalOp::attachInterface<BorderRuleModel<LeaveLocalOp>,
                                  BorderModel<LeaveLocalOp>, LocalPaddingModel>(
        *context);
    attachToCollectives<AllGatherOp, AllReduceOp, AllSliceOp, AllToAllOp,
                        BroadcastOp, PermuteOp, ReduceScatterOp>(context);
    // Keys are whole.
    RngFoldAxesOp::attachInterface<ReplicatedModel, LocalModel,
                                   LocalPaddingModel>(*context);
  });
}
