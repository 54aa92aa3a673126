//===- Session.h - devices that run an entry many times ---------*- C++ -*-===//
//
// Starts the devices once. A call takes the arguments from the caller's memory
// and writes the devices' parts of the results to it. Parts of arguments that
// lie in memory as they are (ShardPlacement::findInWhole) are used in place;
// others are copied, by the devices' threads. Of the copies of a result on
// several devices the first counts; they are not compared: execute (Execute.h)
// does that.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_SESSION_H
#define MESH_EXECUTION_SESSION_H

#include "mesh/Execution/Execute.h"
#include "mesh/Host/PartLayout.h"

#include <mutex>

namespace mesh {

/// An argument in memory: the whole, row-major, or one part for each device. An
/// argument that a result is written over is not read from here: it is in the
/// memory of the result, in its layout.
struct ArgumentMemory {
  const char *whole = nullptr;
  ArrayRef<const char *> parts = {};
};

class Session {
public:
  using Layout = std::shared_ptr<const PartLayout>;

  /// Starts devices for `entry`, which must outlive the session. `repeat`,
  /// `steps`, `sameBits` and `tolerance` of `options` are ignored; `job` and
  /// `cuda` must not be set.
  static llvm::Expected<std::unique_ptr<Session>>
  create(const Program::Entry &entry, const ExecuteOptions &options = {});
  ~Session();

  /// Runs the entry. Memory must be aligned as its elements are. Results have
  /// memory of their own, in the layouts of `getResultLayouts`, and arguments
  /// are not written to. A result that is written over an argument is in its
  /// memory, which may have changed after a failure if `isOverwritten` is true.
  /// The padding of arguments must be zero, and that of results is zero. An
  /// error is a RunFailure; the results are undefined then. Calls from several
  /// threads take turns.
  llvm::Error run(ArrayRef<ArgumentMemory> arguments, ArrayRef<char *> results);

  /// Ends the current run (rt::Machine::stop). Any thread may call it.
  bool stop(const std::string &reason) { return machine->stop(reason); }

  const Signature &getSignature() const { return entry.signature; }
  ArrayRef<Layout> getResultLayouts() const { return resultLayouts; }
  /// Returns whether the last run may have written to the memory of arguments
  /// that results are written over.
  bool isOverwritten() const { return overwritten; }
  /// Returns the report of the last run that has not failed.
  const rt::RunReport &getReport() const { return report; }

private:
  class Device;

  explicit Session(const Program::Entry &entry);

  const Program::Entry &entry;
  std::vector<Layout> resultLayouts;
  std::mutex mutex;
  std::vector<Device> devices;
  rt::RunReport report;
  bool overwritten = false;
  /// Last, so that its threads end first.
  std::unique_ptr<rt::Machine> machine;
};

} // namespace mesh

#endif // MESH_EXECUTION_SESSION_H
