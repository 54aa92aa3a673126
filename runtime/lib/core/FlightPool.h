//===- FlightPool.h - the ops of a device that are in progress --*- C++ -*-===//

#ifndef MESH_RT_CORE_FLIGHTPOOL_H
#define MESH_RT_CORE_FLIGHTPOOL_H

#include "RunState.h"
#include "mesh-rt/abi.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

namespace mesh::rt {

/// An op between its start and its wait: what all transports know of it.
struct FlightBase {
  int64_t index = 0;
  int64_t generation = 0;
  bool isInUse = false;
  bool isDone = false;
  /// Whether the program holds a future for it.
  bool isAsync = false;
  mesh_rt_op op;
  /// Which of the device's ops in this run it is.
  int64_t number = 0;
  /// Sends and receives.
  int64_t peer = 0;
  Clock::time_point startedAt;
  Clock::time_point endsAt;
  /// Of the operand, or of the result if there is none.
  int64_t bytes = 0;

  bool isMessage() const {
    return op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV;
  }
};

/// Flights by their futures. A future is a flight's index + 1 below its
/// generation, so that an old one is told from a new one.
template <typename Flight>
class FlightPool {
public:
  Flight &take() {
    if (unused.empty()) {
      auto index = static_cast<int64_t>(flights.size());
      flights.emplace_back().index = index;
      unused.push_back(&flights.back());
    }
    Flight &flight = *unused.back();
    unused.pop_back();
    ++flight.generation;
    flight.isInUse = true;
    flight.isDone = false;
    flight.isAsync = false;
    flight.endsAt = {};
    return flight;
  }
  void release(Flight &flight) {
    flight.isInUse = false;
    unused.push_back(&flight);
  }

  static int64_t futureOf(const Flight &flight) {
    return flight.generation << kIndexBits | (flight.index + 1);
  }
  /// Null if the future is not in flight.
  Flight *find(int64_t future) {
    int64_t index = (future & ((int64_t(1) << kIndexBits) - 1)) - 1;
    if (index < 0 || index >= static_cast<int64_t>(flights.size()))
      return nullptr;
    Flight &flight = flights[index];
    bool isCurrent = flight.isInUse && flight.isAsync &&
                     flight.generation == future >> kIndexBits;
    return isCurrent ? &flight : nullptr;
  }

  void reset() {
    unused.clear();
    for (Flight &flight : flights)
      release(flight);
  }

  template <typename Fn>
  void forEachInUse(Fn visit) {
    for (Flight &flight : flights)
      if (flight.isInUse)
        visit(flight);
  }
  /// Null if there is none.
  const Flight *findInUse() const {
    auto found =
        std::find_if(flights.begin(), flights.end(),
                     [](const Flight &flight) { return flight.isInUse; });
    return found == flights.end() ? nullptr : &*found;
  }

private:
  static constexpr int kIndexBits = 24;

  std::deque<Flight> flights;
  std::vector<Flight *> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FLIGHTPOOL_H
