//===- Hub.cpp - what the endpoints of a transport share ------------------===//

#include "Hub.h"

using namespace mesh::rt;

SlotQueue &Hub::queueOf(const std::vector<int64_t> &devices) {
  std::lock_guard lock(mutex);
  std::unique_ptr<SlotQueue> &queue = queues[devices];
  if (!queue)
    queue = std::make_unique<SlotQueue>(static_cast<int64_t>(devices.size()));
  return *queue;
}

void Hub::resetQueues() {
  for (auto &[devices, queue] : queues)
    queue->reset();
}
