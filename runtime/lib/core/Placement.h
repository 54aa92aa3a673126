//===- Placement.h - which core a device starts on --------------*- C++ -*-===//

#ifndef MESH_RT_CORE_PLACEMENT_H
#define MESH_RT_CORE_PLACEMENT_H

#include <atomic>
#include <cstdint>
#include <sched.h>
#include <vector>

namespace mesh::rt {

/// The cores that this process may use, in the order in which devices take
/// them: neighbours in the mesh are neighbours in the machine, and a core's
/// second hardware thread comes after all cores.
std::vector<int> findCores();

/// Keeps the calling thread on `core` as long as the object lives. Where the
/// system refuses, the thread stays where it is.
class StayOnCore {
public:
  explicit StayOnCore(int core);
  ~StayOnCore();
  StayOnCore(const StayOnCore &) = delete;
  StayOnCore &operator=(const StayOnCore &) = delete;

private:
  cpu_set_t allowed;
  bool isKept;
};

/// Moves the calling thread to `core`. It may be moved on from there: the
/// system knows what else runs on the machine, but is slow to find out that
/// two devices that begin at the same time, by the same wake-up, are to be
/// on two cores.
inline void startOnCore(int core) { StayOnCore there(core); }

/// Says in `core` where the calling thread is. If that is not its `own` core
/// and `isOtherAt(core)`, moves it to that; returns whether it did.
template <typename IsOtherAt>
bool leaveSharedCore(std::atomic<int> &core, int own, IsOtherAt isOtherAt) {
  int here = sched_getcpu();
  core.store(here, std::memory_order_relaxed);
  if (here == own || !isOtherAt(here))
    return false;
  startOnCore(own);
  return true;
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_PLACEMENT_H
