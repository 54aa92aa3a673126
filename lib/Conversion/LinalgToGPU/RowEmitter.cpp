//===- RowEmitter.cpp - the code of a thread that has a part of rows ------===//

#include "RowEmitter.h"

#include "WarpShuffle.h"
#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// The warps that share a row; 1 if it is one, or a part of it.
static int64_t getNumWarps(const RowPlan &plan) {
  return llvm::divideCeil(plan.threads, kWarp);
}

BlockShape RowEmitter::getBlockShape(linalg::LinalgOp op, const RowPlan &plan) {
  BlockShape shape;
  shape.numThreads = plan.threads * plan.rowsOfBlock;
  if (getNumWarps(plan) == 1)
    return shape;
  shape.arraySize = shape.numThreads / kWarp;
  for (auto step : op.getBlock()->getOps<RtCombineRowOp>())
    shape.arrays.push_back(step.getType());
  return shape;
}

//===----------------------------------------------------------------------===//
// Position of a thread
//===----------------------------------------------------------------------===//

/// Finds the row, and loads what is the same for all of it: before anything is
/// stored, as that may go to the same memory.
void RowEmitter::emitStart(const BlockValues &values) {
  thread = values.thread;
  Value numThreads = constantLike(thread, plan.threads);
  rowOfBlock = arith::DivUIOp::create(builder, loc, thread, numThreads);
  slice = arith::RemUIOp::create(builder, loc, thread, numThreads);
  Value first = arith::MulIOp::create(builder, loc, values.block,
                                      constantLike(thread, plan.rowsOfBlock));
  Value row = arith::AddIOp::create(builder, loc, first, rowOfBlock);
  // All threads have to come to the barriers: those that have no row do the
  // last one, too.
  if (plan.numRows % plan.rowsOfBlock != 0) {
    Value last = constantLike(row, plan.numRows - 1);
    isThere = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                    row, last);
    row = arith::MinUIOp::create(builder, loc, row, last);
  }
  emitSteps(row, plan.rows);
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (!varying.contains(argument) && !argument.use_empty())
      same.map(argument, load(operand).front());
  }
}

RowEmitter::Group RowEmitter::makeGroup(Value number, Value isInside) {
  emitSteps(number, plan.columns);
  return {steps, SmallVector<IRMapping>(lanes), isInside};
}

/// A thread with fewer groups than others does the last one, too, and forgets
/// it.
void RowEmitter::makeGroups() {
  for (int64_t i = 0; i < plan.getGroupsOfThread(); ++i) {
    Value number = arith::AddIOp::create(builder, loc, slice,
                                         constantLike(slice, i * plan.threads));
    Value isInside;
    if ((i + 1) * plan.threads > plan.groups) {
      Value last = constantLike(number, plan.groups - 1);
      isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                       number, last);
      number = arith::MinUIOp::create(builder, loc, number, last);
    }
    groups.push_back(makeGroup(number, isInside));
  }
}

//===----------------------------------------------------------------------===//
// The body
//===----------------------------------------------------------------------===//

void RowEmitter::emit(const BlockValues &values) {
  emitStart(values);
  if (plan.staysInRegisters())
    makeGroups();
  ValueRange arrays = values.arrays;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto step = llvm::dyn_cast<RtCombineRowOp>(inner)) {
      Value array;
      if (!arrays.empty()) {
        array = arrays.front();
        arrays = arrays.drop_front();
      }
      Value part = plan.staysInRegisters() ? combineInRegisters(step)
                                           : combineInLoop(step);
      same.map(step.getResult(), combineThreads(step, array, part));
    } else if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner)) {
      if (!varying.contains(index))
        same.map(index.getResult(), getStep(index.getDim(), /*lane=*/0));
    } else if (llvm::none_of(inner.getResults(), [&](Value result) {
                 return varying.contains(result);
               })) {
      builder.clone(inner, same);
    }
  }
  emitStores();
}

RowEmitter::Lanes RowEmitter::get(Value value, Group &group) {
  if (!varying.contains(value))
    return Lanes(lanes, same.lookupOrDefault(value));
  if (!group.lanes.front().contains(value)) {
    if (Operation *definition = value.getDefiningOp()) {
      emitInLanes(*definition, group);
    } else {
      steps = group.steps;
      auto argument = llvm::cast<BlockArgument>(value);
      Lanes values = load(*op.getMatchingOpOperand(argument));
      for (auto [lane, element] : llvm::zip_equal(group.lanes, values))
        lane.map(value, element);
    }
  }
  return llvm::map_to_vector(
      group.lanes, [&](IRMapping &lane) { return lane.lookup(value); });
}

void RowEmitter::emitInLanes(Operation &inner, Group &group) {
  if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner)) {
    steps = group.steps;
    for (auto [number, lane] : llvm::enumerate(group.lanes))
      lane.map(index.getResult(), getStep(index.getDim(), number));
    return;
  }
  for (Value used : getUsedValues(&inner))
    for (auto [lane, value] : llvm::zip_equal(group.lanes, get(used, group)))
      lane.map(used, value);
  for (IRMapping &lane : group.lanes)
    builder.clone(inner, lane);
}

/// Loads what `value` needs, of all groups: so that it is all under way before
/// anything waits for it.
void RowEmitter::loadAhead(Value value) {
  SetVector<Value> needed;
  needed.insert(value);
  for (size_t i = 0; i < needed.size(); ++i) {
    if (!varying.contains(needed[i]))
      continue;
    if (Operation *definition = needed[i].getDefiningOp())
      needed.insert_range(getUsedValues(definition));
    else
      for (Group &group : groups)
        get(needed[i], group);
  }
}

//===----------------------------------------------------------------------===//
// Combinations
//===----------------------------------------------------------------------===//

