//===- FlightRecord.cpp - the last events of one device -------------------===//

#include "FlightRecord.h"

#include <algorithm>

using namespace mesh::rt;

double FlightRecord::getTickLength() const {
  Moment here = now();
  auto ticks = static_cast<double>(here.ticks - beganAt.ticks);
  auto passed = static_cast<double>((here.time - beganAt.time).count());
  return ticks > 0 ? passed / ticks : 0;
}

std::vector<Event> FlightRecord::collect(Clock::time_point start) const {
  std::vector<Event> result;
  double tickLength = getTickLength();
  int64_t end = count.load(std::memory_order_acquire);
  for (int64_t i = std::max<int64_t>(0, end - kRead); i < end; ++i) {
    const RawEvent &event = events[i % kPlaces];
    std::chrono::nanoseconds sinceBegin(static_cast<int64_t>(
        static_cast<double>(event.ticks - beganAt.ticks) * tickLength));
    result.push_back({event.kind, event.name, event.location, event.peer,
                      event.bytes, beganAt.time - start + sinceBegin});
  }
  return result;
}
