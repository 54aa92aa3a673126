//===- ThreadEmitter.cpp - the code of a thread ---------------------------===//

#include "ThreadEmitter.h"

#include "WarpShuffle.h"
#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

ThreadEmitter::ThreadEmitter(linalg::LinalgOp op, const LoopPlan &plan,
                             OpBuilder &builder, IRMapping &mapping)
    : ElementAccess(op, plan.sizes, plan.laneLoop, plan.lanes, builder,
                    mapping),
      plan(plan) {}

bool ThreadEmitter::isKept(OpOperand &out) {
  AffineMap map = op.getMatchingIndexingMap(&out);
  return llvm::none_of(plan.own,
                       [&](int64_t loop) { return map.isFunctionOfDim(loop); });
}

//===----------------------------------------------------------------------===//
// A thread that has results of its own
//===----------------------------------------------------------------------===//

void ThreadEmitter::emit(Value thread) {
  emitSteps(thread, plan.shared);
  bool hasLoops = !plan.own.empty();
  SmallVector<Value> results;
  if (hasLoops)
    for (OpOperand &out : op.getDpsInitsMutable())
      if (isKept(out))
        llvm::append_range(results, load(out));
  results = emitLoops(0, results);
  ArrayRef<Value> rest = results;
  for (OpOperand &out : op.getDpsInitsMutable()) {
    if (!isKept(out))
      continue;
    store(out, rest.take_front(plan.lanes));
    rest = rest.drop_front(plan.lanes);
  }
}

SmallVector<Value> ThreadEmitter::emitLoops(size_t depth, ValueRange results) {
  if (depth == plan.own.size())
    return emitBody(results);
  int64_t loop = plan.own[depth];
  auto nest =
      scf::ForOp::create(builder, loc, constant(0), constant(plan.sizes[loop]),
                         constant(1), results);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(nest.getBody());
  steps[loop] = nest.getInductionVar();
  SmallVector<Value> next = emitLoops(depth + 1, nest.getRegionIterArgs());
  if (results.empty())
    return {};
  scf::YieldOp::create(builder, loc, next);
  return nest.getResults();
}

/// One step of all loops. `results` are those of the step before, if there are
/// own loops.
SmallVector<Value> ThreadEmitter::emitBody(ValueRange results) {
  SmallVector<Lanes> arguments;
  for (OpOperand *operand : op.getDpsInputOperands())
    arguments.push_back(op.payloadUsesValueFromOperand(operand)
                            ? load(*operand)
                            : Lanes(plan.lanes));
  for (OpOperand &out : op.getDpsInitsMutable()) {
    if (isKept(out) && !plan.own.empty()) {
      arguments.push_back(Lanes(results.take_front(plan.lanes)));
      results = results.drop_front(plan.lanes);
    } else {
      arguments.push_back(
          op.payloadUsesValueFromOperand(&out) ? load(out) : Lanes(plan.lanes));
    }
  }
  // By result, and then by lane.
  SmallVector<Lanes> yields(op.getNumDpsInits());
  for (int64_t lane = 0; lane < plan.lanes; ++lane)
    for (auto [values, value] :
         llvm::zip_equal(yields, emitYields(lane, arguments)))
      values.push_back(value);
  SmallVector<Value> kept;
  for (auto [out, values] : llvm::zip_equal(op.getDpsInitsMutable(), yields)) {
    if (isKept(out))
      llvm::append_range(kept, values);
    else
      store(out, values);
  }
  return kept;
}

ThreadEmitter::Lanes ThreadEmitter::emitYields(int64_t lane,
                                               ArrayRef<Lanes> arguments) {
  IRMapping values(mapping);
  Block &body = *op.getBlock();
  for (auto [argument, lanes] : llvm::zip_equal(body.getArguments(), arguments))
    if (lanes[lane])
      values.map(argument, lanes[lane]);
  for (Operation &inner : body.without_terminator()) {
    if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner))
      values.map(index.getResult(), getStep(index.getDim(), lane));
    else
      builder.clone(inner, values);
  }
  Lanes yields;
  for (Value value : body.getTerminator()->getOperands())
    yields.push_back(values.lookupOrDefault(value));
  return yields;
}

//===----------------------------------------------------------------------===//
// A thread of a block
//===----------------------------------------------------------------------===//

/// Returns true if the slices of a result are threads that run together, and
/// can hand each other what they have.
static bool hasWarps(linalg::LinalgOp op, const LoopPlan &plan) {
  return plan.group == 1 && plan.slices % kWarp == 0 &&
         llvm::all_of(op.getDpsInits(), [](Value out) {
           return canShuffle(getElementTypeOrSelf(out));
         });
}

int64_t ThreadEmitter::getArraySize(linalg::LinalgOp op, const LoopPlan &plan) {
  int64_t numThreads = plan.group * plan.slices;
  return hasWarps(op, plan) ? numThreads / kWarp : numThreads;
}

void ThreadEmitter::emitInBlock(Value block, Value thread, ValueRange arrays) {
  SmallVector<ReductionStep> combine = *matchReductionSteps(op);
  int64_t numResults = plan.getNumResults();
  Value result = block, slice = thread, isInside;
  if (plan.group > 1) {
    Value group = constantLike(thread, plan.group);
    Value member = arith::RemUIOp::create(builder, loc, thread, group);
    slice = arith::DivUIOp::create(builder, loc, thread, group);
    result = arith::AddIOp::create(
        builder, loc, arith::MulIOp::create(builder, loc, block, group),
        member);
  }
  // All threads have to come to the barriers: those that have no result do the
  // last one, too.
  if (numResults % plan.group != 0) {
    Value last = constantLike(result, numResults - 1);
    isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                     result, last);
    result = arith::MinUIOp::create(builder, loc, result, last);
  }
  emitSteps(result, plan.shared);
  SmallVector<Value> parts = emitSlice(slice, combine);
  if (hasWarps(op, plan))
    emitWarps(thread, arrays, combine, parts);
  else
    emitTree(thread, slice, arrays, combine, parts);

  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        slice, constantLike(slice, 0));
  if (isInside)
    isFirst = arith::AndIOp::create(builder, loc, isFirst, isInside);
  auto guard = scf::IfOp::create(builder, loc, isFirst);
  builder.setInsertionPointToStart(guard.thenBlock());
  for (auto [out, step, part] :
       llvm::zip_equal(op.getDpsInitsMutable(), combine, parts))
    store(out, step.emit(builder, load(out).front(), part));
}

