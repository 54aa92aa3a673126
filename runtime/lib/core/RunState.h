//===- RunState.h - State that the devices of a run share -------*- C++ -*-===//
//
// The first device to fail decides the run's error. From then on the run is
// cancelled: every wait of every device ends with Failed.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_RUNSTATE_H
#define MESH_RT_CORE_RUNSTATE_H

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace mesh::rt {

using Clock = std::chrono::steady_clock;

class RunState {
public:
  RunState(int64_t numDevices, std::chrono::milliseconds deadline, bool trace,
           int64_t credits, double flopRate)
      : numDevices(numDevices), deadline(deadline), trace(trace),
        credits(credits), flopRate(flopRate) {}

  const int64_t numDevices;
  const std::chrono::milliseconds deadline;
  const bool trace;
  const int64_t credits;
  const double flopRate;

  /// Forgets the run before. No device is running.
  void begin();

  /// Records the failure unless there is one already. Returns whether there was
  /// none.
  bool fail(int64_t device, std::string message);
  /// The same of a run that is stopped from outside, on no device's account;
  /// not once it is committed.
  bool stop(std::string reason);
  /// All devices have come to where they may write over what the run was given.
  /// Returns false if the run has failed before.
  bool commit();
  bool isCommitted() const { return committed.load(std::memory_order_acquire); }
  bool cancelled() const { return isCancelled.load(std::memory_order_acquire); }

  /// The number of devices that have returned from their program.
  std::atomic<int64_t> numFinished{0};
  Clock::time_point start;

  /// The failure, and the device that it is of; -1 if there is none. Read when
  /// no device runs any more.
  int64_t failedDevice = -1;
  std::string failure;
  Clock::time_point failedAt;

private:
  bool failLocked(int64_t device, std::string message);

  std::atomic<bool> isCancelled{false};
  std::atomic<bool> committed{false};
  std::mutex mutex;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_RUNSTATE_H
