//===- FaultInjector.cpp - Inject the faults of one device ----------------===//

#include "FaultInjector.h"

#include <algorithm>
#include <csignal>
#include <string>
#include <thread>

using namespace mesh::rt;

static bool isAbout(int64_t wanted, int64_t number) {
  return wanted == Fault::kAll || wanted == number;
}

FaultInjector::FaultInjector(const std::vector<Fault> &all, int64_t device)
    : device(device) {
  for (size_t i = 0; i < all.size(); ++i)
    if (isAbout(all[i].device, device))
      faults.push_back({all[i], i});
}

bool FaultInjector::happens(Fault::Kind kind, int64_t op) {
  bool isAny = false;
  for (OwnFault &fault : faults)
    if (fault.kind == kind && isAbout(fault.op, op))
      isAny = fault.hasHappened = true;
  return isAny;
}

void FaultInjector::report(bool isMemoryShort,
                           std::vector<char> &happened) const {
  for (const OwnFault &fault : faults)
    if (fault.hasHappened ||
        (fault.kind == Fault::Kind::Memory && isMemoryShort))
      happened[fault.index] = true;
}

std::optional<int64_t> FaultInjector::memoryLimit() const {
  std::optional<int64_t> limit;
  for (const Fault &fault : faults)
    if (fault.kind == Fault::Kind::Memory)
      limit = std::min(limit.value_or(fault.bytes), fault.bytes);
  return limit;
}

void FaultInjector::beginRun() {
  std::vector<uint64_t> seeds = {static_cast<uint64_t>(device),
                                 static_cast<uint64_t>(numRuns++)};
  for (const Fault &fault : faults)
    seeds.push_back(fault.seed);
  std::seed_seq sequence(seeds.begin(), seeds.end());
  random.seed(sequence);
}

/// After how many deadlines a device that stalls says so itself: later than
/// those who wait for it.
static constexpr int kDeadlinesOfStall = 10;
static constexpr std::chrono::milliseconds kLookForEnd{10};

/// Peers that wait for this device report it, unless there are none, as where
/// all devices stall.
static void stall(int64_t op, const RunState &run) {
  Clock::time_point end = Clock::now() + kDeadlinesOfStall * run.deadline;
  while (run.cancelled() || Clock::now() < end)
    std::this_thread::sleep_for(kLookForEnd);
  throw Error("a stall was injected at op " + std::to_string(op) +
              ", and no other device waits for it");
}

void FaultInjector::linger(const Fault &fault) {
  std::uniform_int_distribution<int64_t> distribution(0, fault.time.count());
  std::this_thread::sleep_for(std::chrono::nanoseconds(distribution(random)));
}

void FaultInjector::beforeOp(int64_t op, const RunState &run) {
  for (OwnFault &fault : faults) {
    if (!isAbout(fault.op, op))
      continue;
    switch (fault.kind) {
    case Fault::Kind::Throw:
      fault.hasHappened = true;
      throw Error("a fault was injected at op " + std::to_string(op));
    case Fault::Kind::Kill:
      std::raise(SIGKILL);
      break;
    case Fault::Kind::Delay:
      fault.hasHappened = true;
      if (fault.time == Fault::kForever)
        stall(op, run);
      std::this_thread::sleep_for(fault.time);
      break;
    case Fault::Kind::Jitter:
      fault.hasHappened = true;
      linger(fault);
      break;
    case Fault::Kind::Lose:
    case Fault::Kind::Duplicate:
    case Fault::Kind::Memory:
      break;
    }
  }
}

void FaultInjector::beforeWait() {
  for (const Fault &fault : faults)
    if (fault.kind == Fault::Kind::Jitter)
      linger(fault);
}
