//===- StreamProgress.cpp - Bound and watch a stream ----------------------===//

#include "StreamProgress.h"

#include "core/Deadline.h"
#include "core/Report.h"

#include <thread>

using namespace mesh::rt;
using namespace std::chrono_literals;

/// The wait for work that is nearly done does not sleep.
static constexpr std::chrono::microseconds kSpin{100};
static constexpr std::chrono::microseconds kSleep{50};

Status StreamProgress::mark(const char *name, const char *location) {
  if (next - oldest == kMaxMarks && awaitOldest() == Status::Failed)
    return Status::Failed;
  CurrentGpu scope(stream.gpu);
  Mark &mark = marks[next % kMaxMarks];
  if (!mark.event)
    mark.event = makeEvent(stream.gpu.driver);
  stream.record(mark.event);
  mark.name = name;
  mark.location = location;
  ++next;
  return Status::Ok;
}

bool StreamProgress::isDone(const CudaEvent &event) const {
  const auto &query = stream.gpu.driver.eventQuery;
  cuda::Result result = query.attempt(event.get());
  if (result != cuda::kSuccess && result != cuda::kNotReady)
    query.fail(result);
  return result == cuda::kSuccess;
}

Status StreamProgress::await(const CudaEvent &event, const std::string &what) {
  CurrentGpu scope(stream.gpu);
  Clock::time_point begin = Clock::now();
  Deadline deadline(begin, device.run.deadline);
  while (!isDone(event)) {
    if (device.run.cancelled())
      return Status::Failed;
    Clock::time_point now = Clock::now();
    if (deadline.look(now) <= Clock::duration::zero())
      return device.fail(describeExpired(
          device.run.deadline, stream.gpu.describe() + " to get past " + what));
    if (now < begin + kSpin)
      std::this_thread::yield();
    else
      std::this_thread::sleep_for(kSleep);
  }
  return Status::Ok;
}

Status StreamProgress::awaitOldest() {
  const Mark &mark = marks[oldest % kMaxMarks];
  if (await(mark.event, std::string(mark.name) + " at " + mark.location) ==
      Status::Failed)
    return Status::Failed;
  ++oldest;
  return Status::Ok;
}

Status StreamProgress::drain() {
  while (oldest != next)
    if (awaitOldest() == Status::Failed)
      return Status::Failed;
  return Status::Ok;
}
