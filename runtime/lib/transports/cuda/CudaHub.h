//===- CudaHub.h - what the endpoints of a transport share ------*- C++ -*-===//

#ifndef MESH_RT_CUDA_CUDAHUB_H
#define MESH_RT_CUDA_CUDAHUB_H

#include "Exchange.h"
#include "Laying.h"
#include "Post.h"
#include "core/EventCount.h"
#include "devices/cuda/StepGraph.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace mesh::rt {

class CudaHub {
public:
  /// Steps are not captured if there is an `obstacle`.
  CudaHub(size_t numDevices, std::string obstacle)
      : processors(numDevices),
        eventCounts(std::make_unique<EventCount[]>(numDevices)),
        steps(processors, std::move(obstacle)) {}

  // By the device's position.
  GpuProcessors processors;
  const std::unique_ptr<EventCount[]> eventCounts;
  Post post;
  StepGraph steps;

  /// The queue of a set of devices, given in ascending order.
  ExchangeQueue &queueOf(const std::vector<int64_t> &devices) {
    std::lock_guard lock(mutex);
    std::unique_ptr<ExchangeQueue> &queue = queues[devices];
    if (!queue)
      queue =
          std::make_unique<ExchangeQueue>(static_cast<int64_t>(devices.size()));
    return *queue;
  }

  /// No device is running.
  void reset() {
    post.reset();
    for (auto &[devices, queue] : queues)
      queue->reset();
  }

private:
  std::mutex mutex;
  std::map<std::vector<int64_t>, std::unique_ptr<ExchangeQueue>> queues;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAHUB_H
