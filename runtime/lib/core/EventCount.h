//===- EventCount.h - Let a device sleep until it is notified ---*- C++ -*-===//
//
// A waiting device looks for progress, announces that it will sleep, looks
// once more, and sleeps. Whoever changes what it may be waiting for notifies it
// afterwards. Either the second look sees the change, or the notification finds
// the announcement: the two sequentially consistent fences exclude that both
// miss. To notify a device that is awake costs one load.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_EVENTCOUNT_H
#define MESH_RT_CORE_EVENTCOUNT_H

#include <atomic>
#include <chrono>
#include <cstdint>

namespace mesh::rt {

class Fiber;

class alignas(128) EventCount {
public:
  /// Announces the sleep. The caller looks for progress once more, then calls
  /// wait or cancelWait.
  uint32_t prepareWait();
  void cancelWait() { isWaiting.store(false, std::memory_order_relaxed); }
  /// Sleeps until a notification since `ticket`, or for `atMost`, or for no
  /// reason.
  void wait(uint32_t ticket, std::chrono::nanoseconds atMost);

  void notify() {
    std::atomic_thread_fence(std::memory_order_seq_cst);
    notifyAfterFence();
  }
  /// To notify many with one fence. Returns whether someone may have slept.
  bool notifyAfterFence() {
    bool isSleeping = isWaiting.load(std::memory_order_relaxed);
    if (isSleeping)
      wakeWaiter();
    return isSleeping;
  }

  /// The fiber that sleeps; null for a thread.
  Fiber *fiber = nullptr;

private:
  void wakeWaiter();

  std::atomic<bool> isWaiting{false};
  std::atomic<uint32_t> epoch{0};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_EVENTCOUNT_H
