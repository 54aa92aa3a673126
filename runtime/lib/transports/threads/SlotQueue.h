//===- SlotQueue.h - Rendezvous slots of a group ----------------*- C++ -*-===//
//
// Every collective of a group meets in a Slot. A set of devices has one queue
// of slots, and each member takes them in the order in which it starts its
// collectives: so the members' n-th collectives meet in the n-th slot. The
// slots are a ring, in which a collective takes the next one if all have left
// it; else a new one is put in before it, so that the ring grows as far as the
// fastest member is ahead.
//
// From core to core a cache line takes as long as all else that a small
// collective does. So to leave a slot is a store to the member's own entry, and
// who comes first to a slot looks for the next one, while it waits.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_SLOTQUEUE_H
#define MESH_RT_THREADS_SLOTQUEUE_H

#include "EagerRing.h"
#include "core/Group.h"
#include "core/Links.h"
#include "core/RunState.h"
#include "core/View.h"

#include <atomic>
#include <memory>
#include <vector>

namespace mesh::rt {

/// The progress of an op at one member. A member that has left does not look at
/// the slot any more.
enum class Stage : int { Absent, Published, Read, Left };

/// The state of a member's dst in a permute or broadcast.
enum class Transfer : int { Pending, Claimed, Done };

/// The contribution of one member to a collective. Written by the member, then
/// published through `stage`.
struct alignas(128) Entry {
  std::atomic<Stage> stage{Stage::Absent};
  /// Permute and broadcast: once both are there, whoever looks first, the
  /// source or this member, moves the data.
  std::atomic<Transfer> transfer{Transfer::Pending};
  /// If whoever runs does parts: whether someone has begun the one of this
  /// rank.
  std::atomic<bool> isClaimed{false};
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

/// One collective. Counters count members; those that members wait for are on
/// cache lines of their own.
struct Slot {
  explicit Slot(int64_t numMembers)
      : numMembers(numMembers), entries(std::make_unique<Entry[]>(numMembers)) {
  }

  bool haveAllLeft() const;
  /// For another collective.
  void clear();

  const int64_t numMembers;
  /// By the member's rank among the devices of the group, ascending: that does
  /// not depend on the order of axes, in which members may differ by mistake.
  const std::unique_ptr<Entry[]> entries;
  /// The next one in the ring.
  Slot *neighbour = nullptr;

  /// The rank of the first member to arrive, with whose op all others compare
  /// theirs; -1 before.
  alignas(128) std::atomic<int64_t> first{-1};
  std::atomic<int64_t> arrived{0};
  alignas(128) std::atomic<int64_t> numRead{0};
  /// The number of parts that were begun, if any member that runs does them.
  std::atomic<int64_t> claimed{0};

  /// True if a member looks for the slot of the next collective, and that.
  alignas(128) std::atomic<bool> isNextTaken{false};
  std::atomic<Slot *> next{nullptr};
  /// With emulated links: who sees first that all are there asks when the
  /// collective ends.
  std::atomic<Transfer> schedule{Transfer::Pending};
  Clock::time_point endsAt;
  /// The same for a broadcast, whose members do not wait for each other.
  Links::Course course;
};

class SlotQueue {
public:
  /// `hasEagerRings` says whether the members show each other small operands.
  SlotQueue(int64_t numMembers, bool hasEagerRings);

  /// Returns the slot at which every member begins.
  Slot *front() { return head; }
  /// Returns the slot after `slot`. Each member asks before it leaves.
  Slot *next(Slot &slot);
  /// No member is using any slot or eager ring.
  void reset();

  bool hasEagerRings() const { return eagerRings != nullptr; }
  EagerRing &eagerRingOf(int64_t rank) { return eagerRings[rank]; }

private:
  Slot *add();
  Slot *take(Slot &before);

  const int64_t numMembers;
  /// Changed by who takes the next slot: one member at a time, since there is
  /// no slot behind the one that is taken.
  std::vector<std::unique_ptr<Slot>> all;
  Slot *const head;
  const std::unique_ptr<EagerRing[]> eagerRings;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_SLOTQUEUE_H
