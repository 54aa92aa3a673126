//===- Watcher.h - Report on processes that are gone ------------*- C++ -*-===//
//
// A process that is killed cannot say so, and those that it worked with are
// soon killed by the launcher: by MPICH's some milliseconds later, by SIGKILL;
// by Open MPI's by SIGTERM after a second, and SIGKILL after another. So a
// process of their own, the watcher, looks on. It is forked before MPI begins,
// as memory and connections of MPI are not to be forked; in a session of its
// own, for launchers kill groups of processes; and keeps nothing but its
// standard error open. Each process of a job forks one, and those of one
// computer keep that of the first.
//
// Each process holds an end of a pipe, the lifeline, which closes with its other
// files: then the launcher's connection to it closes too, and not until then
// does it kill others, whose lifelines close when all their memory is gone. (That
// a process is a zombie comes later, and may come after the end of others.) The
// watcher hears of lifelines in the order in which they close, which is that of
// an epoll's list.
//
// The first end decides: if it was expected the job is over, else it is
// reported, with what the black boxes of all say (BlackBox.h), and the others
// are asked to end (SIGTERM) before they find out by themselves.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_WATCHER_H
#define MESH_RT_CORE_WATCHER_H

#include "BlackBox.h"
#include "mesh-rt/job.h"

#include <memory>

namespace mesh::rt {

class Watcher {
public:
  /// Before the process has threads. `onLost` is called by the watcher. From
  /// now on this process notes which signal ends it. Throws an Error.
  explicit Watcher(OnLost onLost);
  /// The process may end.
  ~Watcher();
  Watcher(const Watcher &) = delete;
  Watcher &operator=(const Watcher &) = delete;

  /// By all processes of `job`: from now on they are watched.
  void watch(Job &job);
  /// The record that the device of this process leaves behind.
  BlackBox &getBlackBox() { return *box; }

private:
  std::unique_ptr<BlackBox> box;
  /// Open as long as the process lives.
  int lifeline = -1;
  /// The socket from which the watcher reads the processes to watch.
  int toWatcher = -1;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_WATCHER_H
