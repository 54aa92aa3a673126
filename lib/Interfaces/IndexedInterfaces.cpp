//===- IndexedInterfaces.cpp - mesh.gather_slices, mesh.scatter_slices ----===//
//
// Where a dim that is indexed into is split, coordinates become relative to the
// block that a device holds. Those of other blocks are out of bounds there: a
// gather reads zeros, and a scatter leaves the slices out.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/LocalIndices.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// The dims of a gather or a scatter, each as a list with a dim of each tensor.
/// Factors are added in this order: `dims`, batch dims, the other dims of
/// `indices`, dims that slices have as a whole.
struct IndexedDims {
  template <typename Op>
  IndexedDims(Op op, Value whole)
      : type(getTensorType(whole)), indices(getTensorType(op.getIndices())),
        dims(op.getDims()), batchDims(op.getBatchDims()) {}

  int64_t getNumListDims() const { return indices.getRank() - 1; }
  bool isBatch(int64_t listDim) const {
    return listDim < static_cast<int64_t>(batchDims.size());
  }

  RankedTensorType type, indices;
  ArrayRef<int64_t> dims, batchDims;
};
} // namespace

/// Adds the factors of `dims` to `rule`. The tensors numbered `wholes` have all
/// dims, those of `slices` are slices; results come after operands.
static void addFactors(ShardingRule &rule, const IndexedDims &dims,
                       unsigned indices, FactorKind indexed, FactorKind lists,
                       ArrayRef<DimFactors *> wholes,
                       ArrayRef<DimFactors *> slices) {
  auto add = [](ArrayRef<DimFactors *> tensors, int64_t dim, unsigned factor) {
    for (DimFactors *tensor : tensors)
      (*tensor)[dim].push_back(factor);
  };
  for (int64_t dim : dims.dims)
    add(wholes, dim, rule.addFactor(dims.type.getDimSize(dim), indexed));
  int64_t numListDims = dims.getNumListDims();
  for (int64_t dim = 0; dim < numListDims; ++dim) {
    FactorKind kind = dims.isBatch(dim) ? FactorKind::PassThrough : lists;
    unsigned factor = rule.addFactor(dims.indices.getDimSize(dim), kind);
    if (dims.isBatch(dim))
      add(wholes, dims.batchDims[dim], factor);
    rule.operands[indices][dim].push_back(factor);
    add(slices, dim, factor);
  }
  for (auto [index, dim] : llvm::enumerate(
           getWholeDims(dims.type.getRank(), dims.dims, dims.batchDims))) {
    unsigned factor =
        rule.addFactor(dims.type.getDimSize(dim), FactorKind::PassThrough);
    add(wholes, dim, factor);
    add(slices, numListDims + index, factor);
  }
}

/// The blocks of `dims`, of the tensor `whole`.
static SmallVector<DimBlock> createIndexedBlocks(OpBuilder &builder,
                                                 const LocalView &view,
                                                 Value whole,
                                                 ArrayRef<int64_t> dims) {
  SmallVector<DimBlock> blocks;
  for (auto [factor, dim] : llvm::enumerate(dims))
    blocks.push_back(createBlock(builder, whole.getLoc(), view,
                                 view.getFactorAxes()[factor],
                                 getTensorType(whole).getDimSize(dim)));
  return blocks;
}

/// The coordinates `indices`, counted from where the blocks begin.
static Value createLocalCoordinates(OpBuilder &builder, Location loc,
                                    Value indices, ArrayRef<DimBlock> blocks) {
  auto begins = llvm::map_to_vector(blocks, [&](DimBlock block) -> Value {
    return block.isWhole() ? arith::ConstantIndexOp::create(builder, loc, 0)
                           : block.begin;
  });
  Type index = builder.getIndexType();
  RankedTensorType type = getTensorType(indices).clone(index);
  Value begin = tensor::FromElementsOp::create(
      builder, loc,
      RankedTensorType::get(static_cast<int64_t>(begins.size()), index),
      begins);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), index);
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap last = identity.getMinorSubMap(1);
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  auto build = [&](OpBuilder &inner, Location loc, ValueRange arguments) {
    Value coordinate = arguments[0];
    if (!coordinate.getType().isIndex())
      coordinate = arith::IndexCastOp::create(inner, loc, index, coordinate);
    linalg::YieldOp::create(
        inner, loc,
        arith::SubIOp::create(inner, loc, coordinate, arguments[1])
            .getResult());
  };
  return linalg::GenericOp::create(
             builder, loc, type, ValueRange{indices, begin}, empty,
             ArrayRef{identity, last, identity}, iterators, build)
      .getResult(0);
}

/// Clones `op` with the coordinates of this device's block of `whole`.
template <typename Op>
static LogicalResult partitionIndexed(Op op, Value whole, OpBuilder &builder,
                                      LocalView &view) {
  SmallVector<DimBlock> blocks =
      createIndexedBlocks(builder, view, whole, op.getDims());
  auto local = llvm::cast<Op>(cloneLocally(op, builder, view));
  if (llvm::all_of(blocks, [](DimBlock block) { return block.isWhole(); }))
    return success();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(local);
  local.getIndicesMutable().assign(
      createLocalCoordinates(builder, op.getLoc(), local.getIndices(), blocks));
  return success();
}

