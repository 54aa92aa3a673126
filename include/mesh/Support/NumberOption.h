//===- NumberOption.h - numbers that passes are given -----------*- C++ -*-===//

#ifndef MESH_SUPPORT_NUMBEROPTION_H
#define MESH_SUPPORT_NUMBEROPTION_H

#include "mesh/Support/LLVM.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/CommandLine.h"

namespace mesh {

/// Fails with an error if one of `options`, which are those of `pass`, is
/// negative.
LogicalResult
verifyNotNegative(ArrayRef<const llvm::cl::opt<int64_t> *> options,
                  const mlir::Pass &pass, MLIRContext *context);

} // namespace mesh

#endif // MESH_SUPPORT_NUMBEROPTION_H
