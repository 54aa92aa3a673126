//===- Fabric.cpp - State that all endpoints share ------------------------===//

#include "Fabric.h"

using namespace mesh::rt;

SlotQueue &Fabric::queueOf(const std::vector<int64_t> &devices) {
  auto numDevices = static_cast<int64_t>(devices.size());
  // If devices take turns on the cores, the last to come does it for all; and
  // messages over emulated links are not on eager rings.
  bool hasEagerRings =
      maySpin() && !links && numDevices <= EagerEntry::kMaxMembers;
  std::lock_guard lock(mutex);
  std::unique_ptr<SlotQueue> &queue = queues[devices];
  if (!queue)
    queue = std::make_unique<SlotQueue>(numDevices, hasEagerRings);
  return *queue;
}

void Fabric::resetQueues() {
  for (auto &[devices, queue] : queues)
    queue->reset();
}
