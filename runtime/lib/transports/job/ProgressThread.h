//===- ProgressThread.h - Progress in the background ------------*- C++ -*-===//

#ifndef MESH_RT_JOB_PROGRESSTHREAD_H
#define MESH_RT_JOB_PROGRESSTHREAD_H

#include "core/Device.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace mesh::rt {

/// A thread that polls for messages from time to time, with `mutex` held, while
/// the device's own does something else. Who calls a function holds `mutex`.
class ProgressThread {
public:
  /// Returns how long to wait before the next poll.
  using FindInterval = std::function<std::chrono::microseconds()>;

  /// An exception of `progress` is the device's failure.
  ProgressThread(Device &device, std::mutex &mutex, FindInterval findInterval,
                 std::function<void()> progress);
  ~ProgressThread() { stop(); }
  ProgressThread(const ProgressThread &) = delete;
  ProgressThread &operator=(const ProgressThread &) = delete;

  /// A run begins, or has ended.
  void begin();
  void end() { isRunning = false; }
  /// There is something to look for now.
  void notify() { wake.notify_one(); }
  /// Ends the thread; `mutex` is not held.
  void stop();

  /// As long as this lives the device itself looks for messages.
  class Pause {
  public:
    explicit Pause(ProgressThread &owner) : owner(owner) {
      owner.isPaused = true;
    }
    ~Pause() { owner.isPaused = false; }
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;

  private:
    ProgressThread &owner;
  };

private:
  void loop();

  Device &device;
  std::mutex &mutex;
  const FindInterval findInterval;
  const std::function<void()> progress;
  bool isRunning = false;
  bool isPaused = false;
  bool isStopping = false;
  std::condition_variable wake;
  std::thread thread;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_PROGRESSTHREAD_H
