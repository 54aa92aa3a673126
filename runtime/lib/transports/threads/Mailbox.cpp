//===- Mailbox.cpp - Sends and receives -----------------------------------===//

#include "Mailbox.h"

using namespace mesh::rt;

void Mailbox::push(Message &message) {
  Message *top = incoming.load(std::memory_order_relaxed);
  do
    message.next = top;
  while (!incoming.compare_exchange_weak(
      top, &message, std::memory_order_release, std::memory_order_relaxed));
}

Message *Mailbox::claim(int64_t sender, int64_t tag, int64_t sequence) {
  if (incoming.load(std::memory_order_relaxed))
    for (Message *message =
             incoming.exchange(nullptr, std::memory_order_acquire);
         message; message = message->next)
      pending.push_back(message);
  for (size_t i = 0; i < pending.size(); ++i) {
    Message *message = pending[i];
    if (message->sender != sender || message->op.tag != tag ||
        message->sequence != sequence)
      continue;
    // Else the sender moves it, and notifies when that is done.
    if (!message->claim())
      return nullptr;
    pending[i] = pending.back();
    pending.pop_back();
    return message;
  }
  return nullptr;
}

void Mailbox::reset() {
  incoming.store(nullptr, std::memory_order_relaxed);
  pending.clear();
  sends.clear();
  receives.clear();
}
