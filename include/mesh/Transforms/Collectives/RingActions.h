//===- RingActions.h - actions of devices in rings --------------*- C++ -*-===//
//
// A ring schedule says which block is at hand at which step. Its actions are
// the sequence of what a device does about it: what is emitted as IR is what a
// prediction counts.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_RINGACTIONS_H
#define MESH_TRANSFORMS_COLLECTIVES_RINGACTIONS_H

#include "mesh/Transforms/Collectives/RingSchedule.h"

namespace mesh {

/// The use of a chunk of a lane by a device.
struct RingAction {
  enum Kind {
    /// Starts to send what is at hand to the neighbour.
    Send,
    /// Waits for what the neighbour has sent, which is at hand then.
    Receive,
    /// Gather: uses the block at hand. Scatter: computes a contribution to it.
    Compute,
    /// Scatter: combines what is at hand, if there is something, with the
    /// contribution.
    Combine
  };
  Kind kind;
  unsigned lane;
  int64_t chunk;
  /// The step, or in a loop that of its first iteration.
  int64_t step;
};

/// Actions that are done once, or as a loop, once for each of the steps begin …
/// end − 1.
struct RingSection {
  SmallVector<RingAction> actions;
  bool isLoop = false;
  int64_t begin = 0;
  int64_t end = 1;
};

/// Returns the actions of each device in a ring. Rings of more than
/// `unrollLimit` devices have loops for the phases of more than one step.
///
/// Invariants: a chunk is sent before it is received, and received before it is
/// sent again. Between the two stands all that does not depend on it: the
/// computation with the block at hand, and with the next one up to the chunk
/// that is under way. Nothing is under way where an iteration of a loop begins
/// or ends, and at the end.
SmallVector<RingSection> getActions(const RingSchedule &schedule,
                                    int64_t unrollLimit);

} // namespace mesh

#endif // MESH_TRANSFORMS_COLLECTIVES_RINGACTIONS_H
