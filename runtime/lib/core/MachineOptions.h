//===- MachineOptions.h - Check the options of a machine --------*- C++ -*-===//

#ifndef MESH_RT_CORE_MACHINEOPTIONS_H
#define MESH_RT_CORE_MACHINEOPTIONS_H

#include "mesh-rt/run.h"

namespace mesh::rt {

/// Throws an Error if there is no machine with these options. With a job,
/// called by all processes: if one of them cannot have the machine, none can,
/// and all throw the same.
void checkMachine(const RunOptions &options);

/// Returns whether each device needs a thread of its own: where time is
/// emulated or a fault injected, threads sleep in the names of their devices.
bool wantsOwnThreads(const RunOptions &options);

/// Returns the name of the transport of a machine without a job.
std::string nameTransport(const RunOptions &options);

} // namespace mesh::rt

#endif // MESH_RT_CORE_MACHINEOPTIONS_H
