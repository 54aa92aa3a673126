//===- LoopIterations.cpp - loops taken apart into iterations -------------===//

#include "LoopIterations.h"

#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Transforms/Overlap/ScheduleAsync.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mesh;

std::optional<LoopIterations> LoopIterations::get(scf::ForOp loop) {
  std::optional<LoopRange> range = LoopRange::get(loop);
  if (!range || range->numIterations == 0)
    return std::nullopt;
  return LoopIterations(loop, *range);
}

Value LoopIterations::emitNumber(OpBuilder &builder, int64_t index) const {
  return arith::ConstantOp::create(
      builder, loop.getLoc(),
      range.getNumber(loop.getInductionVar().getType(), index));
}

scf::ForOp LoopIterations::emitLoop(OpBuilder &builder, Value begin, Value end,
                                    ValueRange inits, BodyBuilder body) const {
  return scf::ForOp::create(
      builder, loop.getLoc(), begin, end, loop.getStep(), inits,
      [&](OpBuilder &inner, Location loc, Value at, ValueRange carried) {
        scf::YieldOp::create(inner, loc, body(inner, at, carried));
      },
      loop.getUnsignedCmp());
}

SmallVector<Value> LoopIterations::emit(OpBuilder &builder, Value at,
                                        ValueRange carried,
                                        function_ref<bool(Operation *)> skips,
                                        IRMapping &mapping) const {
  mapping.map(loop.getInductionVar(), at);
  mapping.map(loop.getRegionIterArgs(), carried);
  for (Operation &op : loop.getBody()->without_terminator())
    if (!skips(&op))
      builder.clone(op, mapping);
  return llvm::map_to_vector(loop.getYieldedValues(), [&](Value value) {
    if (Value emitted = mapping.lookupOrNull(value))
      return emitted;
    return value.getParentRegion() == &loop.getRegion() ? Value() : value;
  });
}

LogicalResult
LoopIterations::addDefinitions(Value value,
                               llvm::SetVector<Operation *> &ops) const {
  if (value == loop.getInductionVar())
    return success();
  if (llvm::is_contained(loop.getRegionIterArgs(), value))
    return failure();
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != loop.getBody() || ops.contains(op))
    return success();
  if (!isMovable(op))
    return failure();
  for (Value use : getUsedValues(op))
    if (failed(addDefinitions(use, ops)))
      return failure();
  ops.insert(op);
  return success();
}
