//===- LocalViewOnly.h - ops of a device's program --------------*- C++ -*-===//

#ifndef MESH_IR_LOCALVIEWONLY_H
#define MESH_IR_LOCALVIEWONLY_H

#include "mlir/IR/OpDefinition.h"

namespace mesh {

/// An op of the mesh dialect that says what one device does among others, or
/// depends on which one it is: it has no meaning in a program on whole tensors.
template <typename ConcreteOp>
class LocalViewOnly
    : public mlir::OpTrait::TraitBase<ConcreteOp, LocalViewOnly> {};

} // namespace mesh

#endif // MESH_IR_LOCALVIEWONLY_H
