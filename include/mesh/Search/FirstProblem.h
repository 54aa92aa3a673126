//===- FirstProblem.h - the first of many problems --------------*- C++ -*-===//

#ifndef MESH_SEARCH_FIRSTPROBLEM_H
#define MESH_SEARCH_FIRSTPROBLEM_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Diagnostics.h"

#include <optional>
#include <string>

namespace mesh {

/// The reason for which the first strategy failed that did. A search tries many
/// strategies, and shows no diagnostics of those that fail unless all do.
class FirstProblem {
public:
  /// Keeps the problem if it is the first.
  void add(std::string text);
  /// Takes `diagnostic`, if it is an error and the first problem.
  void add(mlir::Diagnostic &diagnostic);

  StringRef getText() const { return text; }
  void clear();
  /// Shows the diagnostic, if the problem is one, to the handlers of its
  /// context. Does so once.
  void emit();

private:
  std::string text;
  std::optional<mlir::Diagnostic> diagnostic;
};

} // namespace mesh

#endif // MESH_SEARCH_FIRSTPROBLEM_H
