//===- CudaFabric.h - State that endpoints share ----------------*- C++ -*-===//

#ifndef MESH_RT_CUDA_CUDAFABRIC_H
#define MESH_RT_CUDA_CUDAFABRIC_H

#include "EnqueueCollective.h"
#include "MessageMatcher.h"
#include "RendezvousSlot.h"
#include "core/EventCount.h"
#include "devices/cuda/StepGraph.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace mesh::rt {

class CudaFabric {
public:
  /// Steps are not captured if there is an `obstacle`.
  CudaFabric(size_t numDevices, std::string obstacle)
      : processors(numDevices),
        eventCounts(std::make_unique<EventCount[]>(numDevices)),
        steps(processors, std::move(obstacle)) {}

  // By the device's position.
  GpuProcessors processors;
  const std::unique_ptr<EventCount[]> eventCounts;
  MessageMatcher matcher;
  StepGraph steps;

  /// The queue of a set of devices, given in ascending order.
  RendezvousQueue &queueOf(const std::vector<int64_t> &devices) {
    std::lock_guard lock(mutex);
    std::unique_ptr<RendezvousQueue> &queue = queues[devices];
    if (!queue)
      queue = std::make_unique<RendezvousQueue>(
          static_cast<int64_t>(devices.size()));
    return *queue;
  }

  /// No device is running.
  void reset() {
    matcher.reset();
    for (auto &[devices, queue] : queues)
      queue->reset();
  }

private:
  std::mutex mutex;
  std::map<std::vector<int64_t>, std::unique_ptr<RendezvousQueue>> queues;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAFABRIC_H
