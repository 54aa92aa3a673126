//===- job.h - several processes that run one program -----------*- C++ -*-===//
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
#include <memory>
#include <string>
#include <vector>

namespace mesh::rt {

struct RunOptions;
class Transport;

class Job {
public:
  /// The last process to leave ends the job.
  virtual ~Job() = default;

  virtual int64_t rank() const = 0;
  virtual int64_t size() const = 0;

  // Called by all processes, outside of runs. They throw std::runtime_error
  // if the processes cannot reach each other.

  /// What each process gives, by rank, at rank 0; nothing elsewhere.
  virtual std::vector<std::string> gather(const std::string &bytes) = 0;
  /// What rank 0 gives.
  virtual std::string broadcast(const std::string &bytes) = 0;

  /// For the machine: how the devices of the processes reach each other.
  virtual std::unique_ptr<Transport> createTransport(const RunOptions &) = 0;
};

/// Joins the processes that MPICH's or Open MPI's `mpirun` started. To be
/// called at most once in a process. Throws std::runtime_error.
std::unique_ptr<Job> joinMpiJob();

/// Whether such an `mpirun` has started this process.
bool isMpiProcess();

} // namespace mesh::rt

#endif // MESH_RT_JOB_H
