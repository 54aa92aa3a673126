//===- ProgressThread.cpp - Progress in the background --------------------===//

#include "ProgressThread.h"

#include "PollPolicy.h"
#include "core/FlushSubnormals.h"

using namespace mesh::rt;

ProgressThread::ProgressThread(Device &device, std::mutex &mutex,
                               FindInterval findInterval,
                               std::function<void()> progress)
    : device(device), mutex(mutex), findInterval(std::move(findInterval)),
      progress(std::move(progress)), thread([this] { loop(); }) {}

void ProgressThread::begin() {
  isRunning = true;
  wake.notify_one();
}

void ProgressThread::stop() {
  if (!thread.joinable())
    return;
  {
    std::lock_guard lock(mutex);
    isStopping = true;
  }
  wake.notify_one();
  thread.join();
}

void ProgressThread::loop() {
  // Parts of sums are added up here as well.
  FlushSubnormals flush;
  std::unique_lock lock(mutex);
  while (true) {
    wake.wait(lock, [&] { return isStopping || isRunning; });
    if (isStopping)
      return;
    wake.wait_for(lock, isPaused ? kIdleProgressInterval : findInterval());
    if (isPaused || !isRunning)
      continue;
    try {
      progress();
    } catch (const std::exception &error) {
      device.run.fail(device.position, error.what());
    }
  }
}
