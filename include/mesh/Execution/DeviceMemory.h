//===- DeviceMemory.h - memory of a device ----------------------*- C++ -*-===//
//
// Known before the run: the parts of arguments and results that the device
// holds, and the block in which its intermediate values lie (mesh-plan-memory).
// What kernels and messages on their way need while they run is not in it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_DEVICEMEMORY_H
#define MESH_EXECUTION_DEVICEMEMORY_H

#include "mesh/Entries/DeviceMemory.h"
#include "mesh/Entries/Signature.h"

namespace mesh {

/// Returns the memory of a device that runs function number `function` of the
/// entry.
DeviceMemory getFunctionMemory(const Signature &signature, int64_t function);

/// Returns the memory of the device at position `device`.
DeviceMemory getDeviceMemory(const Signature &signature, int64_t device);

/// An error if a device needs more than `limit` bytes: the one that needs the
/// most, and for what.
llvm::Error checkMemory(const Signature &signature, int64_t limit,
                        StringRef limitName = "the limit");

/// Warns if a device needs more than the machine described at `machine`, if
/// any, says that it has.
llvm::Error warnOfMemory(const Signature &signature, StringRef machine);

/// Reads a number of bytes: "512MiB", "2GB", "4096". An error says what is
/// wrong with `text`.
llvm::Expected<int64_t> parseMemoryLimit(StringRef text);

} // namespace mesh

#endif // MESH_EXECUTION_DEVICEMEMORY_H
