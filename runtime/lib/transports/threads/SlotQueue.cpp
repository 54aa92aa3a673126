//===- SlotQueue.cpp - Rendezvous slots of a group ------------------------===//

#include "SlotQueue.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

bool Slot::haveAllLeft() const {
  return std::all_of(
      entries.get(), entries.get() + numMembers, [](const Entry &entry) {
        return entry.stage.load(std::memory_order_acquire) == Stage::Left;
      });
}

void Slot::clear() {
  for (auto *counter : {&arrived, &numRead, &claimed})
    counter->store(0, std::memory_order_relaxed);
  first.store(-1, std::memory_order_relaxed);
  isNextTaken.store(false, std::memory_order_relaxed);
  next.store(nullptr, std::memory_order_relaxed);
  schedule.store(Transfer::Pending, std::memory_order_relaxed);
  course.reset();
  for (int64_t i = 0; i < numMembers; ++i) {
    Entry &entry = entries[i];
    entry.stage.store(Stage::Absent, std::memory_order_relaxed);
    entry.transfer.store(Transfer::Pending, std::memory_order_relaxed);
    entry.isClaimed.store(false, std::memory_order_relaxed);
    entry.readersDone.store(0, std::memory_order_relaxed);
    entry.arrivesAt.store({}, std::memory_order_relaxed);
    entry.isSentAt.store({}, std::memory_order_relaxed);
  }
}

SlotQueue::SlotQueue(int64_t numMembers, bool hasEagerRings)
    : numMembers(numMembers), head(add()),
      eagerRings(hasEagerRings ? new EagerRing[numMembers] : nullptr) {
  head->neighbour = head;
}

Slot *SlotQueue::add() {
  return all.emplace_back(std::make_unique<Slot>(numMembers)).get();
}

Slot *SlotQueue::take(Slot &before) {
  Slot *slot = before.neighbour;
  if (slot->haveAllLeft()) {
    slot->clear();
    return slot;
  }
  Slot *fresh = add();
  fresh->neighbour = slot;
  before.neighbour = fresh;
  return fresh;
}

Slot *SlotQueue::next(Slot &slot) {
  if (Slot *next = slot.next.load(std::memory_order_acquire))
    return next;
  if (!slot.isNextTaken.exchange(true, std::memory_order_relaxed)) {
    Slot *next = take(slot);
    slot.next.store(next, std::memory_order_release);
    return next;
  }
  while (true) {
    if (Slot *next = slot.next.load(std::memory_order_acquire))
      return next;
    std::this_thread::yield();
  }
}

void SlotQueue::reset() {
  for (auto &slot : all) {
    slot->clear();
    if (slot.get() != head)
      for (int64_t i = 0; i < numMembers; ++i)
        slot->entries[i].stage.store(Stage::Left, std::memory_order_relaxed);
  }
  for (int64_t i = 0; hasEagerRings() && i < numMembers; ++i)
    eagerRings[i].reset();
}
