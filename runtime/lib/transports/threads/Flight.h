//===- Flight.h - a communication op in progress at one device --*- C++ -*-===//

#ifndef MESH_RT_THREADS_FLIGHT_H
#define MESH_RT_THREADS_FLIGHT_H

#include "Outbox.h"
#include "SlotQueue.h"
#include "core/FlightPool.h"
#include "core/Membership.h"

#include <vector>

namespace mesh::rt {

/// A device's place in the queue of a set of devices.
struct Cursor {
  SlotQueue *queue;
  /// Null before the device's first collective of a run.
  Slot *slot = nullptr;
};

using Membership = MembershipOf<Cursor>;

/// Used by the device's own thread only, but for the message. `endsAt` is set
/// with emulated links, once it is known.
struct Flight : FlightBase {
  // Collectives: the meeting, and what this member has done so far.
  Membership *membership = nullptr;
  Slot *slot = nullptr;
  Entry *own = nullptr;
  Stage stage = Stage::Absent;
  /// Whether the last member to come does it for all.
  bool isDoneByLast = false;
  /// Whether the all-reduce is reduced in chunks, one by each member, which
  /// the others then pull; if not, each member reduces everything.
  bool isChunked = false;
  /// An all-reduce in place that is not in chunks keeps its result here until
  /// src, which peers may still read, can be overwritten.
  std::vector<char> staged;
  /// Permute and broadcast: the position that this member gets from, -1 if
  /// none, and those that it gives to.
  int64_t source = -1;
  std::vector<int64_t> readers;

  // Sends and receives.
  int64_t sequence = 0;
  View dst;
  bool isReceived = false;
  /// What is sent, and how often it was looked at in vain.
  Message *message = nullptr;
  int looks = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_FLIGHT_H
