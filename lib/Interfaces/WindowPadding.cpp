//===- WindowPadding.cpp - slices and their like on padded tensors --------===//
//
// The dims that these ops cut or put together end elsewhere than those that
// they make: each is padded for itself. Behind the end of a result may be
// anything, before it only what the op says.
//
//===----------------------------------------------------------------------===//

#include "WindowPadding.h"

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/PaddingMask.h"
#include "mesh/Interfaces/Speculation.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

static ArrayRef<int64_t> getShape(Value tensor) {
  return llvm::cast<RankedTensorType>(tensor.getType()).getShape();
}

/// Returns true if a slice is all of a dim of `size` elements.
static bool isWhole(OffsetSizeAndStrideOpInterface slice, unsigned dim,
                    int64_t size) {
  return slice.getStaticOffsets()[dim] == 0 &&
         slice.getStaticSizes()[dim] == size &&
         slice.getStaticStrides()[dim] == 1;
}

/// Returns the dims of `sizes` that a slice of `shape` lacks, as upstream tells
/// it.
static llvm::SmallBitVector getDroppedDims(ArrayRef<int64_t> sizes,
                                           ArrayRef<int64_t> shape) {
  llvm::SmallBitVector dropped(sizes.size());
  for (size_t dim = sizes.size(); dim-- > 0;) {
    if (!shape.empty() && (sizes[dim] != 1 || shape.back() == 1))
      shape = shape.drop_back();
    else
      dropped.set(dim);
  }
  return dropped;
}

namespace {
/// A longer slice reads on behind its end: the source has to be as long.
struct ExtractPaddingModel : PaddableModel<ExtractPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *op,
                                     const ShardingRule &rule) const {
    auto slice = llvm::cast<tensor::ExtractSliceOp>(op);
    llvm::BitVector paddable = getPassedFactors(rule);
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned part = 0;
    for (unsigned dim = 0; dim < dropped.size(); ++dim) {
      // Backwards it would read on before the first element.
      bool isForward = slice.getStaticStrides()[dim] > 0;
      ArrayRef<unsigned> factors =
          dropped.test(dim) ? rule.operands[0][dim] : rule.results[0][part++];
      if (dropped.test(dim) || !isForward)
        for (unsigned factor : factors)
          paddable.reset(factor);
    }
    return paddable;
  }

  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto slice = llvm::cast<tensor::ExtractSliceOp>(op);
    ArrayRef<int64_t> shape = getShape(slice.getResult());
    SmallVector<int64_t> source(view.getUnpaddedShape(slice.getSource()));
    SmallVector<int64_t> sizes(slice.getStaticSizes());
    llvm::SmallBitVector dropped =
        getDroppedDims(sizes, view.getUnpaddedShape(slice.getResult()));
    unsigned part = 0;
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      if (dropped.test(dim))
        continue;
      int64_t added = shape[part++] - size;
      if (added == 0)
        continue;
      int64_t offset = slice.getStaticOffsets()[dim];
      int64_t stride = slice.getStaticStrides()[dim];
      // From an offset that is not known it may reach to the end as it is.
      if (!isWhole(slice, dim, source[dim]))
        view.extendWindow(rewriter, slice.getSourceMutable(), dim,
                          ShapedType::isDynamic(offset)
                              ? source[dim] + added * stride
                              : offset + (size + added - 1) * stride + 1);
      size += added;
    }
    slice.setStaticSizes(sizes);
    return success();
  }
};

/// Elements that are inserted stay as they are; so do dims that are inserted as
/// a whole.
struct InsertPaddingModel : PaddableModel<InsertPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &, PaddedView &view) const {
    auto slice = llvm::cast<tensor::InsertSliceOp>(op);
    ArrayRef<int64_t> before = view.getUnpaddedShape(slice.getDest());
    ArrayRef<int64_t> after = getShape(slice.getDest());
    SmallVector<int64_t> sizes(slice.getStaticSizes());
    llvm::SmallBitVector dropped =
        getDroppedDims(sizes, view.getUnpaddedShape(slice.getSource()));
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (!dropped.test(dim) && isWhole(slice, dim, before[dim]))
        size = after[dim];
    slice.setStaticSizes(sizes);
    return success();
  }
};

