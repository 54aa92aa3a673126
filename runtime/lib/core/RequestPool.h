//===- RequestPool.h - The requests of a device -----------------*- C++ -*-===//

#ifndef MESH_RT_CORE_REQUESTPOOL_H
#define MESH_RT_CORE_REQUESTPOOL_H

#include "RunState.h"
#include "mesh-rt/abi.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

namespace mesh::rt {

/// An op between its start and its wait: what all transports know of it.
struct RequestBase {
  int64_t index = 0;
  int64_t generation = 0;
  bool isInUse = false;
  bool isDone = false;
  /// True if the program holds a future for it.
  bool isAsync = false;
  mesh_rt_op op;
  /// The number of this op among the device's in this run.
  int64_t number = 0;
  /// Sends and receives.
  int64_t peer = 0;
  Clock::time_point startedAt;
  Clock::time_point endsAt;
  /// The size of the operand, or of the result if there is none.
  int64_t bytes = 0;

  bool isMessage() const {
    return op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV;
  }
};

/// Requests by their futures. A future is a request's index + 1 below its
/// generation, so that an old one is told from a new one.
template <typename Request>
class RequestPool {
public:
  Request &take() {
    if (unused.empty()) {
      auto index = static_cast<int64_t>(requests.size());
      requests.emplace_back().index = index;
      unused.push_back(&requests.back());
    }
    Request &request = *unused.back();
    unused.pop_back();
    ++request.generation;
    request.isInUse = true;
    request.isDone = false;
    request.isAsync = false;
    request.endsAt = {};
    return request;
  }
  void release(Request &request) {
    request.isInUse = false;
    unused.push_back(&request);
  }

  static int64_t futureOf(const Request &request) {
    return request.generation << kIndexBits | (request.index + 1);
  }
  /// Null if the future is not in flight.
  Request *find(int64_t future) {
    int64_t index = (future & ((int64_t(1) << kIndexBits) - 1)) - 1;
    if (index < 0 || index >= static_cast<int64_t>(requests.size()))
      return nullptr;
    Request &request = requests[index];
    bool isCurrent = request.isInUse && request.isAsync &&
                     request.generation == future >> kIndexBits;
    return isCurrent ? &request : nullptr;
  }

  void reset() {
    unused.clear();
    for (Request &request : requests)
      release(request);
  }

  template <typename Fn>
  void forEachInUse(Fn visit) {
    for (Request &request : requests)
      if (request.isInUse)
        visit(request);
  }
  /// Null if there is none.
  const Request *findInUse() const {
    auto found =
        std::find_if(requests.begin(), requests.end(),
                     [](const Request &request) { return request.isInUse; });
    return found == requests.end() ? nullptr : &*found;
  }

private:
  static constexpr int kIndexBits = 24;

  std::deque<Request> requests;
  std::vector<Request *> unused;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_REQUESTPOOL_H
