//===- PollPolicy.h - Frequency of polling for messages ---------*- C++ -*-===//
//
// A process learns of a message by polling only. One that waits polls without
// pause at first, and then sleeps between polls; where there are more processes
// than cores it soon makes room for those that it waits for.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_POLLPOLICY_H
#define MESH_RT_JOB_POLLPOLICY_H

#include "MpiLibrary.h"

#include <chrono>

namespace mesh::rt {

/// The interval at which messages make progress while the device does something
/// else, and the one at which a process polls when nothing is under way.
inline constexpr std::chrono::microseconds kProgressInterval{50};
inline constexpr std::chrono::microseconds kIdleProgressInterval{1000};

class PollPolicy {
public:
  explicit PollPolicy(const MpiLibrary &library);

  /// A wait begins.
  void begin() { numPolls = 0; }
  /// After a poll, which has moved something or not. Returns whether the next
  /// one comes at once; else the caller sleeps.
  bool pollsAgain(bool hasMoved);
  /// Sleeps. Others may use the library meanwhile.
  void sleep(std::unique_lock<std::mutex> &lock) const;

private:
  /// True if each process of this computer can have a core of its own.
  const bool maySpin;
  int numPolls = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_POLLPOLICY_H
