//===- RingEmitter.cpp - ring schedules as IR -----------------------------===//

#include "mesh/Transforms/Collectives/RingEmitter.h"

#include "mesh/Transforms/Overlap/ContractionSlice.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

Value RingGroup::emitIndex(OpBuilder &builder, Location loc) const {
  return AxisIndexOp::create(builder, loc, builder.getIndexType(), mesh, axes);
}

static Value emitConstant(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value RingGroup::emitMember(OpBuilder &builder, Location loc, Value index,
                            int64_t distance) const {
  if (distance % n == 0)
    return index;
  Value sum = arith::AddIOp::create(builder, loc, index,
                                    emitConstant(builder, loc, distance));
  return arith::RemUIOp::create(builder, loc, sum,
                                emitConstant(builder, loc, n));
}

Value RingGroup::emitOffset(OpBuilder &builder, Location loc, Value member,
                            int64_t size, int64_t offset) {
  Value start = arith::MulIOp::create(builder, loc, member,
                                      emitConstant(builder, loc, size));
  if (offset == 0)
    return start;
  return arith::AddIOp::create(builder, loc, start,
                               emitConstant(builder, loc, offset));
}

Value RingGroup::emitStart(OpBuilder &builder, Location loc, Value value,
                           int64_t shift) const {
  return AsyncOp::create(
      builder, loc, [&](OpBuilder &builder, Location loc) -> Value {
        return PermuteOp::create(builder, loc, value, mesh, axes, shift);
      });
}

RingEmitter::RingEmitter(OpBuilder &builder, Location loc,
                         const RingGroup &group, const RingSchedule &schedule,
                         ArrayRef<RingTensor> tensors, int64_t blockSize,
                         int64_t unrollLimit)
    : builder(builder), loc(loc), group(group), schedule(schedule),
      tensors(tensors), blockSize(blockSize), unrollLimit(unrollLimit),
      index(group.emitIndex(builder, loc)),
      atHand(schedule.lanes.size() * schedule.chunks * tensors.size()),
      underWay(atHand.size()) {}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

SmallVector<Value> RingEmitter::emitGather(ValueRange own, ValueRange initial,
                                           Consume consume) {
  states.assign(initial.begin(), initial.end());
  for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
      auto [offset, size] = schedule.getPiece(lane, chunk);
      for (auto [piece, whole, tensor] :
           llvm::zip(getPieces(atHand, lane, chunk), own, tensors))
        piece = extractBlock(builder, loc, whole, tensor.dim,
                             builder.getIndexAttr(offset * tensor.unit),
                             size * tensor.unit);
    }
  emitSections([&](const RingAction &action, OpFoldResult step) {
    states = consume(getPieces(atHand, action.lane, action.chunk),
                     emitOffset(action.lane, action.chunk, step), states);
  });
  return std::move(states);
}

Value RingEmitter::emitScatter(Combiner combiner, Produce produce) {
  SmallVector<Value> contributions(atHand.size());
  emitSections([&](const RingAction &action, OpFoldResult step) {
    auto [kind, lane, chunk, first] = action;
    size_t piece = getPieceNumber(lane, chunk);
    if (kind == RingAction::Compute) {
      contributions[piece] = produce(emitOffset(lane, chunk, step),
                                     schedule.getPiece(lane, chunk).size);
      return;
    }
    // Nothing has arrived at step 0.
    Value &sum = atHand[piece];
    sum = sum ? combine(builder, loc, combiner, sum, contributions[piece])
              : contributions[piece];
  });
  return joinPieces(combiner);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void RingEmitter::emitSections(Compute compute) {
  for (const RingSection &section : getActions(schedule, unrollLimit)) {
    if (section.isLoop) {
      emitLoop(section, compute);
      continue;
    }
    for (const RingAction &action : section.actions)
      emitAction(action, builder.getIndexAttr(action.step), compute);
  }
}

void RingEmitter::emitLoop(const RingSection &section, Compute compute) {
  SmallVector<Value> carried(atHand);
  llvm::append_range(carried, states);
  Value begin = emitConstant(builder, loc, section.begin);
  Value end = emitConstant(builder, loc, section.end);
  Value one = emitConstant(builder, loc, 1);
  auto loop = scf::ForOp::create(builder, loc, begin, end, one, carried);
  auto hold = [&](ValueRange values) {
    llvm::copy(values.take_front(atHand.size()), atHand.begin());
    llvm::copy(values.drop_front(atHand.size()), states.begin());
  };
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(loop.getBody());
    hold(loop.getRegionIterArgs());
    for (const RingAction &action : section.actions)
      emitAction(action, loop.getInductionVar(), compute);
    carried = atHand;
    llvm::append_range(carried, states);
    scf::YieldOp::create(builder, loc, carried);
  }
  hold(loop.getResults());
}

