//===- transport.h - Available transports -----------------------*- C++ -*-===//
//
// A transport moves data between devices. Which ones there are is decided when
// the runtime is built: each is a folder under lib/transports.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TRANSPORT_H
#define MESH_RT_TRANSPORT_H

#include "mesh-rt/job.h"

namespace mesh::rt {

struct TransportInfo {
  /// As RunOptions::transport and joinJob take it.
  const char *name;
  /// A description of the devices, for the help of tools.
  const char *description;
  /// True if the devices are on GPUs: then RunOptions::cuda is to be set.
  bool isOnGpus = false;
};

/// Returns the transports that users may name; the first is the default.
/// Valid for the life of the process.
std::vector<const TransportInfo *> transports();

/// Joins the processes that run the devices of a transport, or returns null if
/// this process runs all devices. Otherwise as joinMpiJob. Throws an
/// Error if there is no such transport.
std::unique_ptr<Job> joinJob(const std::string &transport, OnLost onLost = {});

} // namespace mesh::rt

#endif // MESH_RT_TRANSPORT_H
