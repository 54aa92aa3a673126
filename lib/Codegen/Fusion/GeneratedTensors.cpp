//===- GeneratedTensors.cpp - tensors made of indices ---------------------===//
//
// Where slices alone of such a tensor are read, these are generated. Padding is
// generated with the tensor, so that slices of both can be.
//
//===----------------------------------------------------------------------===//

#include "GeneratedTensors.h"

#include "mesh/Analysis/FusedBytes.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

bool mesh::isGenerator(linalg::GenericOp op) {
  return mesh::isElementwise(op) && op.hasPureTensorSemantics() &&
         !op.hasDynamicShape() &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) &&
         llvm::none_of(op.getInputs().getTypes(),
                       llvm::IsaPred<RankedTensorType>) &&
         op.getIndexingMapsArray().back().isPermutation();
}

/// Returns true if `op` surrounds a tensor by constants.
static bool isPadding(Operation *op) {
  return llvm::isa<tensor::ConcatOp, tensor::InsertSliceOp, tensor::PadOp>(op);
}

/// Returns the elements of the slices that alone read the result of `op`, also
/// once it is padded; nothing if there are other readers.
static std::optional<int64_t> countReadInSlices(Operation *op) {
  int64_t elements = 0;
  for (Operation *user : op->getUsers()) {
    // A loop around the slice would generate it in each iteration.
    if (user->getBlock() != op->getBlock())
      return std::nullopt;
    if (auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(user);
        slice && slice.getType().hasStaticShape()) {
      elements += slice.getType().getNumElements();
      continue;
    }
    std::optional<int64_t> padded =
        isPadding(user) ? countReadInSlices(user) : std::nullopt;
    if (!padded)
      return std::nullopt;
    elements += *padded;
  }
  return elements;
}

/// Returns true if slices alone read the result of `op`, and have no more
/// elements in sum.
static bool isReadInSlices(Operation *op) {
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  std::optional<int64_t> elements = countReadInSlices(op);
  return !op->use_empty() && elements && *elements <= type.getNumElements();
}

/// Returns where the loops of `op` are for the element of `slice`, a slice of
/// its result, at `indices`.
static SmallVector<Value> findIndices(linalg::GenericOp op,
                                      tensor::ExtractSliceOp slice,
                                      ArrayRef<Value> indices,
                                      OpBuilder &builder) {
  Location loc = op.getLoc();
  AffineExpr index = builder.getAffineDimExpr(0);
  AffineExpr offset = builder.getAffineSymbolExpr(0);
  AffineExpr stride = builder.getAffineSymbolExpr(1);
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<Value> found(op.getNumLoops());
  AffineMap map = op.getIndexingMapsArray().back();
  for (auto [dim, at, step] :
       llvm::enumerate(slice.getMixedOffsets(), slice.getMixedStrides())) {
    OpFoldResult position = at;
    if (!dropped.test(dim)) {
      position = affine::makeComposedFoldedAffineApply(
          builder, loc, index * stride + offset, {indices.front(), at, step});
      indices = indices.drop_front();
    }
    found[map.getDimPosition(dim)] =
        mlir::getValueOrCreateConstantIndexOp(builder, loc, position);
  }
  return found;
}

/// Returns true if the indices that `op` reads are in its body alone, not in
/// regions of ops there.
static bool readsIndicesInBody(linalg::GenericOp op) {
  return !op.getBody()
              ->walk([&](linalg::IndexOp index) {
                return index->getBlock() == op.getBody()
                           ? WalkResult::advance()
                           : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// Returns the element that `op` generates where its loops are at `indices`.
static Value generateElement(linalg::GenericOp op, ArrayRef<Value> indices,
                             ValueRange arguments, OpBuilder &builder) {
  mlir::IRMapping mapping;
  mapping.map(op.getBody()->getArguments(), arguments);
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner))
      mapping.map(index.getResult(), indices[index.getDim()]);
    else
      builder.clone(inner, mapping);
  }
  return mapping.lookupOrDefault(op.getBody()->getTerminator()->getOperand(0));
}

/// Replaces `old` by an op with the numbers that `op` reads, which generates
/// the element at the indices that `generate` gets.
static void replaceByGenerator(
    PatternRewriter &rewriter, Operation *old, linalg::GenericOp op,
    function_ref<Value(OpBuilder &, ArrayRef<Value>, ValueRange)> generate) {
  auto type = llvm::cast<RankedTensorType>(old->getResult(0).getType());
  int64_t rank = type.getRank();
  rewriter.setInsertionPoint(old);
  Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                        type.getElementType());
  SmallVector<AffineMap> maps(op.getInputs().size(),
                              AffineMap::get(rank, 0, rewriter.getContext()));
  maps.push_back(rewriter.getMultiDimIdentityMap(rank));
  rewriter.replaceOpWithNewOp<linalg::GenericOp>(
      old, type, op.getInputs(), empty, maps,
      SmallVector<mlir::utils::IteratorType>(
          rank, mlir::utils::IteratorType::parallel),
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        SmallVector<Value> indices;
        for (int64_t loop = 0; loop < rank; ++loop)
          indices.push_back(linalg::IndexOp::create(builder, loc, loop));
        linalg::YieldOp::create(builder, loc,
                                generate(builder, indices, arguments));
      });
}

