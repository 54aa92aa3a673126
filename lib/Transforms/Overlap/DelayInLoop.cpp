//===- DelayInLoop.cpp - collectives one iteration later ------------------===//

#include "LoopIterations.h"
#include "MovedCollective.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Overlap/ScheduleAsync.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mesh;

namespace {
/// A collective whose result an iteration does no more with than hand it on.
struct Delay {
  CollectiveOpInterface collective;
  /// The ops that only make iteration arguments of the result, in order, with
  /// what else that takes of the iteration's number.
  llvm::SetVector<Operation *> ops;
  /// The values that are yielded.
  SmallVector<unsigned> values;
};

/// Finds the delays of one loop, none of which has to do with another.
class DelayFinder {
public:
  DelayFinder(scf::ForOp loop, const LoopIterations &iterations,
              const FlightLimits &limits)
      : loop(loop), iterations(iterations), limits(limits) {}

  SmallVector<Delay> find();

private:
  std::optional<Delay> get(CollectiveOpInterface collective);
  bool addMade(Value value, DenseSet<Operation *> &made, Delay &delay);

  scf::ForOp loop;
  const LoopIterations &iterations;
  const FlightLimits &limits;
};
} // namespace

/// Adds the ops that `value` goes into. Fails if it is needed for anything but
/// what the iteration yields.
bool DelayFinder::addMade(Value value, DenseSet<Operation *> &made,
                          Delay &delay) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (user == loop.getBody()->getTerminator()) {
      delay.values.push_back(use.getOperandNumber());
      continue;
    }
    if (user->getBlock() != loop.getBody() || !isMovable(user) ||
        user->getNumResults() != 1 || user->getNumRegions() != 0)
      return false;
    if (made.insert(user).second && !addMade(user->getResult(0), made, delay))
      return false;
  }
  return true;
}

std::optional<Delay> DelayFinder::get(CollectiveOpInterface collective) {
  Delay delay{collective, {}, {}};
  DenseSet<Operation *> made;
  if (!addMade(collective.getResult(), made, delay) || delay.values.empty())
    return std::nullopt;
  // The carried value is not read before, and all else depends on the
  // iteration's number alone.
  for (unsigned value : delay.values)
    for (Operation *user : loop.getRegionIterArgs()[value].getUsers())
      if (!made.contains(user))
        return std::nullopt;
  for (Operation &op : *loop.getBody()) {
    if (!made.contains(&op))
      continue;
    for (Value operand : op.getOperands()) {
      Operation *definition = operand.getDefiningOp();
      auto *arg = llvm::find(loop.getRegionIterArgs(), operand);
      bool isOwnArg = arg != loop.getRegionIterArgs().end() &&
                      llvm::is_contained(
                          delay.values, arg - loop.getRegionIterArgs().begin());
      if (isOwnArg || definition == collective || made.contains(definition))
        continue;
      if (failed(iterations.addDefinitions(operand, delay.ops)))
        return std::nullopt;
    }
    delay.ops.insert(&op);
  }
  return delay;
}

SmallVector<Delay> DelayFinder::find() {
  SmallVector<Delay> delays;
  if (iterations.getCount() < 2 || !isWork(loop))
    return delays;
  int64_t bytes = 0;
  llvm::SmallDenseSet<unsigned> taken;
  for (Operation &op : *loop.getBody()) {
    if (!isSynchronous(&op, limits))
      continue;
    auto collective = llvm::cast<CollectiveOpInterface>(op);
    // The operand of a send has to be kept, too.
    int64_t size = getTensorBytes(collective.getResult().getType()) +
                   getTensorBytes(collective.getInput().getType());
    std::optional<Delay> delay =
        bytes + size <= limits.maxBytes ? get(collective) : std::nullopt;
    if (!delay || llvm::any_of(delay->values, [&](unsigned value) {
          return taken.contains(value);
        }))
      continue;
    taken.insert_range(delay->values);
    bytes += size;
    delays.push_back(std::move(*delay));
  }
  return delays;
}

DenseSet<Operation *> mesh::findDelays(Operation *root,
                                       const FlightLimits &limits) {
  DenseSet<Operation *> found;
  root->walk([&](scf::ForOp loop) {
    if (std::optional<LoopIterations> iterations = LoopIterations::get(loop))
      for (Delay &delay : DelayFinder(loop, *iterations, limits).find())
        found.insert(delay.collective);
  });
  return found;
}

namespace {
/// Emits a loop anew, in which the operands of some collectives are iteration
/// arguments of the iteration that sends them.
class DelayedLoop {
public:
  DelayedLoop(scf::ForOp loop, const LoopIterations &iterations,
              MutableArrayRef<Delay> delays);

