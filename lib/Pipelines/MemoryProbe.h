//===- MemoryProbe.h - the memory that a program will take ------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_MEMORYPROBE_H
#define MESH_LIB_PIPELINES_MEMORYPROBE_H

#include "LoweringSteps.h"
#include "mesh/Entries/DeviceMemory.h"

namespace mesh {

/// Lowers a copy of `module`, in local view, until memory is planned, and
/// returns what its function `name` takes then. Nothing is said of errors;
/// there is no result. The copy is in a context of its own: what listens to
/// this one hears nothing of it.
std::optional<DeviceMemory> probeMemory(ModuleOp module, StringRef name,
                                        const PlanningOptions &options);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_MEMORYPROBE_H
