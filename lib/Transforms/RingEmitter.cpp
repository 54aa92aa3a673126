//===- RingEmitter.cpp - ring schedules as IR -----------------------------===//

#include "mesh/Transforms/RingEmitter.h"

#include "mesh/Transforms/ContractionSlice.h"

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
                         int64_t dim, int64_t blockSize, int64_t unit,
                         int64_t unrollLimit)
    : builder(builder), loc(loc), group(group), schedule(schedule), dim(dim),
      blockSize(blockSize), unit(unit), unrollLimit(unrollLimit),
      index(group.emitIndex(builder, loc)),
      atHand(schedule.lanes.size() * schedule.chunks), underWay(atHand.size()) {
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

SmallVector<Value> RingEmitter::emitGather(Value own, ValueRange states,
                                           Consume consume) {
  for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
      auto [offset, size] = schedule.getPiece(lane, chunk);
      atHand[getPieceNumber(lane, chunk)] =
          extractBlock(builder, loc, own, dim,
                       builder.getIndexAttr(offset * unit), size * unit);
    }
  auto emitStep = [&](const RingPhase &phase, OpFoldResult step,
                      const RingPhase *, ValueRange before) {
    SmallVector<Value> states(before);
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
      for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
        receive(lane, chunk);
      for (unsigned lane : phase.moved)
        send(lane, chunk);
      for (unsigned lane : phase.used)
        states = consume(atHand[getPieceNumber(lane, chunk)],
                         emitOffset(lane, chunk, step), states);
    }
    return states;
  };
  return emitPhases(schedule.getPhases(), states, emitStep);
}

Value RingEmitter::emitScatter(Combiner combiner, Produce produce) {
  auto emitStep = [&](const RingPhase &phase, OpFoldResult step,
                      const RingPhase *next, ValueRange) {
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk)
      for (unsigned lane : phase.moved)
        send(lane, chunk);
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
      SmallVector<Value> contributions;
      for (unsigned lane : phase.used)
        contributions.push_back(produce(emitOffset(lane, chunk, step),
                                        schedule.getPiece(lane, chunk).size));
      for (unsigned lane : phase.moved)
        receive(lane, chunk);
      for (auto [lane, contribution] : llvm::zip(phase.used, contributions)) {
        // Nothing has arrived at step 0.
        Value &sum = atHand[getPieceNumber(lane, chunk)];
        sum = sum ? combine(builder, loc, combiner, sum, contribution)
                  : contribution;
      }
      if (next)
        for (unsigned lane : next->moved)
          send(lane, chunk);
    }
    return SmallVector<Value>();
  };
  emitPhases(schedule.getPhases(), {}, emitStep);
  return joinPieces(combiner);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool RingEmitter::isLoop(const RingPhase &phase) const {
  return schedule.isLoop(phase, unrollLimit);
}

SmallVector<Value> RingEmitter::emitPhases(ArrayRef<RingPhase> phases,
                                           ValueRange initial, Step emitStep) {
  SmallVector<Value> states(initial);
  for (auto [number, phase] : llvm::enumerate(phases)) {
    if (isLoop(phase)) {
      states = emitLoop(phase, states, emitStep);
      continue;
    }
    const RingPhase *after =
        number + 1 < phases.size() && !isLoop(phases[number + 1])
            ? &phases[number + 1]
            : nullptr;
    for (int64_t step = phase.begin; step < phase.end; ++step)
      states = emitStep(phase, builder.getIndexAttr(step),
                        step + 1 < phase.end ? &phase : after, states);
  }
  return states;
}

SmallVector<Value> RingEmitter::emitLoop(const RingPhase &phase,
                                         ValueRange states, Step emitStep) {
  receiveAll();
  SmallVector<Value> inits(atHand);
  llvm::append_range(inits, states);
  Value begin = emitConstant(builder, loc, phase.begin);
  Value end = emitConstant(builder, loc, phase.end);
  Value one = emitConstant(builder, loc, 1);
  auto loop = scf::ForOp::create(builder, loc, begin, end, one, inits);
  auto hold = [&](ValueRange values) {
    atHand.assign(values.begin(), values.begin() + atHand.size());
    return values.drop_front(atHand.size());
  };
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next =
        emitStep(phase, loop.getInductionVar(), /*next=*/nullptr,
                 hold(loop.getRegionIterArgs()));
    receiveAll();
    next.insert(next.begin(), atHand.begin(), atHand.end());
    scf::YieldOp::create(builder, loc, next);
  }
  return SmallVector<Value>(hold(loop.getResults()));
}

void RingEmitter::send(unsigned lane, int64_t chunk) {
  size_t piece = getPieceNumber(lane, chunk);
  if (!underWay[piece])
    underWay[piece] = group.emitStart(builder, loc, atHand[piece],
                                      schedule.lanes[lane].shift);
}

void RingEmitter::receive(unsigned lane, int64_t chunk) {
  size_t piece = getPieceNumber(lane, chunk);
  if (Value future = std::exchange(underWay[piece], Value()))
    atHand[piece] =
        WaitOp::create(builder, loc, atHand[piece].getType(), future);
}

void RingEmitter::receiveAll() {
  for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
    for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk)
      receive(lane, chunk);
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
