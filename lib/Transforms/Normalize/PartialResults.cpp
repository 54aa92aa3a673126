//===- PartialResults.cpp - Ops that write a part of a result -------------===//

#include "mesh/IR/Mesh.h"
#include "mesh/Interfaces/SlidingExpr.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

namespace {
/// The index `offset + stride * loop`, or `offset` if there is no loop.
struct StridedIndex {
  std::optional<unsigned> loop;
  int64_t stride = 1;
  int64_t offset = 0;

  static std::optional<StridedIndex> find(linalg::GenericOp op,
                                          AffineExpr expr);
};

/// The slice of a result that an op writes, with a dim for each loop in `map`.
struct WrittenSlice {
  AffineMap map;
  /// The type of the slice, and that of the whole result.
  RankedTensorType type, whole;
  SmallVector<OpFoldResult, 0> offsets, sizes, strides;

  /// Returns nothing if there is no such slice.
  static std::optional<WrittenSlice> find(linalg::GenericOp op,
                                          OpOperand &init);
  Value extract(OpBuilder &builder, Location loc, Value init) const;
  Value insert(OpBuilder &builder, Location loc, Value part, Value init) const;

private:
  bool isWhole() const {
    return type.getNumElements() == whole.getNumElements();
  }
  SmallVector<mlir::ReassociationIndices> getReassociation() const {
    return *mlir::getReassociationIndicesForReshape(whole, type);
  }
};
} // namespace

std::optional<StridedIndex> StridedIndex::find(linalg::GenericOp op,
                                               AffineExpr expr) {
  if (auto constant = llvm::dyn_cast<mlir::AffineConstantExpr>(expr))
    return StridedIndex{std::nullopt, 1, constant.getValue()};
  std::optional<SlidingExpr> linear = SlidingExpr::match(op, expr);
  auto isUsed = [](int64_t coefficient) { return coefficient != 0; };
  if (!linear || llvm::count_if(linear->coefficients, isUsed) != 1)
    return std::nullopt;
  StridedIndex index{linear->loop, linear->coefficients[linear->loop],
                     linear->constant};
  return index.stride > 0 ? std::optional(index) : std::nullopt;
}

std::optional<WrittenSlice> WrittenSlice::find(linalg::GenericOp op,
                                               OpOperand &init) {
  mlir::Builder builder(op.getContext());
  AffineMap map = op.getMatchingIndexingMap(&init);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  WrittenSlice slice;
  slice.whole = llvm::cast<RankedTensorType>(init.get().getType());
  SmallVector<AffineExpr> loops;
  SmallVector<int64_t> shape;
  for (AffineExpr expr : map.getResults()) {
    std::optional<StridedIndex> index = StridedIndex::find(op, expr);
    if (!index)
      return std::nullopt;
    int64_t size = index->loop ? ranges[*index->loop] : 1;
    slice.offsets.push_back(builder.getIndexAttr(index->offset));
    slice.sizes.push_back(builder.getIndexAttr(size));
    slice.strides.push_back(builder.getIndexAttr(index->stride));
    if (!index->loop)
      continue;
    loops.push_back(builder.getAffineDimExpr(*index->loop));
    shape.push_back(size);
  }
  slice.type = slice.whole.clone(shape);
  slice.map = AffineMap::get(map.getNumDims(), 0, loops, op.getContext());
  bool isWritten = slice.map.isProjectedPermutation() &&
                   loops.size() == op.getNumParallelLoops() &&
                   slice.whole.hasStaticShape() && slice.type.hasStaticShape();
  return isWritten ? std::optional(std::move(slice)) : std::nullopt;
}

Value WrittenSlice::extract(OpBuilder &builder, Location loc,
                            Value init) const {
  if (isWhole())
    return tensor::CollapseShapeOp::create(builder, loc, type, init,
                                           getReassociation());
  return tensor::ExtractSliceOp::create(builder, loc, type, init, offsets,
                                        sizes, strides);
}

Value WrittenSlice::insert(OpBuilder &builder, Location loc, Value part,
                           Value init) const {
  if (isWhole())
    return tensor::ExpandShapeOp::create(builder, loc, whole, part,
                                         getReassociation());
  return tensor::InsertSliceOp::create(builder, loc, part, init, offsets, sizes,
                                       strides);
}

/// Returns true if `op` writes one of its results at no other place than its
/// loops say.
static bool writesByLoops(linalg::GenericOp op, OpOperand &init) {
  AffineMap map = op.getMatchingIndexingMap(&init);
  return map.isProjectedPermutation() &&
         map.getNumResults() == op.getNumParallelLoops();
}

namespace {
/// Lets an op write the elements alone that it has loops for. They are then put
/// into what the rest of the result is. Other patterns, upstream's included,
/// take an op without reductions to write all of its results.
struct PartialResults : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "is not on tensors");
    Slices slices;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      slices.emplace_back();
      if (writesByLoops(op, init))
        continue;
      slices.back() = WrittenSlice::find(op, init);
      if (!slices.back())
        return rewriter.notifyMatchFailure(op, "writes no slices");
    }
    if (llvm::none_of(slices, [](const auto &it) { return it.has_value(); }))
      return rewriter.notifyMatchFailure(op, "writes whole results");
    rewriter.replaceOp(op, writeSlices(op, slices, rewriter));
    return success();
  }

private:
  /// Nothing for results that are written by loops.
  using Slices = SmallVector<std::optional<WrittenSlice>, 0>;

  static SmallVector<Value> writeSlices(linalg::GenericOp op,
                                        const Slices &slices,
                                        PatternRewriter &rewriter) {
    Location loc = op.getLoc();
    SmallVector<Value> inits(op.getOutputs());
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    for (auto [index, slice] : llvm::enumerate(slices)) {
      if (!slice)
        continue;
      inits[index] = slice->extract(rewriter, loc, inits[index]);
      maps[op.getNumDpsInputs() + index] = slice->map;
    }
    auto written = linalg::GenericOp::create(
        rewriter, loc, TypeRange(ValueRange(inits)), op.getInputs(), inits,
        maps, op.getIteratorTypesArray());
    mlir::NamedAttrList attributes(op->getDiscardableAttrDictionary());
    auto shardings = llvm::cast_or_null<ArrayAttr>(
        attributes.erase(MeshDialect::kShardingsAttrName));
    written->setDiscardableAttrs(attributes.getDictionary(op.getContext()));
    rewriter.inlineRegionBefore(op.getRegion(), written.getRegion(),
                                written.getRegion().begin());
    SmallVector<Value> results(written.getResults());
    for (auto [index, result] : llvm::enumerate(results)) {
      if (slices[index])
        result = slices[index]->insert(rewriter, loc, result,
                                       op.getOutputs()[index]);
      if (shardings)
        result = ShardOp::create(rewriter, loc, result,
                                 llvm::cast<ShardingAttr>(shardings[index]));
    }
    return results;
  }
};
} // namespace

void mesh::populatePartialResultsPatterns(RewritePatternSet &patterns) {
  patterns.add<PartialResults>(patterns.getContext());
}
