//===- SimulationReport.h - reports of simulated runs -----------*- C++ -*-===//
//
// In words, for people, and as JSON, for scripts:
//
//   {"name": "main", "devices": 8, "ok": true,
//    "simulated": {
//      "step_s": 0.012,
//      "programs": [{"function": "main.0", "slowest": "devices at \"pipe\" 0",
//                    "contracting_s": 0.008, "passing_s": 0.001,
//                    "waiting_s": 0.003, "idle_s": 0.001,
//                    "argument_bytes": 4096, "result_bytes": 1024,
//                    "predicted_bytes": 512}]}}
//
// A device is idle in that part of waiting in which nothing is under way to it.
// The slowest ones of the devices that run one function are shown.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_SIMULATIONREPORT_H
#define MESH_EXECUTION_SIMULATIONREPORT_H

#include "mesh/Entries/Signature.h"

#include "llvm/Support/JSON.h"

namespace mesh {

/// Makes the report of a signature that has a prediction.
class SimulationReport {
public:
  explicit SimulationReport(const Signature &signature);

  void print(raw_ostream &os) const;
  /// The table that `print` shows: a row of headings, and one for each
  /// function.
  std::vector<std::vector<std::string>> getRows() const;
  /// The time of the step, as `print` shows it.
  std::string getStepText() const;
  llvm::json::Object toJson() const;

private:
  const Signature &signature;
  /// For each function, the slowest of the devices that run it.
  std::vector<const Prediction::Devices *> slowest;
};

} // namespace mesh

#endif // MESH_EXECUTION_SIMULATIONREPORT_H
