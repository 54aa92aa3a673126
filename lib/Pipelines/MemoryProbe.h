//===- MemoryProbe.h - the memory that a program will take ------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_MEMORYPROBE_H
#define MESH_LIB_PIPELINES_MEMORYPROBE_H

#include "mesh/Pipelines/ExecutionPipeline.h"

namespace mesh {

/// The bytes that a device takes.
struct DeviceBytes {
  int64_t arguments = 0;
  /// Without those that are written over arguments.
  int64_t results = 0;
  int64_t intermediates = 0;

  int64_t getTotal() const { return arguments + results + intermediates; }
};

/// Lowers a copy of `module`, in local view, until memory is planned, and
/// returns what its function `name` takes then. Nothing is said of errors;
/// there is no result. The copy is in a context of its own: what listens to
/// this one hears nothing of it.
std::optional<DeviceBytes> probeMemory(ModuleOp module, StringRef name,
                                       const ExecutionPipelineOptions &options);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_MEMORYPROBE_H
