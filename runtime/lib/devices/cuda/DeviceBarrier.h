//===- DeviceBarrier.h - A barrier of all devices ---------------*- C++ -*-===//
//
// The last device to come does what is to be done for all, while the others
// wait, and then all go on.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_DEVICEBARRIER_H
#define MESH_RT_CUDA_DEVICEBARRIER_H

#include "core/Device.h"

#include <condition_variable>
#include <functional>
#include <mutex>

namespace mesh::rt {

class DeviceBarrier {
public:
  explicit DeviceBarrier(int64_t numDevices) : numDevices(numDevices) {}

  /// Returns when all devices have called this, and the last one `complete`.
  /// Failed if the run is, or if they do not all come within the deadline;
  /// `what` says for what they meet.
  Status arriveAndWait(Device &device, const char *what,
                       const std::function<void()> &complete);
  /// Lets the waiting look whether the run goes on.
  void wake();
  /// No device is running.
  void reset() { numArrived = 0; }

private:
  const int64_t numDevices;
  std::mutex mutex;
  std::condition_variable changed;
  int64_t numArrived = 0;
  int64_t numCompleted = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_DEVICEBARRIER_H