  /// Returns what stands for the loop's results.
  SmallVector<Value> emit(OpBuilder &builder);

private:
  SmallVector<Value> emitIteration(OpBuilder &builder, Value at,
                                   ValueRange carried);
  void emitDelayed(OpBuilder &builder, Delay &delay, Value at, Value result,
                   MutableArrayRef<Value> next);
  SmallVector<Value> emitBehind(OpBuilder &builder, Value at,
                                ValueRange carried);

  scf::ForOp loop;
  const LoopIterations &iterations;
  MutableArrayRef<Delay> delays;
  /// The collectives and all that is made of their results.
  DenseSet<Operation *> later;
};
} // namespace

DelayedLoop::DelayedLoop(scf::ForOp loop, const LoopIterations &iterations,
                         MutableArrayRef<Delay> delays)
    : loop(loop), iterations(iterations), delays(delays) {
  for (Delay &delay : delays)
    later.insert(delay.collective);
  for (Operation &op : loop.getBody()->without_terminator())
    if (llvm::any_of(op.getOperands(), [&](Value operand) {
          return later.contains(operand.getDefiningOp());
        }))
      later.insert(&op);
}

/// Emits an iteration without the delayed part; it yields the operands that are
/// to be sent as well, and what is delayed is as it was.
SmallVector<Value> DelayedLoop::emitIteration(OpBuilder &builder, Value at,
                                              ValueRange carried) {
  IRMapping mapping;
  SmallVector<Value> next = iterations.emit(
      builder, at, carried, [&](Operation *op) { return later.contains(op); },
      mapping);
  for (Delay &delay : delays) {
    for (unsigned value : delay.values)
      next[value] = carried[value];
    next.push_back(mapping.lookupOrDefault(delay.collective.getInput()));
  }
  return next;
}

/// The delayed part of the iteration `at`, in which the collective brought
/// `result`.
void DelayedLoop::emitDelayed(OpBuilder &builder, Delay &delay, Value at,
                              Value result, MutableArrayRef<Value> next) {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), at);
  mapping.map(delay.collective.getResult(), result);
  for (unsigned value : delay.values)
    mapping.map(loop.getRegionIterArgs()[value], next[value]);
  for (Operation *op : delay.ops)
    builder.clone(*op, mapping);
  for (unsigned value : delay.values)
    next[value] = mapping.lookup(loop.getYieldedValues()[value]);
}

/// An iteration under which what the one before made is on its way.
SmallVector<Value> DelayedLoop::emitBehind(OpBuilder &builder, Value at,
                                           ValueRange carried) {
  size_t numCarried = loop.getInits().size();
  SmallVector<Value> futures;
  for (auto [delay, sent] :
       llvm::zip_equal(delays, carried.drop_front(numCarried)))
    futures.push_back(startCollective(builder, delay.collective, sent));
  SmallVector<Value> next =
      emitIteration(builder, at, carried.take_front(numCarried));
  Value before =
      arith::SubIOp::create(builder, loop.getLoc(), at, loop.getStep());
  for (auto [delay, future] : llvm::zip_equal(delays, futures))
    emitDelayed(builder, delay, before,
                waitForCollective(builder, delay.collective, future), next);
  return next;
}

/// The first iteration, then all others, and what the last one leaves.
SmallVector<Value> DelayedLoop::emit(OpBuilder &builder) {
  size_t numCarried = loop.getInits().size();
  SmallVector<Value> inits = emitIteration(
      builder, iterations.emitNumber(builder, 0), loop.getInits());
  Value second = iterations.emitNumber(builder, 1);
  scf::ForOp behind =
      iterations.emitLoop(builder, second, loop.getUpperBound(), inits,
                          [&](OpBuilder &inner, Value at, ValueRange carried) {
                            return emitBehind(inner, at, carried);
                          });
  SmallVector<Value> results(behind.getResults());
  Value last = iterations.emitNumber(builder, iterations.getCount() - 1);
  for (auto [delay, sent] :
       llvm::zip_equal(delays, behind.getResults().drop_front(numCarried)))
    emitDelayed(builder, delay, last,
                emitCollective(builder, delay.collective, sent), results);
  results.truncate(numCarried);
  return results;
}

void mesh::delayInLoop(RewriterBase &rewriter, scf::ForOp loop,
                       const FlightLimits &limits) {
  std::optional<LoopIterations> iterations = LoopIterations::get(loop);
  SmallVector<Delay> delays;
  if (iterations)
    delays = DelayFinder(loop, *iterations, limits).find();
  if (delays.empty())
    return;
  rewriter.setInsertionPoint(loop);
  rewriter.replaceOp(loop,
                     DelayedLoop(loop, *iterations, delays).emit(rewriter));
}
