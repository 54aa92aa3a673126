//===- ReductionSplitter.cpp - Split a reduction in two stages ------------===//

#include "ReductionSplitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

bool mesh::canSplitLoop(linalg::GenericOp op, int64_t loop) {
  if (op.getIteratorTypesArray()[loop] != mlir::utils::IteratorType::reduction)
    return false;
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    return llvm::all_of(op.getMatchingIndexingMap(input).getResults(),
                        [&](AffineExpr expr) {
                          return !expr.isFunctionOfDim(loop) ||
                                 llvm::isa<mlir::AffineDimExpr>(expr);
                        });
  });
}

int64_t mesh::countSteps(linalg::GenericOp op, mlir::utils::IteratorType kind) {
  int64_t count = 1;
  for (auto [size, own] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (own == kind)
      count *= size;
  return count;
}

OpOperand *mesh::findMainInput(linalg::GenericOp op) {
  OpOperand *main = nullptr;
  auto getSize = [](OpOperand *operand) {
    auto type = llvm::dyn_cast<RankedTensorType>(operand->get().getType());
    return type ? type.getNumElements() : 0;
  };
  for (OpOperand *input : op.getDpsInputOperands())
    if (getSize(input) > (main ? getSize(main) : 0))
      main = input;
  return main;
}

SmallVector<int64_t> mesh::getLoops(linalg::GenericOp op, OpOperand &operand) {
  SmallVector<int64_t> loops;
  for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults())
    if (auto dim = llvm::dyn_cast<mlir::AffineDimExpr>(expr))
      loops.push_back(dim.getPosition());
  return loops;
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

namespace {
/// Writes an op whose loop is split.
class Splitter {
public:
  Splitter(RewriterBase &builder, linalg::GenericOp op, ReductionSplit split,
           ArrayRef<ReductionStep> combine)
      : builder(builder), op(op), loop(split.loop), parts(split.parts),
        isInterleaved(split.isInterleaved),
        partLoop(isInterleaved ? op.getNumLoops() : loop), combine(combine),
        loc(op.getLoc()), size(op.getStaticLoopRanges()[split.loop]),
        chunk(size / split.parts) {}

  void run();

private:
  Value slice(OpOperand &operand, int64_t first, int64_t count);
  Value cut(OpOperand &operand);
  template <typename T>
  void addPart(SmallVectorImpl<T> &dims, T part);
  AffineMap addPart(AffineMap map, bool isResult);
  SmallVector<Value> emitParts();
  Value emitSum(Value part, Value init, const ReductionStep &step);
  SmallVector<Value> emitRest(ArrayRef<Value> inits);
  void shiftIndex(linalg::GenericOp copy, int64_t number,
                  function_ref<Value(OpBuilder &, Value)> shift);

  RewriterBase &builder;
  linalg::GenericOp op;
  const int64_t loop, parts;
  const bool isInterleaved;
  /// The loop over parts of the first stage. It is outside of the split one,
  /// and inside of those around it, so that elements are read in their order.
  /// If parts are interleaved, it is the innermost one.
  const int64_t partLoop;
  const ArrayRef<ReductionStep> combine;
  const Location loc;
  const int64_t size, chunk;
};
} // namespace

/// So many steps of the loop of an operand, from `first` on.
Value Splitter::slice(OpOperand &operand, int64_t first, int64_t count) {
  auto type = llvm::dyn_cast<RankedTensorType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (count == size || !type || !map.isFunctionOfDim(loop))
    return operand.get();
  SmallVector<OpFoldResult> offsets, sizes,
      ones(type.getRank(), builder.getIndexAttr(1));
  for (auto [expr, extent] :
       llvm::zip_equal(map.getResults(), type.getShape())) {
    bool isCut = expr.isFunctionOfDim(loop);
    offsets.push_back(builder.getIndexAttr(isCut ? first : 0));
    sizes.push_back(builder.getIndexAttr(isCut ? count : extent));
  }
  return tensor::ExtractSliceOp::create(builder, loc, operand.get(), offsets,
                                        sizes, ones);
}

/// The operand with a dim for the parts beside the loop's.
Value Splitter::cut(OpOperand &operand) {
  Value whole = slice(operand, 0, parts * chunk);
  auto type = llvm::dyn_cast<RankedTensorType>(whole.getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (!type || !map.isFunctionOfDim(loop))
    return whole;
  SmallVector<int64_t> shape;
  SmallVector<mlir::ReassociationIndices> dims;
  for (auto [expr, extent] :
       llvm::zip_equal(map.getResults(), type.getShape())) {
    mlir::ReassociationIndices &made = dims.emplace_back();
    auto add = [&](int64_t part) {
      made.push_back(shape.size());
      shape.push_back(part);
    };
    if (expr.isFunctionOfDim(loop)) {
      add(isInterleaved ? chunk : parts);
      add(isInterleaved ? parts : chunk);
    } else {
      add(extent);
    }
  }
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), whole,
      dims);
}

