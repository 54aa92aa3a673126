//===- RunStopper.h - end runs from another thread --------------*- C++ -*-===//

#ifndef MESH_EXECUTION_RUNSTOPPER_H
#define MESH_EXECUTION_RUNSTOPPER_H

#include "mesh-rt/run.h"

#include "llvm/Support/Error.h"

#include <mutex>
#include <string>

namespace mesh {

/// Ends the runs of an operation that takes several ones: the current one, and
/// those that would follow.
class RunStopper {
public:
  /// From any thread: ends the current run, and keeps others from beginning.
  /// Returns false if there was none to end; one may be about to begin.
  bool stop(const std::string &reason);

  /// Returns the reason as an error, if there is one.
  llvm::Error check();

  /// Names the machine that has the current run while this lives.
  class Scope {
  public:
    /// `stopper` may be null.
    Scope(RunStopper *stopper, rt::Machine &machine) : stopper(stopper) {
      set(&machine);
    }
    ~Scope() { set(nullptr); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

    /// Returns an error if no run is to begin any more.
    llvm::Error check() {
      return stopper ? stopper->check() : llvm::Error::success();
    }

  private:
    void set(rt::Machine *machine);

    RunStopper *const stopper;
  };

private:
  std::mutex mutex;
  rt::Machine *machine = nullptr;
  bool isStopped = false;
  std::string reason;
};

} // namespace mesh

#endif // MESH_EXECUTION_RUNSTOPPER_H
