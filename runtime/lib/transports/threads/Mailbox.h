//===- Mailbox.h - Sends and receives ---------------------------*- C++ -*-===//
//
// Senders push their messages onto the receiver's mail, a lock-free stack that
// the receiver empties as a whole. Messages and receives are matched by their
// number among those of the same (sender, receiver, tag), so the order in
// which they are looked at does not matter.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_MAILBOX_H
#define MESH_RT_THREADS_MAILBOX_H

#include "Outbox.h"

#include <map>
#include <utility>

namespace mesh::rt {

class Mailbox {
public:
  /// By a sender: visible to the receiver's next `claim`.
  void push(Message &message);

  /// By the receiver: takes the message out and claims it, or returns null.
  Message *claim(int64_t sender, int64_t tag, int64_t sequence);

  /// The number of the next send to, or receive from, `peer` with `tag`.
  int64_t nextSend(int64_t peer, int64_t tag) { return sends[{peer, tag}]++; }
  int64_t nextReceive(int64_t peer, int64_t tag) {
    return receives[{peer, tag}]++;
  }

  void reset();

private:
  alignas(128) std::atomic<Message *> incoming{nullptr};
  alignas(128) std::vector<Message *> pending;
  std::map<std::pair<int64_t, int64_t>, int64_t> sends;
  std::map<std::pair<int64_t, int64_t>, int64_t> receives;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_MAILBOX_H
