//===- TickClock.h - Times as counts of the processor's clock ---*- C++ -*-===//
//
// A small collective takes a microsecond or less. So what is noted at each call
// has the count of the processor's clock, which costs a third of the system's,
// and is only converted when it is read.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_TICKCLOCK_H
#define MESH_RT_CORE_TICKCLOCK_H

#include "RunState.h"

#include <chrono>
#include <cstdint>

namespace mesh::rt {

class TickClock {
public:
  static int64_t read() {
#if defined(__x86_64__)
    return static_cast<int64_t>(__builtin_ia32_rdtsc());
#else
    return Clock::now().time_since_epoch().count();
#endif
  }

  void begin() {
    beganAt = Clock::now();
    first = read();
  }
  Clock::time_point getBegin() const { return beganAt; }

  /// In nanoseconds, from the beginning to now.
  double getTickLength() const {
    auto ticks = static_cast<double>(read() - first);
    auto passed = static_cast<double>((Clock::now() - beganAt).count());
    return ticks > 0 ? passed / ticks : 0;
  }
  /// When, after the beginning, it read so many ticks.
  std::chrono::nanoseconds sinceBegin(int64_t ticks, double tickLength) const {
    return std::chrono::nanoseconds(
        static_cast<int64_t>(static_cast<double>(ticks - first) * tickLength));
  }
  /// Returns the length of so many ticks, of those since the beginning.
  Clock::duration toDuration(int64_t ticks) const {
    return std::chrono::nanoseconds(
        static_cast<int64_t>(static_cast<double>(ticks) * getTickLength()));
  }

private:
  Clock::time_point beganAt;
  int64_t first = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_TICKCLOCK_H
