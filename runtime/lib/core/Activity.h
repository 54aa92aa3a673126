//===- Activity.h - The activity of a device, for reports -------*- C++ -*-===//
//
// Written by the device's thread only. A device leaves its activity as it was
// when the run was cancelled, so that the report shows the moment of failure;
// it is read when no device runs any more.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_ACTIVITY_H
#define MESH_RT_CORE_ACTIVITY_H

#include "RunState.h"

#include <cstdint>
#include <vector>

namespace mesh::rt {

struct Activity {
  enum class State { Running, Waiting, Finished, Failed };
  State state = State::Running;
  /// The op that the device waits in, or the last one that it called; null
  /// before the first.
  const char *name = nullptr;
  const char *location = nullptr;
  /// The location of the wait, when the op was started elsewhere; else null.
  const char *waitLocation = nullptr;
  /// Waiting: for whom, and since when.
  std::vector<int64_t> peers;
  Clock::time_point since;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_ACTIVITY_H
