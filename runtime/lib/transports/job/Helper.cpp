//===- Helper.cpp - moves messages on while a device computes -------------===//

#include "Helper.h"

#include "Lookout.h"

using namespace mesh::rt;

Helper::Helper(Device &device, std::mutex &mutex, FindNap findNap,
               std::function<void()> moveOn)
    : device(device), mutex(mutex), findNap(std::move(findNap)),
      moveOn(std::move(moveOn)), thread([this] { help(); }) {}

void Helper::begin() {
  isRunning = true;
  wake.notify_one();
}

void Helper::stop() {
  if (!thread.joinable())
    return;
  {
    std::lock_guard lock(mutex);
    isStopping = true;
  }
  wake.notify_one();
  thread.join();
}

void Helper::help() {
  std::unique_lock lock(mutex);
  while (true) {
    wake.wait(lock, [&] { return isStopping || isRunning; });
    if (isStopping)
      return;
    wake.wait_for(lock, isPaused ? kIdleHelperNap : findNap());
    if (isPaused || !isRunning)
      continue;
    try {
      moveOn();
    } catch (const std::exception &error) {
      device.run.fail(device.position, error.what());
    }
  }
}
