//===- BlackBox.h - Records that outlast a process --------------*- C++ -*-===//
//
// Memory that a process of a job shares with its watcher (Watcher.h): where its
// device is, what it did last, and how the process ended, as far as it could
// say so. Texts lie in it whole, for what a pointer leads to goes with the
// process.
//
// Written by the device's thread, and by handlers of signals; read by the
// watcher, when the process is gone or while it goes on: what is written at
// this moment may be read in part, and is never read beyond its end.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_BLACKBOX_H
#define MESH_RT_CORE_BLACKBOX_H

#include "TickClock.h"
#include "mesh-rt/run.h"

#include <string>

namespace mesh::rt {

class BlackBox {
public:
  /// Makes the record of this process, in a job of `numDevices`. Throws an
  /// Error.
  explicit BlackBox(int64_t numDevices);
  /// Opens that of another process of this computer, to be read. Throws an
  /// Error.
  BlackBox(int64_t process, int file, int64_t numDevices);
  ~BlackBox();
  BlackBox(const BlackBox &) = delete;
  BlackBox &operator=(const BlackBox &) = delete;

  /// The number that the other constructor needs.
  int getFile() const { return file; }

  // The activity of the device.
  void setSubject(const std::string &name);
  void beginRun();
  void endRun();
  void add(Event::Kind kind, const char *name, const char *location,
           int64_t peer, int64_t bytes, int64_t ticks);
  void beginWait(const char *name, const char *location,
                 const char *waitLocation, const std::vector<int64_t> &peers,
                 Clock::time_point begin);
  void endWait();

  // The end of the process.
  /// From now on the process may end, and reports the reason itself.
  void setExpected(bool isExpected);
  /// It ends by this signal, or because it wants to. Also called by handlers.
  void noteSignal(int signal);
  void noteExit();

  // By the watcher.
  bool isExpected() const;
  /// 0 if none was noted.
  int getSignal() const;
  std::string getSubject() const;
  /// Returns the state of the device at `time`.
  DeviceReport report(Clock::time_point time) const;
  /// Returns the cause of an end of the process that nobody has reported: "its
  /// process was killed (SIGKILL)".
  std::string describeEnd() const;

private:
  struct Layout;

  int file = -1;
  size_t bytes = 0;
  Layout *layout = nullptr;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_BLACKBOX_H
