//===- RegisterInterfaces.h - interfaces of upstream's ops ------*- C++ -*-===//

#ifndef MESH_INTERFACES_REGISTERINTERFACES_H
#define MESH_INTERFACES_REGISTERINTERFACES_H

#include "mlir/IR/DialectRegistry.h"

namespace mesh {

/// Attach the sharding interfaces to the ops of one dialect each, or to a group
/// of them.
void registerAggregateInterfaces(mlir::DialectRegistry &registry);
void registerArithInterfaces(mlir::DialectRegistry &registry);
void registerElementInterfaces(mlir::DialectRegistry &registry);
void registerFuncInterfaces(mlir::DialectRegistry &registry);
void registerGatherInterfaces(mlir::DialectRegistry &registry);
void registerIndexedInterfaces(mlir::DialectRegistry &registry);
void registerLinalgInterfaces(mlir::DialectRegistry &registry);
void registerLocalViewInterfaces(mlir::DialectRegistry &registry);
void registerMathInterfaces(mlir::DialectRegistry &registry);
void registerMeshInterfaces(mlir::DialectRegistry &registry);
void registerPadInterfaces(mlir::DialectRegistry &registry);
void registerPaddingInterfaces(mlir::DialectRegistry &registry);
void registerRandomInterfaces(mlir::DialectRegistry &registry);
void registerReshapeInterfaces(mlir::DialectRegistry &registry);
void registerSliceInterfaces(mlir::DialectRegistry &registry);

/// Attaches them all.
inline void registerInterfaces(mlir::DialectRegistry &registry) {
  registerAggregateInterfaces(registry);
  registerArithInterfaces(registry);
  registerElementInterfaces(registry);
  registerFuncInterfaces(registry);
  registerGatherInterfaces(registry);
  registerIndexedInterfaces(registry);
  registerLinalgInterfaces(registry);
  registerLocalViewInterfaces(registry);
  registerMathInterfaces(registry);
  registerMeshInterfaces(registry);
  registerPadInterfaces(registry);
  registerPaddingInterfaces(registry);
  registerRandomInterfaces(registry);
  registerReshapeInterfaces(registry);
  registerSliceInterfaces(registry);
}

} // namespace mesh

#endif // MESH_INTERFACES_REGISTERINTERFACES_H
