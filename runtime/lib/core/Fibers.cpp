//===- Fibers.cpp - Programs that take turns on a few threads -------------===//

#include "Fibers.h"

#include "Spin.h"

#include <algorithm>

using namespace mesh::rt;

/// The number of looks of a worker for a fiber before it goes to sleep, some 20
/// to 50 microseconds; and of looks for its own before it takes another
/// worker's, whose caches have the fiber's data.
static constexpr int kLooks = 1000;
static constexpr int kOwnLooks = 4;
/// The number of fibers that a worker runs before it checks that it is on a
/// core of its own.
static constexpr int64_t kRunsApart = 64;
static constexpr std::chrono::seconds kLongestSleep{1};
/// For how long no worker begins to run a fiber before others help. Large
/// products take some 10 milliseconds, and more threads than cores do not make
/// them faster.
static constexpr std::chrono::milliseconds kPatience{50};

void Fiber::leave(Wish newWish) {
  wish = newWish;
  context->changeTo(*home->context);
}

void Fiber::sleep(Clock::time_point until) {
  wakeAt.store(until, std::memory_order_relaxed);
  leave(Wish::Sleep);
}

void Fiber::yield() {
  if (home->numReady() != 0)
    leave(Wish::Yield);
}

void Fiber::wake() {
  if (state.exchange(State::Ready, std::memory_order_acq_rel) ==
      State::Sleeping)
    fibers->offer(*this);
}

void Fiber::live() {
  while (true) {
    (*fibers->body)(index);
    leave(Wish::End);
  }
}

void Worker::lock() {
  while (isLocked.exchange(true, std::memory_order_acquire))
    while (isLocked.load(std::memory_order_relaxed))
      pauseCore();
}

void Worker::push(Fiber &fiber) {
  lock();
  fiber.next = nullptr;
  (head ? tail->next : head) = &fiber;
  tail = &fiber;
  length.fetch_add(1, std::memory_order_relaxed);
  unlock();
}

Fiber *Worker::pop() {
  if (numReady() == 0)
    return nullptr;
  lock();
  Fiber *fiber = head;
  if (fiber) {
    head = fiber->next;
    length.fetch_sub(1, std::memory_order_relaxed);
  }
  unlock();
  return fiber;
}

Fibers::Fibers(const Placement &placement)
    : placement(placement), numFibers(placement.numDevices),
      numWorkers(placement.numThreads), numPlaces(numWorkers + numFibers),
      fibers(std::make_unique<Fiber[]>(numFibers)),
      workers(std::make_unique<Worker[]>(numPlaces)) {
  for (int64_t i = 0; i < numFibers; ++i) {
    Fiber &fiber = fibers[i];
    fiber.fibers = this;
    fiber.index = i;
    fiber.context.emplace([&fiber] { fiber.live(); });
  }
  for (int64_t i = 0; i < numPlaces; ++i)
    workers[i].node = coreOf(workers[i]).node;
}

void Fibers::begin(const std::function<void(int64_t)> &newBody) {
  body = &newBody;
  runsAtLook = -1;
  numEnded.store(0, std::memory_order_relaxed);
  numUsed.store(numWorkers, std::memory_order_relaxed);
  for (int64_t i = 0; i < numFibers; ++i) {
    Fiber &fiber = fibers[i];
    fiber.state.store(Fiber::State::Ready, std::memory_order_relaxed);
    // Neighbours take turns on one core.
    fiber.home = &workers[i * numWorkers / numFibers];
    fiber.home->push(fiber);
  }
}

Worker &Fibers::takePlace() {
  int64_t i = 0;
  while (workers[i].isTaken.exchange(true, std::memory_order_acquire))
    i = (i + 1) % numPlaces;
  int64_t used = numUsed.load(std::memory_order_relaxed);
  while (used <= i && !numUsed.compare_exchange_weak(used, i + 1))
    ;
  return workers[i];
}

/// Two threads that began at the same time, or one of which woke the other, may
/// be on one core, and would stay there for many milliseconds.
void Fibers::spread(Worker &worker) {
  const Core &own = coreOf(worker);
  bool isMoved = leaveSharedCore(worker.core, own, [&](int here) {
    std::span<Worker> used = usedWorkers();
    return hasAllCores() ||
           std::any_of(used.begin(), used.end(), [&](const Worker &other) {
             return &other != &worker &&
                    other.core.load(std::memory_order_relaxed) == here;
           });
  });
  if (isMoved)
    worker.core.store(own.number, std::memory_order_relaxed);
}

template <typename Take>
void Fibers::runAll(Take take) {
  Worker &worker = takePlace();
  StayOn near(placement.coresNear(coreOf(worker)));
  Context context;
  worker.context = &context;
  spread(worker);
  while (Fiber *fiber = take(worker))
    run(worker, *fiber);
  worker.context = nullptr;
  worker.core.store(-1, std::memory_order_relaxed);
  worker.isTaken.store(false, std::memory_order_release);
}

