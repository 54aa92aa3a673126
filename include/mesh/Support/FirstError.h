//===- FirstError.h - the error that a program is refused by ----*- C++ -*-===//

#ifndef MESH_SUPPORT_FIRSTERROR_H
#define MESH_SUPPORT_FIRSTERROR_H

#include "mlir/IR/Diagnostics.h"

#include <string>

namespace mesh {

/// Keeps the first error that a context reports, and shows no diagnostics,
/// while it lives.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context)
      : handler(context, [this](mlir::Diagnostic &diagnostic) {
          if (message.empty() &&
              diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
            message = diagnostic.str();
        }) {}

  /// Empty if there was none.
  std::string message;

private:
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace mesh

#endif // MESH_SUPPORT_FIRSTERROR_H
