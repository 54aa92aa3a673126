//===- Interrupts.h - Ctrl-C ends a run -------------------------*- C++ -*-===//

#ifndef MESH_PYTHON_INTERRUPTS_H
#define MESH_PYTHON_INTERRUPTS_H

#include <functional>
#include <string>

namespace mesh::python {

/// While this lives, SIGINT stops the current run, beside what Python does
/// about it. Only the main thread's runs are stopped: it alone raises
/// KeyboardInterrupt.
class StopOnInterrupt {
public:
  /// Ends the current run, for a reason. Returns false as long as there is
  /// none.
  using Stop = std::function<bool(const std::string &reason)>;

  explicit StopOnInterrupt(Stop stop);
  ~StopOnInterrupt();

private:
  const Stop stop;
  const bool isWatched;
};

/// Raises SIGINT once the caller of what was interrupted too late has had the
/// time to take its results.
void postponeInterrupt();

/// From here to `releaseInterrupts`, SIGINT takes effect in runs alone; what
/// comes after them is postponed. Returns false, and holds nothing, if the
/// calling thread is not Python's main thread or holds them already.
bool holdInterrupts();
void releaseInterrupts();

} // namespace mesh::python

#endif // MESH_PYTHON_INTERRUPTS_H
