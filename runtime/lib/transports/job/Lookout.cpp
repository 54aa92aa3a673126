//===- Lookout.cpp - how often a process looks for messages ---------------===//

#include "Lookout.h"

#include <thread>

using namespace mesh::rt;

static constexpr int kSpins = 1000;
static constexpr int kOversubscribedSpins = 50;
static constexpr int kSpinsPerYield = 50;
static constexpr std::chrono::microseconds kNap{20};
static constexpr std::chrono::microseconds kOversubscribedNap{100};

Lookout::Lookout(const MpiLibrary &library)
    : maySpin(library.ranksOnNode() <=
              static_cast<int>(std::thread::hardware_concurrency())) {}

bool Lookout::staysAwake(bool hasMoved) {
  numLooks = hasMoved ? 0 : numLooks + 1;
  if (numLooks >= (maySpin ? kSpins : kOversubscribedSpins))
    return false;
  if (!maySpin || numLooks % kSpinsPerYield == 0)
    std::this_thread::yield();
  return true;
}

void Lookout::nap(std::unique_lock<std::mutex> &lock) const {
  lock.unlock();
  std::this_thread::sleep_for(maySpin ? kNap : kOversubscribedNap);
  lock.lock();
}
