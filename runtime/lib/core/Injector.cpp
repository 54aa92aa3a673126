//===- Injector.cpp - makes the faults of one device happen ---------------===//

#include "Injector.h"

#include <algorithm>
#include <csignal>
#include <stdexcept>
#include <string>
#include <thread>

using namespace mesh::rt;

static bool isAbout(int64_t wanted, int64_t number) {
  return wanted == Fault::kAll || wanted == number;
}

Injector::Injector(const std::vector<Fault> &all, int64_t device)
    : device(device) {
  for (size_t i = 0; i < all.size(); ++i)
    if (isAbout(all[i].device, device))
      faults.push_back({all[i], i});
}

bool Injector::happens(Fault::Kind kind, int64_t op) {
  bool isAny = false;
  for (OwnFault &fault : faults)
    if (fault.kind == kind && isAbout(fault.op, op))
      isAny = fault.hasHappened = true;
  return isAny;
}

void Injector::report(bool isMemoryShort, std::vector<char> &happened) const {
  for (const OwnFault &fault : faults)
    if (fault.hasHappened ||
        (fault.kind == Fault::Kind::Memory && isMemoryShort))
      happened[fault.index] = true;
}

std::optional<int64_t> Injector::memoryLimit() const {
  std::optional<int64_t> limit;
  for (const Fault &fault : faults)
    if (fault.kind == Fault::Kind::Memory)
      limit = std::min(limit.value_or(fault.bytes), fault.bytes);
  return limit;
}

void Injector::beginRun() {
  std::vector<uint64_t> seeds = {static_cast<uint64_t>(device),
                                 static_cast<uint64_t>(numRuns++)};
  for (const Fault &fault : faults)
    seeds.push_back(fault.seed);
  std::seed_seq sequence(seeds.begin(), seeds.end());
  random.seed(sequence);
}

void Injector::linger(const Fault &fault) {
  if (fault.kind == Fault::Kind::Delay) {
    // Not sleep_until: nothing may be later than the end of time.
    while (fault.time == Fault::kForever)
      std::this_thread::sleep_for(std::chrono::hours(1));
    std::this_thread::sleep_for(fault.time);
    return;
  }
  std::uniform_int_distribution<int64_t> distribution(0, fault.time.count());
  std::this_thread::sleep_for(std::chrono::nanoseconds(distribution(random)));
}

void Injector::beforeOp(int64_t op) {
  for (OwnFault &fault : faults) {
    if (!isAbout(fault.op, op))
      continue;
    switch (fault.kind) {
    case Fault::Kind::Throw:
      fault.hasHappened = true;
      throw std::runtime_error("a fault was injected at op " +
                               std::to_string(op));
    case Fault::Kind::Kill:
      std::raise(SIGKILL);
      break;
    case Fault::Kind::Delay:
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

void Injector::beforeWait() {
  for (const Fault &fault : faults)
    if (fault.kind == Fault::Kind::Jitter)
      linger(fault);
}
