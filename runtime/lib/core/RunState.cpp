//===- RunState.cpp - State that the devices of a run share ---------------===//

#include "RunState.h"

using namespace mesh::rt;

void RunState::begin() {
  isCancelled.store(false, std::memory_order_relaxed);
  committed.store(false, std::memory_order_relaxed);
  numFinished.store(0, std::memory_order_relaxed);
  failedDevice = -1;
  failure.clear();
  start = Clock::now();
}

bool RunState::fail(int64_t device, std::string message) {
  std::lock_guard lock(mutex);
  return failLocked(device, std::move(message));
}

bool RunState::stop(std::string reason) {
  std::lock_guard lock(mutex);
  return !isCommitted() && failLocked(-1, std::move(reason));
}

bool RunState::commit() {
  std::lock_guard lock(mutex);
  if (cancelled())
    return false;
  committed.store(true, std::memory_order_release);
  return true;
}

bool RunState::failLocked(int64_t device, std::string message) {
  if (cancelled())
    return false;
  failedDevice = device;
  failure = std::move(message);
  failedAt = Clock::now();
  isCancelled.store(true, std::memory_order_release);
  return true;
}
