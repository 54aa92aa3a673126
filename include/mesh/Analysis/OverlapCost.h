//===- OverlapCost.h - what a collective beside a contraction takes -*- C++ -*//
//
// Predicted times of a collective and the contractions beside it, run one after
// the other or as a ring. Links are α–β: mesh-rt/link.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_OVERLAPCOST_H
#define MESH_ANALYSIS_OVERLAPCOST_H

#include "mesh/Analysis/MachineModel.h"
#include "mesh/Analysis/RingSchedule.h"

#include "mesh-rt/link.h"

namespace mesh {

/// The work of one device at a site.
struct OverlapWork {
  /// What is done natively, and what as a ring; an all-reduce is a scatter and
  /// then a gather.
  mesh_rt_kind collective;
  RingKind kind;
  /// The devices of the group, at least 2.
  int64_t n;
  /// Of one block: its bytes, its size along the dim that is cut, and the
  /// seconds of the contractions with it and of what stands between.
  double blockBytes;
  int64_t blockSize;
  double blockSeconds;
  /// Seconds that each step takes beyond that, once for each contraction.
  double overhead = 0;
  /// Between neighbours in the ring.
  Link link;
};

/// The collective as native: on a ring (n − 1)(α + b/β). Where the link is not
/// offloaded α counts once: devices meet and then read all blocks where they
/// are.
rt::CollectiveTime getNativeTime(const OverlapWork &work);

/// The native collective, and then the contraction: another n c.
double getSynchronousSeconds(const OverlapWork &work);

/// A ring, one scatter or gather, with the contraction under it: each step
/// takes as long as the slower of what it computes and what it sends, or as
/// both if the link is not offloaded. For a one-way ring (n − 1) max(c, α +
/// b/β) + c, where with k chunks the c at the end is one of a chunk alone if
/// the wire is the slower one. `mode` is not `None`.
double getOverlappedSeconds(const OverlapWork &work, OverlapMode mode,
                            Direction direction, int64_t chunks = 1);

} // namespace mesh

#endif // MESH_ANALYSIS_OVERLAPCOST_H