/// Changes what the body takes for the step of the loop, which is the one
/// `number` there.
void Splitter::shiftIndex(linalg::GenericOp copy, int64_t number,
                          function_ref<Value(OpBuilder &, Value)> shift) {
  SmallVector<linalg::IndexOp> indices;
  for (auto index : copy.getBody()->getOps<linalg::IndexOp>())
    if (static_cast<int64_t>(index.getDim()) == number)
      indices.push_back(index);
  for (linalg::IndexOp index : indices) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(index);
    Value step = linalg::IndexOp::create(builder, loc, number);
    builder.replaceOp(index, shift(builder, step));
  }
}

/// Adds the parts to the dims of a partial result, or to the loops that add
/// these up.
template <typename T>
void Splitter::addPart(SmallVectorImpl<T> &dims, T part) {
  dims.insert(isInterleaved ? dims.end() : dims.begin(), part);
}

/// Returns the map of an operand that has the parts as a dim.
AffineMap Splitter::addPart(AffineMap map, bool isResult) {
  unsigned numLoops = op.getNumLoops();
  AffineExpr part = mlir::getAffineDimExpr(partLoop, op.getContext());
  SmallVector<AffineExpr> exprs;
  for (AffineExpr expr : map.getResults()) {
    bool isCut = expr.isFunctionOfDim(loop);
    AffineExpr own = expr.shiftDims(numLoops, 1, partLoop);
    if (isCut && !isInterleaved)
      exprs.push_back(part);
    exprs.push_back(own);
    if (isCut && isInterleaved)
      exprs.push_back(part);
  }
  if (isResult)
    addPart(exprs, part);
  return AffineMap::get(numLoops + 1, 0, exprs, op.getContext());
}

/// Emits the sums of each part. The parts are the last dim of the results if
/// they are interleaved, or else the first.
SmallVector<Value> Splitter::emitParts() {
  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : op.getDpsInputOperands()) {
    inputs.push_back(cut(*input));
    maps.push_back(addPart(op.getMatchingIndexingMap(input), false));
  }
  for (auto [init, step] : llvm::zip_equal(op.getDpsInitsMutable(), combine)) {
    auto type = llvm::cast<RankedTensorType>(init.get().getType());
    SmallVector<int64_t> shape(type.getShape());
    addPart(shape, parts);
    Value empty =
        tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
    Value neutral = arith::ConstantOp::create(builder, loc, step.neutral);
    inits.push_back(
        linalg::FillOp::create(builder, loc, neutral, empty).getResult(0));
    maps.push_back(addPart(op.getMatchingIndexingMap(&init), true));
  }
  SmallVector<mlir::utils::IteratorType> kinds = op.getIteratorTypesArray();
  kinds.insert(kinds.begin() + partLoop, mlir::utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(
      builder, loc, TypeRange(ValueRange(inits)), inputs, inits, maps, kinds);
  builder.cloneRegionBefore(op.getRegion(), copy.getRegion(),
                            copy.getRegion().end());
  auto shift = [&](int64_t own) { return own + (own >= partLoop ? 1 : 0); };
  for (auto index : copy.getBody()->getOps<linalg::IndexOp>())
    index.setDim(shift(index.getDim()));
  shiftIndex(copy, shift(loop), [&](OpBuilder &inside, Value step) -> Value {
    Value part = linalg::IndexOp::create(inside, loc, partLoop);
    Value major = isInterleaved ? step : part;
    Value minor = isInterleaved ? part : step;
    Value steps = arith::ConstantIndexOp::create(inside, loc,
                                                 isInterleaved ? parts : chunk);
    Value begin = arith::MulIOp::create(inside, loc, major, steps);
    return arith::AddIOp::create(inside, loc, begin, minor);
  });
  return copy.getResults();
}

