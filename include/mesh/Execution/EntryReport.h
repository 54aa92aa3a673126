//===- EntryReport.h - reports of runs --------------------------*- C++ -*-===//
//
// One entry's run in words, for people, and as JSON, for scripts:
//
//   {"name": "main", "devices": 8, "ok": true,
//    "results": [{"name": "y", "type": "64x768xf32", "copy_error": 0,
//                 "error": 3.1e-07, "tolerance": 1e-05, "precision": "f32",
//                 "ok": true}],
//    "time": {"median_s": 0.012, "min_s": 0.011, "runs_s": [0.011, …],
//             "predicted_s": 0.0125},
//    "graph": {"commands": 12, "launches": 11, "obstacle": ""},
//    "device_counters": [{"bytes_sent": 1024, …}, …]}
//
// The counters tell the memory that the device holds of arguments and results
// ("argument_bytes", "result_bytes"), the prediction and the measurement for
// intermediate values ("predicted_bytes", "peak_bytes"), and the memory that
// kernels needed beyond that while they ran ("scratch_bytes").
//
// The field of graphs is there if the program ran several times on GPUs: as
// graphs, or the reason against it.
//
// Predictions are there if the program was compiled for a machine that is
// described, and if its time there is known.
//
// The tolerance is that of the type "precision" (Compare.h), unless it was
// given; exact results have none. Results that were not compared have no
// "error", "tolerance" and "ok"; an error that is not a finite number is null,
// and "difference" says why. "nan_elements" is there if elements are NaN in the
// result and in what it is compared with.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_ENTRYREPORT_H
#define MESH_EXECUTION_ENTRYREPORT_H

#include "mesh/Execution/Execute.h"
#include "mesh/Host/Compare.h"

#include "llvm/Support/JSON.h"

namespace mesh {

struct EntryReport {
  const Signature &signature;
  const Execution &execution;
  /// One per result, or none if there was nothing to compare with.
  std::vector<Comparison> comparisons;
  /// Follows the time of a first run: how to have more of them.
  StringRef repeatHint = {};

  bool ok() const;
  /// A table of the results' errors, and lines on time, traffic and memory.
  void print(raw_ostream &os) const;
  llvm::json::Object toJson() const;

private:
  void printResults(raw_ostream &os) const;
  std::string describeTime() const;
  const rt::GraphReport *getGraph() const;
};

} // namespace mesh

#endif // MESH_EXECUTION_ENTRYREPORT_H
