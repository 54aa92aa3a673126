//===- DeviceMemory.h - bytes that a device takes ---------------*- C++ -*-===//

#ifndef MESH_ENTRIES_DEVICEMEMORY_H
#define MESH_ENTRIES_DEVICEMEMORY_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// The bytes that a device takes for a program.
struct DeviceMemory {
  int64_t arguments = 0;
  /// Without those that are written over arguments.
  int64_t results = 0;
  int64_t intermediates = 0;

  int64_t getTotal() const { return arguments + results + intermediates; }
};

/// Returns what callers of `function`, in local view, hold for arguments and
/// results. Results may be written over donated arguments (`mesh_rt.donated`)
/// of their types, unless they are received from other devices.
DeviceMemory getCallerMemory(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_ENTRIES_DEVICEMEMORY_H
