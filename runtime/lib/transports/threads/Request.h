//===- Request.h - An op in progress at one device --------------*- C++ -*-===//

#ifndef MESH_RT_THREADS_REQUEST_H
#define MESH_RT_THREADS_REQUEST_H

#include "Outbox.h"
#include "SlotQueue.h"
#include "core/Membership.h"
#include "core/RequestPool.h"

#include <vector>

namespace mesh::rt {

/// A device's place in the queue of a set of devices.
struct Cursor {
  SlotQueue *queue;
  /// Null before the device's first collective of a run.
  Slot *slot = nullptr;

  // With eager rings:
  /// The number of the last collective that was started.
  int64_t number = 0;
  /// All members have read the entries below, as far as is known.
  int64_t unread = 1;
  /// Small collectives end in the order in which they start.
  int64_t numSmallStarted = 0;
  int64_t numSmallDone = 0;
};

using Membership = MembershipOf<Cursor>;

/// The members that do a collective that is neither small nor a permute or
/// broadcast: each member its own part, the last member to come all, or any
/// member that waits and runs the next part that nobody has begun.
enum class Sharing { Own, Last, Parts };

/// Used by the device's own thread only, but for the message. `endsAt` is set
/// with emulated links, once it is known.
struct Request : RequestBase {
  // Collectives: the meeting, and what this member has done so far.
  Membership *membership = nullptr;
  Slot *slot = nullptr;
  Entry *own = nullptr;
  Stage stage = Stage::Absent;
  /// True if operands are on the members' eager rings: then `own` is
  /// `smallEntry`, without the op, which is the request's. Which of the
  /// member's small collectives it is, what all entries must say, and how many
  /// have been read.
  bool isSmall = false;
  int64_t turn = 0;
  int64_t eagerNumber = 0;
  int64_t numEagerEntries = 0;
  Signature signature;
  std::array<EagerEntry *, EagerEntry::kMaxMembers> eagerEntries;
  Entry smallEntry;
  Sharing sharing = Sharing::Own;
  /// Permute and broadcast: the position that this member gets from, -1 if
  /// none, and those that it gives to.
  int64_t source = -1;
  std::vector<int64_t> readers;

  // Sends and receives.
  int64_t sequence = 0;
  View dst;
  bool isReceived = false;
  /// The message, and the number of looks at it in vain.
  Message *message = nullptr;
  int looks = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_REQUEST_H