/// Adds the sums of the parts to `init`.
Value Splitter::emitSum(Value part, Value init, const ReductionStep &step) {
  unsigned rank = llvm::cast<RankedTensorType>(init.getType()).getRank();
  AffineMap in = builder.getMultiDimIdentityMap(rank + 1);
  AffineMap out = in.dropResult(isInterleaved ? rank : 0);
  SmallVector<mlir::utils::IteratorType> kinds(
      rank, mlir::utils::IteratorType::parallel);
  addPart(kinds, mlir::utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             builder, loc, init.getType(), part, init, {in, out}, kinds,
             [&](OpBuilder &inside, Location loc, ValueRange values) {
               linalg::YieldOp::create(inside, loc,
                                       step.emit(inside, values[1], values[0]));
             })
      .getResult(0);
}

/// The steps behind the last part, with what there is so far in `inits`.
SmallVector<Value> Splitter::emitRest(ArrayRef<Value> inits) {
  int64_t first = parts * chunk;
  SmallVector<Value> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    inputs.push_back(slice(*input, first, size - first));
  auto copy = linalg::GenericOp::create(
      builder, loc, op.getResultTypes(), inputs, inits,
      op.getIndexingMapsArray(), op.getIteratorTypesArray());
  builder.cloneRegionBefore(op.getRegion(), copy.getRegion(),
                            copy.getRegion().end());
  shiftIndex(copy, loop, [&](OpBuilder &inside, Value step) -> Value {
    Value begin = arith::ConstantIndexOp::create(inside, loc, first);
    return arith::AddIOp::create(inside, loc, step, begin);
  });
  return copy.getResults();
}

void Splitter::run() {
  SmallVector<Value> sums;
  for (auto [part, init, step] :
       llvm::zip_equal(emitParts(), op.getDpsInits(), combine))
    sums.push_back(emitSum(part, init, step));
  if (parts * chunk < size)
    sums = emitRest(sums);
  builder.replaceOp(op, sums);
}

namespace {
struct SplitReduction : public OpRewritePattern<linalg::GenericOp> {
  SplitReduction(MLIRContext *context, ChooseSplit choose)
      : OpRewritePattern(context), choose(choose) {}

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlain(op) || op.getNumReductionLoops() == 0 ||
        !reducesOtherLoops(op))
      return rewriter.notifyMatchFailure(op, "is no reduction");
    std::optional<SmallVector<ReductionStep>> combine = matchReductionSteps(op);
    if (!combine)
      return rewriter.notifyMatchFailure(op, "is not associative");
    std::optional<ReductionSplit> split = choose(op, *combine);
    if (!split)
      return rewriter.notifyMatchFailure(op, "is not worth it");
    Splitter(rewriter, op, *split, *combine).run();
    return success();
  }

private:
  const ChooseSplit choose;
};
} // namespace

void mesh::populateReductionSplitterPatterns(RewritePatternSet &patterns,
                                             ChooseSplit choose) {
  patterns.add<SplitReduction>(patterns.getContext(), choose);
}
