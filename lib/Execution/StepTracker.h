//===- StepTracker.h - progress of lowering ---------------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_STEPTRACKER_H
#define MESH_LIB_EXECUTION_STEPTRACKER_H

#include "mesh/Execution/Lower.h"
#include "mesh/Support/FirstError.h"

#include "mlir/Pass/PassInstrumentation.h"

namespace mesh {

/// Follows the passes of --mesh-execution or --mesh-reference: which step of it
/// runs, which pass fails, and the first error of that step. Shows the module
/// after each stage. It outlives the pass manager that it instruments.
class StepTracker {
public:
  StepTracker(ModuleOp module, const LowerOptions &options);

  /// Returns what reports to this tracker.
  std::unique_ptr<mlir::PassInstrumentation> makeInstrumentation();

  /// Returns the error of a pipeline that failed. Who embeds this may not see
  /// diagnostics, so it repeats the first one.
  llvm::Error takeError() const;

private:
  class Instrumentation;

  void enter(std::string name, bool isShown = true);
  void beginPass(StringRef argument);
  void endPass(StringRef argument);

  ModuleOp module;
  const LowerOptions &options;
  FirstError reported;
  /// The step that runs: "partitioning"; empty if the error alone tells it.
  std::string step;
  /// True if a reference is made: what is left is to lower it.
  bool hasKept = false;
  /// The first pass that has failed: of those that are nested the innermost.
  std::string failedPass;
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_STEPTRACKER_H
