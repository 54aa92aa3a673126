//===- ProgressThread.cpp - thread that serves sockets --------------------===//

#include "ProgressThread.h"

#include "core/FlushSubnormals.h"

#include <sys/eventfd.h>
#include <unistd.h>

using namespace mesh::rt::sockets;

ProgressThread::ProgressThread(std::mutex &mutex, FindFiles findFiles,
                               std::function<void()> moveData)
    : mutex(mutex), findFiles(std::move(findFiles)),
      moveData(std::move(moveData)),
      wakeups(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  if (wakeups.get() < 0)
    throwSystemError("there is no event counter");
  thread = std::thread([this] { work(); });
}

ProgressThread::~ProgressThread() {
  {
    std::lock_guard lock(mutex);
    isStopping = true;
  }
  wake();
  thread.join();
}

void ProgressThread::wake() {
  // Fails only if the thread is to wake up anyway.
  eventfd_write(wakeups.get(), 1);
}

void ProgressThread::work() {
  // Parts of sums are added up here as well.
  mesh::rt::FlushSubnormals flush;
  std::vector<pollfd> files;
  std::unique_lock lock(mutex);
  while (!isStopping) {
    files.assign(1, {wakeups.get(), POLLIN, 0});
    findFiles(files);
    lock.unlock();
    poll(files.data(), files.size(), /*timeout=*/-1);
    lock.lock();
    eventfd_t count;
    eventfd_read(wakeups.get(), &count);
    if (!isStopping)
      moveData();
  }
}
