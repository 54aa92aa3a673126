//===- Prediction.h - what a simulated run of an entry takes ----*- C++ -*-===//
//
// What is left of a simulation (mesh/Simulation) once the program is lowered.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_PREDICTION_H
#define MESH_EXECUTION_PREDICTION_H

#include "mesh-rt/run.h"
#include "mesh/Simulation/SimulateStep.h"

namespace mesh {

struct Prediction {
  struct Devices {
    /// "all devices", "devices at "pipe" 1".
    std::string name;
    /// The function that they run.
    std::string function;
    StepTime time;
  };
  /// By position.
  std::vector<Devices> devices;
  /// The timeline, if it was asked for. Devices are positions.
  std::vector<rt::Span> spans;
  /// Whether it is too long to be kept whole.
  bool isCut = false;

  /// What those take that take longest.
  double getSeconds() const;
};

Prediction makePrediction(const SimulatedStep &step,
                          const StepTimeline &timeline);

/// Writes the timeline as that of a run is written. An error says what is wrong
/// with the file.
llvm::Error writeTimeline(const Prediction &prediction,
                          const std::string &path);

} // namespace mesh

#endif // MESH_EXECUTION_PREDICTION_H
