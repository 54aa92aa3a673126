//===- Step.h - the communication and timeline of a step --------*- C++ -*-===//
//
//   {"communication": [{"op": 3, "kind": "mesh.all_reduce", "axes": "\"x\"",
//                       "group": 4, "times": 1, "bytes": 8, "seconds": 1e-6,
//                       "exposed": 5e-7, "idle": 0, "isAsync": false,
//                       "hidden": [7, …], "remarks": ["…"]}, …],
//    "timeline": {"names": ["all devices"], "isCut": false,
//                 "spans": [[position, category, name, begin, length, bytes,
//                            op, idle], …]}}
//
// Ops are numbers at the level of rings. The communication is that of the
// slowest devices, by exposed time. "hidden" are the names of what the devices
// compute while it is under way. Times are in seconds, those of spans in
// nanoseconds; categories are those of rt::Span.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_STEP_H
#define MESH_REPORT_STEP_H

#include "mesh/Execution/Lower.h"
#include "mesh/Execution/Timeline.h"
#include "mesh/Report/Level.h"
#include "mesh/Report/ReportRemarks.h"

namespace mesh {

/// Simulates the first entry of `options` in `module`, which `rings` is the
/// level of, and describes its step. The error says what is not known.
llvm::Expected<llvm::json::Object>
describeStep(ModuleOp module, const LowerOptions &options, const Level &rings,
             const ReportRemarks &remarks, StringTable &strings);

/// More about a span: the number of its op, or -1, and the seconds at its begin
/// in which nothing is under way.
struct SpanDetails {
  int64_t op = -1;
  double idle = 0;
};

/// Describes a timeline. `getDetails` takes the number of a span.
llvm::json::Object
describeTimeline(ArrayRef<rt::Span> spans, ArrayRef<std::string> names,
                 bool isCut, StringTable &strings,
                 function_ref<SpanDetails(size_t span)> getDetails);

} // namespace mesh

#endif // MESH_REPORT_STEP_H
