//===- Membership.h - The groups that a device takes part in ----*- C++ -*-===//
//
// Collectives over groups of the same devices follow one another in one queue,
// whatever the order of the groups' axes. A cursor is where a device is in such
// a queue; `Cursor` has a member `queue`, with which it begins.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_MEMBERSHIP_H
#define MESH_RT_CORE_MEMBERSHIP_H

#include "Device.h"
#include "Group.h"

#include <algorithm>
#include <deque>

namespace mesh::rt {

/// A group as seen by one of its members.
template <typename Cursor>
struct MembershipOf {
  Group group;
  /// The rank among the group's devices, by position.
  std::vector<int64_t> ranks;
  /// True if ranks are positions.
  bool isAscending = false;
  Cursor *cursor = nullptr;

  int64_t ownRank() const { return ranks[group.position]; }
};

/// The cursors of one device, kept from run to run.
template <typename Cursor>
class Memberships {
public:
  using Membership = MembershipOf<Cursor>;

  /// Finds the membership of `device` in the group of `op`. `fabric.queueOf`
  /// gives the queue of a set of devices in ascending order. Fails if there is
  /// no such group.
  template <typename Fabric>
  Status find(const mesh_rt_op &op, const Device &device, Fabric &fabric,
              Membership *&found) {
    for (Membership &membership : memberships)
      if (membership.group.isOver(op.axes, op.num_axes)) {
        found = &membership;
        return Status::Ok;
      }
    Membership membership;
    if (Status status = makeGroup(device.position, device.run.numDevices,
                                  op.axes, op.num_axes, membership.group);
        status == Status::Failed)
      return status;
    std::vector<int64_t> sorted = membership.group.members;
    std::sort(sorted.begin(), sorted.end());
    for (int64_t member : membership.group.members)
      membership.ranks.push_back(
          std::lower_bound(sorted.begin(), sorted.end(), member) -
          sorted.begin());
    membership.isAscending = sorted == membership.group.members;
    membership.cursor = findCursor(fabric.queueOf(sorted));
    found = &memberships.emplace_back(std::move(membership));
    return Status::Ok;
  }

  std::deque<Cursor> &getCursors() { return cursors; }

private:
  template <typename Queue>
  Cursor *findCursor(Queue &queue) {
    for (Cursor &cursor : cursors)
      if (cursor.queue == &queue)
        return &cursor;
    return &cursors.emplace_back(Cursor{&queue});
  }

  std::deque<Cursor> cursors;
  std::deque<Membership> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_MEMBERSHIP_H
