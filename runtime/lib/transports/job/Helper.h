//===- Helper.h - moves messages on while a device computes -----*- C++ -*-===//

#ifndef MESH_RT_JOB_HELPER_H
#define MESH_RT_JOB_HELPER_H

#include "core/Device.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace mesh::rt {

/// A thread that looks for messages from time to time, with `mutex` held, while
/// the device's own does something else. Who calls a function holds `mutex`.
class Helper {
public:
  /// How long it waits before it looks again.
  using FindNap = std::function<std::chrono::microseconds()>;

  /// What `moveOn` throws is the device's failure.
  Helper(Device &device, std::mutex &mutex, FindNap findNap,
         std::function<void()> moveOn);
  ~Helper() { stop(); }
  Helper(const Helper &) = delete;
  Helper &operator=(const Helper &) = delete;

  /// A run begins, or has ended.
  void begin();
  void end() { isRunning = false; }
  /// There is something to look for now.
  void hurry() { wake.notify_one(); }
  /// Ends the thread; `mutex` is not held.
  void stop();

  /// As long as this lives the device itself looks for messages.
  class Pause {
  public:
    explicit Pause(Helper &helper) : helper(helper) { helper.isPaused = true; }
    ~Pause() { helper.isPaused = false; }
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;

  private:
    Helper &helper;
  };

private:
  void help();

  Device &device;
  std::mutex &mutex;
  const FindNap findNap;
  const std::function<void()> moveOn;
  bool isRunning = false;
  bool isPaused = false;
  bool isStopping = false;
  std::condition_variable wake;
  std::thread thread;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_HELPER_H
