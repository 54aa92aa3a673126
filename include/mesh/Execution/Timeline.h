//===- Timeline.h - timelines of simulated runs -----------------*- C++ -*-===//
//
// The timeline of a simulation (mesh/Simulation), kept once the program is
// lowered.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_TIMELINE_H
#define MESH_EXECUTION_TIMELINE_H

#include "mesh-rt/run.h"
#include "mesh/Execution/Lower.h"
#include "mesh/Simulation/SimulateStep.h"

namespace mesh {

struct SimulatedTimeline {
  /// By position, of the first ones: "all devices", "devices at "pipe" 1".
  std::vector<std::string> names;
  /// Devices are positions.
  std::vector<rt::Span> spans;
  /// True if spans are missing because there were too many.
  bool isCut = false;
};

/// Simulates the first entry of `options`, in `module` at the level of rings,
/// and adds what its devices do to `timeline`.
llvm::Expected<SimulatedStep> followStep(ModuleOp module,
                                         const LowerOptions &options,
                                         StepTimeline &timeline);

/// Makes a timeline of the first `mostSpans` spans.
SimulatedTimeline makeTimeline(const SimulatedStep &step,
                               const StepTimeline &timeline,
                               size_t mostSpans = StepTimeline::kMaxSpans);

/// Writes the timeline as that of a run is written. An error says what is wrong
/// with the file.
llvm::Error writeTimeline(const SimulatedTimeline &timeline,
                          const std::string &path);

} // namespace mesh

#endif // MESH_EXECUTION_TIMELINE_H
