//===- FirstError.h - the first error of a program --------------*- C++ -*-===//
//
// Several threads may share a context, and each is to see what it did wrong
// itself.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_FIRSTERROR_H
#define MESH_SUPPORT_FIRSTERROR_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

#include <string>

namespace mesh {

/// Keeps the first error that this thread makes in a context while it lives,
/// and shows none of its diagnostics, unless `isShown`.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context, bool isShown = false)
      : isShown(isShown),
        handler(context,
                [this, thread = llvm::get_threadid()](
                    mlir::Diagnostic &diagnostic) -> llvm::LogicalResult {
                  if (llvm::get_threadid() != thread)
                    return llvm::failure();
                  if (message.empty() && diagnostic.getSeverity() ==
                                             mlir::DiagnosticSeverity::Error)
                    message = diagnostic.str();
                  return llvm::success(!this->isShown);
                }) {}

  /// Empty if there was none.
  std::string message;
  /// True if diagnostics are shown from now on.
  bool isShown;

private:
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace mesh

#endif // MESH_SUPPORT_FIRSTERROR_H
