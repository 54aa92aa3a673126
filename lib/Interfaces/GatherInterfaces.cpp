//===- GatherInterfaces.cpp - slices at indices that are data -------------===//
//
// Dims that are taken whole are split in any way, and so are the slices that
// are gathered. Where a dim that is indexed into is split, each device handles
// the slices of its block: gathered, they add up to the result.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/IndexedSlices.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// Calls `visit` with each dim of `whole` that slices take whole, and the dim
/// of the tensor of slices that it is.
static void forEachSliceDim(RankedTensorType whole, RankedTensorType slices,
                            int64_t numBatchDims, ArrayRef<int64_t> indexed,
                            function_ref<void(int64_t, int64_t)> visit) {
  bool isReduced = slices.getRank() - numBatchDims < whole.getRank();
  int64_t next = numBatchDims;
  for (int64_t dim = 0; dim < whole.getRank(); ++dim) {
    bool isIndexed = llvm::is_contained(indexed, dim);
    if (!isIndexed)
      visit(dim, next);
    next += !(isIndexed && isReduced);
  }
}

/// The blocks of `global` along `dims`, which `axes` split.
static SmallVector<DimBlock> createBlocks(OpBuilder &builder,
                                          const LocalView &view, Value global,
                                          ArrayRef<unsigned> factors,
                                          ArrayRef<int64_t> dims) {
  SmallVector<DimBlock> blocks;
  for (auto [dim, factor] : llvm::zip_equal(dims, factors))
    blocks.push_back(createBlock(builder, global.getLoc(), view,
                                 view.getFactorAxes()[factor],
                                 getTensorType(global).getDimSize(dim)));
  return blocks;
}

static bool isAnySplit(ArrayRef<DimBlock> blocks) {
  return !llvm::all_of(blocks, [](DimBlock block) { return block.isWhole(); });
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// The factors of a gather. Those of the indexed dims come first.
static ShardingRule getGatherRule(tensor::GatherOp op) {
  ShardingRule rule(op);
  RankedTensorType source = op.getSourceType(), result = op.getResultType();
  bool canSum = canCombine(Combiner::Sum, result.getElementType());
  if (canSum)
    rule.accumulations[0].combiner = Combiner::Sum;
  for (int64_t dim : op.getGatherDims())
    rule.operands[0][dim].push_back(rule.addFactor(
        source.getDimSize(dim),
        canSum ? FactorKind::Reduction : FactorKind::NeedReplication));
  int64_t numBatchDims = op.getIndicesType().getRank() - 1;
  for (int64_t dim = 0; dim < numBatchDims; ++dim) {
    unsigned factor =
        rule.addFactor(result.getDimSize(dim), FactorKind::PassThrough);
    rule.operands[1][dim].push_back(factor);
    rule.results[0][dim].push_back(factor);
  }
  forEachSliceDim(source, result, numBatchDims, op.getGatherDims(),
                  [&](int64_t sourceDim, int64_t resultDim) {
                    unsigned factor = rule.addFactor(
                        source.getDimSize(sourceDim), FactorKind::PassThrough);
                    rule.operands[0][sourceDim].push_back(factor);
                    rule.results[0][resultDim].push_back(factor);
                  });
  rule.replicateRest(op);
  return rule;
}

namespace {
struct GatherRuleModel : ShardingRuleModel<GatherRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getGatherRule(llvm::cast<tensor::GatherOp>(op));
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *, Combiner,
                    const llvm::BitVector &operands) const {
    if (!operands.test(0) || operands.test(1))
      return failure();
    return llvm::BitVector(1, true);
  }
};

struct GatherModel : PartitionableModel<GatherModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto gather = llvm::cast<tensor::GatherOp>(op);
    auto factors =
        llvm::to_vector(llvm::seq<unsigned>(0, gather.getGatherDims().size()));
    SmallVector<DimBlock> blocks = createBlocks(
        builder, view, gather.getSource(), factors, gather.getGatherDims());
    if (!isAnySplit(blocks)) {
      cloneLocally(op, builder, view);
      return success();
    }
    Value result = createGather(
        builder, op->getLoc(),
        {llvm::cast<RankedTensorType>(view.getLocalType(gather.getResult())),
         view.lookup(gather.getSource()), view.lookup(gather.getIndices()),
         gather.getGatherDims(), blocks});
    view.getMapping().map(gather.getResult(), result);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

/// The factors of a scatter. Those of the indexed dims come first. All devices
/// see all slices: what one does not write, another might.
static ShardingRule getScatterRule(tensor::ScatterOp op) {
  ShardingRule rule(op);
  RankedTensorType dest = op.getDestType();
  auto add = [&](int64_t dim) {
    unsigned factor =
        rule.addFactor(dest.getDimSize(dim), FactorKind::PassThrough);
    rule.operands[1][dim].push_back(factor);
    rule.results[0][dim].push_back(factor);
    return factor;
  };
  for (int64_t dim : op.getScatterDims())
    add(dim);
  forEachSliceDim(dest, op.getSourceType(), op.getIndicesType().getRank() - 1,
                  op.getScatterDims(), [&](int64_t destDim, int64_t sourceDim) {
                    rule.operands[0][sourceDim].push_back(add(destDim));
                  });
  rule.replicateRest(op);
  return rule;
}

namespace {
struct ScatterRuleModel : ShardingRuleModel<ScatterRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    return getScatterRule(llvm::cast<tensor::ScatterOp>(op));
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *, Combiner,
                    const llvm::BitVector &operands) const {
    if (!operands.test(0) || !operands.test(1) || operands.test(2))
      return failure();
    return llvm::BitVector(1, true);
  }
};

struct ScatterModel : PartitionableModel<ScatterModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto scatter = llvm::cast<tensor::ScatterOp>(op);
    auto factors = llvm::to_vector(
        llvm::seq<unsigned>(0, scatter.getScatterDims().size()));
    SmallVector<DimBlock> blocks = createBlocks(
        builder, view, scatter.getDest(), factors, scatter.getScatterDims());
    if (!isAnySplit(blocks)) {
      cloneLocally(op, builder, view);
      return success();
    }
    Value result = createScatter(
        builder, op->getLoc(),
        {view.lookup(scatter.getSource()), view.lookup(scatter.getDest()),
         view.lookup(scatter.getIndices()), scatter.getScatterDims(), blocks});
    view.getMapping().map(scatter.getResult(), result);
    return success();
  }
};
} // namespace

void mesh::registerGatherInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::GatherOp::attachInterface<GatherRuleModel, GatherModel>(*context);
    tensor::ScatterOp::attachInterface<ScatterRuleModel, ScatterModel>(
        *context);
  });
}
