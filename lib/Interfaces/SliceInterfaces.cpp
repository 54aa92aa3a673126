//===- SliceInterfaces.cpp - slices of split tensors ----------------------===//
//
// Dims that a slice takes completely are factors. Along the other dims a device
// needs a window: of the tensor to extract, of the slice to insert. It merges
// the latter into its block of the tensor. A reshape drops the unit dims that a
// slice drops, since blocks may have further ones.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/Zeros.h"
#include "mesh/Interfaces/EmitWindow.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// One dim of the tensor that a slice is taken from or put into.
struct SliceDim {
  /// Dynamic ones are ShapedType::kDynamic.
  int64_t offset, size, stride;
  /// True if the slice is all of the dim.
  bool isWhole;
  /// The slice's dim, unless that has been dropped.
  std::optional<unsigned> part;
};
} // namespace

static SmallVector<SliceDim> getSliceDims(OffsetSizeAndStrideOpInterface slice,
                                          ArrayRef<int64_t> shape,
                                          const llvm::SmallBitVector &dropped) {
  SmallVector<SliceDim> dims;
  unsigned part = 0;
  for (auto [dim, extent, offset, size, stride] :
       llvm::enumerate(shape, slice.getStaticOffsets(), slice.getStaticSizes(),
                       slice.getStaticStrides())) {
    bool isWhole = offset == 0 && size == extent && stride == 1;
    bool isDropped = dropped.test(dim);
    dims.push_back({offset, size, stride, isWhole,
                    isDropped ? std::optional<unsigned>() : part});
    part += !isDropped;
  }
  return dims;
}

/// The offsets, sizes or strides of an op for one device.
static SmallVector<OpFoldResult> lookup(ArrayRef<OpFoldResult> values,
                                        LocalView &view) {
  SmallVector<OpFoldResult> local;
  for (OpFoldResult value : values)
    local.push_back(llvm::isa<Value>(value)
                        ? view.lookup(llvm::cast<Value>(value))
                        : value);
  return local;
}

static RankedTensorType getLocalType(Value value, LocalView &view) {
  return llvm::cast<RankedTensorType>(view.getLocalType(value));
}

/// Passes on what is partial if just the tensors are, which come first:
/// elements are moved and not changed.
static FailureOr<llvm::BitVector> passTensors(unsigned numTensors,
                                              const llvm::BitVector &operands) {
  if (operands.count() != numTensors)
    return failure();
  return llvm::BitVector(1, true);
}

//===----------------------------------------------------------------------===//
// tensor.extract_slice
//===----------------------------------------------------------------------===//

static SmallVector<SliceDim> getSliceDims(tensor::ExtractSliceOp slice) {
  return getSliceDims(slice, slice.getSourceType().getShape(),
                      slice.getDroppedDims());
}

namespace {
struct ExtractRuleModel : ShardingRuleModel<ExtractRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    ShardingRule rule(op);
    for (auto [index, dim] : llvm::enumerate(
             getSliceDims(llvm::cast<tensor::ExtractSliceOp>(op)))) {
      bool isKnown = ShapedType::isStatic(dim.offset);
      if (!dim.isWhole && (!dim.part || ShapedType::isDynamic(dim.stride)))
        continue;
      unsigned factor = rule.addFactor(dim.size, FactorKind::PassThrough);
      if (dim.part)
        rule.results[0][*dim.part].push_back(factor);
      // From an offset that is not known each device takes its part of all.
      if (dim.isWhole || isKnown)
        rule.operands[0][index].push_back(factor);
      if (!dim.isWhole && isKnown)
        rule.windows.push_back({0, static_cast<unsigned>(index),
                                /*seesPadding=*/dim.stride > 0,
                                /*makesPadding=*/dim.stride > 0,
                                WindowReach{dim.stride, dim.offset}});
    }
    rule.replicateRest(op);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passTensors(1, operands);
  }
};

