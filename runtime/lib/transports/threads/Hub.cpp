//===- Hub.cpp - what the endpoints of a transport share ------------------===//

#include "Hub.h"

using namespace mesh::rt;

SlotQueue &Hub::queueOf(const std::vector<int64_t> &devices) {
  auto numDevices = static_cast<int64_t>(devices.size());
  // Where devices take turns on the cores, the last to come rather does it for
  // all; and what goes over emulated links is not on boards.
  bool hasBoards = maySpin() && !links && numDevices <= Note::kMaxMembers;
  std::lock_guard lock(mutex);
  std::unique_ptr<SlotQueue> &queue = queues[devices];
  if (!queue)
    queue = std::make_unique<SlotQueue>(numDevices, hasBoards);
  return *queue;
}

void Hub::resetQueues() {
  for (auto &[devices, queue] : queues)
    queue->reset();
}
