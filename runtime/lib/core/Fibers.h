//===- Fibers.h - Programs that take turns on a few threads -----*- C++ -*-===//
//
// With more devices than cores, a few threads, the workers, run all of them: a
// device that waits gives its thread to one that need not, which takes
// nanoseconds, while the system takes microseconds to change threads.
//
// Invariants: a fiber that is Ready is in the queue of one worker, or about to
// be, and in no other state in any. A fiber that wants to sleep becomes
// Sleeping by its worker, when its registers have been saved; if it has been
// woken before that, it is put into a queue instead.
//
// Nothing is asked of programs: one that waits for another in ways that the
// runtime does not see holds up its worker alone. The host, who waits for the
// end, sees then that nobody takes what is in the queues, and adds workers.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_FIBERS_H
#define MESH_RT_CORE_FIBERS_H

#include "Context.h"
#include "EventCount.h"
#include "Placement.h"
#include "RunState.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mesh::rt {

class Fibers;
class Worker;

/// A program on a stack of its own.
class alignas(128) Fiber {
public:
  /// By the fiber itself: lets others run until wake() is called, or the time
  /// has come, or for no reason.
  void sleep(Clock::time_point until);
  /// By the fiber itself: lets those run who are ready.
  void yield();
  /// By anyone: ends the sleep, also one that is about to begin.
  void wake();

private:
  friend class Fibers;
  friend class Worker;
  enum class State { Running, Sleeping, Ready };
  enum class Wish { Sleep, Yield, End };

  void leave(Wish wish);
  void live();

  Fibers *fibers = nullptr;
  int64_t index = 0;
  std::optional<Context> context;
  std::atomic<State> state{State::Ready};
  /// The reason for which it has given its thread back.
  Wish wish = Wish::Yield;
  std::atomic<Clock::time_point> wakeAt{};
  /// The worker that runs it, or did last; it will be in that worker's queue.
  Worker *home = nullptr;
  /// In a queue.
  Fiber *next = nullptr;
};

/// A thread that runs fibers.
class alignas(128) Worker {
public:
  void push(Fiber &fiber);
  /// Null if there is none.
  Fiber *pop();

  /// True if a thread has this place.
  std::atomic<bool> isTaken{false};
  /// The NUMA node of its place.
  int node = 0;
  /// The context of the thread, while it works.
  Context *context = nullptr;
  /// The core of the thread when it began, or last woke up.
  std::atomic<int> core{-1};
  /// The number of fibers that it has run.
  std::atomic<int64_t> numRuns{0};
  EventCount eventCount;

  int64_t numReady() const { return length.load(std::memory_order_relaxed); }

private:
  void lock();
  void unlock() { isLocked.store(false, std::memory_order_release); }

  alignas(128) std::atomic<bool> isLocked{false};
  std::atomic<int64_t> length{0};
  Fiber *head = nullptr;
  Fiber *tail = nullptr;
};

class Fibers {
public:
  /// One for each device, and as many workers as there are threads. `placement`
  /// outlives them. Throws an Error if there is no memory for the stacks.
  explicit Fibers(const Placement &placement);

  Fiber &operator[](int64_t index) { return fibers[index]; }

  /// Before a run. `body` is called with the index of each fiber. Nobody works.
  void begin(const std::function<void(int64_t)> &body);
  /// Runs fibers on the calling thread until all have ended.
  void work();
  /// Runs fibers that are ready while there are any.
  void help();
  /// By the host, every few milliseconds: wakes those that have slept long
  /// enough. Returns how many threads are to help: one for each fiber that is
  /// ready, if no worker has begun to run any for a while.
  int64_t look();
  /// A thread that look() asked for helps no more, or never.
  void endHelp() { numHelpers.fetch_sub(1, std::memory_order_relaxed); }

private:
  friend class Fiber;

  /// Runs what `take(worker)` gives, until that is null.
  template <typename Take>
  void runAll(Take take);
  Worker &takePlace();
  /// The core of a worker's place.
  const Core &coreOf(const Worker &worker) const {
    return placement.coreOfThread(&worker - workers.get());
  }
  /// Returns true if there is one worker for each core of the machine, on
  /// which it stays then.
  bool hasAllCores() const { return numWorkers == placement.numCores(); }
  void spread(Worker &worker);
  /// The workers that may have something, or sleep.
  std::span<Worker> usedWorkers() const {
    return {workers.get(),
            static_cast<size_t>(numUsed.load(std::memory_order_acquire))};
  }
  void run(Worker &worker, Fiber &fiber);
  /// Calls visit(other) for the used workers, those on the node of `worker`
  /// first, until that is true.
  template <typename Visit>
  void anyNearFirst(const Worker &worker, Visit visit);
  Fiber *find(Worker &worker);
  Fiber *await(Worker &worker);
  Fiber *sleep(Worker &worker);
  void offer(Fiber &fiber);
  void end();
  bool isOver() const {
    return numEnded.load(std::memory_order_acquire) == numFibers;
  }

  const Placement &placement;
  const int64_t numFibers;
  /// The number of threads that work; as many as there are fibers may help.
  const int64_t numWorkers;
  const int64_t numPlaces;
  const std::unique_ptr<Fiber[]> fibers;
  const std::unique_ptr<Worker[]> workers;
  const std::function<void(int64_t)> *body = nullptr;
  /// The number of fibers that had been run at the last look, and the time
  /// since.
  int64_t runsAtLook = -1;
  Clock::time_point heldUpSince;

  alignas(128) std::atomic<int64_t> numEnded{0};
  std::atomic<int64_t> numAsleep{0};
  /// Places that were taken, or had fibers at the begin, in this run: the
  /// first.
  std::atomic<int64_t> numUsed{0};
  /// Threads that help, or have been asked to.
  std::atomic<int64_t> numHelpers{0};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FIBERS_H
