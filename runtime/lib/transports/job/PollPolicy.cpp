//===- PollPolicy.cpp - Frequency of polling for messages -----------------===//

#include "PollPolicy.h"

#include <thread>

using namespace mesh::rt;

static constexpr int kSpins = 1000;
static constexpr int kOversubscribedSpins = 50;
static constexpr int kSpinsPerYield = 50;
static constexpr std::chrono::microseconds kSleep{20};
static constexpr std::chrono::microseconds kOversubscribedSleep{100};

PollPolicy::PollPolicy(const MpiLibrary &library)
    : maySpin(library.ranksOnNode() <=
              static_cast<int>(std::thread::hardware_concurrency())) {}

bool PollPolicy::pollsAgain(bool hasMoved) {
  numPolls = hasMoved ? 0 : numPolls + 1;
  if (numPolls >= (maySpin ? kSpins : kOversubscribedSpins))
    return false;
  if (!maySpin || numPolls % kSpinsPerYield == 0)
    std::this_thread::yield();
  return true;
}

void PollPolicy::sleep(std::unique_lock<std::mutex> &lock) const {
  lock.unlock();
  std::this_thread::sleep_for(maySpin ? kSleep : kOversubscribedSleep);
  lock.lock();
}
