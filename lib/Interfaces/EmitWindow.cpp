//===- EmitWindow.cpp - windows of split dims by halo exchange ------------===//

#include "mesh/Interfaces/EmitWindow.h"

#include "mesh/IR/TensorBytes.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

static RankedTensorType resizeDim(RankedTensorType type, int64_t dim,
                                  int64_t size) {
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = size;
  return type.clone(shape);
}

AxesAttr WindowEmitter::getAxes(ArrayRef<AxisRefAttr> axes) {
  return AxesAttr::get(builder.getContext(), axes);
}

Value WindowEmitter::createIndex(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value WindowEmitter::isInBlock(OpBuilder &builder, Value index, int64_t size) {
  // A number that is less than zero is large without its sign.
  Value end = arith::ConstantIndexOp::create(builder, loc, size);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, index,
                               end);
}

Value WindowEmitter::clamp(Value value, int64_t last) {
  value = arith::MaxSIOp::create(builder, loc, value, createIndex(0));
  return arith::MinSIOp::create(builder, loc, value, createIndex(last));
}

Value WindowEmitter::getIndex(ArrayRef<AxisRefAttr> axes) {
  return AxisIndexOp::create(builder, loc, builder.getIndexType(),
                             view.getMeshName(), getAxes(axes));
}

Value WindowEmitter::getBlockBegin(ArrayRef<AxisRefAttr> axes, int64_t size) {
  if (axes.empty())
    return createIndex(0);
  return arith::MulIOp::create(builder, loc, getIndex(axes), createIndex(size));
}

Value WindowEmitter::extract(Value source, int64_t dim, OpFoldResult begin,
                             int64_t size) {
  RankedTensorType type = getTensorType(source);
  if (isZeroInteger(begin) && size == type.getDimSize(dim))
    return source;
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  offsets[dim] = begin;
  RankedTensorType partType = resizeDim(type, dim, size);
  return tensor::ExtractSliceOp::create(
      builder, loc, partType, source, offsets,
      getAsIndexOpFoldResult(builder.getContext(), partType.getShape()),
      strides);
}

/// A tensor like `like`, but with `size` elements along `dim`, all of them
/// `fill`, or zeros.
Value WindowEmitter::createFilling(Value like, int64_t dim, int64_t size,
                                   Value fill) {
  RankedTensorType type = resizeDim(getTensorType(like), dim, size);
  if (!fill)
    return arith::ConstantOp::create(builder, loc, getZeros(type));
  return tensor::SplatOp::create(builder, loc, fill, type);
}

/// Gets `value`, this device's elements of a part, from where the part is.
Value WindowEmitter::receive(Value value, const WindowPlan &plan,
                             const WindowPart &part, Blocks blocks,
                             const Window &window, ArrayRef<AxisRefAttr> axes) {
  int64_t devices = view.getMesh().getSize(axes);
  if (plan.sendsAll(devices, usesShifts))
    return PermuteOp::create(builder, loc, value, view.getMeshName(),
                             getAxes(axes), -part.distance);
  SmallVector<int64_t> pairs;
  for (int64_t d : getReceivers(plan, part, blocks, window, devices))
    pairs.append({plan.getSource(part, d, devices), d});
  return PermuteOp::create(
      builder, loc, value.getType(), value, view.getMeshName(), getAxes(axes),
      /*shift=*/IntegerAttr(), builder.getDenseI64ArrayAttr(pairs),
      /*targets=*/AxesAttr());
}

/// Returns the condition that there is the block that a part comes from.
Value WindowEmitter::hasSource(const WindowPlan &plan, const WindowPart &part,
                               Blocks blocks, ArrayRef<AxisRefAttr> axes) {
  int64_t count = view.getMesh().getSize(axes);
  Value index = getIndex(axes);
  if (plan.hasPhases()) {
    index =
        arith::DivUIOp::create(builder, loc, index, createIndex(plan.period));
    index =
        arith::MulIOp::create(builder, loc, index, createIndex(plan.advance));
    index =
        arith::AddIOp::create(builder, loc, index, createIndex(part.distance));
    return isInBlock(builder, index, blocks.count);
  }
  if (plan.mirrors)
    index = arith::SubIOp::create(builder, loc, createIndex(count - 1), index);
  bool isBehind = part.distance > 0;
  return arith::CmpIOp::create(
      builder, loc,
      isBehind ? arith::CmpIPredicate::slt : arith::CmpIPredicate::sge, index,
      createIndex(isBehind ? count - part.distance : -part.distance));
}

/// Gets a part from where it is. Devices at the ends use `fill`, if there is
/// one, for what does not exist.
Value WindowEmitter::emitPart(Value local, int64_t dim, const WindowPlan &plan,
                              const WindowPart &part, Blocks blocks,
                              const Window &window, ArrayRef<AxisRefAttr> axes,
                              Value fill) {
  int64_t devices = view.getMesh().getSize(axes);
  bool isOwn = part.distance == 0 && !plan.hasPhases();
  bool isSent = blocks.count != 1 && (!isOwn || plan.mirrors);
  if (plan.hasPhases()) {
    SmallVector<int64_t> receivers =
        getReceivers(plan, part, blocks, window, devices);
    if (receivers.empty())
      return createFilling(local, dim, part.size, fill);
    isSent = llvm::any_of(receivers, [&](int64_t d) {
      return plan.getSource(part, d, devices) != d;
    });
  }
  Value value =
      extract(local, dim, builder.getIndexAttr(part.begin), part.size);
  if (isSent)
    value = receive(value, plan, part, blocks, window, axes);
  if (!fill || isOwn || blocks.count == 1)
    return value;
  return arith::SelectOp::create(builder, loc,
                                 hasSource(plan, part, blocks, axes), value,
                                 createFilling(local, dim, part.size, fill));
}

