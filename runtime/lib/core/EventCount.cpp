//===- EventCount.cpp - Let a device sleep until it is notified -----------===//

#include "EventCount.h"

#include "Fibers.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace mesh::rt;

static long futex(std::atomic<uint32_t> &word, int operation, uint32_t value,
                  const timespec *timeout) {
  static_assert(sizeof(word) == sizeof(uint32_t));
  return syscall(SYS_futex, &word, operation | FUTEX_PRIVATE_FLAG, value,
                 timeout, nullptr, 0);
}

uint32_t EventCount::prepareWait() {
  uint32_t ticket = epoch.load(std::memory_order_relaxed);
  isWaiting.store(true, std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  return ticket;
}

void EventCount::wait(uint32_t ticket, std::chrono::nanoseconds atMost) {
  if (fiber) {
    if (epoch.load(std::memory_order_relaxed) == ticket)
      fiber->sleep(Clock::now() + atMost);
  } else if (atMost > std::chrono::nanoseconds(0)) {
    auto seconds = std::chrono::duration_cast<std::chrono::seconds>(atMost);
    timespec timeout{seconds.count(), (atMost - seconds).count()};
    futex(epoch, FUTEX_WAIT, ticket, &timeout);
  }
  cancelWait();
}

void EventCount::wakeWaiter() {
  epoch.fetch_add(1, std::memory_order_relaxed);
  if (fiber)
    fiber->wake();
  else
    futex(epoch, FUTEX_WAKE, 1, nullptr);
}
