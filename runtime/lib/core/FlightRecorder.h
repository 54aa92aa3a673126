//===- FlightRecorder.h - The last events of one device ---------*- C++ -*-===//
//
// A ring buffer that is written at each call, for the report of a run that
// fails.
//
// Written by the device's thread. Read when no device runs any more, or while
// one hangs: there are more places than events that are read, so that a device
// that goes on meanwhile does not write where others read.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_FLIGHTRECORDER_H
#define MESH_RT_CORE_FLIGHTRECORDER_H

#include "BlackBox.h"
#include "TickClock.h"
#include "mesh-rt/run.h"

#include <array>
#include <atomic>
#include <vector>

namespace mesh::rt {

class FlightRecorder {
public:
  /// There are so many events, of which so many are read.
  static constexpr int64_t kPlaces = 32;
  static constexpr int64_t kRead = 20;

  /// Has the events, too, if it is not null.
  BlackBox *box = nullptr;

  /// The clock of the times of events.
  TickClock clock;

  void begin() {
    count.store(0, std::memory_order_relaxed);
    clock.begin();
  }
  /// `name` and `location` are constants of the device program.
  void add(Event::Kind kind, const char *name, const char *location,
           int64_t peer = -1, int64_t bytes = 0) {
    int64_t index = count.load(std::memory_order_relaxed);
    int64_t ticks = TickClock::read();
    events[index % kPlaces] = {kind, name, location, peer, bytes, ticks};
    count.store(index + 1, std::memory_order_release);
    if (box)
      box->add(kind, name, location, peer, bytes, ticks);
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

  std::array<RawEvent, kPlaces> events;
  std::atomic<int64_t> count{0};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FLIGHTRECORDER_H
