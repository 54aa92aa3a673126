//===- RingSchedule.h - schedules of rings ----------------------*- C++ -*-===//
//
// The schedules of rings as plain values. n devices each own one block of a
// tensor. In a *gather* the blocks travel, and each device has every block at
// hand once; in a *scatter* accumulators travel, collecting from each device
// its contribution to the block that they will end as.
//
// A *lane* travels: one buffer on each device, sent on to the neighbour between
// two steps, always the same way. On device d, at step i, a lane has at hand
// the block
//
//     (d + start − shift · i) mod n
//
// A ring has one lane; a bidirectional ring two, which share the blocks; a
// split ring two, which share each block. In all of them every device uses
// every part of every block exactly once.
//
// The block of a lane is cut further into *chunks*, each a message of its own:
// it goes on, and is used, as soon as it is there.
//
// Sizes and offsets are in elements of the dim that is split, or in units of
// several elements that must not be.
//
// Steps fall into few *phases* in which all lanes do the same, so that a ring
// of any size can be written down as a few loops.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_RINGSCHEDULE_H
#define MESH_TRANSFORMS_COLLECTIVES_RINGSCHEDULE_H

#include "mesh/IR/Mesh.h"

namespace mesh {

enum class RingKind { Gather, Scatter };

/// One buffer on each device that travels around the ring.
struct RingLane {
  /// +1: from device d to d + 1. −1: the other way.
  int64_t shift;
  /// The number of times that it is sent on. It is at hand at steps 0 … hops.
  int64_t hops;
  /// The block at hand on device 0 at step 0.
  int64_t start;
  /// The part of each block that it carries.
  int64_t partOffset;
  int64_t partSize;
  /// True if the device's own block is this lane's business.
  bool usesOwn;
};

/// A part of each block.
struct RingPiece {
  int64_t offset;
  int64_t size;
};

/// Steps begin … end − 1, in which all lanes do the same.
struct RingPhase {
  int64_t begin;
  int64_t end;
  /// The lanes whose block at hand is used.
  SmallVector<unsigned, 2> used;
  /// The lanes that travel. In a gather they leave while the blocks at hand are
  /// used, for the next step; in a scatter they arrive while the contributions
  /// to the blocks at hand are computed, from the step before.
  SmallVector<unsigned, 2> moved;
};

/// The lanes by which n devices pass blocks around.
///
/// Invariants: n is at least 2; there are one or two lanes; lane 0 makes the
/// most hops and uses the device's own block; if the lanes carry different
/// parts, these tile the block, and each lane makes n − 1 hops. There is at
/// least one chunk, and no more than a lane carries elements, if it does.
struct RingSchedule {
  RingKind kind;
  int64_t n;
  SmallVector<RingLane, 2> lanes;
  int64_t chunks = 1;

  /// The block that `lane` has at hand on `device` at `step`.
  int64_t getBlock(unsigned lane, int64_t step, int64_t device) const;
  /// Returns true if the block at hand is used at `step`.
  bool isUsed(unsigned lane, int64_t step) const;
  /// Returns true if the lane travels at `step`; see `RingPhase::moved`.
  bool isMoved(unsigned lane, int64_t step) const;
  /// Returns the part of a block that is chunk number `chunk` of `lane`. They
  /// differ by one element at most.
  RingPiece getPiece(unsigned lane, int64_t chunk) const;
  /// Returns true if the lanes carry different parts of each block.
  bool isSplit() const;
  /// The number of steps, the last of which ends the ring.
  int64_t getNumSteps() const { return lanes.front().hops + 1; }
  /// The steps, as few phases as possible: a number that does not depend on n.
  SmallVector<RingPhase> getPhases() const;
};

/// The schedule of a ring of `n` devices with blocks of `blockSize` elements
/// along the split dim. `mode` is not `None`, `n` at least 2.
///
/// - ring: n − 1 hops in `direction`;
/// - bidirectional: ⌈(n−1)/2⌉ hops in `direction`, ⌊(n−1)/2⌋ against it;
/// - split: the first ⌈blockSize/2⌉ elements of each block make n − 1 hops in
///   `direction`, the others against it.
///
/// There are as many chunks as asked for, or as there are elements.
RingSchedule planRing(RingKind kind, OverlapMode mode, Direction direction,
                      int64_t n, int64_t blockSize, int64_t chunks = 1);

} // namespace mesh

#endif // MESH_TRANSFORMS_COLLECTIVES_RINGSCHEDULE_H
