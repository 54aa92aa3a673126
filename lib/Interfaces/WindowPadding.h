//===- WindowPadding.h - Slices and windows of padded tensors ---*- C++ -*-===//

#ifndef MESH_LIB_INTERFACES_WINDOWPADDING_H
#define MESH_LIB_INTERFACES_WINDOWPADDING_H

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Attaches PaddableOpInterface to the ops of tensor that have windows.
void registerWindowPaddingInterfaces(mlir::DialectRegistry &registry);

} // namespace mesh

#endif // MESH_LIB_INTERFACES_WINDOWPADDING_H
