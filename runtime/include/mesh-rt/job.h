//===- job.h - Several processes that run one program -----------*- C++ -*-===//
//
// With a job, every process runs one device of the machine, that of its rank.
// Each process makes the same machine and calls the same functions of it.
//
//   std::unique_ptr<Job> job = joinMpiJob();
//   Machine machine({.numDevices = job->size(), .job = job.get()});
//   RunReport report = machine.run(program);
//   if (job->rank() == 0) …
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_H
#define MESH_RT_JOB_H

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mesh::rt {

class BlackBox;
struct RunReport;
struct TransportSetup;
class Transport;

class Job {
public:
  /// The last process to leave ends the job.
  virtual ~Job() = default;

  virtual int64_t rank() const = 0;
  virtual int64_t size() const = 0;

  // Called by all processes, outside of runs. They throw an Error if the
  // processes cannot reach each other.

  /// Returns the bytes of each process, by rank, at rank 0; nothing elsewhere.
  virtual std::vector<std::string> gather(const std::string &bytes) = 0;
  /// Returns the bytes of rank 0.
  virtual std::string broadcast(const std::string &bytes) = 0;

  /// For the machine: how the devices of the processes reach each other.
  virtual std::unique_ptr<Transport>
  createTransport(const TransportSetup &setup) = 0;
  /// For the machine: where it writes what is to outlast this process, if
  /// anybody reads that.
  virtual BlackBox *getBlackBox() { return nullptr; }
};

/// A function that is called if a process of the job has ended that did not
/// leave it, as by SIGKILL: with RunOptions::name, and with the states of all
/// devices of the computer, those of others being silent. The others of the
/// computer are asked to end, by SIGTERM.
using OnLost =
    std::function<void(const std::string &name, const RunReport &report)>;

/// Joins the processes that MPICH's or Open MPI's `mpirun` started. To be
/// called at most once in a process. If `onLost` is set, as it is to be in all
/// processes or none, it is called in a process that outlasts them, a copy of
/// one as it is now, which is to have no threads yet; and this process notes
/// which signals come before it leaves them to who handles them now. Throws an
/// Error if there is no such job or library.
std::unique_ptr<Job> joinMpiJob(OnLost onLost = {});

/// Returns true if such an `mpirun` has started this process.
bool isMpiProcess();

} // namespace mesh::rt

#endif // MESH_RT_JOB_H