/// Builds the slice of what a device's part of it spans.
class Extractor {
public:
  Extractor(tensor::ExtractSliceOp slice, OpBuilder &builder, LocalView &view)
      : slice(slice), builder(builder), view(view), loc(slice.getLoc()),
        windows(builder, loc, view), source(view.lookup(slice.getSource())),
        offsets(lookup(slice.getMixedOffsets(), view)),
        sizes(lookup(slice.getMixedSizes(), view)),
        strides(lookup(slice.getMixedStrides(), view)) {}

  Value run();

private:
  void split(unsigned index, const SliceDim &dim);

  tensor::ExtractSliceOp slice;
  OpBuilder &builder;
  LocalView &view;
  Location loc;
  WindowEmitter windows;
  Value source;
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

void Extractor::split(unsigned index, const SliceDim &dim) {
  ArrayRef<AxisRefAttr> axes =
      mesh::getSharding(slice.getResult()).getAxes(*dim.part);
  int64_t size = getLocalType(slice.getResult(), view).getDimSize(*dim.part);
  sizes[index] = builder.getIndexAttr(size);
  if (dim.isWhole)
    return;
  if (ShapedType::isDynamic(dim.offset)) {
    Value offset = llvm::cast<Value>(offsets[index]);
    Value begin = windows.getBlockBegin(axes, size * dim.stride);
    offsets[index] =
        arith::AddIOp::create(builder, loc, offset, begin).getResult();
    return;
  }
  Window window = WindowReach{dim.stride, dim.offset}.getWindow(size);
  source = windows.emit(source, index,
                        mesh::getSharding(slice.getSource()).getAxes(index),
                        window, axes);
  // With a stride below zero the slice begins at the window's end.
  offsets[index] = builder.getIndexAttr(dim.offset - window.offset);
  if (size == 1)
    strides[index] = builder.getIndexAttr(1);
}

Value Extractor::run() {
  ShardingAttr sharding = mesh::getSharding(slice.getResult());
  for (auto [index, dim] : llvm::enumerate(getSliceDims(slice)))
    if (dim.part && windows.isSplit(sharding.getAxes(*dim.part)))
      split(index, dim);
  Value local = tensor::ExtractSliceOp::create(builder, loc, source, offsets,
                                               sizes, strides);
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  return dropped.any() ? tensor::dropGivenUnitDims(builder, loc, local, dropped)
                       : local;
}

namespace {
struct ExtractModel : PartitionableModel<ExtractModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    Extractor extractor(llvm::cast<tensor::ExtractSliceOp>(op), builder, view);
    view.getMapping().map(op->getResult(0), extractor.run());
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// tensor.insert_slice
//===----------------------------------------------------------------------===//

static SmallVector<SliceDim> getSliceDims(tensor::InsertSliceOp slice) {
  return getSliceDims(slice, slice.getType().getShape(),
                      slice.getDroppedDims());
}

namespace {
struct InsertRuleModel : ShardingRuleModel<InsertRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto slice = llvm::cast<tensor::InsertSliceOp>(op);
    ShardingRule rule(op);
    for (auto [index, dim] : llvm::enumerate(getSliceDims(slice))) {
      if (!dim.isWhole && (ShapedType::isDynamic(dim.stride) || dim.stride < 1))
        continue;
      unsigned factor = rule.addFactor(slice.getType().getDimSize(index),
                                       FactorKind::PassThrough);
      rule.operands[1][index].push_back(factor);
      rule.results[0][index].push_back(factor);
      bool isWindow =
          !dim.isWhole && dim.size != 1 && ShapedType::isStatic(dim.offset);
      // Other slices all devices have, and see what falls into their blocks.
      if (!dim.part || !(dim.isWhole || isWindow))
        continue;
      rule.operands[0][*dim.part].push_back(factor);
      if (!isWindow)
        continue;
      WindowDim &window = rule.windows.emplace_back(WindowDim{
          0, *dim.part, /*seesPadding=*/false, /*makesPadding=*/true});
      // With a stride, some elements of the factor need none.
      if (dim.stride == 1)
        window.reach = WindowReach{1, -dim.offset};
    }
    rule.replicateRest(op);
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner,
                    const llvm::BitVector &operands) const {
    return passTensors(2, operands);
  }
};

/// Builds the insertion into this device's block. Invariant: what of `source`
/// satisfies the conditions so far goes to `offsets`, `sizes` and `strides` of
/// the block. The source has all dims of the block.
class Inserter {
public:
  Inserter(tensor::InsertSliceOp slice, OpBuilder &builder, LocalView &view)
      : slice(slice), builder(builder), view(view), loc(slice.getLoc()),
        windows(builder, loc, view), source(expandSource()),
        offsets(lookup(slice.getMixedOffsets(), view)),
        sizes(lookup(slice.getMixedSizes(), view)),
        strides(lookup(slice.getMixedStrides(), view)) {}

