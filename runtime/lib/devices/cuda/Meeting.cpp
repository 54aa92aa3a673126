//===- Meeting.cpp - where the devices of a process wait for all ----------===//

#include "Meeting.h"

#include "core/Deadline.h"
#include "core/Report.h"

using namespace mesh::rt;

Status Meeting::meet(Device &device, const char *what,
                     const std::function<void()> &conclude) {
  std::unique_lock lock(mutex);
  if (++numPresent == numDevices) {
    conclude();
    numPresent = 0;
    ++numMeetings;
    changed.notify_all();
    return Status::Ok;
  }
  int64_t own = numMeetings;
  auto isOver = [&] { return numMeetings != own || device.run.cancelled(); };
  Deadline deadline(Clock::now(), device.run.deadline);
  while (!isOver()) {
    Clock::duration rest = deadline.look(Clock::now());
    if (rest <= rest.zero()) {
      lock.unlock();
      return device.fail("the deadline of " +
                         formatDuration(device.run.deadline) +
                         " expired, waiting for all devices to " + what);
    }
    changed.wait_for(lock, deadline.getNap(rest), isOver);
  }
  return numMeetings != own ? Status::Ok : Status::Failed;
}

void Meeting::wake() {
  std::lock_guard lock(mutex);
  changed.notify_all();
}
