//===- Doorbell.h - how a device sleeps and is woken ------------*- C++ -*-===//
//
// A waiting device looks for progress, announces that it will sleep, looks
// once more, and sleeps. Whoever changes what it may be waiting for rings
// afterwards. Either the second look sees the change, or the ring finds the
// announcement: the two sequentially consistent fences exclude that both miss.
// Ringing a device that is awake costs one load.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_DOORBELL_H
#define MESH_RT_CORE_DOORBELL_H

#include <atomic>
#include <chrono>
#include <cstdint>

namespace mesh::rt {

class Fiber;

class alignas(128) Doorbell {
public:
  /// Announces the sleep. The caller looks for progress once more, then calls
  /// sleep or stayAwake.
  uint32_t announce();
  void stayAwake() { isSleeper.store(false, std::memory_order_relaxed); }
  /// Sleeps until a ring since `ticket`, or for `atMost`, or for no reason.
  void sleep(uint32_t ticket, std::chrono::nanoseconds atMost);

  void ring() {
    std::atomic_thread_fence(std::memory_order_seq_cst);
    ringAfterFence();
  }
  /// For ringing many with one fence. Returns whether someone may have slept.
  bool ringAfterFence() {
    bool isHeard = isSleeper.load(std::memory_order_relaxed);
    if (isHeard)
      wakeSleeper();
    return isHeard;
  }

  /// Who sleeps, if that is not a thread.
  Fiber *fiber = nullptr;

private:
  void wakeSleeper();

  std::atomic<bool> isSleeper{false};
  std::atomic<uint32_t> rings{0};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_DOORBELL_H
