//===- ShardCollectives.cpp - upstream's collectives as ours --------------===//

#include "ShardGrid.h"
#include "mesh/Conversion/ShardReduction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

namespace {
using Results = FailureOr<SmallVector<Value>>;

/// Builds what one op means.
class Converter {
public:
  Converter(Operation *op, const GridMesh &grid, OpBuilder &builder)
      : grid(grid), builder(builder), loc(op->getLoc()) {}

  Results convert(shard::AllGatherOp op);
  Results convert(shard::AllReduceOp op);
  Results convert(shard::AllSliceOp op);
  Results convert(shard::AllToAllOp op);
  Results convert(shard::BroadcastOp op);
  Results convert(shard::GatherOp op);
  Results convert(shard::ReduceOp op);
  Results convert(shard::ReduceScatterOp op);
  Results convert(shard::ScatterOp op);
  Results convert(shard::SendOp op);
  Results convert(shard::RecvOp op);
  Results convert(shard::ShiftOp op);
  Results convert(shard::UpdateHaloOp op);
  Results convert(shard::GridShapeOp op);
  Results convert(shard::ProcessMultiIndexOp op);
  Results convert(shard::ProcessLinearIndexOp op);
  Results convert(shard::NeighborsLinearIndicesOp op);

private:
  int64_t getGroupSize(ArrayRef<int16_t> axes) const {
    return grid.mesh.getSize(grid.getAxes(axes));
  }
  SmallVector<int16_t> getAllAxes() const {
    return llvm::to_vector(llvm::seq<int16_t>(grid.mesh.getAxes().size()));
  }
  IntegerAttr getInt(int64_t value) { return builder.getI64IntegerAttr(value); }
  Value makeIndex(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value makeAxisIndex(ArrayRef<int16_t> axes) {
    return AxisIndexOp::create(builder, loc, builder.getIndexType(), grid.name,
                               grid.getAxes(axes));
  }
  Value makeLinearIndex(ValueRange index);
  Value makePermute(Value value, ArrayRef<int16_t> axes, int64_t shift) {
    return PermuteOp::create(builder, loc, value, grid.name, grid.getAxes(axes),
                             shift);
  }

  template <typename Op>
  FailureOr<int64_t> getRoot(Op op);
  template <typename Op>
  FailureOr<Combiner> getCombiner(Op op);
  template <typename Op>
  FailureOr<Value> convertElements(Op op);
  template <typename Op>
  FailureOr<Value> finishReduction(Op op, Value reduced);
  template <typename Op>
  Results allGather(Op op);
  template <typename Op>
  Results reduce(Op op, function_ref<Value(Value input, CombinerAttr)> create);
  template <typename Op>
  Results allReduce(Op op);
  Value makePeer(ArrayRef<int16_t> axes, ArrayRef<int64_t> position,
                 ValueRange dynamicPosition);
  Value updateHalo(Value value, unsigned dim, ArrayRef<int16_t> axes,
                   ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
                   int64_t below, int64_t above);

  const GridMesh &grid;
  OpBuilder &builder;
  Location loc;
};
} // namespace

//===----------------------------------------------------------------------===//
// Moving data
//===----------------------------------------------------------------------===//

template <typename Op>
Results Converter::allGather(Op op) {
  if (op.getGridAxes().empty())
    return SmallVector<Value>{op.getInput()};
  return SmallVector<Value>{
      AllGatherOp::create(builder, loc, op.getType(), op.getInput(), grid.name,
                          grid.getAxes(op.getGridAxes()),
                          getInt(op.getGatherAxis().getSExtValue()))};
}

Results Converter::convert(shard::AllGatherOp op) { return allGather(op); }

/// Every device gets what is asked for the root alone.
Results Converter::convert(shard::GatherOp op) { return allGather(op); }

Results Converter::convert(shard::AllSliceOp op) {
  if (op.getGridAxes().empty())
    return SmallVector<Value>{op.getInput()};
  return SmallVector<Value>{
      AllSliceOp::create(builder, loc, op.getType(), op.getInput(), grid.name,
                         grid.getAxes(op.getGridAxes()),
                         getInt(op.getSliceAxis().getSExtValue()))};
}

Results Converter::convert(shard::AllToAllOp op) {
  if (op.getGridAxes().empty())
    return SmallVector<Value>{op.getInput()};
  return SmallVector<Value>{AllToAllOp::create(
      builder, loc, op.getType(), op.getInput(), grid.name,
      grid.getAxes(op.getGridAxes()), getInt(op.getSplitAxis().getSExtValue()),
      getInt(op.getConcatAxis().getSExtValue()))};
}

/// The position in its group of the device that `op` calls its root.
template <typename Op>
FailureOr<int64_t> Converter::getRoot(Op op) {
  int64_t position = 0;
  for (auto [axis, index] : llvm::zip_equal(op.getGridAxes(), op.getRoot())) {
    if (ShapedType::isDynamic(index))
      return op.emitOpError("has a root that is not constant, which is not "
                            "supported");
    position = position * grid.mesh.getAxes()[axis].getSize() + index;
  }
  return position;
}

Results Converter::convert(shard::BroadcastOp op) {
  if (op.getGridAxes().empty())
    return SmallVector<Value>{op.getInput()};
  FailureOr<int64_t> root = getRoot(op);
  if (failed(root))
    return failure();
  return SmallVector<Value>{
      BroadcastOp::create(builder, loc, op.getInput(), grid.name,
                          grid.getAxes(op.getGridAxes()), getInt(*root))};
}

Results Converter::convert(shard::ScatterOp op) {
  if (op.getGridAxes().empty())
    return SmallVector<Value>{op.getInput()};
  FailureOr<int64_t> root = getRoot(op);
  if (failed(root))
    return failure();
  AxesAttr axes = grid.getAxes(op.getGridAxes());
  Value whole = BroadcastOp::create(builder, loc, op.getInput(), grid.name,
                                    axes, getInt(*root));
  return SmallVector<Value>{
      AllSliceOp::create(builder, loc, op.getType(), whole, grid.name, axes,
                         getInt(op.getScatterAxis().getSExtValue()))};
}

/// Rotates in any case: without `rotate` what comes in at the end may be
/// anything.
Results Converter::convert(shard::ShiftOp op) {
  auto axis = static_cast<int16_t>(op.getShiftAxis().getSExtValue());
  return SmallVector<Value>{makePermute(op.getInput(), axis, op.getOffset())};
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

template <typename Op>
FailureOr<Combiner> Converter::getCombiner(Op op) {
  shard::ReductionKind kind = op.getReduction();
  // finishReduction divides the sum.
  if (kind == shard::ReductionKind::Average)
    kind = shard::ReductionKind::Sum;
  for (auto [combiner, reduction] : kShardReductions)
    if (reduction == kind)
      return combiner;
  return op.emitOpError("has the reduction '")
         << shard::stringifyReductionKind(op.getReduction())
         << "', which is not supported";
}

/// The operand with the elements of the result, in which the reduction is to
/// take place.
template <typename Op>
FailureOr<Value> Converter::convertElements(Op op) {
  Value input = op.getInput();
  auto type = llvm::cast<RankedTensorType>(input.getType());
  Type from = type.getElementType();
  Type to = llvm::cast<RankedTensorType>(op.getType()).getElementType();
  if (from == to)
    return input;
  auto wanted = type.clone(to);
  if (llvm::isa<FloatType>(from) && llvm::isa<FloatType>(to)) {
    if (from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth())
      return arith::ExtFOp::create(builder, loc, wanted, input).getResult();
    if (from.getIntOrFloatBitWidth() > to.getIntOrFloatBitWidth())
      return arith::TruncFOp::create(builder, loc, wanted, input).getResult();
  }
  return op.emitOpError("converts elements from ")
         << from << " to " << to
         << ", which is not supported; convert them before";
}

/// Divides a sum that is to be an average. Narrow floats need not have the
/// number to divide by.
template <typename Op>
FailureOr<Value> Converter::finishReduction(Op op, Value reduced) {
  if (op.getReduction() != shard::ReductionKind::Average)
    return reduced;
  auto type = llvm::cast<RankedTensorType>(reduced.getType());
  auto element = llvm::dyn_cast<FloatType>(type.getElementType());
  if (!element)
    return op.emitOpError("takes the average of elements of ")
           << type.getElementType() << ", which is not supported";
  bool isNarrow = element.getWidth() < 32;
  RankedTensorType computed =
      isNarrow ? type.clone(builder.getF32Type()) : type;
  if (isNarrow)
    reduced = arith::ExtFOp::create(builder, loc, computed, reduced);
  auto count =
      builder.getFloatAttr(computed.getElementType(),
                           static_cast<double>(getGroupSize(op.getGridAxes())));
  Value divisor = arith::ConstantOp::create(
      builder, loc, SplatElementsAttr::get(computed, count.getValue()));
  Value average = arith::DivFOp::create(builder, loc, reduced, divisor);
  if (isNarrow)
    average = arith::TruncFOp::create(builder, loc, type, average);
  return average;
}

template <typename Op>
Results
Converter::reduce(Op op,
                  function_ref<Value(Value input, CombinerAttr)> create) {
  FailureOr<Value> input = convertElements(op);
  if (failed(input))
    return failure();
  if (op.getGridAxes().empty())
    return SmallVector<Value>{*input};
  FailureOr<Combiner> combiner = getCombiner(op);
  if (failed(combiner))
    return failure();
  FailureOr<Value> result = finishReduction(
      op, create(*input, CombinerAttr::get(builder.getContext(), *combiner)));
  if (failed(result))
    return failure();
  return SmallVector<Value>{*result};
}

template <typename Op>
Results Converter::allReduce(Op op) {
  return reduce(op, [&](Value input, CombinerAttr combiner) -> Value {
    return AllReduceOp::create(builder, loc, combiner, input, grid.name,
                               grid.getAxes(op.getGridAxes()));
  });
}

Results Converter::convert(shard::AllReduceOp op) { return allReduce(op); }

/// Every device gets what is asked for the root alone.
Results Converter::convert(shard::ReduceOp op) { return allReduce(op); }

Results Converter::convert(shard::ReduceScatterOp op) {
  return reduce(op, [&](Value input, CombinerAttr combiner) -> Value {
    return ReduceScatterOp::create(builder, loc, op.getType(), combiner, input,
                                   grid.name, grid.getAxes(op.getGridAxes()),
                                   getInt(op.getScatterAxis().getSExtValue()));
  });
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Row-major over all axes of the grid.
Value Converter::makeLinearIndex(ValueRange index) {
  Value position = index.front();
  for (auto [axis, next] :
       llvm::drop_begin(llvm::zip_equal(grid.mesh.getAxes(), index))) {
    position = arith::MulIOp::create(builder, loc, position,
                                     makeIndex(axis.getSize()));
    position = arith::AddIOp::create(builder, loc, position, next);
  }
  return position;
}

Results Converter::convert(shard::GridShapeOp op) {
  SmallVector<int16_t> axes(op.getAxes());
  SmallVector<Value> sizes;
  for (int16_t axis : axes.empty() ? getAllAxes() : axes)
    sizes.push_back(AxisSizeOp::create(builder, loc, builder.getIndexType(),
                                       grid.name, grid.getAxes(axis)));
  return sizes;
}

Results Converter::convert(shard::ProcessMultiIndexOp op) {
  SmallVector<int16_t> axes(op.getAxes());
  SmallVector<Value> index;
  for (int16_t axis : axes.empty() ? getAllAxes() : axes)
    index.push_back(makeAxisIndex(axis));
  return index;
}

Results Converter::convert(shard::ProcessLinearIndexOp) {
  return SmallVector<Value>{makeAxisIndex(getAllAxes())};
}

Results Converter::convert(shard::NeighborsLinearIndicesOp op) {
  if (op.getSplitAxes().size() != 1)
    return op.emitOpError("must have one split axis to be supported, got ")
           << op.getSplitAxes().size();
  AxisRefAttr axis = grid.getAxes(op.getSplitAxes()).getAxes().front();
  Value index = op.getDevice()[op.getSplitAxes().front()];
  Value position = makeLinearIndex(op.getDevice());
  Value stride = makeIndex(grid.mesh.getStride(axis)), none = makeIndex(-1);
  auto choose = [&](int64_t border, Value neighbour) -> Value {
    Value isAtBorder = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, index, makeIndex(border));
    return arith::SelectOp::create(builder, loc, isAtBorder, none, neighbour);
  };
  Value down = arith::SubIOp::create(builder, loc, position, stride);
  Value up = arith::AddIOp::create(builder, loc, position, stride);
  return SmallVector<Value>{choose(0, down),
                            choose(grid.mesh.getSize(axis) - 1, up)};
}

//===----------------------------------------------------------------------===//
// Point to point
//===----------------------------------------------------------------------===//

/// The position in the mesh of the device at `position` in this one's group.
Value Converter::makePeer(ArrayRef<int16_t> axes, ArrayRef<int64_t> position,
                          ValueRange dynamicPosition) {
  SmallVector<Value> index(grid.mesh.getAxes().size());
  auto dynamic = dynamicPosition.begin();
  for (auto [axis, member] : llvm::zip_equal(axes, position))
    index[axis] =
        ShapedType::isDynamic(member) ? *dynamic++ : makeIndex(member);
  for (int16_t axis : getAllAxes())
    if (!index[axis])
      index[axis] = makeAxisIndex(axis);
  return makeLinearIndex(index);
}

Results Converter::convert(shard::SendOp op) {
  Value peer = makePeer(op.getGridAxes(), op.getDestination(),
                        op.getDestinationDynamic());
  SendOp::create(builder, loc, op.getInput(), peer, grid.name, getInt(0),
                 /*axes=*/nullptr);
  return SmallVector<Value>{op.getInput()};
}

Results Converter::convert(shard::RecvOp op) {
  if (!op.getSource())
    return op.emitOpError("receives from any device, which is not supported; "
                          "name the source");
  Value peer =
      makePeer(op.getGridAxes(), *op.getSource(), op.getSourceDynamic());
  return SmallVector<Value>{RecvOp::create(builder, loc, op.getType(), peer,
                                           grid.name, getInt(0),
                                           /*axes=*/nullptr)};
}

//===----------------------------------------------------------------------===//
// Halos
//===----------------------------------------------------------------------===//

/// Gives the device above this one's last elements along `dim` and the device
/// below this one's first: `below` elements before this device's own, and
/// `above` behind them. `offsets` and `sizes` are those of its own elements.
/// The devices at the ends keep what they have there.
Value Converter::updateHalo(Value value, unsigned dim, ArrayRef<int16_t> axes,
                            ArrayRef<OpFoldResult> offsets,
                            ArrayRef<OpFoldResult> sizes, int64_t below,
                            int64_t above) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  int64_t end = type.getDimSize(dim);
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  Value index = makeAxisIndex(axes), before = value;
  auto exchange = [&](int64_t width, int64_t from, int64_t to, int64_t shift,
                      int64_t border) {
    if (width == 0)
      return;
    auto where = llvm::to_vector(offsets), size = llvm::to_vector(sizes);
    size[dim] = builder.getIndexAttr(width);
    auto slice = [&](int64_t offset) -> Value {
      where[dim] = builder.getIndexAttr(offset);
      return tensor::ExtractSliceOp::create(builder, loc, before, where, size,
                                            strides);
    };
    Value received = makePermute(slice(from), axes, shift);
    Value isAtBorder = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, index, makeIndex(border));
    Value halo =
        arith::SelectOp::create(builder, loc, isAtBorder, slice(to), received);
    value = tensor::InsertSliceOp::create(builder, loc, halo, value, where,
                                          size, strides);
  };
  exchange(below, end - above - below, 0, 1, 0);
  exchange(above, below, end - above, -1, getGroupSize(axes) - 1);
  return value;
}