/// Generates no more of a tensor than the slices that are read.
static LogicalResult generateSlices(linalg::GenericOp op,
                                    PatternRewriter &rewriter) {
  if (!isGenerator(op) || !readsIndicesInBody(op) || !isReadInSlices(op) ||
      !llvm::all_of(op->getUsers(), llvm::IsaPred<tensor::ExtractSliceOp>))
    return rewriter.notifyMatchFailure(op, "is not generated for slices alone");
  for (Operation *user : llvm::make_early_inc_range(op->getUsers())) {
    auto slice = llvm::cast<tensor::ExtractSliceOp>(user);
    replaceByGenerator(
        rewriter, slice, op,
        [&](OpBuilder &builder, ArrayRef<Value> indices, ValueRange arguments) {
          return generateElement(op, findIndices(op, slice, indices, builder),
                                 arguments, builder);
        });
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that is generated, and surrounded by one number.
struct PaddedTensor {
  linalg::GenericOp generator;
  /// Where it begins.
  SmallVector<int64_t> begins;
  TypedAttr padding;
};
} // namespace

static std::optional<PaddedTensor> findPadded(tensor::InsertSliceOp op) {
  SmallVector<int64_t> begins(op.getStaticOffsets());
  if (op.getSourceType().getRank() != op.getType().getRank() ||
      ShapedType::isDynamicShape(begins) ||
      !llvm::all_of(op.getMixedStrides(), mlir::isOneInteger))
    return std::nullopt;
  return PaddedTensor{op.getSource().getDefiningOp<linalg::GenericOp>(), begins,
                      getSplatElement(op.getDest())};
}

static std::optional<PaddedTensor> findPadded(tensor::PadOp op) {
  Value padding = op.getConstantPaddingValue();
  SmallVector<int64_t> begins(op.getStaticLow());
  // Negative padding leaves elements out.
  if (!padding || ShapedType::isDynamicShape(begins) ||
      llvm::any_of(op.getStaticHigh(), [](int64_t high) { return high < 0; }))
    return std::nullopt;
  return PaddedTensor{op.getSource().getDefiningOp<linalg::GenericOp>(), begins,
                      getSplatElement(padding)};
}

static std::optional<PaddedTensor> findPadded(tensor::ConcatOp op) {
  PaddedTensor found{
      {}, SmallVector<int64_t>(op.getResultType().getRank()), {}};
  int64_t dim = op.getDim(), begin = 0;
  for (Value operand : op.getInputs()) {
    if (TypedAttr number = getSplatElement(operand)) {
      if (found.padding && found.padding != number)
        return std::nullopt;
      found.padding = number;
    } else {
      if (found.generator)
        return std::nullopt;
      found.generator = operand.getDefiningOp<linalg::GenericOp>();
      found.begins[dim] = begin;
      if (!found.generator)
        return std::nullopt;
    }
    begin += llvm::cast<RankedTensorType>(operand.getType()).getDimSize(dim);
  }
  return found;
}

/// Returns true if `padded` is generated and read in slices alone.
static bool canPad(const PaddedTensor &padded) {
  linalg::GenericOp op = padded.generator;
  if (!op || !llvm::isa_and_present<FloatAttr, IntegerAttr>(padded.padding) ||
      !isGenerator(op) || !readsIndicesInBody(op) || !isReadInSlices(op))
    return false;
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  return type.getNumElements() > 0 &&
         llvm::none_of(padded.begins, [](int64_t n) { return n < 0; });
}

/// Returns the element of `padded` at `indices` in `shape`. In the padding, an
/// element at the border is generated, and not taken: that of a place outside
/// need not be defined.
static Value generatePadded(const PaddedTensor &padded, ArrayRef<int64_t> shape,
                            ArrayRef<Value> indices, ValueRange arguments,
                            OpBuilder &builder) {
  linalg::GenericOp op = padded.generator;
  Location loc = op.getLoc();
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  auto createIndex = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  AffineMap map = op.getIndexingMapsArray().back();
  SmallVector<Value> found(op.getNumLoops());
  Value isInside = arith::ConstantIntOp::create(builder, loc, 1, 1);
  for (auto [dim, index] : llvm::enumerate(indices)) {
    Value &own = found[map.getDimPosition(dim)] = index;
    if (type.getDimSize(dim) == shape[dim])
      continue;
    Value begin = createIndex(padded.begins[dim]);
    Value last = createIndex(padded.begins[dim] + type.getDimSize(dim) - 1);
    Value nearest = arith::MinSIOp::create(
        builder, loc, arith::MaxSIOp::create(builder, loc, index, begin), last);
    Value isInDim = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, index, nearest);
    isInside = arith::AndIOp::create(builder, loc, isInside, isInDim);
    own = arith::SubIOp::create(builder, loc, nearest, begin);
  }
  Value number = arith::ConstantOp::create(builder, loc, padded.padding);
  return arith::SelectOp::create(builder, loc, isInside,
                                 generateElement(op, found, arguments, builder),
                                 number);
}

/// Generates a tensor with its padding where slices of both alone are read.
template <typename OpT>
static LogicalResult generateWithPadding(OpT op, PatternRewriter &rewriter) {
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  std::optional<PaddedTensor> padded = findPadded(op);
  if (!type.hasStaticShape() || !padded || !canPad(*padded))
    return rewriter.notifyMatchFailure(op, "pads no tensor that is generated");
  replaceByGenerator(
      rewriter, op, padded->generator,
      [&](OpBuilder &builder, ArrayRef<Value> indices, ValueRange arguments) {
        return generatePadded(*padded, type.getShape(), indices, arguments,
                              builder);
      });
  return success();
}

void mesh::populateGeneratedTensorsPatterns(RewritePatternSet &patterns) {
  patterns.add(generateSlices);
  patterns.add(generateWithPadding<tensor::ConcatOp>);
  patterns.add(generateWithPadding<tensor::InsertSliceOp>);
  patterns.add(generateWithPadding<tensor::PadOp>);
}
