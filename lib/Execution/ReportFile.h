//===- ReportFile.h - reports on all entries, as JSON -----------*- C++ -*-===//
//
//   {"file": "mlp.mlir",
//    "entries": [{"name": "main", "ok": true, …}, …],
//    "error": "…"}
//
// An entry is that of EntryReport.h or SimulationReport.h, or says why its run
// failed (FailureReport.h). The error is what the tool fails with: there is
// none after a success. What failed before an entry was run is said there
// alone.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_EXECUTION_REPORTFILE_H
#define MESH_LIB_EXECUTION_REPORTFILE_H

#include "mesh-rt/run.h"
#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace mesh {

/// Writes the report of `file`, whose entries are those, to `path`; `problem`
/// is why the run failed, unless it is empty; `compilation` says how the
/// program was compiled, unless it is empty.
llvm::Error writeReport(StringRef file, StringRef path,
                        llvm::json::Array entries, StringRef problem,
                        llvm::json::Object compilation = {});

/// The same for a task that ended with `error`, unless `path` is empty.
/// Returns that error, joined with what is wrong with the file.
llvm::Error reportResult(StringRef file, StringRef path,
                         llvm::json::Array entries, llvm::Error error,
                         llvm::json::Object compilation = {});

/// Describes an entry whose run failed.
llvm::json::Object describeFailedEntry(StringRef name,
                                       const rt::FailureReport &failure);

/// Says why the run of an entry failed, after `entries`, where nothing comes
/// after it: on standard error, and in the file `path` unless that is empty.
void reportFailedRun(StringRef file, StringRef path, llvm::json::Array entries,
                     StringRef name, const rt::RunReport &run);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_REPORTFILE_H
