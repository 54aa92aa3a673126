//===- TransportTable.h - Transports by name --------------------*- C++ -*-===//
//
// The core knows no transport; it finds them in this table, which the build
// makes of the folders under lib/transports (transports/CMakeLists.txt).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_TRANSPORTTABLE_H
#define MESH_RT_CORE_TRANSPORTTABLE_H

#include "Communicator.h"
#include "mesh-rt/run.h"
#include "mesh-rt/transport.h"

#include <span>

namespace mesh::rt {

class Fibers;
class Placement;

/// The parts of a machine that a transport connects. All outlive it.
struct TransportSetup {
  const RunOptions &options;
  /// The devices of this process, by position.
  const std::vector<std::unique_ptr<Device>> &devices;
  /// The cores of the devices' threads; null with a job and on GPUs.
  const Placement *placement = nullptr;
  /// The devices' fibers, by position; null if each has a thread of its own.
  Fibers *fibers = nullptr;
};

struct TransportEntry {
  /// Without a description it is not for users: another one makes it.
  TransportInfo info;
  /// As joinJob; null if this process always runs all devices.
  std::unique_ptr<Job> (*join)(OnLost onLost);
  /// Throws an Error for options that the transport does not have, or if the
  /// system lacks something; with a job in all processes.
  std::unique_ptr<Transport> (*create)(const TransportSetup &setup);
};

/// All entries, in the order of the build.
std::span<const TransportEntry *const> transportTable();

/// Throws an Error, with the names that there are, if `name` is none of them.
const TransportEntry &findTransport(const std::string &name);

} // namespace mesh::rt

#endif // MESH_RT_CORE_TRANSPORTTABLE_H
