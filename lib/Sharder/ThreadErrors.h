//===- ThreadErrors.h - this thread's diagnostics as text -------*- C++ -*-===//
//
// Several threads may share a context, and each is to see what it did wrong
// itself.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SHARDER_THREADERRORS_H
#define MESH_SHARDER_THREADERRORS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

#include <string>

namespace mesh {

/// Keeps the diagnostics that this thread makes as long as the object lives.
class ThreadErrors {
public:
  explicit ThreadErrors(MLIRContext *context)
      : handler(context,
                [this, thread = llvm::get_threadid()](
                    mlir::Diagnostic &diagnostic) -> LogicalResult {
                  if (llvm::get_threadid() != thread)
                    return failure();
                  if (text.empty())
                    text = diagnostic.str();
                  return success();
                }) {}

  /// The first; empty if there is none.
  const std::string &getText() const { return text; }

private:
  std::string text;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace mesh

#endif // MESH_SHARDER_THREADERRORS_H