/// Fills in as much less behind the source as that has become longer, and more
/// if the result has.
struct PadPaddingModel : PaddableModel<PadPaddingModel> {
  llvm::BitVector getPaddableFactors(Operation *op,
                                     const ShardingRule &rule) const {
    return areSafeOnAnyNumbers(op) ? getPassedFactors(rule)
                                   : llvm::BitVector(rule.factors.size());
  }

  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    rewriter.setInsertionPoint(op);
    for (WindowDim window : view.getRule().windows)
      if (getShape(pad.getSource())[window.dim] !=
          view.getUnpaddedShape(pad.getSource())[window.dim]) {
        pad.getSourceMutable().assign(
            view.fillPadding(rewriter, pad.getSource(),
                             getSplatElement(pad.getConstantPaddingValue())));
        break;
      }
    // The source with its padding may reach behind the end of the result.
    SmallVector<int64_t> shape(getShape(pad.getResult())), longer(shape), high;
    for (auto [dim, size] : llvm::enumerate(longer)) {
      if (ShapedType::isDynamic(pad.getStaticLow()[dim]) ||
          ShapedType::isDynamic(pad.getStaticHigh()[dim])) {
        high.push_back(pad.getStaticHigh()[dim]);
        continue;
      }
      int64_t end = pad.getStaticLow()[dim] + getShape(pad.getSource())[dim];
      if (size < end)
        size = llvm::alignTo(end, mesh::getSharding(pad.getResult())
                                      .getNumShards(dim, view.getMesh()));
      high.push_back(size - end);
    }
    pad.setStaticHigh(high);
    if (longer == shape)
      return success();
    if (pad.getResultType().getNumElements() == 0)
      rewriter.replaceOp(
          op, createWithoutElements(rewriter, op->getLoc(), pad.getResultType(),
                                    mesh::getSharding(pad.getResult())));
    else
      cutResult(pad, longer, rewriter);
    return success();
  }

  /// Makes the result as long as `longer` says, and cuts that to what it was.
  static void cutResult(tensor::PadOp pad, ArrayRef<int64_t> longer,
                        RewriterBase &rewriter) {
    RankedTensorType type = pad.getResultType();
    rewriter.setInsertionPoint(pad);
    auto whole = llvm::cast<tensor::PadOp>(rewriter.clone(*pad));
    whole.getResult().setType(type.clone(longer));
    SmallVector<OpFoldResult> offsets(longer.size(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(longer.size(), rewriter.getIndexAttr(1));
    Value slice = tensor::ExtractSliceOp::create(
        rewriter, pad.getLoc(), whole.getResult(), offsets,
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()),
        strides);
    setSharding(slice, mesh::getSharding(pad.getResult()));
    rewriter.replaceOp(pad, slice);
  }
};

/// The padding behind all operands is one more of them.
struct ConcatPaddingModel : PaddableModel<ConcatPaddingModel> {
  LogicalResult pad(Operation *op, RewriterBase &rewriter,
                    PaddedView &view) const {
    auto concat = llvm::cast<tensor::ConcatOp>(op);
    RankedTensorType type = concat.getResultType();
    int64_t dim = concat.getDim(), size = type.getDimSize(dim);
    for (Value input : concat.getInputs())
      size -= getShape(input)[dim];
    if (size == 0)
      return success();
    rewriter.setInsertionPoint(op);
    Location loc = op->getLoc();
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    Type element = type.getElementType();
    Value filling = tensor::SplatOp::create(
        rewriter, loc, type.clone(shape),
        createScalar(rewriter, loc, element, view.getPaddingElement(element)));
    ShardingAttr sharding = mesh::getSharding(concat.getResult()).getLayout();
    SmallVector<DimShardingAttr> dims(sharding.getDims());
    dims[dim] = DimShardingAttr::get(
        op->getContext(),
        takeDividing(sharding.getAxes(dim), size, view.getMesh()));
    setSharding(filling, ShardingAttr::get(sharding.getMesh(), dims));
    if (sharding.getCombiner())
      filling = ReshardOp::create(
          rewriter, loc, filling,
          ShardingAttr::get(op->getContext(), sharding.getMesh(), dims, {},
                            sharding.getCombiner(), sharding.getPartial()));
    rewriter.modifyOpInPlace(
        op, [&] { op->insertOperands(op->getNumOperands(), filling); });
    return success();
  }
};
} // namespace

void mesh::registerWindowPaddingInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    ConcatOp::attachInterface<ConcatPaddingModel>(*context);
    ExtractSliceOp::attachInterface<ExtractPaddingModel>(*context);
    InsertSliceOp::attachInterface<InsertPaddingModel>(*context);
    PadOp::attachInterface<PadPaddingModel>(*context);
  });
}