void RingEmitter::emitAction(const RingAction &action, OpFoldResult step,
                             Compute compute) {
  auto pieces = llvm::zip(getPieces(atHand, action.lane, action.chunk),
                          getPieces(underWay, action.lane, action.chunk));
  switch (action.kind) {
  case RingAction::Send:
    for (auto [piece, future] : pieces)
      future = group.emitStart(builder, loc, piece,
                               schedule.lanes[action.lane].shift);
    return;
  case RingAction::Receive:
    for (auto [piece, future] : pieces)
      piece = WaitOp::create(builder, loc, piece.getType(), future);
    return;
  case RingAction::Compute:
  case RingAction::Combine:
    return compute(action, step);
  }
}

Value RingEmitter::emitBlock(unsigned lane, OpFoldResult step) {
  if (std::optional<int64_t> known = getConstantIntValue(step))
    return group.emitMember(builder, loc, index,
                            schedule.getBlock(lane, *known, 0));
  // d + start − shift · step, kept from being negative
  int64_t start = schedule.getBlock(lane, 0, 0);
  Value at = llvm::cast<Value>(step);
  Value sum;
  if (schedule.lanes[lane].shift > 0) {
    Value left = arith::SubIOp::create(
        builder, loc, emitConstant(builder, loc, start + group.n), at);
    sum = arith::AddIOp::create(builder, loc, index, left);
  } else {
    Value ahead = arith::AddIOp::create(builder, loc,
                                        emitConstant(builder, loc, start), at);
    sum = arith::AddIOp::create(builder, loc, index, ahead);
  }
  return arith::RemUIOp::create(builder, loc, sum,
                                emitConstant(builder, loc, group.n));
}

Value RingEmitter::emitOffset(unsigned lane, int64_t chunk, OpFoldResult step) {
  return RingGroup::emitOffset(builder, loc, emitBlock(lane, step), blockSize,
                               schedule.getPiece(lane, chunk).offset);
}

Value RingEmitter::joinPieces(Combiner combiner) {
  // Lanes with the same parts have each met some of the contributions.
  bool isShared = schedule.lanes.size() == 2 && !schedule.isSplit();
  unsigned numLanes = isShared ? 1 : schedule.lanes.size();
  Value block;
  for (unsigned lane = 0; lane < numLanes; ++lane)
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
      Value sum = atHand[getPieceNumber(lane, chunk)];
      if (isShared)
        sum = combine(builder, loc, combiner, sum,
                      atHand[getPieceNumber(1, chunk)]);
      if (numLanes == 1 && schedule.chunks == 1)
        return sum;
      auto [dim, unit] = tensors.front();
      if (!block) {
        auto type = llvm::cast<RankedTensorType>(sum.getType());
        SmallVector<int64_t> shape(type.getShape());
        shape[dim] = blockSize * unit;
        block =
            tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
      }
      block = insertBlock(
          builder, loc, sum, block, dim,
          builder.getIndexAttr(schedule.getPiece(lane, chunk).offset * unit));
    }
  return block;
}
