//===- RegisterInterfaces.h - interfaces of upstream's ops ------*- C++ -*-===//

#ifndef MESH_INTERFACES_REGISTERINTERFACES_H
#define MESH_INTERFACES_REGISTERINTERFACES_H

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Attach the sharding interfaces to the ops of one dialect each; slices,
/// and paddings and concatenations, of tensors have files of their own.
void registerArithInterfaces(mlir::DialectRegistry &registry);
void registerFuncInterfaces(mlir::DialectRegistry &registry);
void registerLinalgInterfaces(mlir::DialectRegistry &registry);
void registerMathInterfaces(mlir::DialectRegistry &registry);
void registerMeshInterfaces(mlir::DialectRegistry &registry);
void registerPadInterfaces(mlir::DialectRegistry &registry);
void registerSliceInterfaces(mlir::DialectRegistry &registry);
void registerTensorInterfaces(mlir::DialectRegistry &registry);

/// Attaches them all.
inline void registerInterfaces(mlir::DialectRegistry &registry) {
  registerArithInterfaces(registry);
  registerFuncInterfaces(registry);
  registerLinalgInterfaces(registry);
  registerMathInterfaces(registry);
  registerMeshInterfaces(registry);
  registerPadInterfaces(registry);
  registerSliceInterfaces(registry);
  registerTensorInterfaces(registry);
}

} // namespace mesh

#endif // MESH_INTERFACES_REGISTERINTERFACES_H
