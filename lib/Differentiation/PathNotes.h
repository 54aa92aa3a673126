//===- PathNotes.h - Ways from an error to the result -----------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_PATHNOTES_H
#define MESH_DIFFERENTIATION_PATHNOTES_H

#include "mesh/Differentiation/ActiveValues.h"

#include "mlir/IR/Diagnostics.h"

namespace mesh {

/// While it lives, errors get notes that lead from the op whose rule fails to
/// the end of its block. Rules of ops in regions and in callees fail inside of
/// the rule of the op around or of the call, so that notes of that op follow.
class PathNotes {
public:
  PathNotes(MLIRContext *context, const ActiveValues &active);

  /// Tells that what comes next is the rule of `current`.
  void setOp(Operation *current) { op = current; }

private:
  const ActiveValues &active;
  Operation *op = nullptr;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_PATHNOTES_H
