//===- SlotQueue.cpp - where the members of a group meet ------------------===//

#include "SlotQueue.h"

#include <mutex>

using namespace mesh::rt;

void Slot::clear(int64_t numMembers) {
  for (auto *counter : {&arrived, &reduced, &pulled, &left})
    counter->store(0, std::memory_order_relaxed);
  next.store(nullptr, std::memory_order_relaxed);
  first.store(-1, std::memory_order_relaxed);
  schedule.store(Transfer::Pending, std::memory_order_relaxed);
  for (int64_t i = 0; i < numMembers; ++i) {
    Entry &entry = entries[i];
    entry.stage.store(Stage::Absent, std::memory_order_relaxed);
    entry.transfer.store(Transfer::Pending, std::memory_order_relaxed);
    entry.readersDone.store(0, std::memory_order_relaxed);
    entry.arrivesAt.store({}, std::memory_order_relaxed);
    entry.isSentAt.store({}, std::memory_order_relaxed);
  }
}

SlotQueue::SlotQueue(int64_t numMembers)
    : numMembers(numMembers), head(take()) {}

Slot *SlotQueue::next(Slot &slot) {
  if (Slot *next = slot.next.load(std::memory_order_acquire))
    return next;
  Slot *fresh = take();
  Slot *expected = nullptr;
  if (slot.next.compare_exchange_strong(expected, fresh,
                                        std::memory_order_acq_rel))
    return fresh;
  giveBack(*fresh);
  return expected;
}

void SlotQueue::leave(Slot &slot) {
  if (slot.left.fetch_add(1, std::memory_order_acq_rel) + 1 < numMembers)
    return;
  slot.clear(numMembers);
  giveBack(slot);
}

Slot *SlotQueue::take() {
  std::lock_guard guard(lock);
  if (unused.empty()) {
    all.push_back(std::make_unique<Slot>(numMembers));
    unused.reserve(all.size());
    return all.back().get();
  }
  Slot *slot = unused.back();
  unused.pop_back();
  return slot;
}

void SlotQueue::giveBack(Slot &slot) {
  std::lock_guard guard(lock);
  unused.push_back(&slot);
}

void SlotQueue::reset() {
  unused.clear();
  for (auto &slot : all) {
    slot->clear(numMembers);
    unused.push_back(slot.get());
  }
  head = take();
}
