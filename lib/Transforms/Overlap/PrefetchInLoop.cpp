//===- PrefetchInLoop.cpp - collectives one iteration ahead ---------------===//

#include "LoopIterations.h"
#include "MovedCollective.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Overlap/ScheduleAsync.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mesh;

namespace {
/// A collective that depends on an iteration's number alone, and the ops of the
/// loop's body that make what it sends, in their order.
struct Prefetch {
  CollectiveOpInterface collective;
  llvm::SetVector<Operation *> ops;
};
} // namespace

static SmallVector<Prefetch> findPrefetches(scf::ForOp loop,
                                            const FlightLimits &limits) {
  SmallVector<Prefetch> prefetches;
  std::optional<LoopIterations> iterations = LoopIterations::get(loop);
  if (!iterations || iterations->getCount() < 2 || !isWork(loop))
    return prefetches;
  int64_t bytes = 0;
  for (Operation &op : *loop.getBody()) {
    if (!isSynchronous(&op, limits))
      continue;
    Prefetch prefetch{llvm::cast<CollectiveOpInterface>(op), {}};
    int64_t size = getTensorBytes(prefetch.collective.getResult().getType());
    if (bytes + size > limits.maxBytes ||
        failed(iterations->addDefinitions(prefetch.collective.getInput(),
                                          prefetch.ops)))
      continue;
    bytes += size;
    prefetches.push_back(std::move(prefetch));
  }
  return prefetches;
}

DenseSet<Operation *> mesh::findPrefetches(Operation *root,
                                           const FlightLimits &limits) {
  DenseSet<Operation *> found;
  root->walk([&](scf::ForOp loop) {
    for (Prefetch &prefetch : ::findPrefetches(loop, limits))
      found.insert(prefetch.collective);
  });
  return found;
}

namespace {
/// Emits a loop anew, in which the results of some collectives are iteration
/// arguments of the iteration that needs them.
class PrefetchedLoop {
public:
  PrefetchedLoop(scf::ForOp loop, const LoopIterations &iterations,
                 MutableArrayRef<Prefetch> prefetches);

  /// Returns what stands for the loop's results.
  SmallVector<Value> emit(OpBuilder &builder);

private:
  Value emitSent(OpBuilder &builder, Prefetch &prefetch, Value at);
  SmallVector<Value> emitIteration(OpBuilder &builder, Value at,
                                   ValueRange carried);
  SmallVector<Value> emitAhead(OpBuilder &builder, Value at,
                               ValueRange carried);

  scf::ForOp loop;
  const LoopIterations &iterations;
  MutableArrayRef<Prefetch> prefetches;
  DenseSet<Operation *> collectives;
};
} // namespace

PrefetchedLoop::PrefetchedLoop(scf::ForOp loop,
                               const LoopIterations &iterations,
                               MutableArrayRef<Prefetch> prefetches)
    : loop(loop), iterations(iterations), prefetches(prefetches) {
  for (Prefetch &prefetch : prefetches)
    collectives.insert(prefetch.collective);
}

/// Returns the operand that the collective sends in the iteration `at`.
Value PrefetchedLoop::emitSent(OpBuilder &builder, Prefetch &prefetch,
                               Value at) {
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), at);
  for (Operation *op : prefetch.ops)
    builder.clone(*op, mapping);
  return mapping.lookupOrDefault(prefetch.collective.getInput());
}

/// Emits an iteration whose arguments are the results of the collectives, from
/// the one before.
SmallVector<Value> PrefetchedLoop::emitIteration(OpBuilder &builder, Value at,
                                                 ValueRange carried) {
  size_t numCarried = loop.getInits().size();
  IRMapping mapping;
  for (auto [prefetch, value] :
       llvm::zip_equal(prefetches, carried.drop_front(numCarried)))
    mapping.map(prefetch.collective.getResult(), value);
  return iterations.emit(
      builder, at, carried.take_front(numCarried),
      [&](Operation *op) { return collectives.contains(op); }, mapping);
}

/// An iteration under which what the next one needs is on its way.
SmallVector<Value> PrefetchedLoop::emitAhead(OpBuilder &builder, Value at,
                                             ValueRange carried) {
  Value next =
      arith::AddIOp::create(builder, loop.getLoc(), at, loop.getStep());
  SmallVector<Value> futures;
  for (Prefetch &prefetch : prefetches)
    futures.push_back(startCollective(builder, prefetch.collective,
                                      emitSent(builder, prefetch, next)));
  SmallVector<Value> yielded = emitIteration(builder, at, carried);
  for (auto [prefetch, future] : llvm::zip_equal(prefetches, futures))
    yielded.push_back(waitForCollective(builder, prefetch.collective, future));
  return yielded;
}

/// The values for the first iteration, then for all but the last one, and for
/// the last.
SmallVector<Value> PrefetchedLoop::emit(OpBuilder &builder) {
  SmallVector<Value> inits(loop.getInits());
  Value first = iterations.emitNumber(builder, 0);
  for (Prefetch &prefetch : prefetches)
    inits.push_back(emitCollective(builder, prefetch.collective,
                                   emitSent(builder, prefetch, first)));
  Value last = iterations.emitNumber(builder, iterations.getCount() - 1);
  scf::ForOp ahead =
      iterations.emitLoop(builder, first, last, inits,
                          [&](OpBuilder &inner, Value at, ValueRange carried) {
                            return emitAhead(inner, at, carried);
                          });
  return emitIteration(builder, last, ahead.getResults());
}

void mesh::prefetchInLoop(RewriterBase &rewriter, scf::ForOp loop,
                          const FlightLimits &limits) {
  SmallVector<Prefetch> prefetches = ::findPrefetches(loop, limits);
  if (prefetches.empty())
    return;
  rewriter.setInsertionPoint(loop);
  LoopIterations iterations = *LoopIterations::get(loop);
  rewriter.replaceOp(
      loop, PrefetchedLoop(loop, iterations, prefetches).emit(rewriter));
}
