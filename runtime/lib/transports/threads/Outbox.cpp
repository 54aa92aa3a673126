//===- Outbox.cpp - The messages that a device has sent -------------------===//

#include "Outbox.h"

#include "kernels/Copy.h"

#include <algorithm>

using namespace mesh::rt;

Message &Outbox::add() {
  if (unused.empty())
    unused.push_back(&messages.emplace_back());
  Message &message = *unused.back();
  unused.pop_back();
  message.isMoved = false;
  message.state.store(Message::State::Offered, std::memory_order_relaxed);
  return message;
}

void Outbox::remove(Message &message) {
  std::erase(pending, &message);
  unused.push_back(&message);
}

void Outbox::collect() {
  std::erase_if(pending, [&](Message *message) {
    if (!message->isTaken())
      return false;
    unused.push_back(message);
    return true;
  });
}

/// A dense view of `memory` with the shape of `view`.
static View makeDense(const View &view, std::vector<char> &memory) {
  memory.resize(view.numBytes());
  View dense = view;
  dense.data = memory.data();
  int64_t stride = view.elementSize;
  for (int d = view.rank - 1; d >= 0; --d) {
    dense.strides[d] = stride;
    stride *= view.sizes[d];
  }
  return dense;
}

bool Outbox::move(Message &message, int64_t credits) {
  collect();
  auto isToSame = [&](const Message *other) {
    return other->receiver == message.receiver;
  };
  if (std::count_if(pending.begin(), pending.end(), isToSame) >= credits)
    return false;
  Message::State expected = Message::State::Offered;
  if (!message.state.compare_exchange_strong(expected, Message::State::Moving,
                                             std::memory_order_acquire))
    return false;
  View dense = makeDense(message.view, message.moved);
  copy(dense, message.view);
  message.view = dense;
  message.isMoved = true;
  pending.push_back(&message);
  message.state.store(Message::State::Offered, std::memory_order_release);
  return true;
}

Message *Outbox::getPending() {
  collect();
  return pending.empty() ? nullptr : pending.front();
}

void Outbox::reset() {
  pending.clear();
  unused.clear();
  for (Message &message : messages)
    unused.push_back(&message);
}
