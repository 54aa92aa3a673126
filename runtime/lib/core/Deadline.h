//===- Deadline.h - The time limit of a wait --------------------*- C++ -*-===//

#ifndef MESH_RT_CORE_DEADLINE_H
#define MESH_RT_CORE_DEADLINE_H

#include "RunState.h"

#include <algorithm>

namespace mesh::rt {

/// When a device that waits gives up. It looks at the time now and then. If a
/// look is long overdue the process was stopped, by a signal or with the whole
/// machine, and its other devices too: the time since the last one does not
/// count.
class Deadline {
public:
  Deadline(Clock::time_point begin, Clock::duration length)
      : end(begin + length), last(begin) {}

  /// Returns the time that is left, at most 0 when it is over.
  Clock::duration look(Clock::time_point now) {
    if (now - last > asleep + kLongestPause)
      end += now - last;
    last = now;
    asleep = {};
    return end - now;
  }
  /// After a look: for how much of `atMost` to sleep until the next one.
  Clock::duration getNap(Clock::duration atMost) {
    asleep = std::min<Clock::duration>(atMost, kLongestPause);
    return asleep;
  }

private:
  /// The longest sleep of a device, and the longest time that an awake one goes
  /// without a look, however many others want its core.
  static constexpr std::chrono::seconds kLongestPause{1};

  Clock::time_point end, last;
  Clock::duration asleep{};
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_DEADLINE_H
