//===- RandomInterfaces.cpp - keys and random numbers on one device -------===//
//
// A number is known by its place in the whole array: a device draws its block,
// however the array is split, and needs nothing but the key.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/RandomOps.h"
#include "mesh/Interfaces/LocalIndices.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

/// Adds a factor to the result's dim `dim`.
static unsigned addResultFactor(ShardingRule &rule, DrawOpInterface op,
                                int64_t dim) {
  unsigned factor = rule.addFactor(op.getResult().getType().getDimSize(dim),
                                   FactorKind::PassThrough);
  rule.results[0][dim].push_back(factor);
  return factor;
}

namespace {
//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// The two words of a key stay together.
struct FoldModel : ShardingRuleModel<FoldModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingRule rule = ShardingRule::getElementwise(op);
    rule.factors.back().kind = FactorKind::NeedReplication;
    return rule;
  }
};

struct SplitRuleModel : ShardingRuleModel<SplitRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingRule rule(op);
    ArrayRef<int64_t> shape = llvm::cast<RngSplitOp>(op).getType().getShape();
    int64_t newDim = shape.size() - 2;
    for (int64_t dim = 0; dim <= newDim; ++dim) {
      unsigned factor = rule.addFactor(shape[dim], FactorKind::PassThrough);
      rule.results[0][dim].push_back(factor);
      if (dim < newDim)
        rule.operands[0][dim].push_back(factor);
    }
    rule.replicateRest(op);
    return rule;
  }
};

/// A device makes the keys of its block.
struct SplitModel : PartitionableModel<SplitModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto split = llvm::cast<RngSplitOp>(op);
    Value result = split.getResult();
    int64_t newDim = split.getType().getRank() - 2;
    DimBlock block = createBlock(builder, op->getLoc(), view,
                                 mesh::getSharding(result).getAxes(newDim),
                                 split.getType().getDimSize(newDim));
    auto local = llvm::cast<RngSplitOp>(cloneLocally(op, builder, view));
    if (block.isWhole())
      return success();
    builder.setInsertionPoint(local);
    if (local.getFrom())
      block.begin = arith::AddIOp::create(builder, op->getLoc(), block.begin,
                                          local.getFrom());
    local.getFromMutable().assign(block.begin);
    builder.setInsertionPointAfter(local);
    return success();
  }
};

/// Behind the keys that are needed there are as many others as one likes.
struct SplitPaddingModel : PaddableModel<SplitPaddingModel> {};

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

struct DrawRuleModel : ShardingRuleModel<DrawRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto draw = llvm::cast<DrawOpInterface>(op);
    ShardingRule rule(op);
    for (int64_t dim : llvm::seq(draw.getResult().getType().getRank())) {
      unsigned factor = addResultFactor(rule, draw, dim);
      for (OpOperand &operand : op->getOpOperands())
        if (llvm::isa<RankedTensorType>(operand.get().getType()) &&
            (operand.get() != draw.getKey() || dim < draw.getNumKeyDims()))
          rule.operands[operand.getOperandNumber()][dim].push_back(factor);
    }
    rule.replicateRest(op);
    return rule;
  }

  /// The same elements of all partial sums become zero.
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    auto draw = llvm::cast<DrawOpInterface>(op);
    if (combiner != Combiner::Sum ||
        llvm::any_of(operands.set_bits(), [&](unsigned index) {
          return op->getOperand(index) == draw.getKey();
        }))
      return failure();
    return llvm::BitVector(1, true);
  }
};

struct DrawModel : PartitionableModel<DrawModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto draw = llvm::cast<DrawOpInterface>(op);
    Value result = draw.getResult();
    SmallVector<DimBlock> blocks =
        createBlocks(builder, op->getLoc(), view, result);
    blocks.erase(blocks.begin(), blocks.begin() + draw.getNumKeyDims());
    auto local = llvm::cast<DrawOpInterface>(cloneLocally(op, builder, view));
    if (llvm::all_of(blocks,
                     [](const DimBlock &block) { return block.isWhole(); }))
      return success();
    local.setShapeAttr(builder.getDenseI64ArrayAttr(draw.getArrayShape()));
    builder.setInsertionPoint(local);
    local.getOffsetsMutable().assign(
        createOffsets(builder, op->getLoc(), local.getOffsets(), blocks));
    builder.setInsertionPointAfter(local);
    return success();
  }

  /// Returns the beginnings of blocks of a block that itself begins at
  /// `offsets`, if any.
  static SmallVector<Value> createOffsets(OpBuilder &builder, Location loc,
                                          OperandRange offsets,
                                          ArrayRef<DimBlock> blocks) {
    SmallVector<Value> begins;
    for (auto [dim, block] : llvm::enumerate(blocks)) {
      Value outer = offsets.empty() ? Value() : offsets[dim];
      if (outer && !block.isWhole())
        begins.push_back(
            arith::AddIOp::create(builder, loc, outer, block.begin));
      else if (outer || !block.isWhole())
        begins.push_back(outer ? outer : block.begin);
      else
        begins.push_back(arith::ConstantIndexOp::create(builder, loc, 0));
    }
    return begins;
  }
};

/// The array stays as large as it was; its numbers are counted by that.
struct DrawPaddingModel : PaddableModel<DrawPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto draw = llvm::cast<DrawOpInterface>(op);
    if (draw.getShapeAttr())
      return success();
    draw.setShapeAttr(
        rewriter.getDenseI64ArrayAttr(view.getUnpaddedShape(draw.getResult())
                                          .drop_front(draw.getNumKeyDims())));
    return success();
  }
};

/// Attaches the models for draws to `Ops`.
template <typename... Ops>
void attachToDraws(MLIRContext &context) {
  (Ops::template attachInterface<DrawRuleModel, DrawModel, DrawPaddingModel>(
       context),
   ...);
}
} // namespace

void mesh::registerRandomInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    RngKeyOp::attachInterface<ReplicatedModel>(*context);
    RngFoldOp::attachInterface<FoldModel>(*context);
    RngSplitOp::attachInterface<SplitRuleModel, SplitModel, SplitPaddingModel>(
        *context);
    attachToDraws<RandomBitsOp, RandomUniformOp, RandomNormalOp,
                  RandomTruncatedNormalOp, RandomBernoulliOp, DropoutOp>(
        *context);
  });
}
