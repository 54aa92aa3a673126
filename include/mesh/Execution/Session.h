//===- Session.h - devices that run an entry many times ---------*- C++ -*-===//
//
// Starts the devices once. A call then takes the whole arguments from the
// caller's memory and writes the whole results to it. Parts that lie there as
// they are (ShardPlacement::findInWhole) are used in place; others are copied,
// by the devices' threads. Copies of a result on several devices are not
// compared where the result is written in place: execute (Execute.h) does that.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_SESSION_H
#define MESH_EXECUTION_SESSION_H

#include "mesh/Execution/Execute.h"

#include <mutex>

namespace mesh {

class Session {
public:
  /// Starts devices for `entry`, which outlives the session. Of `options`,
  /// `repeat`, `steps` and `sameBits` do not count; `job` and `cuda` are not to
  /// be set.
  static llvm::Expected<std::unique_ptr<Session>>
  create(const Program::Entry &entry, const ExecuteOptions &options = {});
  ~Session();

  /// Runs the entry. Arguments and results are global tensors, row-major and
  /// aligned as their elements are; arguments are not written to, and a result
  /// is in memory of its own. An error is a RunFailure, or says which result's
  /// copies differ. Calls from several threads take turns.
  llvm::Error run(ArrayRef<const char *> arguments, ArrayRef<char *> results);

  /// From any thread: ends the current run (rt::Machine::stop).
  bool stop(const std::string &reason) { return machine->stop(reason); }

  const Signature &getSignature() const { return entry.signature; }
  /// The report of the last run that has not failed.
  const rt::RunReport &getReport() const { return report; }

private:
  class Device;

  explicit Session(const Program::Entry &entry);
  llvm::Error collect(ArrayRef<char *> results);

  const Program::Entry &entry;
  std::optional<double> tolerance;
  std::mutex mutex;
  std::vector<Device> devices;
  rt::RunReport report;
  /// Last, so that its threads end first.
  std::unique_ptr<rt::Machine> machine;
};

} // namespace mesh

#endif // MESH_EXECUTION_SESSION_H
