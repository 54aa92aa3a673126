//===- Hub.h - what the endpoints of a transport share ----------*- C++ -*-===//

#ifndef MESH_RT_THREADS_HUB_H
#define MESH_RT_THREADS_HUB_H

#include "SlotQueue.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace mesh::rt {

class Endpoint;
class Links;

class Hub {
public:
  Hub(std::vector<int> cores, Links *links)
      : cores(std::move(cores)), links(links) {}

  /// By the device's position.
  std::vector<Endpoint *> endpoints;
  /// The core of each device, by position; none if there are not enough.
  const std::vector<int> cores;
  /// Null if messages are as fast as memory.
  Links *const links;

  /// Whether each device can have a core of its own.
  bool maySpin() const { return !cores.empty(); }
  /// The queue of a set of devices, given in ascending order.
  SlotQueue &queueOf(const std::vector<int64_t> &devices);
  void resetQueues();

private:
  std::mutex mutex;
  std::map<std::vector<int64_t>, std::unique_ptr<SlotQueue>> queues;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_HUB_H