void Fibers::work() {
  runAll([&](Worker &worker) { return await(worker); });
}

void Fibers::help() {
  runAll([&](Worker &worker) { return find(worker); });
  endHelp();
}

void Fibers::run(Worker &worker, Fiber &fiber) {
  fiber.home = &worker;
  // Sees what was done before it was woken: from here on, a notification is
  // new.
  fiber.state.exchange(Fiber::State::Running, std::memory_order_acq_rel);
  int64_t numRuns = worker.numRuns.load(std::memory_order_relaxed) + 1;
  worker.numRuns.store(numRuns, std::memory_order_relaxed);
  if (numRuns % kRunsApart == 0)
    spread(worker);
  worker.context->changeTo(*fiber.context);
  switch (fiber.wish) {
  case Fiber::Wish::Yield:
    fiber.state.store(Fiber::State::Ready, std::memory_order_relaxed);
    return offer(fiber);
  case Fiber::Wish::End:
    return end();
  case Fiber::Wish::Sleep:
    auto running = Fiber::State::Running;
    if (!fiber.state.compare_exchange_strong(running, Fiber::State::Sleeping,
                                             std::memory_order_acq_rel))
      offer(fiber);
  }
}

void Fibers::end() {
  if (numEnded.fetch_add(1, std::memory_order_acq_rel) + 1 < numFibers)
    return;
  std::atomic_thread_fence(std::memory_order_seq_cst);
  for (Worker &worker : usedWorkers())
    worker.eventCount.notifyAfterFence();
}

/// Puts it where it will be run.
void Fibers::offer(Fiber &fiber) {
  Worker &home = *fiber.home;
  home.push(fiber);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if (home.eventCount.notifyAfterFence() ||
      numAsleep.load(std::memory_order_relaxed) == 0)
    return;
  // Its worker has something else to do: one that has not may take it.
  anyNearFirst(home, [](Worker &worker) {
    return worker.eventCount.notifyAfterFence();
  });
}

template <typename Visit>
void Fibers::anyNearFirst(const Worker &worker, Visit visit) {
  std::span<Worker> used = usedWorkers();
  for (bool isNear : {true, false}) {
    auto isWanted = [&](Worker &other) {
      return (other.node == worker.node) == isNear && visit(other);
    };
    if (std::any_of(used.begin(), used.end(), isWanted))
      return;
  }
}

/// A fiber of its own, or of another one's.
Fiber *Fibers::find(Worker &worker) {
  if (Fiber *fiber = worker.pop())
    return fiber;
  Fiber *fiber = nullptr;
  anyNearFirst(worker, [&](Worker &other) { return fiber = other.pop(); });
  return fiber;
}

/// The next fiber to run; null when all have ended.
Fiber *Fibers::await(Worker &worker) {
  for (int look = 1; !isOver(); ++look) {
    bool isOwn = look % kOwnLooks != 0;
    if (Fiber *fiber = isOwn ? worker.pop() : find(worker))
      return fiber;
    if (look % kLooks != 0)
      pauseCore();
    else if (Fiber *fiber = sleep(worker))
      return fiber;
  }
  return nullptr;
}

/// Until there may be something to do. Returns what the last look finds.
Fiber *Fibers::sleep(Worker &worker) {
  numAsleep.fetch_add(1, std::memory_order_relaxed);
  worker.core.store(-1, std::memory_order_relaxed);
  uint32_t ticket = worker.eventCount.prepareWait();
  Fiber *fiber = find(worker);
  if (fiber || isOver()) {
    worker.eventCount.cancelWait();
  } else if (hasAllCores()) {
    // Else it is woken on the core of who wakes it, and waits there for its
    // turn.
    StayOn there(coreOf(worker));
    worker.eventCount.wait(ticket, kLongestSleep);
  } else {
    worker.eventCount.wait(ticket, kLongestSleep);
  }
  spread(worker);
  numAsleep.fetch_sub(1, std::memory_order_relaxed);
  return fiber;
}

int64_t Fibers::look() {
  Clock::time_point now = Clock::now();
  for (int64_t i = 0; i < numFibers; ++i) {
    Fiber &fiber = fibers[i];
    if (fiber.state.load(std::memory_order_relaxed) == Fiber::State::Sleeping &&
        fiber.wakeAt.load(std::memory_order_relaxed) <= now)
      fiber.wake();
  }
  int64_t numReady = 0, numRuns = 0;
  for (const Worker &worker : usedWorkers()) {
    numReady += worker.numReady();
    numRuns += worker.numRuns.load(std::memory_order_relaxed);
  }
  if (numRuns != runsAtLook)
    heldUpSince = now;
  runsAtLook = numRuns;
  if (now - heldUpSince < kPatience)
    return 0;
  heldUpSince = now;
  int64_t numFree = numFibers - numHelpers.load(std::memory_order_relaxed);
  int64_t numMissing = std::min(numReady, numFree);
  numHelpers.fetch_add(numMissing, std::memory_order_relaxed);
  return numMissing;
}
