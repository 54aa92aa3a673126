//===- PrefetchInLoop.cpp - collectives one iteration ahead ---------------===//

#include "LoopIterations.h"
#include "mesh/Analysis/ReshardCost.h"
#include "mesh/Transforms/AsyncPasses.h"

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

/// Emits what the collective sends in the iteration `at` of `loop`; `mapping`
/// gets it.
static void emitSent(OpBuilder &builder, Prefetch &prefetch, scf::ForOp loop,
                     Value at, IRMapping &mapping) {
  mapping.map(loop.getInductionVar(), at);
  for (Operation *op : prefetch.ops)
    builder.clone(*op, mapping);
}

void mesh::prefetchInLoop(scf::ForOp loop, const FlightLimits &limits) {
  SmallVector<Prefetch> prefetches = ::findPrefetches(loop, limits);
  if (prefetches.empty())
    return;
  LoopIterations iterations = *LoopIterations::get(loop);
  size_t numCarried = loop.getInits().size();
  auto emitIteration = [&](OpBuilder &builder, Value at, ValueRange carried) {
    IRMapping mapping;
    DenseSet<Operation *> skipped;
    for (auto [prefetch, value] :
         llvm::zip_equal(prefetches, carried.drop_front(numCarried))) {
      mapping.map(prefetch.collective.getResult(), value);
      skipped.insert(prefetch.collective);
    }
    return iterations.emit(
        builder, at, carried.take_front(numCarried),
        [&](Operation *op) { return skipped.contains(op); }, mapping);
  };

  // What the first iteration needs, then all but the last one, and the last.
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  SmallVector<Value> inits(loop.getInits());
  Value first = iterations.emitNumber(builder, 0);
  for (Prefetch &prefetch : prefetches) {
    IRMapping mapping;
    emitSent(builder, prefetch, loop, first, mapping);
    inits.push_back(builder.clone(*prefetch.collective, mapping)->getResult(0));
  }
  Value last = iterations.emitNumber(builder, iterations.getCount() - 1);
  auto emitAhead = [&](OpBuilder &builder, Location, Value at,
                       ValueRange carried) {
    Value next =
        arith::AddIOp::create(builder, loc, at, loop.getStep()).getResult();
    SmallVector<Value> futures;
    for (Prefetch &prefetch : prefetches) {
      IRMapping mapping;
      emitSent(builder, prefetch, loop, next, mapping);
      futures.push_back(AsyncOp::create(
          builder, prefetch.collective.getLoc(),
          [&](OpBuilder &inner, Location) -> Value {
            return inner.clone(*prefetch.collective, mapping)->getResult(0);
          }));
    }
    SmallVector<Value> yielded = emitIteration(builder, at, carried);
    for (auto [prefetch, future] : llvm::zip_equal(prefetches, futures))
      yielded.push_back(
          WaitOp::create(builder, prefetch.collective.getLoc(),
                         prefetch.collective.getResult().getType(), future));
    scf::YieldOp::create(builder, loc, yielded);
  };
  auto ahead = scf::ForOp::create(builder, loc, first, last, loop.getStep(),
                                  inits, emitAhead);
  loop->replaceAllUsesWith(emitIteration(builder, last, ahead.getResults()));
  loop->erase();
}
