//===- WindowTensors.cpp - tensors that windows read in changed loops -----===//

#include "WindowInverse.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

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

/// Returns elements `offsets` and following of `tensor`; the source of a pad if
/// they are that.
static Value takePart(OpBuilder &builder, Value tensor,
                      ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  if (type.getShape() == sizes)
    return tensor;
  auto pad = tensor.getDefiningOp<tensor::PadOp>();
  if (pad && pad.getSourceType().getShape() == sizes &&
      pad.getStaticLow() == offsets)
    return pad.getSource();
  SmallVector<int64_t> strides(sizes.size(), 1);
  return tensor::ExtractSliceOp::create(
      builder, tensor.getLoc(), type.clone(sizes), tensor, ValueRange(),
      ValueRange(), ValueRange(), offsets, sizes, strides);
}

/// Returns a tensor of zeros with the elements of `tensor` in their places.
static Value placeElements(OpBuilder &builder, Value tensor,
                           ArrayRef<Placement> placements) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> firsts, sizes, offsets, strides, shape;
  for (auto [placement, old] : llvm::zip_equal(placements, type.getShape())) {
    int64_t first = placement.getFirst();
    firsts.push_back(first);
    sizes.push_back(placement.getEnd(old) - first);
    offsets.push_back(placement.low + first * placement.stride);
    strides.push_back(placement.stride);
    shape.push_back(placement.size);
  }
  Location loc = tensor.getLoc();
  if (llvm::is_contained(sizes, 0))
    return createZeros(builder, loc, type.clone(shape));
  Value part = takePart(builder, tensor, firsts, sizes);
  if (sizes == shape)
    return part;
  if (llvm::any_of(strides, [](int64_t stride) { return stride != 1; }))
    return tensor::InsertSliceOp::create(
        builder, loc, part, createZeros(builder, loc, type.clone(shape)),
        ValueRange(), ValueRange(), ValueRange(), offsets, sizes, strides);
  // Devices exchange less for a pad than for an insertion.
  SmallVector<OpFoldResult> low, high;
  for (auto [offset, size, extent] : llvm::zip_equal(offsets, sizes, shape)) {
    low.push_back(builder.getIndexAttr(offset));
    high.push_back(builder.getIndexAttr(extent - offset - size));
  }
  return tensor::PadOp::create(
      builder, loc, type.clone(shape), part, low, high,
      createZeros(builder, loc, type.getElementType()));
}

void WindowInverse::ChangedDim::appendSizes(SmallVectorImpl<int64_t> &shape,
                                            int64_t inBlock) const {
  if (isSplit())
    shape.append({placement.size / block, inBlock});
  else
    shape.push_back(placement.size);
}

SmallVector<WindowInverse::ChangedDim>
WindowInverse::getChangedDims(RankedTensorType type, AffineMap map) const {
  SmallVector<ChangedDim> changes;
  for (auto [size, expr] : llvm::zip_equal(type.getShape(), map.getResults())) {
    ChangedDim change{{0, 1, size}};
    auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expr);
    if (const Dim *dim = findDim(expr)) {
      if (dim->isSplit()) {
        change.placement = {-dim->begin * dim->stride, 1,
                            dim->blocks * dim->stride};
        change.block = dim->stride;
        change.kept = dim->getBlockSize();
      } else {
        change.placement = {-dim->offset, 1, dim->extent};
      }
    } else if (const Dim *dim = findMain(expr)) {
      int64_t stride = dim->form == Form::Phases ? 1 : dim->stride;
      change.placement = {dim->low, stride, dim->spread};
    } else if (const Dim *dim = findInner(expr)) {
      change.placement.size = dim->steps * dim->stride;
      change.block = change.kept = dim->stride;
      change.isReversed = true;
    } else {
      change.isReversed = loop && reversed[loop.getPosition()];
    }
    changes.push_back(change);
  }
  return changes;
}

/// Returns the groups of dims of a tensor whose dims `isSplit` are split in
/// two.
static SmallVector<ReassociationIndices> groupDims(ArrayRef<bool> isSplit) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (bool split : isSplit) {
    groups.emplace_back().push_back(next++);
    if (split)
      groups.back().push_back(next++);
  }
  return groups;
}

Value WindowInverse::getChangedTensor(OpBuilder &builder, Value tensor,
                                      AffineMap map) const {
  auto type = llvm::dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return tensor;
  SmallVector<Placement> placements;
  SmallVector<int64_t> split, kept;
  SmallVector<bool> isSplit;
  llvm::BitVector backwards;
  for (const ChangedDim &dim : getChangedDims(type, map)) {
    placements.push_back(dim.placement);
    isSplit.push_back(dim.isSplit());
    dim.appendSizes(split, dim.block);
    dim.appendSizes(kept, dim.kept);
    backwards.push_back(dim.isReversed);
    backwards.resize(split.size());
  }
  tensor = placeElements(builder, tensor, placements);
  if (llvm::is_contained(isSplit, true))
    tensor = tensor::ExpandShapeOp::create(builder, tensor.getLoc(),
                                           type.clone(split), tensor,
                                           groupDims(isSplit));
  SmallVector<int64_t> offsets(split.size(), 0);
  tensor = takePart(builder, tensor, offsets, kept);
  return backwards.any() ? reverse(builder, tensor, backwards) : tensor;
}

Value WindowInverse::getChangedShape(OpBuilder &builder, Value tensor,
                                     AffineMap map) const {
  auto type = llvm::dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return tensor;
  SmallVector<int64_t> shape;
  for (const ChangedDim &dim : getChangedDims(type, map))
    dim.appendSizes(shape, dim.kept);
  if (type.getShape() == ArrayRef(shape))
    return tensor;
  return tensor::EmptyOp::create(builder, tensor.getLoc(), shape,
                                 type.getElementType());
}

Value WindowInverse::join(OpBuilder &builder, Value elements) const {
  Location loc = elements.getLoc();
  auto type = llvm::cast<RankedTensorType>(elements.getType());
  SmallVector<Placement> blocks, parts;
  SmallVector<bool> isSplit;
  SmallVector<int64_t> shape;
  for (const Dim &dim : dims) {
    isSplit.push_back(dim.isSplit());
    if (dim.isSplit()) {
      blocks.append({{0, 1, dim.blocks}, {0, 1, dim.stride}});
      shape.push_back(dim.blocks * dim.stride);
      parts.push_back({dim.begin * dim.stride - dim.offset, 1, dim.extent});
    } else {
      blocks.push_back({0, 1, dim.extent});
      shape.push_back(dim.extent);
      parts.push_back({0, 1, dim.extent});
    }
  }
  if (!llvm::is_contained(isSplit, true))
    return elements;
  elements = placeElements(builder, elements, blocks);
  elements = tensor::CollapseShapeOp::create(builder, loc, type.clone(shape),
                                             elements, groupDims(isSplit));
  return placeElements(builder, elements, parts);
}
