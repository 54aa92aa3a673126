//===- Diagnostics.h - MLIR's diagnostics as Python exceptions --*- C++ -*-===//

#ifndef MESH_PYTHON_DIAGNOSTICS_H
#define MESH_PYTHON_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"

#include <nanobind/nanobind.h>
#include <string>
#include <vector>

namespace mesh::python {

/// A diagnostic as mesh_spmd.Diagnostic has it. Without a place `file` is empty
/// and the numbers are 0.
struct Message {
  std::string severity, message, file;
  int64_t line = 0, column = 0;
  std::vector<Message> notes;

  /// As the arguments of mesh_spmd.Diagnostic.
  nanobind::tuple toPython() const;
};

/// The innermost file, line and column of `location`, in a diagnostic.
Message describePlace(mlir::Location location);

/// Where the program says what `op` is for: at `op` itself, or else at what
/// makes its first operand, as with collectives of results.
Message describePurpose(mlir::Operation *op);

/// Keeps the diagnostics of a context while it lives, in place of showing them.
/// One at a time has a context.
class DiagnosticLog {
public:
  explicit DiagnosticLog(mlir::MLIRContext *context);

  const std::vector<Message> &get() const { return diagnostics; }

private:
  std::vector<Message> diagnostics;
  mlir::ScopedDiagnosticHandler handler;
};

/// An error with its diagnostics; becomes a mesh_spmd.MeshError in Python.
struct Failure {
  std::string message;
  std::vector<Message> diagnostics;
};

/// Throws a Failure if there is an error.
void throwIfError(llvm::Error error,
                  const std::vector<Message> &diagnostics = {});

/// Returns the value or throws a Failure.
template <typename T>
T unwrap(llvm::Expected<T> value,
         const std::vector<Message> &diagnostics = {}) {
  throwIfError(value.takeError(), diagnostics);
  return std::move(*value);
}

/// Has the module throw mesh_spmd.MeshError for a Failure.
void registerFailure();

} // namespace mesh::python

#endif // MESH_PYTHON_DIAGNOSTICS_H
