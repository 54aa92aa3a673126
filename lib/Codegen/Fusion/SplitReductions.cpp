//===- SplitReductions.cpp - Split large reductions in two stages ---------===//

#include "mesh/Codegen/Fusion/FormKernels.h"
#include "mesh/Codegen/Fusion/ReductionStep.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/bit.h"

using namespace mesh;

/// So many blocks keep all processors of a GPU busy.
static constexpr int64_t kEnoughBlocks = 256;
/// A block that reads less is not worth another stage.
static constexpr int64_t kElementsOfBlock = 8192;
/// A loop that is cut into parts has to have so many steps for each, unless it
/// divides: what is left over is done by few.
static constexpr int64_t kStepsOfPart = 16;

namespace {
/// A loop, and the number of parts that become results of their own.
struct Split {
  int64_t loop;
  int64_t parts;
};

/// Writes an op whose loop is split.
class Splitter {
public:
  Splitter(RewriterBase &builder, linalg::GenericOp op, Split split,
           ArrayRef<ReductionStep> combine)
      : builder(builder), op(op), loop(split.loop), parts(split.parts),
        combine(combine), loc(op.getLoc()),
        size(op.getStaticLoopRanges()[split.loop]), chunk(size / split.parts) {}

  void run();

private:
  Value slice(OpOperand &operand, int64_t first, int64_t count);
  Value cut(OpOperand &operand);
  SmallVector<Value> emitParts();
  Value emitSum(Value part, Value init, const ReductionStep &step);
  SmallVector<Value> emitRest(ArrayRef<Value> inits);
  void shiftIndex(linalg::GenericOp copy,
                  function_ref<Value(OpBuilder &, Value)> shift);

  RewriterBase &builder;
  linalg::GenericOp op;
  const int64_t loop, parts;
  const ArrayRef<ReductionStep> combine;
  const Location loc;
  const int64_t size, chunk;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reductions to split
//===----------------------------------------------------------------------===//

/// The maps of operands that the loop is in have it as a dim of its own.
static bool canSplit(linalg::GenericOp op, int64_t loop) {
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    return llvm::all_of(op.getMatchingIndexingMap(input).getResults(),
                        [&](AffineExpr expr) {
                          return !expr.isFunctionOfDim(loop) ||
                                 llvm::isa<mlir::AffineDimExpr>(expr);
                        });
  });
}

/// The loops of the largest operand, in the order of its dims.
static SmallVector<int64_t> getLoopsOfMainInput(linalg::GenericOp op) {
  OpOperand *main = nullptr;
  auto getSize = [](OpOperand *operand) {
    auto type = llvm::dyn_cast<RankedTensorType>(operand->get().getType());
    return type ? type.getNumElements() : 0;
  };
  for (OpOperand *input : op.getDpsInputOperands())
    if (!main || getSize(input) > getSize(main))
      main = input;
  SmallVector<int64_t> loops;
  if (main)
    for (AffineExpr expr : op.getMatchingIndexingMap(main).getResults())
      if (auto dim = llvm::dyn_cast<mlir::AffineDimExpr>(expr))
        loops.push_back(dim.getPosition());
  return loops;
}

/// A divisor of `size` near to `parts`; 0 if there is none.
static int64_t findDivisor(int64_t size, int64_t parts) {
  for (int64_t divisor = parts; divisor >= std::max<int64_t>(2, parts / 2);
       --divisor)
    if (size % divisor == 0)
      return divisor;
  for (int64_t divisor = parts; divisor <= 2 * parts; ++divisor)
    if (size % divisor == 0)
      return divisor;
  return 0;
}

/// The split of `op`, if it has so few results that it is worth it.
static std::optional<Split> chooseSplit(linalg::GenericOp op) {
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  auto kinds = op.getIteratorTypesArray();
  auto isSum = [&](int64_t loop) {
    return kinds[loop] == mlir::utils::IteratorType::reduction;
  };
  int64_t numResults = 1, numSums = 1;
  for (size_t i = 0; i < sizes.size(); ++i)
    (isSum(i) ? numSums : numResults) *= sizes[i];
  SmallVector<int64_t> loops = getLoopsOfMainInput(op);
  if (loops.empty() || !needsBlocks(numResults, numSums))
    return std::nullopt;
  // Neighbours of a row are done by one block, or by a thread each.
  int64_t group = isSum(loops.back()) ? 1 : std::min(kWarp, numResults);
  int64_t blocks = llvm::divideCeil(numResults, group);
  int64_t parts =
      std::min(kEnoughBlocks / blocks, numSums * group / kElementsOfBlock);
  parts = std::min(parts, numSums / kManySums);
  if (parts < 2)
    return std::nullopt;
  Split longest{-1, parts};
  for (int64_t loop : loops) {
    if (!isSum(loop) || !canSplit(op, loop))
      continue;
    if (int64_t divisor = findDivisor(sizes[loop], parts))
      return Split{loop, divisor};
    if (longest.loop < 0 || sizes[loop] > sizes[longest.loop])
      longest.loop = loop;
  }
  if (longest.loop < 0 || sizes[longest.loop] < kStepsOfPart * parts)
    return std::nullopt;
  return longest;
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

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

/// The operand with a dim for the parts before the loop's.
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
      add(parts);
      add(chunk);
    } else {
      add(extent);
    }
  }
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), whole,
      dims);
}

