//===- fault.h - Faults to inject in a run ----------------------*- C++ -*-===//
//
// For tests: a run with faults has to end with a report, or with the numbers
// that it has without them, however it goes wrong. Each device counts its
// communication ops, from 0 on, those that are run and those that are started;
// a fault happens before or in one of them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_FAULT_H
#define MESH_RT_FAULT_H

#include <chrono>
#include <cstdint>

namespace mesh::rt {

struct Fault {
  enum class Kind {
    /// The call throws an exception.
    Throw,
    /// The device's process is killed. Not for devices that are threads.
    Kill,
    /// The device does nothing for `time`, whatever becomes of the run.
    Delay,
    /// The device does nothing for a random time of at most `time`, before the
    /// op and before each wait. Other times in each run of a machine.
    Jitter,
    /// The message of the op is lost. Between threads that is for sends alone:
    /// all else is memory that others read.
    Lose,
    /// The receiver gets the op's data twice.
    Duplicate,
    /// There are no more than `bytes` of memory, from the start of the run.
    Memory,
  };

  static constexpr int64_t kAll = -1;
  static constexpr std::chrono::nanoseconds kForever =
      std::chrono::nanoseconds::max();

  Kind kind;
  /// The device, and the number of its op; kAll: each one.
  int64_t device = kAll;
  int64_t op = kAll;
  std::chrono::nanoseconds time{0};
  uint64_t seed = 0;
  int64_t bytes = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_FAULT_H
