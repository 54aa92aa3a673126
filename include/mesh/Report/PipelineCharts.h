//===- PipelineCharts.h - the schedules of pipelines ------------*- C++ -*-===//
//
//   [{"place": "f.mlir:9:8", "origins": [4], "axis": "\"pipe\"",
//     "schedule": "zb-h1", "picture": "<svg …"}, …]
//
// Instead of a picture, "problem" says why there is none.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_PIPELINECHARTS_H
#define MESH_REPORT_PIPELINECHARTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/JSON.h"

namespace mesh {

/// Draws the schedules of the pipelines in `entry` and in the functions that it
/// calls, with a time of 1 for each part of a stage.
llvm::json::Array describePipelines(FunctionOpInterface entry);

/// Draws them when passes are about to lower them: derivatives have their
/// backward parts then.
class PipelineCharts : public mlir::PassInstrumentation {
public:
  PipelineCharts(StringRef entry, llvm::json::Array &charts)
      : entry(entry), charts(charts) {}

  void runBeforePass(mlir::Pass *pass, Operation *op) override;

private:
  StringRef entry;
  llvm::json::Array &charts;
};

} // namespace mesh

#endif // MESH_REPORT_PIPELINECHARTS_H