  Value run();

private:
  /// Along `dim`, elements that are k * `step` from the slice's begin, k >= 0,
  /// and less than `extent` from it. The source's first is `begin` from there.
  struct Mask {
    unsigned dim;
    Value begin;
    int64_t extent, step;
  };

  Value expandSource();
  void insertElement(unsigned index);
  void insertWindow(unsigned index, const SliceDim &dim);
  void dilate(unsigned index, const SliceDim &dim);
  Value merge(Value region);
  Value createIndex(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  tensor::InsertSliceOp slice;
  OpBuilder &builder;
  LocalView &view;
  Location loc;
  WindowEmitter windows;
  Value source;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<Mask> masks;
  /// The conditions, by dim, that the block has the element that is inserted.
  SmallVector<Value> conditions;
};
} // namespace

/// The source with the unit dims that it lacks.
Value Inserter::expandSource() {
  Value local = view.lookup(slice.getSource());
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  if (dropped.none())
    return local;
  auto type = llvm::cast<RankedTensorType>(local.getType());
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> groups(type.getRank());
  size_t part = 0;
  for (unsigned dim = 0; dim < dropped.size(); ++dim) {
    shape.push_back(dropped.test(dim) ? 1 : type.getDimSize(part));
    part += !dropped.test(dim);
    // Dims before the first one join its group.
    if (!groups.empty())
      groups[std::max<size_t>(part, 1) - 1].push_back(dim);
  }
  return tensor::ExpandShapeOp::create(builder, loc, type.clone(shape), local,
                                       groups);
}

/// One element along `index`, which is in the block of some device.
void Inserter::insertElement(unsigned index) {
  ArrayRef<AxisRefAttr> axes =
      mesh::getSharding(slice.getResult()).getAxes(index);
  int64_t size = getLocalType(slice.getResult(), view).getDimSize(index);
  Value offset = getValueOrCreateConstantIndexOp(builder, loc, offsets[index]);
  Value local = arith::SubIOp::create(builder, loc, offset,
                                      windows.getBlockBegin(axes, size));
  conditions.push_back(windows.isInBlock(builder, local, size));
  offsets[index] = windows.clamp(local, size - 1);
}

/// Puts zeros between the elements of the source, so that its stride is one.
void Inserter::dilate(unsigned index, const SliceDim &dim) {
  auto type = llvm::cast<RankedTensorType>(source.getType());
  SmallVector<OpFoldResult> begin(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> stride(type.getRank(), builder.getIndexAttr(1));
  stride[index] = builder.getIndexAttr(dim.stride);
  SmallVector<int64_t> shape(type.getShape());
  shape[index] = (dim.size - 1) * dim.stride + 1;
  RankedTensorType wide = type.clone(shape);
  Value zero = arith::ConstantOp::create(builder, loc, getZeros(wide));
  source = tensor::InsertSliceOp::create(
      builder, loc, source, zero, begin,
      getAsIndexOpFoldResult(builder.getContext(), type.getShape()), stride);
}

/// Where blocks begin at the same place of a stride, the source's window for a
/// block has an element for each place. Else the source is replicated, and its
/// window as large as the block.
void Inserter::insertWindow(unsigned index, const SliceDim &dim) {
  ArrayRef<AxisRefAttr> sourceAxes =
      mesh::getSharding(slice.getSource()).getAxes(*dim.part);
  ArrayRef<AxisRefAttr> axes =
      mesh::getSharding(slice.getResult()).getAxes(index);
  int64_t size = getLocalType(slice.getResult(), view).getDimSize(index);
  bool isKnown = ShapedType::isStatic(dim.offset);
  if (isKnown && size % dim.stride == 0) {
    int64_t first = dim.offset % dim.stride, count = size / dim.stride;
    Window window{count, (first - dim.offset) / dim.stride, count};
    source = windows.emit(source, index, sourceAxes, window, axes);
    Value begin =
        arith::AddIOp::create(builder, loc, windows.getBlockBegin(axes, count),
                              createIndex(window.offset));
    masks.push_back({index, begin, dim.size, 1});
    offsets[index] = builder.getIndexAttr(first);
    sizes[index] = builder.getIndexAttr(count);
    return;
  }
  source = windows.gather(source, index, sourceAxes);
  if (dim.stride != 1)
    dilate(index, dim);
  Value offset = getValueOrCreateConstantIndexOp(builder, loc, offsets[index]);
  Value begin = arith::SubIOp::create(
      builder, loc, windows.getBlockBegin(axes, size), offset);
  source =
      isKnown ? windows.emit(source, index, {}, {size, -dim.offset, size}, axes)
              : windows.emitAt(source, index, begin, size);
  masks.push_back({index, begin, (dim.size - 1) * dim.stride + 1, dim.stride});
  offsets[index] = builder.getIndexAttr(0);
  sizes[index] = builder.getIndexAttr(size);
  strides[index] = builder.getIndexAttr(1);
}

/// The source where it belongs to the block, else what is there.
Value Inserter::merge(Value region) {
  auto type = llvm::cast<RankedTensorType>(source.getType());
  SmallVector<Value> begins(type.getRank());
  for (const Mask &mask : masks)
    begins[mask.dim] = mask.begin;
  return windows.emitByPosition(
      source, region, begins,
      [&](OpBuilder &inner, ValueRange position, ValueRange elements) {
        SmallVector<Value> all(conditions);
        for (const Mask &mask : masks) {
          Value index = position[mask.dim];
          all.push_back(windows.isInBlock(inner, index, mask.extent));
          if (mask.step == 1)
            continue;
          Value rest = arith::RemUIOp::create(
              inner, loc, index,
              arith::ConstantIndexOp::create(inner, loc, mask.step));
          all.push_back(arith::CmpIOp::create(
              inner, loc, arith::CmpIPredicate::eq, rest,
              arith::ConstantIndexOp::create(inner, loc, 0)));
        }
        Value isInside = all.front();
        for (Value condition : ArrayRef(all).drop_front())
          isInside = arith::AndIOp::create(inner, loc, isInside, condition);
        return arith::SelectOp::create(inner, loc, isInside, elements[0],
                                       elements[1])
            .getResult();
      });
}

Value Inserter::run() {
  ShardingAttr sharding = mesh::getSharding(slice.getResult());
  RankedTensorType type = getLocalType(slice.getResult(), view);
  for (auto [index, dim] : llvm::enumerate(getSliceDims(slice))) {
    if (!windows.isSplit(sharding.getAxes(index)))
      continue;
    if (dim.isWhole)
      sizes[index] = builder.getIndexAttr(type.getDimSize(index));
    else if (dim.size == 1)
      insertElement(index);
    else
      insertWindow(index, dim);
  }
  Value block = view.lookup(slice.getDest());
  if (!masks.empty() || !conditions.empty())
    source = merge(tensor::ExtractSliceOp::create(builder, loc, block, offsets,
                                                  sizes, strides));
  return tensor::InsertSliceOp::create(builder, loc, source, block, offsets,
                                       sizes, strides);
}

namespace {
struct InsertModel : PartitionableModel<InsertModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    Inserter inserter(llvm::cast<tensor::InsertSliceOp>(op), builder, view);
    view.getMapping().map(op->getResult(0), inserter.run());
    return success();
  }
};
} // namespace

void mesh::registerSliceInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::ExtractSliceOp::attachInterface<ExtractRuleModel, ExtractModel>(
        *context);
    tensor::InsertSliceOp::attachInterface<InsertRuleModel, InsertModel>(
        *context);
  });
}
