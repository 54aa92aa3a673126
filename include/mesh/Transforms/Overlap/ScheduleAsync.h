//===- ScheduleAsync.h - Start and wait for collectives ---------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_SCHEDULEASYNC_H
#define MESH_TRANSFORMS_OVERLAP_SCHEDULEASYNC_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// The limits of what may be in flight.
struct FlightLimits {
  /// The most bytes of results at a time.
  int64_t maxBytes;
  /// The smallest result worth a start and a wait.
  int64_t minBytes;
};

/// Returns true if `op` is a collective that could be in flight, and is not.
bool isSynchronous(Operation *op, const FlightLimits &limits);

/// Returns true if `op` computes enough for something to be sent meanwhile.
bool isWork(Operation *op);

/// Returns true if `op` may stand wherever there are its operands, and is so
/// cheap that it goes where a collective needs it.
bool isMovable(Operation *op);

/// Starts communication of `block` as early and waits as late as possible.
void scheduleBlock(RewriterBase &rewriter, Block &block,
                   const FlightLimits &limits);

/// The collectives in `root` that loops can send one iteration ahead.
DenseSet<Operation *> findPrefetches(Operation *root,
                                     const FlightLimits &limits);

/// The collectives in `root` that loops can run one iteration later.
DenseSet<Operation *> findDelays(Operation *root, const FlightLimits &limits);

/// Sends what an iteration of `loop` sends, but does not compute, one iteration
/// ahead. Replaces the loop if there is anything like that.
void prefetchInLoop(RewriterBase &rewriter, scf::ForOp loop,
                    const FlightLimits &limits);

/// Delays by one iteration the collectives of `loop` whose results only feed
/// iteration arguments. Replaces the loop if there are any.
void delayInLoop(RewriterBase &rewriter, scf::ForOp loop,
                 const FlightLimits &limits);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_SCHEDULEASYNC_H
