//===- Outbox.h - The messages that a device has sent -----------*- C++ -*-===//
//
// A message names memory of the sender, which receivers copy from. A sender
// that has a credit left for the receiver need not wait until then: it moves
// the message to memory of the outbox, unless the receiver has begun to take
// it. So nothing is copied twice if the receiver is there first.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_OUTBOX_H
#define MESH_RT_THREADS_OUTBOX_H

#include "core/RunState.h"
#include "core/View.h"

#include <atomic>
#include <deque>
#include <vector>

namespace mesh::rt {

/// A send, seen by its receiver: the sender writes it, links it into the
/// receiver's mail, and keeps it until it is taken.
struct Message {
  enum class State {
    /// Either end may go on to the next two.
    Offered,
    /// The sender moves it.
    Moving,
    /// The receiver copies it.
    Claimed,
    Taken,
  };

  int64_t sender;
  int64_t receiver;
  /// The number of this send to this receiver with this tag.
  int64_t sequence;
  mesh_rt_op op;
  View view;
  std::atomic<State> state{State::Offered};
  /// The bytes that the sender has moved to the outbox.
  std::vector<char> moved;
  bool isMoved = false;
  /// With emulated links: when it was sent, and when it has arrived.
  Clock::time_point startedAt;
  Clock::time_point arrivesAt;
  Message *next = nullptr;

  bool isTaken() const {
    return state.load(std::memory_order_acquire) == State::Taken;
  }
  /// By the receiver: whether it may copy the message.
  bool claim() {
    State expected = State::Offered;
    return state.compare_exchange_strong(expected, State::Claimed,
                                         std::memory_order_acquire);
  }
};

/// Used by the device's own thread only, but for the messages.
class Outbox {
public:
  /// A message to be filled in.
  Message &add();
  /// Takes back a message that has been taken.
  void remove(Message &message);

  /// Moves `message` to memory of the outbox if less than `credits` messages to
  /// the same receiver are there. From then on it is the outbox's own.
  bool move(Message &message, int64_t credits);
  /// A message that has been moved and not been taken, or null.
  Message *getPending();

  void reset();

private:
  /// Forgets those that have been taken.
  void collect();

  std::deque<Message> messages;
  std::vector<Message *> unused;
  std::vector<Message *> pending;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_OUTBOX_H