/// Emits the sums of the thread's slice, for each result.
SmallVector<Value> ThreadEmitter::emitSlice(Value slice, Steps combine) {
  SmallVector<Value> neutral;
  for (const ReductionStep &step : combine)
    neutral.append(plan.lanes,
                   arith::ConstantOp::create(builder, loc, step.neutral));
  int64_t numSteps = plan.getNumSums() / plan.lanes;
  Value begin =
      llvm::isInt<32>(numSteps + plan.slices) ? slice : toIndex(slice);
  auto loop =
      scf::ForOp::create(builder, loc, begin, constantLike(begin, numSteps),
                         constantLike(begin, plan.slices), neutral);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    emitSteps(loop.getInductionVar(), plan.own);
    scf::YieldOp::create(builder, loc, emitBody(loop.getRegionIterArgs()));
  }
  SmallVector<Value> parts;
  ValueRange rest = loop.getResults();
  for (const ReductionStep &step : combine) {
    Value part = rest.front();
    for (Value lane : rest.slice(1, plan.lanes - 1))
      part = step.emit(builder, part, lane);
    parts.push_back(part);
    rest = rest.drop_front(plan.lanes);
  }
  return parts;
}

/// Combines the parts of the first `count` threads of a warp: the first one has
/// all of them in the end.
void ThreadEmitter::emitShuffles(int64_t count, Steps combine,
                                 SmallVector<Value> &parts) {
  for (int64_t half = count / 2; half > 0; half /= 2)
    for (auto [part, step] : llvm::zip_equal(parts, combine))
      part = step.emit(builder, part,
                       emitShuffle(builder, loc, Shuffle::Down, part, half));
}

/// Combines the slices: each warp its own, then the first warp what the first
/// threads of all have put into memory.
void ThreadEmitter::emitWarps(Value thread, ValueRange arrays, Steps combine,
                              SmallVector<Value> &parts) {
  emitShuffles(kWarp, combine, parts);
  int64_t numWarps = plan.slices / kWarp;
  if (numWarps == 1)
    return;
  Value warp = constantLike(thread, kWarp);
  auto compare = [&](arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  };
  Value isFirst = compare(arith::CmpIPredicate::eq,
                          arith::RemUIOp::create(builder, loc, thread, warp),
                          constantLike(thread, 0));
  auto guard = scf::IfOp::create(builder, loc, isFirst);
  {
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    Value here = toIndex(arith::DivUIOp::create(builder, loc, thread, warp));
    for (auto [part, array] : llvm::zip_equal(parts, arrays))
      memref::StoreOp::create(builder, loc, part, array, here);
  }
  gpu::BarrierOp::create(builder, loc);
  Value isInFirstWarp = compare(arith::CmpIPredicate::ult, thread, warp);
  auto last = scf::IfOp::create(builder, loc, TypeRange(ValueRange(parts)),
                                isInFirstWarp, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard inside(builder);
  builder.setInsertionPointToStart(last.elseBlock());
  scf::YieldOp::create(builder, loc, parts);
  builder.setInsertionPointToStart(last.thenBlock());
  Value there = toIndex(arith::RemUIOp::create(builder, loc, thread,
                                               constantLike(thread, numWarps)));
  for (auto [part, array] : llvm::zip_equal(parts, arrays))
    part = memref::LoadOp::create(builder, loc, array, there);
  emitShuffles(numWarps, combine, parts);
  scf::YieldOp::create(builder, loc, parts);
  parts.assign(last.result_begin(), last.result_end());
}

/// Combines the slices: in each round, the upper half of them goes to the lower
/// one. In the end the first slice has all in `parts`.
void ThreadEmitter::emitTree(Value thread, Value slice, ValueRange arrays,
                             Steps combine, SmallVector<Value> &parts) {
  Value here = toIndex(thread);
  auto put = [&](ValueRange values) {
    for (auto [value, array] : llvm::zip_equal(values, arrays))
      memref::StoreOp::create(builder, loc, value, array, here);
  };
  put(parts);
  for (int64_t half = plan.slices / 2; half > 0; half /= 2) {
    gpu::BarrierOp::create(builder, loc);
    Value isLower =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, slice,
                              constantLike(slice, half));
    auto round = scf::IfOp::create(builder, loc, TypeRange(ValueRange(parts)),
                                   isLower, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(round.thenBlock());
    Value there =
        arith::AddIOp::create(builder, loc, here, constant(half * plan.group));
    SmallVector<Value> sums;
    for (auto [part, array, step] : llvm::zip_equal(parts, arrays, combine))
      sums.push_back(step.emit(
          builder, part, memref::LoadOp::create(builder, loc, array, there)));
    if (half > 1)
      put(sums);
    scf::YieldOp::create(builder, loc, sums);
    builder.setInsertionPointToStart(round.elseBlock());
    scf::YieldOp::create(builder, loc, parts);
    parts.assign(round.result_begin(), round.result_end());
  }
}
