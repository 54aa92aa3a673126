//===- CheckEntry.h - compare an entry with its reference -------*- C++ -*-===//

#ifndef MESH_EXECUTION_CHECKENTRY_H
#define MESH_EXECUTION_CHECKENTRY_H

#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/Execute.h"

#include "llvm/Support/JSON.h"

namespace mesh {

struct CheckRequest {
  /// A public function; empty: @main, or the only one.
  std::string entry;
  /// Its entries are set by that above.
  CompileOptions compile;
  /// The options of the run. `tolerance` is that of results, too.
  ExecuteOptions execute;
  /// Arguments by name; the others are random.
  TensorReaders arguments;
  uint64_t seed = 0;
};

/// The part of EntryReport (EntryReport.h) about a run that was checked.
struct CheckReport {
  bool ok = false;
  std::string text;
  llvm::json::Object json;
};

/// Runs an entry of `module`, which stays as it is, and compares its results
/// with those of the program without a mesh, as `mesh-run --check` does. An
/// error says what could not be compiled or run.
llvm::Expected<CheckReport> checkEntry(ModuleOp module,
                                       const CheckRequest &request);

} // namespace mesh

#endif // MESH_EXECUTION_CHECKENTRY_H
