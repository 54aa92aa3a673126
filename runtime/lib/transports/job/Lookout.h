//===- Lookout.h - how often a process looks for messages -------*- C++ -*-===//
//
// Nothing but looking tells a process of a message. Who waits for one looks
// without pause at first, and then naps between looks; where there are more
// processes than cores it soon makes room for those that it waits for.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_LOOKOUT_H
#define MESH_RT_JOB_LOOKOUT_H

#include "MpiLibrary.h"

#include <chrono>

namespace mesh::rt {

/// How often messages are moved on while the device does something else, and
/// how often it is looked whether there are any, or the run has failed.
inline constexpr std::chrono::microseconds kHelperNap{50};
inline constexpr std::chrono::microseconds kIdleHelperNap{1000};

class Lookout {
public:
  explicit Lookout(const MpiLibrary &library);

  /// A wait begins.
  void begin() { numLooks = 0; }
  /// After a look, which has found something or not: whether the next one comes
  /// at once. Else the caller naps.
  bool staysAwake(bool hasMoved);
  /// Others may use the library meanwhile.
  void nap(std::unique_lock<std::mutex> &lock) const;

private:
  /// Whether each process of this computer can have a core of its own.
  const bool maySpin;
  int numLooks = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_LOOKOUT_H
