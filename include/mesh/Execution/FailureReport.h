//===- FailureReport.h - reports of failed runs -----------------*- C++ -*-===//
//
// As an error, and as JSON, for scripts:
//
//   {"device": 1, "cause": "mesh.all_gather at mlp.mlir:12:8: …",
//    "devices": [{"state": "waiting", "op": "mesh.recv",
//                 "location": "mlp.mlir:9:3", "waits_for": [1],
//                 "waited_s": 0.98,
//                 "events": [{"time_s": 0.01, "kind": "run", "op": "mesh.recv",
//                             "location": "mlp.mlir:9:3", "peer": 1,
//                             "bytes": 64}, …]}, …]}
//
// Fields that a device does not have are left out.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_FAILUREREPORT_H
#define MESH_EXECUTION_FAILUREREPORT_H

#include "mesh-rt/run.h"
#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace mesh {

/// The runtime's report of a run that failed.
class RunFailure : public llvm::ErrorInfo<RunFailure> {
public:
  explicit RunFailure(rt::RunReport report) : report(std::move(report)) {}

  const rt::FailureReport &getFailure() const { return report.failure; }
  /// Returns whether the run had come to mesh_rt_commit.
  bool isCommitted() const { return report.isCommitted; }

  /// The cause, where each device was, and what they did before.
  void log(raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

  static char ID;

private:
  rt::RunReport report;
};

llvm::json::Object toJson(const rt::FailureReport &failure);

} // namespace mesh

#endif // MESH_EXECUTION_FAILUREREPORT_H
