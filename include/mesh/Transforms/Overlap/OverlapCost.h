//===- OverlapCost.h - costs of overlap -------------------------*- C++ -*-===//
//
// Predicted times of a collective and the contractions beside it, synchronous
// or as a ring. Links are α–β: mesh-rt/link.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAP_OVERLAPCOST_H
#define MESH_TRANSFORMS_OVERLAP_OVERLAPCOST_H

#include "mesh/Machine/MachineModel.h"
#include "mesh/Transforms/Collectives/RingSchedule.h"

#include "mesh-rt/link.h"

#include <limits>

namespace mesh {

/// The work of one device at a site.
struct OverlapWork {
  /// The native collective, and the kind of the ring; an all-reduce is a
  /// scatter and then a gather.
  mesh_rt_kind collective;
  RingKind kind;
  /// The devices of the group, at least 2.
  int64_t n;
  /// The costs of one block: the bytes of each tensor that travels, its size
  /// along the dim that is cut, in units that stay together, and the seconds of
  /// the contractions with it and of what stands between.
  SmallVector<double, 1> blockBytes;
  int64_t blockSize;
  double blockSeconds;
  /// Seconds that each piece of a block takes beyond its share of that, once
  /// for each contraction, and that the share is at least, however small it is,
  /// unless the whole takes less.
  double overhead = 0;
  double leastSeconds = 0;
  /// Between neighbours in the ring.
  Link link;
  /// Rings of more devices are loops.
  int64_t unrollLimit = std::numeric_limits<int64_t>::max();
};

/// The collective as native, for each tensor: on a ring (n − 1)(α + b/β). Where
/// the link is not offloaded α counts once: devices meet and then read all
/// blocks where they are.
rt::CollectiveTime getNativeTime(const OverlapWork &work);

/// The contractions, and what is between, in one piece: n c.
double getComputeSeconds(const OverlapWork &work);

/// The native collective, and then the contractions.
double getSynchronousSeconds(const OverlapWork &work);

/// A ring, one scatter or gather, with the contraction under it, by following
/// a device through its steps. `mode` is not `None`. If the link is offloaded
/// messages are on the wire beside what is computed; a one-way ring takes, in k
/// chunks and with p = max(c, b/β, α + b/(k β)) from a step to the next one,
///
///   max(n c, (n − 2) p + α + max(b/(k β) + c, b/β + c/k))
///
/// since a chunk goes on as soon as it is there, while those before it are on
/// the wire or computed with. In one piece that is (n − 1) max(c, α + b/β) + c.
/// In a loop all chunks of a step are there before the next one begins:
///
///   (n − 1) max(c, α + b/β, α + b/(k β) + (1 − 1/k) c) + c
///
/// Each of several tensors has messages of its own, one right after the other
/// on the wire: b is the sum of theirs.
///
/// If the link is not offloaded one message or computation follows another.
double getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                            Direction direction, int64_t chunks = 1);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_OVERLAPCOST_H
