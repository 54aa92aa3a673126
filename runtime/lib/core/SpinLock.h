//===- SpinLock.h - for what takes a few instructions -----------*- C++ -*-===//

#ifndef MESH_RT_CORE_SPINLOCK_H
#define MESH_RT_CORE_SPINLOCK_H

#include <atomic>
#include <thread>

namespace mesh::rt {

/// A lock that is held for a few instructions: waiting is shorter than a sleep
/// and a wake-up. Whoever finds it held steps aside, since the holder may be on
/// the same core. Works with std::lock_guard.
class SpinLock {
public:
  void lock() {
    for (int tries = 0; isHeld.exchange(true, std::memory_order_acquire);)
      while (isHeld.load(std::memory_order_relaxed))
        if (++tries % kTriesPerYield == 0)
          std::this_thread::yield();
  }
  void unlock() { isHeld.store(false, std::memory_order_release); }

private:
  static constexpr int kTriesPerYield = 100;

  std::atomic<bool> isHeld{false};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_SPINLOCK_H
