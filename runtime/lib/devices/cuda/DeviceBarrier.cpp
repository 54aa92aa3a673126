//===- DeviceBarrier.cpp - A barrier of all devices -----------------------===//

#include "DeviceBarrier.h"

#include "core/Deadline.h"
#include "core/Report.h"

using namespace mesh::rt;

Status DeviceBarrier::arriveAndWait(Device &device, const char *what,
                                    const std::function<void()> &complete) {
  std::unique_lock lock(mutex);
  if (++numArrived == numDevices) {
    complete();
    numArrived = 0;
    ++numCompleted;
    changed.notify_all();
    return Status::Ok;
  }
  int64_t own = numCompleted;
  auto isOver = [&] { return numCompleted != own || device.run.cancelled(); };
  Deadline deadline(Clock::now(), device.run.deadline);
  while (!isOver()) {
    Clock::duration rest = deadline.look(Clock::now());
    if (rest <= rest.zero()) {
      lock.unlock();
      return device.fail(describeExpired(
          device.run.deadline, std::string("all devices to ") + what));
    }
    changed.wait_for(lock, deadline.getNap(rest), isOver);
  }
  return numCompleted != own ? Status::Ok : Status::Failed;
}

void DeviceBarrier::wake() {
  std::lock_guard lock(mutex);
  changed.notify_all();
}
