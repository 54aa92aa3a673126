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
                         int64_t dim, int64_t blockSize, int64_t unrollLimit)
    : builder(builder), loc(loc), group(group), schedule(schedule), dim(dim),
      blockSize(blockSize), unrollLimit(unrollLimit),
      index(group.emitIndex(builder, loc)) {}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

SmallVector<Value> RingEmitter::emitGather(Value own, ValueRange states,
                                           Consume consume) {
  size_t numLanes = schedule.lanes.size();
  SmallVector<Value> values;
  for (const RingLane &lane : schedule.lanes)
    values.push_back(extractBlock(builder, loc, own, dim,
                                  builder.getIndexAttr(lane.partOffset),
                                  lane.partSize));
  llvm::append_range(values, states);

  auto emitStep = [&](const RingPhase &phase, OpFoldResult step,
                      ValueRange carried) {
    SmallVector<Value> lanes(carried.take_front(numLanes));
    SmallVector<Value> states(carried.drop_front(numLanes));
    emitMove(phase, lanes, [&] {
      for (unsigned lane : phase.used)
        states = consume(carried[lane], emitOffset(lane, step), states);
    });
    llvm::append_range(lanes, states);
    return lanes;
  };
  values = emitPhases(schedule.getPhases(), values, emitStep);
  return SmallVector<Value>(llvm::drop_begin(values, numLanes));
}

Value RingEmitter::emitScatter(Combiner combiner, Produce produce) {
  auto emitContribution = [&](unsigned lane, OpFoldResult step) {
    return produce(emitOffset(lane, step), schedule.lanes[lane].partSize);
  };
  auto emitStep = [&](const RingPhase &phase, OpFoldResult step,
                      ValueRange carried) {
    SmallVector<Value> lanes(carried);
    SmallVector<Value> contributions;
    emitMove(phase, lanes, [&] {
      for (unsigned lane : phase.used)
        contributions.push_back(emitContribution(lane, step));
    });
    for (auto [lane, contribution] : llvm::zip(phase.used, contributions))
      lanes[lane] = combine(builder, loc, combiner, lanes[lane], contribution);
    return lanes;
  };
  // Nothing has arrived at step 0: contributions are the first accumulators.
  SmallVector<Value> values;
  for (unsigned lane = 0; lane < schedule.lanes.size(); ++lane)
    values.push_back(emitContribution(lane, builder.getIndexAttr(0)));
  SmallVector<RingPhase> phases = schedule.getPhases();
  values = emitPhases(ArrayRef(phases).drop_front(), values, emitStep);
  return joinLanes(combiner, values);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

SmallVector<Value> RingEmitter::emitPhases(ArrayRef<RingPhase> phases,
                                           ValueRange initial, Step emitStep) {
  SmallVector<Value> values(initial);
  for (const RingPhase &phase : phases) {
    if (schedule.n > unrollLimit && phase.end - phase.begin > 1) {
      values = emitLoop(phase, values, emitStep);
      continue;
    }
    for (int64_t step = phase.begin; step < phase.end; ++step)
      values = emitStep(phase, builder.getIndexAttr(step), values);
  }
  return values;
}

SmallVector<Value> RingEmitter::emitLoop(const RingPhase &phase,
                                         ValueRange values, Step emitStep) {
  Value begin = emitConstant(builder, loc, phase.begin);
  Value end = emitConstant(builder, loc, phase.end);
  Value one = emitConstant(builder, loc, 1);
  auto loop = scf::ForOp::create(builder, loc, begin, end, one, values);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(loop.getBody());
  SmallVector<Value> next =
      emitStep(phase, loop.getInductionVar(), loop.getRegionIterArgs());
  scf::YieldOp::create(builder, loc, next);
  return SmallVector<Value>(loop.getResults());
}

void RingEmitter::emitMove(const RingPhase &phase, MutableArrayRef<Value> lanes,
                           llvm::function_ref<void()> compute) {
  SmallVector<Value> futures;
  for (unsigned lane : phase.moved)
    futures.push_back(
        group.emitStart(builder, loc, lanes[lane], schedule.lanes[lane].shift));
  compute();
  for (auto [lane, future] : llvm::zip(phase.moved, futures))
    lanes[lane] = WaitOp::create(builder, loc, lanes[lane].getType(), future);
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

Value RingEmitter::emitOffset(unsigned lane, OpFoldResult step) {
  return RingGroup::emitOffset(builder, loc, emitBlock(lane, step), blockSize,
                               schedule.lanes[lane].partOffset);
}

Value RingEmitter::joinLanes(Combiner combiner, ValueRange accumulators) {
  if (accumulators.size() == 1)
    return accumulators.front();
  if (!schedule.isSplit())
    return combine(builder, loc, combiner, accumulators[0], accumulators[1]);
  auto type = llvm::cast<RankedTensorType>(accumulators.front().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = blockSize;
  Value block =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  for (auto [lane, accumulator] : llvm::zip(schedule.lanes, accumulators))
    block = insertBlock(builder, loc, accumulator, block, dim,
                        builder.getIndexAttr(lane.partOffset));
  return block;
}
