//===- Fabric.h - State that all endpoints share ----------------*- C++ -*-===//

#ifndef MESH_RT_THREADS_FABRIC_H
#define MESH_RT_THREADS_FABRIC_H

#include "SlotQueue.h"
#include "core/Placement.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace mesh::rt {

class Endpoint;
class Links;

class Fabric {
public:
  Fabric(const Placement &placement, Links *links)
      : placement(placement), links(links) {}

  /// By the device's position.
  std::vector<Endpoint *> endpoints;
  const Placement &placement;
  /// Null if messages are as fast as memory.
  Links *const links;

  /// Each device can have a core of its own then.
  bool maySpin() const { return placement.areAllAlone(); }
  /// The queue of a set of devices, given in ascending order.
  SlotQueue &queueOf(const std::vector<int64_t> &devices);
  void resetQueues();

private:
  std::mutex mutex;
  std::map<std::vector<int64_t>, std::unique_ptr<SlotQueue>> queues;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_FABRIC_H