Value RowEmitter::combine(RtCombineRowOp step, Value lhs, Value rhs) {
  return arith::getReductionOp(step.getKind(), builder, loc, lhs, rhs);
}

Value RowEmitter::getNeutral(RtCombineRowOp step) {
  return arith::getIdentityValue(step.getKind(), step.getType(), builder, loc);
}

/// Combines the elements of the row that the thread has.
Value RowEmitter::combineInRegisters(RtCombineRowOp step) {
  loadAhead(step.getValue());
  Value part;
  for (Group &group : groups) {
    Value ofGroup;
    for (Value value : get(step.getValue(), group))
      ofGroup = ofGroup ? combine(step, ofGroup, value) : value;
    if (group.isInside)
      ofGroup = arith::SelectOp::create(builder, loc, group.isInside, ofGroup,
                                        getNeutral(step));
    part = part ? combine(step, part, ofGroup) : ofGroup;
  }
  return part;
}

Value RowEmitter::combineInLoop(RtCombineRowOp step) {
  Lanes parts =
      emitLoop(Lanes(lanes, getNeutral(step)), [&](Group &group, Lanes soFar) {
        for (auto [part, value] :
             llvm::zip_equal(soFar, get(step.getValue(), group)))
          part = combine(step, part, value);
        return soFar;
      });
  Value part = parts.front();
  for (Value other : ArrayRef(parts).drop_front())
    part = combine(step, part, other);
  return part;
}

/// Each of so many threads that run together has in the end what all of them
/// come to: in the same bits, as what they combine by commutes.
Value RowEmitter::shuffle(RtCombineRowOp step, Value part, int64_t numThreads) {
  for (int64_t bit = numThreads / 2; bit > 0; bit /= 2)
    part =
        combine(step, part, emitShuffle(builder, loc, Shuffle::Xor, part, bit));
  return part;
}

/// Combines the row in all of its threads: each warp combines what it has, and
/// then what all of them have put into `array`.
Value RowEmitter::combineThreads(RtCombineRowOp step, Value array, Value part) {
  part = shuffle(step, part, std::min(plan.threads, kWarp));
  int64_t numWarps = getNumWarps(plan);
  if (numWarps == 1)
    return part;
  Value warpSize = constantLike(thread, kWarp);
  Value lane = arith::RemUIOp::create(builder, loc, thread, warpSize);
  Value warp = arith::DivUIOp::create(builder, loc, thread, warpSize);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        lane, constantLike(lane, 0));
  emitIf(isFirst, [&] {
    memref::StoreOp::create(builder, loc, part, array, toIndex(warp));
  });
  gpu::BarrierOp::create(builder, loc);
  Value warps = constantLike(thread, numWarps);
  Value first = arith::MulIOp::create(builder, loc, rowOfBlock, warps);
  Value other = arith::AddIOp::create(
      builder, loc, first, arith::RemUIOp::create(builder, loc, lane, warps));
  part = memref::LoadOp::create(builder, loc, array, toIndex(other));
  return shuffle(step, part, numWarps);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void RowEmitter::emitIf(ArrayRef<Value> conditions,
                        function_ref<void()> emitInside) {
  Value all;
  for (Value condition : conditions)
    if (condition)
      all =
          all ? arith::AndIOp::create(builder, loc, all, condition) : condition;
  if (!all)
    return emitInside();
  auto guard = scf::IfOp::create(builder, loc, all);
  OpBuilder::InsertionGuard outside(builder);
  builder.setInsertionPointToStart(guard.thenBlock());
  emitInside();
}

RowEmitter::Lanes
RowEmitter::emitLoop(const Lanes &init,
                     function_ref<Lanes(Group &, Lanes)> emitStep) {
  Value begin =
      llvm::isInt<32>(plan.groups + plan.threads) ? slice : toIndex(slice);
  auto loop =
      scf::ForOp::create(builder, loc, begin, constantLike(begin, plan.groups),
                         constantLike(begin, plan.threads), init);
  OpBuilder::InsertionGuard outside(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Group group = makeGroup(loop.getInductionVar());
  Lanes values = emitStep(group, Lanes(loop.getRegionIterArgs()));
  if (!init.empty())
    scf::YieldOp::create(builder, loc, values);
  return Lanes(loop.getResults());
}

void RowEmitter::storeGroup(Group &group) {
  Operation *yield = op.getBlock()->getTerminator();
  SmallVector<Lanes> values;
  for (Value value : yield->getOperands())
    values.push_back(get(value, group));
  emitIf({isThere, group.isInside}, [&] {
    steps = group.steps;
    for (auto [out, ofLanes] : llvm::zip_equal(op.getDpsInitsMutable(), values))
      if (varying.contains(op.getMatchingBlockArgument(&out)))
        store(out, ofLanes);
  });
}

/// The first thread of a row stores the results that are the same for all of
/// it.
void RowEmitter::emitStores() {
  auto isVarying = [&](OpOperand &out) {
    return varying.contains(op.getMatchingBlockArgument(&out));
  };
  auto outs = op.getDpsInitsMutable();
  Operation *yield = op.getBlock()->getTerminator();
  if (llvm::any_of(outs, isVarying)) {
    if (plan.staysInRegisters()) {
      for (Value value : yield->getOperands())
        loadAhead(value);
      for (Group &group : groups)
        storeGroup(group);
    } else {
      emitLoop({}, [&](Group &group, Lanes) {
        storeGroup(group);
        return Lanes();
      });
    }
  }
  if (llvm::all_of(outs, isVarying))
    return;
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        slice, constantLike(slice, 0));
  emitIf({isFirst, isThere}, [&] {
    for (auto [out, value] : llvm::zip_equal(outs, yield->getOperands()))
      if (!isVarying(out))
        store(out, same.lookupOrDefault(value));
  });
}