/// Changes what the body takes for the step of the loop.
void Splitter::shiftIndex(linalg::GenericOp copy,
                          function_ref<Value(OpBuilder &, Value)> shift) {
  SmallVector<linalg::IndexOp> indices;
  for (auto index : copy.getBody()->getOps<linalg::IndexOp>())
    if (static_cast<int64_t>(index.getDim()) == loop)
      indices.push_back(index);
  for (linalg::IndexOp index : indices) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfter(index);
    Value shifted = shift(builder, index);
    builder.replaceAllUsesExcept(index, shifted, shifted.getDefiningOp());
  }
}

/// The sums of each part: the parts are the first dim of the results.
SmallVector<Value> Splitter::emitParts() {
  unsigned numLoops = op.getNumLoops();
  MLIRContext *context = op.getContext();
  AffineExpr part = mlir::getAffineDimExpr(numLoops, context);
  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : op.getDpsInputOperands()) {
    inputs.push_back(cut(*input));
    SmallVector<AffineExpr> exprs;
    for (AffineExpr expr : op.getMatchingIndexingMap(input).getResults()) {
      if (expr.isFunctionOfDim(loop))
        exprs.push_back(part);
      exprs.push_back(expr);
    }
    maps.push_back(AffineMap::get(numLoops + 1, 0, exprs, context));
  }
  for (auto [init, step] : llvm::zip_equal(op.getDpsInitsMutable(), combine)) {
    auto type = llvm::cast<RankedTensorType>(init.get().getType());
    SmallVector<int64_t> shape{parts};
    llvm::append_range(shape, type.getShape());
    Value empty =
        tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
    Value neutral = arith::ConstantOp::create(builder, loc, step.neutral);
    inits.push_back(
        linalg::FillOp::create(builder, loc, neutral, empty).getResult(0));
    SmallVector<AffineExpr> exprs{part};
    llvm::append_range(exprs, op.getMatchingIndexingMap(&init).getResults());
    maps.push_back(AffineMap::get(numLoops + 1, 0, exprs, context));
  }
  SmallVector<mlir::utils::IteratorType> kinds = op.getIteratorTypesArray();
  kinds.push_back(mlir::utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(
      builder, loc, TypeRange(ValueRange(inits)), inputs, inits, maps, kinds);
  builder.cloneRegionBefore(op.getRegion(), copy.getRegion(),
                            copy.getRegion().end());
  shiftIndex(copy, [&](OpBuilder &inside, Value step) -> Value {
    Value number = linalg::IndexOp::create(inside, loc, numLoops);
    Value steps = arith::ConstantIndexOp::create(inside, loc, chunk);
    Value begin = arith::MulIOp::create(inside, loc, number, steps);
    return arith::AddIOp::create(inside, loc, begin, step);
  });
  return copy.getResults();
}

/// Adds the sums of the parts to `init`.
Value Splitter::emitSum(Value part, Value init, const ReductionStep &step) {
  int64_t rank = llvm::cast<RankedTensorType>(init.getType()).getRank();
  MLIRContext *context = op.getContext();
  SmallVector<AffineExpr> out;
  for (int64_t dim = 0; dim < rank; ++dim)
    out.push_back(mlir::getAffineDimExpr(dim, context));
  SmallVector<AffineExpr> in{mlir::getAffineDimExpr(rank, context)};
  llvm::append_range(in, out);
  SmallVector<mlir::utils::IteratorType> kinds(
      rank, mlir::utils::IteratorType::parallel);
  kinds.push_back(mlir::utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             builder, loc, init.getType(), part, init,
             {AffineMap::get(rank + 1, 0, in, context),
              AffineMap::get(rank + 1, 0, out, context)},
             kinds,
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
  shiftIndex(copy, [&](OpBuilder &inside, Value step) -> Value {
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
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlain(op) || op.getNumReductionLoops() == 0 ||
        !reducesOtherLoops(op))
      return rewriter.notifyMatchFailure(op, "is no reduction");
    std::optional<SmallVector<ReductionStep>> combine = matchReductionSteps(op);
    if (!combine)
      return rewriter.notifyMatchFailure(op, "is not associative");
    std::optional<Split> split = chooseSplit(op);
    if (!split)
      return rewriter.notifyMatchFailure(op, "has enough results");
    Splitter(rewriter, op, *split, *combine).run();
    return success();
  }
};
} // namespace

void mesh::populateSplitReductionsPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitReduction>(patterns.getContext());
}
