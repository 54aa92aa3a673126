//===- Placement.h - Cores for the threads of devices -----------*- C++ -*-===//
//
// Neighbours in the mesh are neighbours in the machine: on the cores of one
// NUMA node before those of the next. No core gets a second thread, by its
// second hardware thread, while another one has none.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_PLACEMENT_H
#define MESH_RT_CORE_PLACEMENT_H

#include "Cores.h"

#include <atomic>
#include <cstdint>
#include <sched.h>
#include <span>
#include <vector>

namespace mesh::rt {

class Placement {
public:
  /// Places `numThreads` threads, at most one for each of `numDevices` devices.
  Placement(const Cores &given, int64_t numDevices, int64_t numThreads);

  const int64_t numDevices;
  const int64_t numThreads;

  /// Returns the number of cores that this process may use, also for threads
  /// that come later.
  int64_t numCores() const { return static_cast<int64_t>(cores.size()); }
  /// Returns the core on which thread number `thread` begins. With more threads
  /// than cores, those share one that are numCores() apart.
  const Core &coreOfThread(int64_t thread) const {
    return cores[thread % numCores()];
  }
  /// Returns the core on which a device begins. Devices that share a core are
  /// neighbours.
  const Core &coreOfDevice(int64_t device) const {
    return cores[device * numTaken / numDevices];
  }
  /// Returns true if each device has a thread and a core of its own.
  bool areAllAlone() const { return numTaken == numDevices; }

  bool hasManyNodes() const { return coresOfNodes.size() > 1; }
  /// Returns the cores on which a thread keeps the memory of its core; none if
  /// all have the same.
  std::span<const int> coresNear(const Core &core) const;

private:
  /// On how many cores the threads begin: the first.
  const int64_t numTaken;
  const std::vector<Core> cores;
  std::vector<std::vector<int>> coresOfNodes;
};

/// Keeps the calling thread on `cores` as long as the object lives. If the
/// system rejects that, and if there are none, the thread stays where it is.
class StayOn {
public:
  explicit StayOn(std::span<const int> cores);
  explicit StayOn(const Core &core) : StayOn(std::span(&core.number, 1)) {}
  ~StayOn();
  StayOn(const StayOn &) = delete;
  StayOn &operator=(const StayOn &) = delete;

private:
  cpu_set_t allowed;
  bool isKept;
};

/// Moves the calling thread to `core`. It may be moved on from there: the
/// system knows what else runs on the machine, but is slow to find out that
/// two devices that begin at the same time, by the same wake-up, are to be
/// on two cores.
inline void startOn(const Core &core) { StayOn there(core); }

/// Says in `core` where the calling thread is. If that is not its `own`
/// and `isOtherAt(core)`, moves it to that; returns whether it did.
template <typename IsOtherAt>
bool leaveSharedCore(std::atomic<int> &core, const Core &own,
                     IsOtherAt isOtherAt) {
  int here = sched_getcpu();
  core.store(here, std::memory_order_relaxed);
  if (here == own.number || !isOtherAt(here))
    return false;
  startOn(own);
  return true;
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_PLACEMENT_H
