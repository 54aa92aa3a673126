//===- ReverseInterfaces.h - Sharding of tosa.reverse -----------*- C++ -*-===//

#ifndef EXTENSION_REVERSEINTERFACES_H
#define EXTENSION_REVERSEINTERFACES_H

#include "mlir/IR/DialectRegistry.h"

/// Attaches the interfaces of Mesh's partitioner to `tosa.reverse`.
void registerReverseInterfaces(mlir::DialectRegistry &registry);

#endif // EXTENSION_REVERSEINTERFACES_H
