//===- SimulateProgram.h - Simulate a step of a program ---------*- C++ -*-===//

#ifndef MESH_PYTHON_SIMULATEPROGRAM_H
#define MESH_PYTHON_SIMULATEPROGRAM_H

#include "Diagnostics.h"
#include "mesh/Execution/Lower.h"

namespace mesh::python {

/// The time and memory of a simulated step.
struct SimulatedProgram {
  struct Communication {
    std::string kind;
    double times, bytes, seconds, exposed;
    Message place;
  };
  std::string json, text;
  std::vector<Communication> communication;

  /// JSON, text and a list of dicts.
  nanobind::tuple toPython() const;
};

/// Lowers `module`, in place, and simulates its entry on the machine of
/// `options`. With `trace` a timeline is written to that file.
llvm::Expected<SimulatedProgram> simulateProgram(ModuleOp module,
                                                 LowerOptions options,
                                                 const std::string &trace);

} // namespace mesh::python

#endif // MESH_PYTHON_SIMULATEPROGRAM_H
