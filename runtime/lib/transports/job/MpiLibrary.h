//===- MpiLibrary.h - The functions of MPI that are used --------*- C++ -*-===//
//
// MPICH and Open MPI have different binary interfaces, and which of them runs
// the processes is known when they run. So what calls MPI is a small shared
// library, built once for each (MpiModule.cpp), which the runtime loads; it
// offers this interface, and nothing else of the runtime knows MPI.
//
// All functions throw an Error if MPI fails. None blocks, but for the creation,
// `split` and `release`. The caller holds `mutex`.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_MPILIBRARY_H
#define MESH_RT_JOB_MPILIBRARY_H

#include "mesh-rt/error.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

namespace mesh::rt {

class MpiLibrary {
public:
  /// A communicator. Channel 0 is of all processes.
  using Channel = int;
  /// A send or a receive that MPI works on.
  struct Request {
    uintptr_t bits = 0;
  };

  /// Ends MPI: nothing may be in flight.
  virtual ~MpiLibrary() = default;

  virtual int rank() const = 0;
  virtual int size() const = 0;
  /// Processes on this computer.
  virtual int ranksOnNode() const = 0;
  /// This one's among them.
  virtual int rankOnNode() const = 0;
  virtual int maxTag() const = 0;

  /// Called by all processes: a channel of those that give the same color,
  /// whose ranks in it go by `key`.
  virtual Channel split(int color, int key) = 0;
  /// Called by all processes, when nothing is under way on the channel.
  virtual void release(Channel channel) = 0;

  virtual Request send(Channel channel, int rank, int tag, const void *data,
                       int bytes) = 0;
  virtual Request receive(Channel channel, int rank, int tag, void *data,
                          int bytes) = 0;
  /// Returns true if the request is done; then it is gone.
  virtual bool test(Request &request) = 0;
  /// Takes a message with `tag` of whomever, if there is one.
  virtual bool receiveAny(Channel channel, int tag, int &rank,
                          std::vector<char> &bytes) = 0;

  /// MPI may be called by one thread at a time.
  std::mutex mutex;
  /// Runs of the job so far; the same in all processes.
  int64_t numRuns = 0;
};

/// The one symbol of a module: joins the job. Throws an Error.
using OpenMpiModule = MpiLibrary *();
inline constexpr char kOpenMpiModule[] = "mesh_rt_open_mpi_module";

} // namespace mesh::rt

#endif // MESH_RT_JOB_MPILIBRARY_H
