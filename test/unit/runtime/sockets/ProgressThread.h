//===- ProgressThread.h - thread that serves sockets ------------*- C++ -*-===//

#ifndef MESH_RT_TEST_SOCKETS_PROGRESSTHREAD_H
#define MESH_RT_TEST_SOCKETS_PROGRESSTHREAD_H

#include "SocketStream.h"

#include <mutex>
#include <poll.h>
#include <thread>

namespace mesh::rt::sockets {

/// Sleeps until a socket is ready, and then moves data, with a mutex held. So
/// ops make progress while the device computes.
class ProgressThread {
public:
  /// Adds the files to wait for.
  using FindFiles = std::function<void(std::vector<pollfd> &)>;

  ProgressThread(std::mutex &mutex, FindFiles findFiles,
                 std::function<void()> moveData);
  ~ProgressThread();
  ProgressThread(const ProgressThread &) = delete;
  ProgressThread &operator=(const ProgressThread &) = delete;

  /// There are other files to wait for now.
  void wake();

private:
  void work();

  std::mutex &mutex;
  const FindFiles findFiles;
  const std::function<void()> moveData;
  /// An event counter, which `wake` increments.
  File wakeups;
  bool isStopping = false;
  std::thread thread;
};

} // namespace mesh::rt::sockets

#endif // MESH_RT_TEST_SOCKETS_PROGRESSTHREAD_H
