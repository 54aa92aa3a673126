//===- MemoryProbe.h - the memory that a program will take ------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_MEMORYPROBE_H
#define MESH_LIB_PIPELINES_MEMORYPROBE_H

#include "LoweringSteps.h"
#include "mesh/Entries/DeviceMemory.h"

#include <optional>

namespace mesh {

/// The options by which a program is lowered until its memory is planned.
struct PlanningOptions {
  RingsPipelineOptions rings;
  bool kernels = true;
  bool gpu = false;
};

/// The memory of a function as it is planned, and as it is estimated once
/// rings are decided.
struct ProbedMemory {
  DeviceMemory planned;
  int64_t estimatedIntermediates = 0;

  int64_t getEstimate() const {
    return planned.arguments + planned.results + estimatedIntermediates;
  }
  /// The bytes that the estimate lacks.
  int64_t getMissed() const { return planned.getTotal() - getEstimate(); }
};

/// Lowers a copy of `module`, in local view, until memory is planned, and
/// returns what its function `name` takes then. Nothing is said of errors;
/// there is no result. The copy is in a context of its own: what listens to
/// this one hears nothing of it. Nor is there one if more than `mostBytes` of
/// intermediate values are estimated once rings are decided: that is known in a
/// fifth of the time.
std::optional<ProbedMemory>
probeMemory(ModuleOp module, StringRef name, const PlanningOptions &options,
            std::optional<int64_t> mostBytes = std::nullopt);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_MEMORYPROBE_H
