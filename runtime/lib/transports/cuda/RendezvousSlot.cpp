//===- RendezvousSlot.cpp - Rendezvous of a collective --------------------===//

#include "RendezvousSlot.h"

#include <algorithm>
#include <utility>

using namespace mesh::rt;

void RendezvousSlot::clear() {
  numArrived = numLeft = 0;
  first = -1;
  for (Member &member : members) {
    member.hasArrived = false;
    member.enqueued = Enqueued::No;
  }
}

RendezvousSlot &RendezvousQueue::at(int64_t number) {
  while (begin + static_cast<int64_t>(open.size()) <= number) {
    if (unused.empty())
      unused.push_back(std::make_unique<RendezvousSlot>(numMembers));
    open.push_back(std::move(unused.back()));
    unused.pop_back();
  }
  return *open[number - begin];
}

void RendezvousQueue::leave(RendezvousSlot &slot) {
  if (++slot.numLeft < numMembers)
    return;
  slot.clear();
  auto found = std::find_if(open.begin(), open.end(), [&](const auto &other) {
    return other.get() == &slot;
  });
  unused.push_back(std::move(*found));
  while (!open.empty() && !open.front()) {
    open.pop_front();
    ++begin;
  }
}

void RendezvousQueue::reset() {
  for (auto &slot : open) {
    if (!slot)
      continue;
    slot->clear();
    unused.push_back(std::move(slot));
  }
  open.clear();
  begin = 0;
}
