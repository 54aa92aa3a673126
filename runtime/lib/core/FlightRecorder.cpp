//===- FlightRecorder.cpp - The last events of one device -----------------===//

#include "FlightRecorder.h"

#include <algorithm>

using namespace mesh::rt;

std::vector<Event> FlightRecorder::collect(Clock::time_point start) const {
  std::vector<Event> result;
  double tickLength = clock.getTickLength();
  int64_t end = count.load(std::memory_order_acquire);
  for (int64_t i = std::max<int64_t>(0, end - kRead); i < end; ++i) {
    const RawEvent &event = events[i % kPlaces];
    result.push_back(
        {event.kind, event.name, event.location, event.peer, event.bytes,
         clock.getBegin() - start + clock.sinceBegin(event.ticks, tickLength)});
  }
  return result;
}
