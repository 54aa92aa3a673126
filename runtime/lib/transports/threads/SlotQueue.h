//===- SlotQueue.h - where the members of a group meet ----------*- C++ -*-===//
//
// Every collective of a group meets in a Slot. A set of devices has one queue
// of slots, and each member takes them in the order in which it starts its
// collectives: so the members' n-th collectives meet in the n-th slot. The
// queue grows as far as the fastest member is ahead; slots that all members
// have left are used again.
//
// Invariant: a member takes the address of its next slot before it leaves the
// present one, so that a slot that all have left is referred to by nobody.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_SLOTQUEUE_H
#define MESH_RT_THREADS_SLOTQUEUE_H

#include "core/Group.h"
#include "core/RunState.h"
#include "core/SpinLock.h"
#include "core/View.h"

#include <atomic>
#include <memory>
#include <vector>

namespace mesh::rt {

/// What has happened to an op at one member.
enum class Stage : int { Absent, Published, Reduced, Pulled };

/// What has happened to a member's dst in a permute or broadcast.
enum class Transfer : int { Pending, Claimed, Done };

/// What one member brings to a collective. Written by the member, then
/// published through `stage`.
struct alignas(128) Entry {
  std::atomic<Stage> stage{Stage::Absent};
  /// Permute and broadcast: once both are there, whoever looks first, the
  /// source or this member, moves the data.
  std::atomic<Transfer> transfer{Transfer::Pending};
  /// Permute and broadcast: how many members have got src, of `readers`.
  std::atomic<int64_t> readersDone{0};
  int64_t readers = 0;
  int64_t device = 0;
  const Group *group = nullptr;
  mesh_rt_op op;
  View src;
  View dst;

  // With emulated links alone.
  Clock::time_point startedAt;
  /// When dst is delivered, and when src has been.
  std::atomic<Clock::time_point> arrivesAt{};
  std::atomic<Clock::time_point> isSentAt{};
};

/// One collective. Counters count members; each on its own cache line.
struct Slot {
  explicit Slot(int64_t numMembers)
      : entries(std::make_unique<Entry[]>(numMembers)) {}
  void clear(int64_t numMembers);

  alignas(128) std::atomic<int64_t> arrived{0};
  alignas(128) std::atomic<int64_t> reduced{0};
  alignas(128) std::atomic<int64_t> pulled{0};
  alignas(128) std::atomic<int64_t> left{0};
  alignas(128) std::atomic<Slot *> next{nullptr};
  /// The rank of the first member to arrive, with whose op all others compare
  /// theirs; -1 before.
  std::atomic<int64_t> first{-1};
  /// With emulated links: who sees first that all are there asks when the
  /// collective ends.
  std::atomic<Transfer> schedule{Transfer::Pending};
  Clock::time_point endsAt;
  /// By the member's rank among the devices of the group, ascending: that does
  /// not depend on the order of axes, in which members may differ by mistake.
  std::unique_ptr<Entry[]> entries;
};

class SlotQueue {
public:
  explicit SlotQueue(int64_t numMembers);

  /// Where every member begins.
  Slot *front() { return head; }
  Slot *next(Slot &slot);
  /// The member is done with the slot.
  void leave(Slot &slot);
  /// No member is using any slot.
  void reset();

private:
  Slot *take();
  void giveBack(Slot &slot);

  const int64_t numMembers;
  SpinLock lock;
  std::vector<std::unique_ptr<Slot>> all;
  std::vector<Slot *> unused;
  Slot *head;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_SLOTQUEUE_H
