//===- Interrupts.cpp - Ctrl-C ends a run ---------------------------------===//
//
// A signal handler may only post a semaphore. A thread that waits for it stops
// the run. Python's own handler, which notes that KeyboardInterrupt is to be
// raised, is called as well. While interrupts are held, it is called only in
// runs.
//
//===----------------------------------------------------------------------===//

#include "Interrupts.h"

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <mutex>
#include <pthread.h>
#include <semaphore.h>
#include <thread>

using namespace mesh;
using namespace mesh::python;

namespace {
/// Never destroyed: its thread outlives the module.
struct Watcher {
  Watcher() {
    sem_init(&signals, /*pshared=*/0, /*value=*/0);
    std::thread([this] { watch(); }).detach();
  }

  void watch() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, nullptr);
    while (true) {
      if (sem_wait(&signals) != 0)
        continue;
      // The run may be about to begin.
      while (!stopCurrent())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }

  /// Returns false if there may still be something to stop: of what follows the
  /// call that was interrupted there is nothing.
  bool stopCurrent() {
    std::lock_guard lock(mutex);
    return !current || interrupted != numCalls ||
           (*current)("the run was interrupted");
  }

  sem_t signals;
  std::mutex mutex;
  const StopOnInterrupt::Stop *current = nullptr;
  /// The number of the current call, and of the one that a signal came in.
  std::atomic<int64_t> numCalls{0}, interrupted{0};
};
} // namespace

static Watcher *watcher = nullptr;
static struct sigaction previous;
static std::atomic<bool> isHeld{false}, isRunning{false}, isPending{false};

static void handle(int signal, siginfo_t *info, void *context) {
  if (isHeld && !isRunning) {
    isPending = true;
    return;
  }
  if (previous.sa_flags & SA_SIGINFO)
    previous.sa_sigaction(signal, info, context);
  else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN)
    previous.sa_handler(signal);
  watcher->interrupted = watcher->numCalls.load();
  sem_post(&watcher->signals);
}

/// Returns true if the calling thread is Python's main thread and Python
/// handles SIGINT.
static bool canTakeOver() {
  static const pid_t process = getpid();
  if (gettid() != process || process != getpid())
    return false;
  if (isHeld)
    return true;
  if (sigaction(SIGINT, nullptr, &previous) != 0 ||
      previous.sa_handler == SIG_DFL || previous.sa_handler == SIG_IGN)
    return false;
  if (!watcher)
    watcher = new Watcher;
  return true;
}

static bool install() {
  struct sigaction own = {};
  own.sa_sigaction = handle;
  own.sa_flags = SA_SIGINFO | SA_RESTART;
  return sigaction(SIGINT, &own, nullptr) == 0;
}

static void restore() {
  // LLVM's handler, once a file has been written, puts the one before it back
  // when it is called.
  struct sigaction now;
  if (sigaction(SIGINT, nullptr, &now) == 0 && now.sa_sigaction == handle)
    sigaction(SIGINT, &previous, nullptr);
}

static bool takeOver(const StopOnInterrupt::Stop &stop) {
  if (!canTakeOver())
    return false;
  {
    std::lock_guard lock(watcher->mutex);
    watcher->current = &stop;
    ++watcher->numCalls;
  }
  isRunning = true;
  if (!isHeld)
    return install();
  if (isPending.exchange(false))
    raise(SIGINT);
  return true;
}

StopOnInterrupt::StopOnInterrupt(Stop given)
    : stop(std::move(given)), isWatched(takeOver(stop)) {}

StopOnInterrupt::~StopOnInterrupt() {
  if (!isWatched)
    return;
  isRunning = false;
  if (!isHeld)
    restore();
  std::lock_guard lock(watcher->mutex);
  watcher->current = nullptr;
}

static void interruptLater() {
  constexpr std::chrono::milliseconds kLater{20};
  std::thread([=] {
    std::this_thread::sleep_for(kLater);
    kill(getpid(), SIGINT);
  }).detach();
}

void mesh::python::postponeInterrupt() {
  if (isHeld)
    isPending = true;
  else
    interruptLater();
}

bool mesh::python::holdInterrupts() {
  if (isHeld || !canTakeOver())
    return false;
  isPending = false;
  isHeld = true;
  isHeld = install();
  // An interrupt from before would be raised before the caller knows of this.
  if (isHeld && PyErr_CheckSignals() != 0) {
    releaseInterrupts();
    throw nanobind::python_error();
  }
  return isHeld;
}

void mesh::python::releaseInterrupts() {
  restore();
  isHeld = false;
  if (isPending.exchange(false))
    interruptLater();
}