Value WindowEmitter::emitByPosition(
    ValueRange inputs, Value init, ArrayRef<Value> begins,
    function_ref<Value(OpBuilder &, ValueRange, ValueRange)> body) {
  unsigned rank = begins.size();
  SmallVector<AffineMap> maps(inputs.size() + 1,
                              builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> kinds(rank, utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, init.getType(), inputs, init, maps, kinds,
      [&](OpBuilder &inner, Location, ValueRange elements) {
        SmallVector<Value> position;
        for (auto [dim, begin] : llvm::enumerate(begins)) {
          Value index = linalg::IndexOp::create(inner, loc, dim);
          if (begin)
            index = arith::AddIOp::create(inner, loc, index, begin);
          position.push_back(index);
        }
        linalg::YieldOp::create(inner, loc, body(inner, position, elements));
      });
  return generic.getResult(0);
}

Value WindowEmitter::emitAt(Value whole, int64_t dim, Value begin,
                            int64_t size) {
  Value filling = createFilling(whole, dim, size, {});
  if (getTensorType(whole).getNumElements() == 0)
    return filling;
  int64_t last = getTensorType(whole).getDimSize(dim) + size;
  Value padded = tensor::ConcatOp::create(builder, loc, dim,
                                          ValueRange{filling, whole, filling});
  begin = arith::AddIOp::create(builder, loc, begin, createIndex(size));
  return extract(padded, dim, clamp(begin, last), size);
}

Value WindowEmitter::gather(Value local, int64_t dim,
                            ArrayRef<AxisRefAttr> axes) {
  if (axes.empty())
    return local;
  RankedTensorType type = getTensorType(local);
  int64_t size = type.getDimSize(dim) * view.getMesh().getSize(axes);
  if (type.getNumElements() == 0)
    return createFilling(local, dim, size, {});
  return AllGatherOp::create(builder, loc, resizeDim(type, dim, size), local,
                             view.getMeshName(), getAxes(axes),
                             builder.getI64IntegerAttr(dim));
}

/// The window where the dim is split by `axes`, or not at all.
Value WindowEmitter::emitOnce(Value local, int64_t dim, Blocks blocks,
                              const Window &window, ArrayRef<AxisRefAttr> axes,
                              Value fill) {
  int64_t devices = view.getMesh().getSize(axes);
  WindowPlan plan = planWindow(blocks, window, devices);
  if (plan.gathers) {
    local = gather(local, dim, axes);
    blocks = {blocks.size * blocks.count, 1};
  }
  SmallVector<Value> parts;
  if (plan.low != 0)
    parts.push_back(createFilling(local, dim, plan.low, fill));
  for (const WindowPart &part : plan.parts)
    parts.push_back(
        emitPart(local, dim, plan, part, blocks, window, axes, fill));
  if (plan.high != 0)
    parts.push_back(createFilling(local, dim, plan.high, fill));
  if (parts.empty())
    return createFilling(local, dim, 0, fill);
  Value joined = parts.size() == 1
                     ? parts.front()
                     : tensor::ConcatOp::create(builder, loc, dim, parts);
  if (plan.period != 1) {
    // The window of the device's phase.
    Value phase = arith::RemUIOp::create(builder, loc, getIndex(axes),
                                         createIndex(plan.period));
    return extract(
        joined, dim,
        arith::MulIOp::create(builder, loc, phase, createIndex(window.size))
            .getResult(),
        window.size);
  }
  if (plan.isAligned())
    return extract(
        joined, dim,
        builder.getIndexAttr(std::clamp<int64_t>(plan.offset, 0, plan.last)),
        window.size);
  Value begin = arith::AddIOp::create(
      builder, loc, getBlockBegin(axes, plan.scale), createIndex(plan.offset));
  if (plan.clamps)
    begin = clamp(begin, plan.last);
  return extract(joined, dim, begin, window.size);
}

Value WindowEmitter::emit(Value local, int64_t dim,
                          ArrayRef<AxisRefAttr> sourceAxes,
                          const Window &window, ArrayRef<AxisRefAttr> axes,
                          Value fill) {
  // Slices of what has no elements would be out of bounds.
  if (getTensorType(local).getNumElements() == 0)
    return createFilling(local, dim, window.size, fill);
  MeshAttr mesh = view.getMesh();
  Blocks blocks{getTensorType(local).getDimSize(dim), mesh.getSize(sourceAxes)};
  int64_t devices = mesh.getSize(axes);
  if (blocks.count == devices || blocks.count == 1)
    return emitOnce(local, dim, blocks, window, axes, fill);
  // Emits the window of the devices that share a block together, and then that
  // of each of them.
  int64_t sharing = devices / blocks.count;
  int64_t spread = window.scale * (sharing - 1);
  int64_t first = std::min<int64_t>(spread, 0);
  Window common{window.scale * sharing, window.offset + first,
                window.size + std::abs(spread), window.first, window.end};
  local = emitOnce(local, dim, blocks, common, sourceAxes, fill);
  return emitOnce(local, dim, {common.size, 1},
                  {window.scale, -first, window.size},
                  axes.drop_front(sourceAxes.size()), fill);
}
