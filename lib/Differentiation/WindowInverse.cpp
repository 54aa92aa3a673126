//===- WindowInverse.cpp - windows seen from what they read ---------------===//

#include "WindowInverse.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Interfaces/SlidingExpr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mesh;

/// The loop that goes along the dim that `sliding` reads: one of the result, or
/// else the largest.
static unsigned getMainLoop(linalg::LinalgOp op, const SlidingExpr &sliding) {
  auto isOfResult = [&](unsigned loop) {
    return sliding.coefficients[loop] != 0 &&
           op.getIteratorTypesArray()[loop] ==
               mlir::utils::IteratorType::parallel;
  };
  if (isOfResult(sliding.loop))
    return sliding.loop;
  auto loops = llvm::seq<unsigned>(0, sliding.coefficients.size());
  auto found = llvm::find_if(loops, isOfResult);
  return found == loops.end() ? sliding.loop : *found;
}

static bool usesNumberOf(linalg::LinalgOp op, const llvm::BitVector &loops) {
  auto result = op.getBlock()->walk([&](linalg::IndexOp index) {
    return loops[index.getDim()] ? WalkResult::interrupt()
                                 : WalkResult::advance();
  });
  return result.wasInterrupted();
}

LogicalResult WindowInverse::addDim(linalg::LinalgOp op, AffineExpr expr,
                                    int64_t extent, llvm::BitVector &used,
                                    llvm::BitVector &changed) {
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  std::optional<SlidingExpr> sliding = SlidingExpr::match(op, expr);
  if (!sliding)
    return failure();
  unsigned main = getMainLoop(op, *sliding);
  AffineExpr loop = mlir::getAffineDimExpr(main, context);
  Spread spread{main, sliding->coefficients[main], 0, 0, loop};
  for (auto [other, factor] : llvm::enumerate(sliding->coefficients)) {
    if (factor == 0)
      continue;
    // A loop stands in one dim.
    if (used[other])
      return failure();
    used.set(other);
    if (other == main)
      continue;
    changed.set(other);
    reversed.set(other);
    spread.low += factor * (sizes[other] - 1);
    spread.position =
        spread.position + mlir::getAffineDimExpr(other, context) * factor;
  }
  windows[expr] = loop;
  bool isOnly = spread.position == loop;
  if (isOnly && std::abs(spread.stride) == 1 && extent == sizes[main]) {
    // The loop itself, or one that goes through the dim backwards.
    reversed[main] = spread.stride == -1;
    changed[main] = spread.stride == -1;
    return success();
  }
  changed.set(main);
  spread.size = extent + spread.low;
  spreads.push_back(spread);
  return success(sliding->constant == 0 &&
                 llvm::none_of(sliding->coefficients,
                               [](int64_t factor) { return factor < 0; }));
}

std::optional<WindowInverse> WindowInverse::match(linalg::LinalgOp op,
                                                  OpOperand &operand) {
  MLIRContext *context = op.getContext();
  AffineMap map = op.getMatchingIndexingMap(&operand);
  auto type = llvm::dyn_cast<RankedTensorType>(operand.get().getType());
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  if (!type || llvm::is_contained(sizes, 0))
    return std::nullopt;
  WindowInverse inverse;
  inverse.reversed.resize(sizes.size());
  llvm::BitVector changed(sizes.size()), used(sizes.size());
  SmallVector<AffineExpr> results;
  for (auto [expr, extent] :
       llvm::zip_equal(map.getResults(), type.getShape())) {
    if (failed(inverse.addDim(op, expr, extent, used, changed)))
      return std::nullopt;
    results.push_back(inverse.windows.lookup(expr));
  }
  if (usesNumberOf(op, changed))
    return std::nullopt;
  inverse.operandMap = AffineMap::get(sizes.size(), 0, results, context);
  return inverse;
}

const WindowInverse::Spread *WindowInverse::findSpread(AffineExpr expr) const {
  auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expr);
  const auto *found = llvm::find_if(spreads, [&](const Spread &spread) {
    return loop && loop.getPosition() == spread.loop;
  });
  return found == spreads.end() ? nullptr : found;
}

std::optional<AffineMap> WindowInverse::getChangedMap(AffineMap map) const {
  SmallVector<AffineExpr> results;
  for (AffineExpr expr : map.getResults()) {
    if (AffineExpr window = windows.lookup(expr)) {
      results.push_back(window);
      continue;
    }
    if (const Spread *spread = findSpread(expr)) {
      results.push_back(spread->position);
      continue;
    }
    // Changed loops are only read by themselves.
    bool isLoop = llvm::isa<mlir::AffineDimExpr>(expr);
    for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
      if (!isLoop && expr.isFunctionOfDim(loop) &&
          (reversed[loop] ||
           findSpread(mlir::getAffineDimExpr(loop, map.getContext()))))
        return std::nullopt;
    results.push_back(expr);
  }
  return AffineMap::get(map.getNumDims(), 0, results, map.getContext());
}

bool WindowInverse::isSpread(AffineMap map) const {
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    return !windows.contains(expr) && findSpread(expr);
  });
}

bool WindowInverse::isReversed(AffineExpr expr) const {
  auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expr);
  return loop && reversed[loop.getPosition()] && !windows.contains(expr);
}

/// `tensor` with the dims of `reversed` in reverse.
static Value reverse(OpBuilder &builder, Value tensor,
                     const llvm::BitVector &reversed) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  unsigned rank = type.getRank();
  AffineMap written =
      AffineMap::getMultiDimIdentityMap(rank, builder.getContext());
  SmallVector<AffineExpr> exprs(written.getResults());
  for (unsigned dim : reversed.set_bits())
    exprs[dim] = type.getDimSize(dim) - 1 - exprs[dim];
  auto read = AffineMap::get(rank, 0, exprs, builder.getContext());
  Value empty = tensor::EmptyOp::create(builder, tensor.getLoc(),
                                        type.getShape(), type.getElementType());
  SmallVector<mlir::utils::IteratorType> iterators(
      rank, mlir::utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, tensor.getLoc(), type, tensor, empty, {read, written}, iterators,
      [](OpBuilder &body, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(body, loc, arguments.front());
      });
  return generic.getResult(0);
}

Value WindowInverse::getChangedTensor(OpBuilder &builder, Value tensor,
                                      AffineMap map) const {
  auto type = llvm::dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return tensor;
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  llvm::BitVector backwards(type.getRank());
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    backwards[dim] = isReversed(expr);
    const Spread *spread = findSpread(expr);
    if (!spread || windows.contains(expr))
      continue;
    shape[dim] = spread->size;
    offsets[dim] = builder.getIndexAttr(spread->low);
    strides[dim] = builder.getIndexAttr(spread->stride);
  }
  if (backwards.any())
    tensor = reverse(builder, tensor, backwards);
  if (ArrayRef(shape) == type.getShape())
    return tensor;
  Value zeros = arith::ConstantOp::create(
      builder, tensor.getLoc(),
      llvm::cast<TypedAttr>(builder.getZeroAttr(type.clone(shape))));
  return tensor::InsertSliceOp::create(
      builder, tensor.getLoc(), tensor, zeros, offsets,
      mlir::getAsIndexOpFoldResult(builder.getContext(), type.getShape()),
      strides);
}
