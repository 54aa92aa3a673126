//===- SimulateFile.h - predict what a file's entries take ------*- C++ -*-===//

#ifndef MESH_EXECUTION_SIMULATEFILE_H
#define MESH_EXECUTION_SIMULATEFILE_H

#include "mesh/Execution/Lower.h"

namespace mesh {

/// The options of `mesh-simulate`, whose --help says what they mean.
struct SimulateRequest {
  std::string file;
  /// Empty: @main, or the only public function.
  std::string entry;
  bool allEntries = false;
  /// The options of lowering. Its entries are set by those above; it needs a
  /// machine.
  LowerOptions lower;
  std::vector<Stage> printAfter;
  std::string trace;
  std::string report;
};

/// Simulates a file's entries on the machine of the request and prints to `os`
/// what they take. An error says what is wrong with the request, or what
/// failed; details of a program that cannot be lowered go to the context's
/// diagnostics.
llvm::Error simulateFile(const SimulateRequest &request, MLIRContext &context,
                         raw_ostream &os);

} // namespace mesh

#endif // MESH_EXECUTION_SIMULATEFILE_H
