//===- WindowPlan.h - plans of windows --------------------------*- C++ -*-===//
//
// An op that slides along a dim, such as a convolution, needs on each device a
// *window* of the dim: its own block and the edges of others. A plan says which
// parts of which blocks. It is a plain value, computed without a look at the
// single devices.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_WINDOWPLAN_H
#define MESH_INTERFACES_WINDOWPLAN_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <limits>

namespace mesh {

/// Device d wants `size` elements of a dim, from `scale` * d + `offset` on.
/// They may lie before the first element or after the last. Those outside of
/// [`first`, `end`) are not needed.
struct Window {
  int64_t scale, offset, size;
  int64_t first = 0, end = std::numeric_limits<int64_t>::max();
};

/// Element i of what a device computes needs `size` elements of a dim, from
/// `stride` * i + `offset` on. They may lie before the first or after the last.
struct WindowReach {
  int64_t stride = 1, offset = 0, size = 1;

  bool operator==(const WindowReach &other) const = default;
  /// The windows of devices that compute `count` elements each, in order.
  Window getWindow(int64_t count) const;
};

/// A dim of `count` blocks of `size` elements: as many as there are devices, or
/// one that all devices have.
struct Blocks {
  int64_t size, count;
};

/// The elements [`begin`, `begin + size`) of the block that the device
/// `distance` further on has. Only devices of one `phase` need them.
struct WindowPart {
  int64_t distance, begin, size, phase = 0;

  bool operator==(const WindowPart &other) const = default;
};

/// The steps by which each device gets its window: put `parts` together, in
/// this order, with `low` elements of filling before and `high` behind, and
/// take from that as many as the window has, from `scale` * d + `offset` on,
/// or, if that may be less than 0 or more than `last` (`clamps`), from the
/// nearer of these.
///
/// Invariants: the parts adjoin each other, and hold, for each device, all of
/// its window that exists. Where a part comes from beyond the ends of the dim,
/// filling is needed in its place; devices at the ends get what is at the other
/// end.
///
/// Windows that move on by other than a block are farther from the own block
/// the larger a device's index is. Then a plan may have phases: device d is of
/// phase d % `period`. All windows of a phase begin at the same element of a
/// block, and move on by `advance` blocks from one device to the next. The
/// parts of a phase are just its window, and lie behind those of the phases
/// before.
struct WindowPlan {
  /// The blocks are gathered first: they are one block then, and the only
  /// part is of that.
  bool gathers = false;
  /// The parts are those of the device as far from the other end: device d gets
  /// what device `devices` - 1 - d would, so that blocks in reverse order take
  /// one permute.
  bool mirrors = false;
  SmallVector<WindowPart, 4> parts;
  int64_t low = 0, high = 0;
  int64_t scale = 0, offset = 0, last = 0;
  bool clamps = false;
  int64_t period = 1, advance = 1;

  /// Returns true if the parts are those of phases.
  bool hasPhases() const { return period != 1 || advance != 1; }
  /// The position of the block that device `d` of `devices` gets `part` from.
  /// There is none where that is beyond the ends.
  int64_t getSource(const WindowPart &part, int64_t d, int64_t devices) const {
    int64_t own = mirrors ? devices - 1 - d : d;
    return own / period * advance + part.distance;
  }
  /// Returns true if each of `devices` sends, also what is not needed, to the
  /// one a part's distance back: if `usesShifts` says so, and in large groups,
  /// of which few could be left out.
  bool sendsAll(int64_t devices, bool usesShifts) const;
  /// The number of elements that the window is taken from.
  int64_t getSize() const;
  /// Returns true if the window begins at the same place on all devices.
  bool isAligned() const { return period == 1 && (scale == 0 || last == 0); }
};

/// The plan for a window on each of `devices` devices. Each part is the union
/// of what the devices need at that distance. If that is no less than all the
/// other blocks, they are gathered. Phases are used where less is sent by them,
/// and not in more permutes.
WindowPlan planWindow(Blocks blocks, const Window &window, int64_t devices);

/// The devices that need an element of `part` of a plan for `window`.
SmallVector<int64_t> getReceivers(const WindowPlan &plan,
                                  const WindowPart &part, Blocks blocks,
                                  const Window &window, int64_t devices);

} // namespace mesh

#endif // MESH_INTERFACES_WINDOWPLAN_H
