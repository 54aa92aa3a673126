//===- ReportFile.h - one page about a program ------------------*- C++ -*-===//
//
// The page holds its content as JSON:
//
//   {"programs": [{
//      "file": "mlp.mlir", "machine": "m.json", "entry": "main", "devices": 8,
//      "axes": [{"name": "x", "size": 8}],
//      "totals": {"rows": [["program", …], …], "step": "1.63 ms",
//                 "simulated": {…}},
//      "memory": {"arguments": [{"name": "x", "type": "4xf32", "bytes": 16,
//                                "whole": "8xf32"}],
//                 "results": […],
//                 "peaks": [{"function": "main", "buffers": [
//                   {"bytes": 16, "type": "memref<4xf32>",
//                    "place": "mlp.mlir:3:8", "origins": [2]}, …]}]},
//      "machineModel": {…}, "memoryLimit": 85899345920,
//      "levels": […], "values": […], "pictures": […], "problem": "",
//      "communication": […], "timeline": {…}, "pipelines": […],
//      "measured": {…}, "strings": ["…"]}, …]}
//
// Totals are those of SimulationReport.h, and what `mesh-simulate` prints.
// Level.h, Values.h, PipelineCharts.h and Step.h have the other parts.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_REPORTFILE_H
#define MESH_REPORT_REPORTFILE_H

#include "mesh/Execution/Lower.h"

#include "llvm/Support/JSON.h"

namespace mesh {

/// The options of `mesh-report`, whose --help says what they mean.
struct ReportRequest {
  enum class Format { Html, Json };

  /// One program or two.
  SmallVector<std::string> files;
  /// Empty: @main, or the only public function.
  std::string entry;
  /// The options of lowering. Its entries are set by the one above; it needs a
  /// machine.
  LowerOptions lower;
  /// The machine of the second program, or of the only one once more; empty:
  /// that of the first.
  std::string otherMachine;
  /// The timeline of a run of the first program, or empty.
  std::string trace;
  /// The memory of a device, in bytes.
  std::optional<int64_t> memoryLimit;
  Format format = Format::Html;
  std::string output;
};

/// Writes the report. An error says what is wrong with the request, or what
/// failed; details of a program that cannot be lowered go to the context's
/// diagnostics, or, if it is parsed here, to standard error.
llvm::Error writeReportPage(const ReportRequest &request, MLIRContext &context);

/// Describes one program on one machine: an element of "programs". Lowers
/// `module`, in place, for the only entry of `options`, and takes the remarks
/// of its context.
llvm::Expected<llvm::json::Object>
describeProgram(ModuleOp module, StringRef file, const LowerOptions &options);

/// Adds the timeline of a run, a file that `mesh-run --trace` wrote, to a
/// program that is described.
llvm::Error addMeasured(StringRef path, llvm::json::Object &program);

/// Returns the page of a report, which is JSON.
std::string makePage(StringRef report);

} // namespace mesh

#endif // MESH_REPORT_REPORTFILE_H
