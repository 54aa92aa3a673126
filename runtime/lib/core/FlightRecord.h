//===- FlightRecord.h - the last events of one device -----------*- C++ -*-===//
//
// A ring that is written at each call, for the report of a run that fails. A
// small collective takes a microsecond, so times are counts of the processor's
// clock, which cost a third of the system's, and are only converted for the
// report.
//
// Written by the device's thread. Read when no device runs any more, or while
// one hangs: there are more places than events that are read, so that a device
// that goes on meanwhile does not write where others read.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_FLIGHTRECORD_H
#define MESH_RT_CORE_FLIGHTRECORD_H

#include "BlackBox.h"
#include "RunState.h"
#include "mesh-rt/run.h"

#include <array>
#include <atomic>
#include <vector>

namespace mesh::rt {

class FlightRecord {
public:
  /// There are so many events, of which so many are read.
  static constexpr int64_t kPlaces = 32;
  static constexpr int64_t kRead = 20;

  /// Has the events, too, if it is not null.
  BlackBox *box = nullptr;

  /// The processor's clock.
  static int64_t readTicks() {
#if defined(__x86_64__)
    return static_cast<int64_t>(__builtin_ia32_rdtsc());
#else
    return Clock::now().time_since_epoch().count();
#endif
  }
  /// How long so many ticks are, of those since the beginning.
  Clock::duration toDuration(int64_t ticks) const {
    return std::chrono::nanoseconds(
        static_cast<int64_t>(static_cast<double>(ticks) * getTickLength()));
  }

  void begin() {
    count.store(0, std::memory_order_relaxed);
    beganAt = now();
  }
  /// `name` and `location` are constants of the device program.
  void add(Event::Kind kind, const char *name, const char *location,
           int64_t peer = -1, int64_t bytes = 0) {
    int64_t index = count.load(std::memory_order_relaxed);
    events[index % kPlaces] = {kind, name, location, peer, bytes, readTicks()};
    count.store(index + 1, std::memory_order_release);
    if (box)
      box->add(kind, name, location, peer, bytes);
  }

  /// The last ones, the oldest first.
  std::vector<Event> collect(Clock::time_point start) const;

private:
  struct RawEvent {
    Event::Kind kind;
    const char *name;
    const char *location;
    int64_t peer;
    int64_t bytes;
    int64_t ticks;
  };
  /// One moment on both clocks.
  struct Moment {
    Clock::time_point time;
    int64_t ticks = 0;
  };

  /// In nanoseconds.
  double getTickLength() const;
  static Moment now() { return {Clock::now(), readTicks()}; }

  std::array<RawEvent, kPlaces> events;
  std::atomic<int64_t> count{0};
  Moment beganAt;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FLIGHTRECORD_H