/// Dim after dim, the last one first: what a dim exchanges has the halos of
/// those behind it, so that corners come along.
Results Converter::convert(shard::UpdateHaloOp op) {
  ArrayRef<int64_t> halos = op.getStaticHaloSizes();
  if (llvm::any_of(halos, ShapedType::isDynamic))
    return op.emitOpError("has halo sizes that are not constant, which is not "
                          "supported");
  auto type = llvm::cast<RankedTensorType>(op.getDestination().getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  struct Split {
    unsigned dim;
    ArrayRef<int16_t> axes;
    int64_t below, above;
  };
  SmallVector<Split> splits;
  for (auto [dim, axes] : llvm::enumerate(op.getSplitAxes())) {
    if (axes.empty() || halos.empty())
      continue;
    if (dim >= offsets.size() || halos.size() < 2 * (splits.size() + 1))
      return op.emitOpError("must have two halo sizes for each dim that is "
                            "split");
    Split split{static_cast<unsigned>(dim), axes.asArrayRef(),
                halos[2 * splits.size()], halos[2 * splits.size() + 1]};
    int64_t own = type.getDimSize(dim) - split.below - split.above;
    if (own < std::max(split.below, split.above))
      return op.emitOpError("dim ")
             << dim << " has " << own << " elements of its own, fewer than a "
             << "halo; halos beyond the next device are not supported";
    offsets[dim] = builder.getIndexAttr(split.below);
    sizes[dim] = builder.getIndexAttr(own);
    splits.push_back(split);
  }
  Value value = op.getDestination();
  for (const Split &split : llvm::reverse(splits)) {
    value = updateHalo(value, split.dim, split.axes, offsets, sizes,
                       split.below, split.above);
    offsets[split.dim] = builder.getIndexAttr(0);
    sizes[split.dim] = builder.getIndexAttr(type.getDimSize(split.dim));
  }
  return SmallVector<Value>{value};
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

bool mesh::isLocalShardOp(Operation *op) {
  return llvm::isa<shard::AllGatherOp, shard::AllReduceOp, shard::AllSliceOp,
                   shard::AllToAllOp, shard::BroadcastOp, shard::GatherOp,
                   shard::ReduceOp, shard::ReduceScatterOp, shard::ScatterOp,
                   shard::SendOp, shard::RecvOp, shard::ShiftOp,
                   shard::UpdateHaloOp, shard::GridShapeOp,
                   shard::ProcessMultiIndexOp, shard::ProcessLinearIndexOp,
                   shard::NeighborsLinearIndicesOp>(op);
}

FailureOr<SmallVector<Value>> mesh::convertLocalShardOp(Operation *op,
                                                        const GridMesh &grid,
                                                        OpBuilder &builder) {
  auto isSupported = [](Type type) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    return !llvm::isa<ShapedType>(type) || (tensor && tensor.hasStaticShape());
  };
  for (Type type :
       llvm::concat<Type>(op->getOperandTypes(), op->getResultTypes()))
    if (!isSupported(type))
      return op->emitOpError("works on ")
             << type << "; the mesh dialect takes tensors of static shape";
  Converter converter(op, grid, builder);
  return llvm::TypeSwitch<Operation *, Results>(op)
      .Case<shard::AllGatherOp, shard::AllReduceOp, shard::AllSliceOp,
            shard::AllToAllOp, shard::BroadcastOp, shard::GatherOp,
            shard::ReduceOp, shard::ReduceScatterOp, shard::ScatterOp,
            shard::SendOp, shard::RecvOp, shard::ShiftOp, shard::UpdateHaloOp,
            shard::GridShapeOp, shard::ProcessMultiIndexOp,
            shard::ProcessLinearIndexOp, shard::NeighborsLinearIndicesOp>(
          [&](auto known) { return converter.convert(known); });
}