/// The factors of `rule` that can be split.
static llvm::BitVector getSplittableFactors(const ShardingRule &rule) {
  llvm::BitVector factors(rule.factors.size());
  for (auto [index, factor] : llvm::enumerate(rule.factors))
    factors[index] = factor.kind != FactorKind::NeedReplication;
  return factors;
}

namespace {
//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

struct GatherRuleModel : ShardingRuleModel<GatherRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto gather = llvm::cast<GatherSlicesOp>(op);
    ShardingRule rule(op);
    bool canSum = canCombine(Combiner::Sum, gather.getType());
    if (canSum)
      rule.accumulations[0].combiner = Combiner::Sum;
    addFactors(rule, IndexedDims(gather, gather.getSource()), /*indices=*/1,
               canSum ? FactorKind::Reduction : FactorKind::NeedReplication,
               FactorKind::PassThrough, {&rule.operands[0]},
               {&rule.results[0]});
    rule.replicateRest(op);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *, Combiner combiner,
                    const llvm::BitVector &operands) const {
    // Slices that are out of bounds are zero.
    if (combiner != Combiner::Sum || !operands.test(0) || operands.test(1))
      return failure();
    return llvm::BitVector(1, true);
  }
};

struct GatherModel : PartitionableModel<GatherModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto gather = llvm::cast<GatherSlicesOp>(op);
    return partitionIndexed(gather, gather.getSource(), builder, view);
  }
};

/// A coordinate behind the end of the source reads a zero.
struct GatherPaddingModel : PaddableModel<GatherPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    return getSplittableFactors(rule);
  }
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto gather = llvm::cast<GatherSlicesOp>(op);
    for (unsigned factor = 0; factor < gather.getDims().size(); ++factor)
      if (view.getPaddedFactors().test(factor)) {
        view.clearPadding(rewriter, gather.getSourceMutable());
        break;
      }
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

struct ScatterRuleModel : ShardingRuleModel<ScatterRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto scatter = llvm::cast<ScatterSlicesOp>(op);
    ShardingRule rule(op);
    unsigned count = scatter.getNumResults();
    FactorKind lists = FactorKind::Reduction;
    SmallVector<DimFactors *> wholes, slices;
    for (unsigned index = 0; index < count; ++index) {
      rule.accumulations[index].init = index;
      rule.accumulations[index].combiner = scatter.getCombinerOf(index);
      if (!rule.accumulations[index].combiner)
        lists = FactorKind::NeedReplication;
      wholes.push_back(&rule.operands[index]);
      wholes.push_back(&rule.results[index]);
      slices.push_back(&rule.operands[count + 1 + index]);
    }
    addFactors(rule, IndexedDims(scatter, scatter.getDests().front()),
               /*indices=*/count, FactorKind::PassThrough, lists, wholes,
               slices);
    rule.replicateRest(op);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    auto scatter = llvm::cast<ScatterSlicesOp>(op);
    unsigned count = scatter.getNumResults();
    llvm::BitVector results(count);
    if (operands.test(count))
      return failure();
    bool isOverwriting = scatter.isOverwriting();
    for (unsigned index = 0; index < count; ++index) {
      bool isPartial = operands.test(index);
      if (isPartial != operands.test(count + 1 + index))
        return failure();
      if (isPartial && !isOverwriting &&
          scatter.getCombinerOf(index) != combiner)
        return failure();
      results[index] = isPartial;
    }
    // A combiner may mix elements of several tensors.
    if (!results.all() && results.any() && !isOverwriting)
      return failure();
    return results;
  }
};

struct ScatterModel : PartitionableModel<ScatterModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto scatter = llvm::cast<ScatterSlicesOp>(op);
    return partitionIndexed(scatter, scatter.getDests().front(), builder, view);
  }
};

/// Lists in padding are out of bounds. A slice behind the end of a destination
/// goes to its padding.
struct ScatterPaddingModel : PaddableModel<ScatterPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *,
                                     const ShardingRule &rule) const {
    return getSplittableFactors(rule);
  }
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto scatter = llvm::cast<ScatterSlicesOp>(op);
    const ShardingRule &rule = view.getRule();
    if (llvm::none_of(view.getPaddedFactors().set_bits(), [&](unsigned factor) {
          return rule.factors[factor].kind == FactorKind::Reduction;
        }))
      return success();
    rewriter.setInsertionPoint(op);
    Value indices = scatter.getIndices();
    Value filled = view.fillPadding(
        rewriter, indices,
        rewriter.getIntegerAttr(getTensorType(indices).getElementType(), -1));
    rewriter.modifyOpInPlace(
        op, [&] { scatter.getIndicesMutable().assign(filled); });
    return success();
  }
};
} // namespace

void mesh::registerIndexedInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    GatherSlicesOp::attachInterface<GatherRuleModel, GatherModel,
                                    GatherPaddingModel>(*context);
    ScatterSlicesOp::attachInterface<ScatterRuleModel, ScatterModel,
                                     ScatterPaddingModel>(*context);
  });
}
