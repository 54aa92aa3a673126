//===- Interrupts.h - Ctrl-C ends a run -------------------------*- C++ -*-===//

#ifndef MESH_PYTHON_INTERRUPTS_H
#define MESH_PYTHON_INTERRUPTS_H

#include "mesh/Execution/Session.h"

namespace mesh::python {

/// While this lives, SIGINT stops the current run of a session, beside what
/// Python does about it. Only the main thread's runs are stopped: it alone
/// raises KeyboardInterrupt. Made with the GIL held.
class StopOnInterrupt {
public:
  explicit StopOnInterrupt(Session &session);
  ~StopOnInterrupt();

private:
  const bool isWatched;
};

} // namespace mesh::python

#endif // MESH_PYTHON_INTERRUPTS_H
