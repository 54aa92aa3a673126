//===- Session.h - devices that run an entry many times ---------*- C++ -*-===//
//
// Starts the devices once. A call takes the arguments from the caller's memory
// and writes the devices' parts of the results to it. Parts of arguments that
// lie in memory as they are (ShardPlacement::findInWhole) are used in place;
// others are copied, by the devices' threads. Of the copies of a result on
// several devices the first counts; they are not compared: execute (Execute.h)
// does that.
//
// With a job, all processes create the session and call the same functions of
// it. Each runs its own device, and has memory for that one's parts.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_SESSION_H
#define MESH_EXECUTION_SESSION_H

#include "mesh/Execution/Execute.h"
#include "mesh/Host/PartLayout.h"

#include <mutex>

namespace mesh {

/// An argument in memory: the whole, row-major, or one part for each device, of
/// which a process of a job reads its own. An argument that a result is written
/// over is not read from here: it is in the memory of the result, in its
/// layout.
struct ArgumentMemory {
  const char *whole = nullptr;
  ArrayRef<const char *> parts = {};
};

class Session {
public:
  using Layout = std::shared_ptr<const PartLayout>;

  /// Starts devices for `entry`, which must outlive the session. `repeat`,
  /// `steps`, `sameBits` and `tolerance` of `options` are ignored; `cuda` must
  /// not be set.
  static llvm::Expected<std::unique_ptr<Session>>
  create(const Program::Entry &entry, const ExecuteOptions &options = {});
  ~Session();

  /// Runs the entry. Memory must be aligned as its elements are. Results have
  /// memory of their own, in the layouts of `getResultLayouts`, and arguments
  /// are not written to. A result that is written over an argument is in its
  /// memory, which may have changed after a failure if `isOverwritten` is true.
  /// The padding of arguments must be zero, and that of results is zero. An
  /// error is a RunFailure; the results are undefined then. Calls from several
  /// threads take turns. With a job, all processes succeed or fail alike.
  llvm::Error run(ArrayRef<ArgumentMemory> arguments, ArrayRef<char *> results);

  /// Ends the current run (rt::Machine::stop). Any thread may call it.
  bool stop(const std::string &reason) { return machine->stop(reason); }

  const Signature &getSignature() const { return entry.signature; }
  /// Returns the job whose processes run the entry, or null.
  rt::Job *getJob() const { return job; }
  ArrayRef<Layout> getResultLayouts() const { return resultLayouts; }
  /// Returns the layout that a value has in the memory of this process.
  Layout getLayout(const ShardPlacement &placement) const;
  /// Puts the whole tensor together of which `memory` has parts in `layout`.
  /// With a job, all processes call this, and `whole` is written at rank 0.
  llvm::Error joinTo(char *whole, const PartLayout &layout,
                     const char *memory) const;
  /// Returns whether the last run may have written to the memory of arguments
  /// that results are written over.
  bool isOverwritten() const { return overwritten; }
  /// Returns the report of the last run that has not failed.
  const rt::RunReport &getReport() const { return report; }

private:
  class Device;

  Session(const Program::Entry &entry, rt::Job *job);
  void createDevices();
  llvm::Error prepare(ArrayRef<ArgumentMemory> arguments);

  const Program::Entry &entry;
  rt::Job *const job;
  std::vector<Layout> resultLayouts;
  std::mutex mutex;
  /// The devices that this process runs.
  std::vector<Device> devices;
  /// For each argument of the last run, whether its parts were given: there is
  /// memory for such a run.
  std::optional<SmallVector<bool>> prepared;
  rt::RunReport report;
  bool overwritten = false;
  /// Last, so that its threads end first.
  std::unique_ptr<rt::Machine> machine;
};

} // namespace mesh

#endif // MESH_EXECUTION_SESSION_H
