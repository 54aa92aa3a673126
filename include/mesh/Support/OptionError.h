//===- OptionError.h - errors in what passes are told -----------*- C++ -*-===//
//
// Errors of options of a pass are errors of no op: an error at the module would
// show all of it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_OPTIONERROR_H
#define MESH_SUPPORT_OPTIONERROR_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

/// Begins an error in the options of `pass`.
inline InFlightDiagnostic emitOptionError(const mlir::Pass &pass,
                                          MLIRContext *context) {
  return mlir::emitError(mlir::UnknownLoc::get(context))
         << pass.getArgument() << ": ";
}

} // namespace mesh

#endif // MESH_SUPPORT_OPTIONERROR_H
