//===- ProgramText.h - a parsed program in Python ---------------*- C++ -*-===//

#ifndef MESH_PYTHON_PROGRAMTEXT_H
#define MESH_PYTHON_PROGRAMTEXT_H

#include "Executable.h"
#include "mesh/Execution/CheckEntry.h"
#include "mesh/Search/SearchFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <mutex>

namespace mesh::python {

/// A parsed program, which stays as it is.
class ProgramText {
public:
  /// The functions that the program declares, such as steps of training, become
  /// functions like others unless `keepDeclarations` is true.
  ProgramText(const std::string &text, const std::string &name,
              bool keepDeclarations);

  std::string print();
  /// The program at a level, "spmd", "rings" or "programs".
  std::string lower(const std::string &level, const std::string &machine);
  /// A dict for each collective at a level.
  nanobind::list getCollectives(const std::string &level,
                                const std::string &machine);
  nanobind::list explain(const std::vector<unsigned> &lines,
                         const std::vector<std::string> &functions);
  std::unique_ptr<Executable> compile(const std::string &entry,
                                      const CompileOptions &options,
                                      ExecuteOptions execute);
  /// Returns the time and memory of a step on a machine: JSON, text, and rows
  /// of communication.
  nanobind::tuple simulate(const std::string &machine, const std::string &entry,
                           int64_t credits, const std::string &trace,
                           std::optional<int64_t> memoryLimit);
  /// Searches for shardings: docs of `Program.search`.
  nanobind::dict search(SearchRequest request, const std::string &start);
  /// Returns the content of a report (mesh/Report/ReportFile.h), as JSON.
  /// `trace` is the timeline of a run, or empty.
  std::string describeForReport(const std::string &file,
                                const std::string &machine,
                                const std::string &entry, int64_t credits,
                                const std::string &trace);
  /// Compares a run with its reference: whether it is right, text and JSON.
  /// `arguments` are arrays by name.
  nanobind::tuple check(nanobind::handle arguments, uint64_t seed,
                        CheckRequest request);

  static void bind(nanobind::module_ &module);

private:
  /// A copy of the program, lowered by `build`.
  mlir::OwningOpRef<ModuleOp>
  runPasses(llvm::function_ref<void(OpPassManager &)> build);
  mlir::OwningOpRef<ModuleOp> lowerTo(const std::string &level,
                                      const std::string &machine);

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  /// A context has one DiagnosticLog at a time.
  std::mutex mutex;
};

} // namespace mesh::python

#endif // MESH_PYTHON_PROGRAMTEXT_H
