//===- LinalgPadding.h - structured ops on padded tensors -------*- C++ -*-===//

#ifndef MESH_LIB_INTERFACES_LINALGPADDING_H
#define MESH_LIB_INTERFACES_LINALGPADDING_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/Operation.h"

namespace mesh {

/// Attaches PaddableOpInterface to all structured ops.
void attachLinalgPadding(MLIRContext *context, Dialect *dialect);

} // namespace mesh

#endif // MESH_LIB_INTERFACES_LINALGPADDING_H
